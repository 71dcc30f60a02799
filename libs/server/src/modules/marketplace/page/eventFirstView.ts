import path from 'node:path';
import {
  createPaths,
  isClosedStream,
  isOff,
  listedSale,
  type EventProfile,
  type EventSummary,
  type Locale,
  type Money,
} from '@foyer/contract';
import { formatInstant, formatMoney, type DateTimeFormat } from '@foyer/util';
import { readFirstViewStyle, type FirstView } from '../../../platform/web/firstView.ts';
import { escapeHtml } from '../../../platform/web/escapeHtml.ts';

const styleOf = (name: string): string =>
  readFirstViewStyle(path.join(import.meta.dirname, `assets/${name}.css`));
const style = styleOf('eventFirstView');
/** For pages with such a state alone: most events are simply on sale. */
const pillStyle = styleOf('statePill');

type Say = (key: string, values?: Record<string, string | number>) => string;

export interface EventFirstViewOptions {
  locale: Locale;
  /** Texts of the server. */
  say: Say;
  productAddress: string;
  /** Lowest all-in price on sale. */
  priceFrom: Money | undefined;
  namesPerformers: boolean;
}

/** Options, with texts that are ready for HTML. */
interface Words extends EventFirstViewOptions {
  /** Builds a link in the page's locale. */
  linkTo: (address: string, text: string) => string;
}

interface TimeOptions {
  format: DateTimeFormat;
  showZone?: boolean;
}

/** Formats an instant in the zone of the event, as plain text. */
const timeOf = (
  { timezone: zone }: EventSummary,
  { locale }: Words,
  instant: string,
  { format, showZone = false }: TimeOptions,
): string => formatInstant(new Date(instant), { zone, locale, format, showZone });

const timeHtml = (event: EventSummary, words: Words, instant: string, options: TimeOptions): string =>
  `<time datetime="${escapeHtml(instant)}">${escapeHtml(timeOf(event, words, instant, options))}</time>`;

/** States that the page shows as a pill with an icon; the others are plain badges. */
const pills: readonly string[] = ['upcoming', 'openingSoon', 'endingSoon', 'closed', 'actionRequired'];
const closedKeys: Partial<Record<string, string>> = { draw: 'closedDraw', auction: 'closedAuction' };

/** State of an event that is not simply on sale, as its pill says it. */
function stateHtml(profile: EventProfile, words: Words): string {
  const { summary: event } = profile;
  if (isClosedStream(event)) return '';
  const { status, saleState, saleType = '', closesAt } = event;
  if (isOff(event)) return `<span class="first-state first-off">${words.say(`status.${status}`)}</span>`;
  if (saleState === 'open') return '';
  const closedKey = closedKeys[saleType] ?? 'closed';
  const text =
    saleState === 'endingSoon' && closesAt && closedKey === 'closed'
      ? words.say('endsAt', { time: timeOf(event, words, closesAt, { format: 'time' }) })
      : words.say(`saleState.${saleState === 'closed' ? closedKey : saleState}`);
  return `<span class="first-state${pills.includes(saleState) ? ' first-pill' : ''}">${text}</span>`;
}

/** Tour or run, unless the event has its name. */
const seriesHtml = ({ summary, series }: EventProfile): string =>
  series && series.name !== summary.shortName ? `<p>${escapeHtml(series.name)}</p>` : '';

/** Performers, without one that the event is named after. */
function performersHtml({ summary, lineup }: EventProfile, { say, linkTo, ...words }: Words): string {
  const others = lineup.filter(({ name }) => name !== summary.shortName);
  if (!words.namesPerformers || others.length === 0) return '';
  const paths = createPaths(words.productAddress);
  const names = others.map(({ performerId, name }) => linkTo(paths.performer({ performerId }), name));
  return `<p>${others.length < lineup.length ? `${say('with')} ` : ''}${names.join(', ')}</p>`;
}

const iconHtml = (path: string): string =>
  `<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true"><path d="${path}"></path></svg>`;
/** Icons of date and place, as the page has them. */
const calendarIcon = iconHtml(
  'M3.75 10h16.5M8 3v4M16 3v4M5.75 5.25h12.5a2 2 0 0 1 2 2v11.25a2 2 0 0 1-2 2h-12.5a2 2 0 0 1-2-2v-11.25a2 2 0 0 1 2-2Z',
);
const pinIcon = iconHtml(
  'M12 21.5c4.7-4.8 7-8.4 7-11.5a7 7 0 1 0-14 0c0 3.1 2.3 6.7 7 11.5ZM9.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0Z',
);
const globeIcon = iconHtml(
  'M3.25 12h17.5M12 3.25c5 5.5 5 12 0 17.5c-5-5.5-5-12 0-17.5ZM3.25 12a8.75 8.75 0 1 0 17.5 0 8.75 8.75 0 1 0-17.5 0Z',
);

