import {
  dayAfter,
  dayIn,
  feesFor,
  hashText,
  instantAt,
  isoAfter,
  localeTexts,
  policyFor,
  posterFor,
  taxesOf,
  type CatalogueChart,
  type CatalogueEvent,
  type CatalogueMoney,
  type CatalogueVenue,
} from '@foyer/catalogue';
import { discountsFor, guestDiscount } from './discounts.ts';
import { extraPicture } from './extraPicture.ts';
import type { EventSeed } from './eventSeed.ts';
import { eventTexts, tierNames } from './eventTexts.ts';
import { extrasFor } from './extras.ts';
import { offerGroupsOf, packagesOf } from './offerGroups.ts';
import { questionsFor } from './questions.ts';
import { seriesFor } from './series.ts';

const day = 24 * 60;
const replayMinutes = 3 * day;

const toYouthFund = {
  purpose: 'charity',
  recipient: 'charity',
  charity: { vanityName: 'first-goal-fund', name: 'First Goal Fund' },
} as const;

const feesOf = (...event: Parameters<typeof feesFor>): CatalogueEvent['fees'] =>
  feesFor(...event).map((fee) => (fee.code === 'YOUTH' ? { ...fee, ...toYouthFund } : fee));

function lineupOf(seed: EventSeed, start: Date): CatalogueEvent['lineup'] {
  const isMatch = ['hockey', 'basketball', 'football', 'soccer'].includes(seed.kind);
  return seed.lineup.map((performer, index) => {
    const isFirst = index === 0;
    if (isMatch) return { performer, role: isFirst ? 'home' : 'visitor' };
    const setAt =
      seed.lineup.length > 1 ? { setAt: isoAfter(start, (seed.lineup.length - 1 - index) * 50) } : {};
    return { performer, role: isFirst ? 'headliner' : 'support', ...setAt };
  });
}

/** Early birds ended a week ago; the last tier begins in two months. */
function tiersOf({ opensAt, closesAt }: Pick<CatalogueEvent['sale'], 'opensAt' | 'closesAt'>, today: Date) {
  const regular = isoAfter(today, -7 * day);
  const last = isoAfter(today, 60 * day);
  return [
    { code: 'EARLY', name: tierNames.early, opensAt, closesAt: regular, share: 0.8 },
    { code: 'REGULAR', name: tierNames.regular, opensAt: regular, closesAt: last, share: 1 },
    { code: 'LAST', name: tierNames.last, opensAt: last, closesAt, share: 1.2 },
  ];
}

function waitingRoomOf(
  { opensInMinutes, admittedPerMinute }: NonNullable<NonNullable<EventSeed['twist']>['waitingRoom']>,
  today: Date,
) {
  const opensAt = isoAfter(today, opensInMinutes);
  return { arrivalsFrom: isoAfter(today, -60), opensAt, admittedPerMinute };
}

function drawOf(
  { closesInHours, resultsInHours, autoClaim, zones }: NonNullable<NonNullable<EventSeed['twist']>['draw']>,
  { opensAt, today }: { opensAt: string; today: Date },
) {
  const [closesAt, resultsAt] = [isoAfter(today, closesInHours * 60), isoAfter(today, resultsInHours * 60)];
  return { opensAt, closesAt, resultsAt, autoClaim, ...(zones ? { offerGroups: [...zones] } : {}) };
}

function auctionOf(
  {
    closesInHours,
    resultsInHours,
    stepDollars,
    mostSteps,
    zones,
  }: NonNullable<NonNullable<EventSeed['twist']>['auction']>,
  { opensAt, today }: { opensAt: string; today: Date },
) {
  return {
    opensAt,
    closesAt: isoAfter(today, closesInHours * 60),
    ...(resultsInHours === undefined ? {} : { resultsAt: isoAfter(today, resultsInHours * 60) }),
    step: stepDollars * 100,
    ...(mostSteps === undefined ? {} : { mostSteps }),
    ...(zones ? { offerGroups: [...zones] } : {}),
  };
}

/** Returns how long after its start an event is on sale: a mere stream as long as there is something to watch. */
function sellingMinutes({ chart, isRoundTheClock, when }: EventSeed): number {
  if (isRoundTheClock) return when.lengthMinutes;
  return chart === 'none' ? replayMinutes : 30;
}

function saleOf(seed: EventSeed, today: Date, start: Date): CatalogueEvent['sale'] {
  const { opensInHours, closedHoursAgo, presaleCode: code, draw, auction, waitingRoom } = seed.twist ?? {};
  const opensAt =
    opensInHours === undefined
      ? -Math.max(21, 60 - Math.max(0, seed.when.days) / 2) * day
      : opensInHours * 60;
  const closesAt =
    closedHoursAgo === undefined
      ? isoAfter(start, sellingMinutes(seed))
      : isoAfter(today, -closedHoursAgo * 60);
  const opens = isoAfter(today, opensAt - Math.max(0, -seed.when.days) * day);
  const presale = { opensAt: isoAfter(today, -2 * day), closesAt: opens };
  return {
    opensAt: opens,
    closesAt,
    ...(code === undefined ? {} : { presale: { code, ...presale } }),
    ...(draw ? { draw: drawOf(draw, { opensAt: opens, today }) } : {}),
    ...(auction ? { auction: auctionOf(auction, { opensAt: opens, today }) } : {}),
    ...(waitingRoom ? { waitingRoom: waitingRoomOf(waitingRoom, today) } : {}),
    ...(seed.hasTiers ? { tiers: tiersOf({ opensAt: opens, closesAt }, today) } : {}),
  };
}

