import type {
  AnalyticsTracker,
  Carousel,
  CodedMarketplaces,
  EventProfile,
  EventStatus,
  ItemCategory,
  Locale,
  TokenPolicy,
} from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { ServerTexts } from '../../../platform/texts/serverTexts.ts';
import { countFree, stockIdOf } from '../../../sale/inventory/stockRepository.ts';
import { countRefunded } from '../../../sale/event-change/eventChangeRepository.ts';
import { policyAt, presentSummary, saleOf } from '../../../sale/event/eventPresenter.ts';
import { presentResale } from '../../../sale/listing/resaleRules.ts';
import {
  findCarousel,
  readEvents,
  readAnalyticsTrackers,
  readLineup,
  readSalesGroups,
  readSeries,
  readSponsors,
  type EventRow,
} from '../../../sale/event/eventRepository.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { readOffers } from '../offer/offerRepository.ts';
import { genreIn } from './genreIn.ts';
import { presentQuestions } from '../../../sale/question/presentQuestions.ts';
import { readQuestions } from '../../../sale/question/questionForms.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import { laterWindows, leadingWindow } from '../../../sale/event/saleStates.ts';

const carouselLength = 20;

/** Event with the caller's stock, and the windows of a sale that have access for them. */
interface LiveEvent extends EventRow {
  accessWindows: ReadonlySet<string>;
}

/** Counts the caller's stock now, since a landing page must not show availability that is a minute old. */
async function withLiveStock(db: Queryable, row: EventRow, code: string | undefined): Promise<LiveEvent> {
  const offers = await readOffers(db, row.eventId, code);
  const access = offers.filter(({ category }) => category === 'EVENT_ACCESS');
  const ids = new Set(access.map(stockIdOf));
  const stock = (await countFree(db, row.eventId)).filter((each) => ids.has(stockIdOf(each)));
  return {
    ...row,
    available: stock.reduce((sum, { free }) => sum + free, 0),
    accessWindows: new Set(access.map(({ marketplaceId }) => marketplaceId)),
  };
}

function marketplacesOf(row: LiveEvent, code: string | undefined): EventProfile['marketplaces'] {
  const { windows } = saleOf(row, code);
  const facts = { now: row.now, hasStock: row.available > 0, status: row.status as EventStatus };
  return windows.map((window) => {
    const later = laterWindows([window], facts);
    return {
      marketplaceId: window.marketplaceId,
      ...(window.code === null ? {} : { isCoded: true }),
      ...(window.type === 'purchase' && !row.accessWindows.has(window.marketplaceId)
        ? { isForExtras: true }
        : {}),
      type: window.type,
      state: leadingWindow([window], facts).state,
      opensAt: window.opensAt.toISOString(),
      closesAt: window.closesAt.toISOString(),
      ...(window.resultsAt ? { resultsAt: window.resultsAt.toISOString() } : {}),
      ...(later.length > 0
        ? { laterStates: later.map(({ at, state }) => ({ at: at.toISOString(), saleState: state })) }
        : {}),
    };
  });
}

/** Tells whether a code can open something that is not over. */
const takesCode = ({ windows, status, now }: EventRow): boolean =>
  status !== 'Cancelled' && windows.some(({ code, closesAt }) => code !== null && new Date(closesAt) > now);

/**
 * Returns an event for its landing page; windows with a code only to callers who sent it [C7.31, C3.17].
 * @throws notFound
 */
export async function getEventProfile(
  db: Queryable,
  query: { eventId: string; marketplaceCode?: string },
  { scope, locale, texts }: { scope: EventScope; locale: Locale; texts: ServerTexts },
): Promise<EventProfile> {
  const { eventId, marketplaceCode: code } = query;
  const row = await withLiveStock(db, await readEvent(db, eventId, scope), code);
  // Those refunded before the event was imported, and those refunded here.
  const refundedCount =
    row.status === 'Cancelled' ? row.refundedCount + (await countRefunded(db, row.eventId)) : 0;
  const [lineup, sponsors, trackers, salesGroups, series, resale] = await Promise.all([
    readLineup(db, row.eventId),
    readSponsors(db, row.eventId),
    readAnalyticsTrackers(db, row.eventId),
    readSalesGroups(db, row.eventId),
    readSeries(db, row.eventId),
    presentResale(db, row.eventId, locale),
  ]);
  return {
    summary: presentSummary(row, locale, { code }),
    ...(row.venue ? { locationId: row.venue.locationId } : {}),
    description: inLocale(row.description, locale),
    ...(row.doorsAt ? { doorsAt: row.doorsAt.toISOString() } : {}),
    lineup: lineup.map((act) => ({
      performerId: act.performerId,
      name: act.name,
      ...(act.genre === null ? {} : { genre: genreIn(act.genre, locale, texts), genreTag: act.genre }),
      ...(act.startsAt === null ? {} : { startsAt: act.startsAt.toISOString() }),
    })),
    ...(series ? { series: { seriesId: series.seriesId, name: inLocale(series.name, locale) } } : {}),
    sponsors: sponsors.map(({ name, role, url }) => ({
      name,
      ...(role === null ? {} : { role: inLocale(role, locale) }),
      ...(url === null ? {} : { url }),
    })),
    analyticsTrackers: trackers as AnalyticsTracker[],
    marketplaces: marketplacesOf(row, code),
    ...(takesCode(row) ? { takesCode: true } : {}),
    salesGroups: salesGroups.map((group) => ({
      salesGroupId: group.salesGroupId,
      ...(group.parentSalesGroupId === null ? {} : { parentSalesGroupId: group.parentSalesGroupId }),
      name: inLocale(group.name, locale),
      category: group.category as ItemCategory,
    })),
    ...(row.seatChartId === null
      ? {}
      : { seatChartId: row.seatChartId, seatChartVersion: row.seatChartVersion! }),
    policy: policyAt(row.policy as TokenPolicy, row.now),
    ...(resale ? { resale } : {}),
    ...(row.questions ? { questions: presentQuestions(readQuestions(row.questions), locale) } : {}),
    maxPerPerson: row.maxPerPerson,
    ...(row.streamStartsAt ? { streamStartsAt: row.streamStartsAt.toISOString() } : {}),
    ...(row.replayExpiresAt ? { replayExpiresAt: row.replayExpiresAt.toISOString() } : {}),
    ...((row.status as EventStatus) === 'Cancelled' ? { refundedCount } : {}),
    serverTime: row.now.toISOString(),
  };
}

/**
 * Lists the sale windows of an event that a code opens; the caller has checked the code [C7.50].
 * @throws notFound
 */
export async function listCodedMarketplaces(
  db: Queryable,
  { eventId, code }: { eventId: string; code: string },
  scope: EventScope,
): Promise<CodedMarketplaces> {
  const row = await withLiveStock(db, await readEvent(db, eventId, scope), code);
  return {
    marketplaces: marketplacesOf(row, code).filter(({ isCoded }) => isCoded),
    serverTime: row.now.toISOString(),
  };
}

/** Lists the carousel's events; the first is the promoted one [C7.34]. */
export async function listCarousel(
  db: Queryable,
  { scope, locale }: { scope: EventScope; locale: Locale },
): Promise<Carousel> {
  const ids = await findCarousel(db, scope, carouselLength);
  const rows = await readEvents(db, ids, scope);
  const byId = new Map(rows.map((row) => [row.eventId, row]));
  return { events: ids.flatMap((id) => byId.get(id) ?? []).map((row) => presentSummary(row, locale)) };
}