/** Date as the page has it: struck where it no longer holds, a new one after the one of before. */
function whenHtml(event: EventSummary, words: Words): string {
  const { startsAt, previousStartsAt, status } = event;
  const date = timeHtml(event, words, startsAt, { format: 'dateTime', showZone: true });
  if (isOff(event)) return `<s>${date}</s>`;
  if (status !== 'Rescheduled' || !previousStartsAt) return date;
  return `<s>${timeHtml(event, words, previousStartsAt, { format: 'dateTime', showZone: false })}</s> ${date}`;
}

function whenAndWhereHtml(event: EventSummary, words: Words): string {
  const { venue, attendance } = event;
  const where =
    venue && attendance.includes('LIVE_ATTENDANCE')
      ? `${pinIcon}<span>${words.linkTo(
          createPaths(words.productAddress).location({ locationId: venue.locationId }),
          [venue.name, venue.city, venue.region].filter(Boolean).join(', '),
        )}</span>`
      : `${globeIcon}<span>${words.say('online')}</span>`;
  return `<p class="first-when">${calendarIcon}<span>${whenHtml(event, words)}</span>${where}</p>`;
}

/** Doors, minimum age and refunds. */
function factsHtml({ summary, doorsAt, policy }: EventProfile, words: Words): string {
  const date = timeOf(summary, words, policy.refundUntil ?? summary.startsAt, { format: 'date' });
  const facts = [
    doorsAt && `${words.say('doors')} ${timeHtml(summary, words, doorsAt, { format: 'time' })}`,
    summary.minimumAge !== undefined && words.say('minimumAge', { age: summary.minimumAge }),
    words.say(`refund.${policy.refund}`, { date }),
  ];
  return `<p class="first-facts">${facts
    .map((fact) => fact && `<span>${fact}</span>`)
    .filter(Boolean)
    .join('')}</p>`;
}

/** Room for the offers, and the bar with the price. */
function saleHtml(profile: EventProfile, { say, priceFrom, locale }: Words): string {
  if (listedSale(profile) !== 'offers') return '';
  const isTaxAdded = profile.summary.plusTax && priceFrom && priceFrom.amount > 0;
  const price = priceFrom
    ? `<p class="first-price"><span><span class="first-quiet">${say('from')}</span> <b>${escapeHtml(formatMoney(priceFrom, locale))}</b></span><span class="first-quiet">${say(isTaxAdded ? 'note' : 'noTax')}</span></p>`
    : '';
  return `<div class="first-width first-sale"><div class="first-room${profile.seatChartId ? ' first-map' : ''}"></div><div class="first-buy"><p>${say('choose')}</p>${price}</div></div>`;
}

const hexColor = /^#[0-9a-f]{6}$/i;

/** Shows the colours of the art until it arrives, as the page does. */
function artCss({ ink, accent }: EventSummary['art']['palette']): string {
  return [ink, accent].every((color) => hexColor.test(color))
    ? `.first-art{background-image:linear-gradient(200deg,${accent},${ink} 60%)}`
    : '';
}

/** First view of an event's page, in the page's shape: art, name, performers, date, place, facts and price [C2.02]. */
export function eventFirstView(profile: EventProfile, options: EventFirstViewOptions): FirstView {
  const { summary } = profile;
  const words: Words = {
    ...options,
    say: (key, values) => escapeHtml(options.say(`firstView.${key}`, values)),
    linkTo: (address, text) =>
      `<a href="${escapeHtml(`/${options.locale}${address}`)}">${escapeHtml(text)}</a>`,
  };
  return {
    css: style + (pills.includes(summary.saleState) ? pillStyle : '') + artCss(summary.art.palette),
    html: [
      '<div class="first-width first-hero">',
      `<div class="first-art"><img src="${escapeHtml(summary.art.wideUrl)}" alt="" fetchpriority="high" decoding="async"></div>`,
      `<div class="first-words">${stateHtml(profile, words)}<h1>${escapeHtml(summary.shortName)}</h1>`,
      seriesHtml(profile),
      performersHtml(profile, words),
      whenAndWhereHtml(summary, words),
      factsHtml(profile, words),
      '<div class="first-signs"></div></div></div>',
      saleHtml(profile, words),
    ].join(''),
  };
}