function previousStart(seed: EventSeed, venue: CatalogueVenue, today: Date): { previousStartsAt?: string } {
  const { previousDays } = seed.twist ?? {};
  if (previousDays === undefined) return {};
  const date = dayAfter(dayIn(venue.timeZone, today), previousDays);
  return { previousStartsAt: instantAt(venue.timeZone, date, seed.when.at).toISOString() };
}

function chartOf(seed: EventSeed, venue: CatalogueVenue): CatalogueChart | undefined {
  if (seed.chart === 'none') return undefined;
  const chart = seed.chart
    ? venue.charts.find((one) => one.chart.seatChartId === seed.chart)
    : venue.charts[0];
  if (!chart) throw new Error(`${seed.vanityName}: ${venue.vanityName} has no chart ${seed.chart ?? ''}`);
  return chart;
}

function streamOf(seed: EventSeed, start: Date): Pick<CatalogueEvent, 'stream'> {
  if (seed.streamPrice === undefined) return {};
  if (seed.isRoundTheClock) return { stream: { startsAt: start.toISOString(), stage: { places: 4 } } };
  return { stream: { startsAt: isoAfter(start, -15), replayExpiresAt: isoAfter(start, replayMinutes) } };
}

function startOf(seed: EventSeed, venue: CatalogueVenue, today: Date): Date {
  const date = dayAfter(dayIn(venue.timeZone, today), seed.when.days, seed.when.weekday);
  return instantAt(venue.timeZone, date, seed.when.at);
}

const customPageOf = ({ slug, headline, text }: NonNullable<EventSeed['customPage']>) => ({
  slug,
  headline: localeTexts(...headline),
  text: localeTexts(...text),
});

/** Builds a complete event from its seed and venue. */
export function buildEvent(seed: EventSeed, venue: CatalogueVenue, today: Date): CatalogueEvent {
  const start = startOf(seed, venue, today);
  const currency: CatalogueMoney['currency'] = venue.address.country === 'CA' ? 'CAD' : 'USD';
  const chart = chartOf(seed, venue);
  const sale = saleOf(seed, today, start);
  const policy = policyFor(seed, venue, start);
  const isMatch = ['hockey', 'basketball', 'football', 'soccer'].includes(seed.kind);
  const { twist } = seed;
  const attendance: CatalogueEvent['attendance'] = [
    ...(chart ? (['LIVE_ATTENDANCE'] as const) : []),
    ...(seed.streamPrice === undefined ? [] : (['STREAMING'] as const)),
  ];
  return {
    vanityName: seed.vanityName,
    name: seed.name,
    shortName: seed.shortName ?? seed.name,
    kind: seed.kind,
    tags: [seed.kind, ...(seed.tags ?? [])],
    organiser: seed.organiser,
    venue: seed.venue,
    ...(chart ? { seatChartId: chart.chart.seatChartId } : {}),
    currency,
    timeZone: venue.timeZone,
    startsAt: start.toISOString(),
    ...(chart ? { doorsAt: isoAfter(start, -(seed.when.doorsMinutes ?? 60)) } : {}),
    endsAt: isoAfter(start, seed.when.lengthMinutes),
    status: twist?.status ?? 'Upcoming',
    ...previousStart(seed, venue, today),
    ...(twist?.refundedCount === undefined ? {} : { refundedCount: twist.refundedCount }),
    attendance,
    ...streamOf(seed, start),
    entryMethod: venue.kind === 'stadium' ? 'NfcBle' : 'QrCode',
    ...(seed.series ? { series: seriesFor(seed.series) } : {}),
    ...(seed.isDraft ? { isDraft: true as const } : {}),
    ...(seed.customPage ? { customPage: customPageOf(seed.customPage) } : {}),
    lineup: lineupOf(seed, start),
    ...eventTexts(seed, venue),
    sale,
    limitPerPerson: twist?.limitPerPerson ?? 8,
    promoted: seed.promoted ?? false,
    ...(seed.carouselOrder === undefined ? {} : { carouselOrder: seed.carouselOrder }),
    offerGroups: offerGroupsOf({ seed, chart, currency, sale, resaleAllowed: policy.resale.allowed }),
    ...(seed.packages ? { packages: packagesOf(seed, currency) } : {}),
    extras: extrasFor(seed.extras ?? [], currency, (code) => extraPicture(code, seed)),
    fees: seed.freeWithCode === undefined ? feesOf(venue, currency, isMatch) : [],
    taxes: taxesOf(venue.address.country, venue.address.region),
    ...(seed.hasDiscounts ? { discounts: discountsFor(currency, today) } : {}),
    ...(seed.freeWithCode === undefined ? {} : { discounts: [guestDiscount(seed.freeWithCode)] }),
    policy,
    ...(seed.hasQuestions ? { questions: questionsFor() } : {}),
    ...(seed.paymentTypes ? { paymentTypes: seed.paymentTypes } : {}),
    preSold: { seed: hashText(seed.vanityName) },
    poster: posterFor(seed, { venue, attendance }),
  };
}
