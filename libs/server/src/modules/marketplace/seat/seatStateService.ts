import { createHash } from 'node:crypto';
import type {
  EventStatus,
  Locale,
  OperationTypes,
  SeatAvailability,
  SeatOffer,
  SeatRowAvailability,
  SeatsForSections,
} from '@foyer/contract';
import type { EventRow } from '../../../sale/event/eventRepository.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { isOnSale } from '../../../sale/event/saleStates.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import { stockIdOf } from '../../../sale/inventory/stockRepository.ts';
import { priceItem } from '../../../sale/pricing/priceItem.ts';
import { readPriceRules } from '../../../sale/pricing/priceRulesRepository.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { Platform } from '../../../platform/platform.ts';
import { seconds } from '../../../platform/time/units.ts';
import { grouped } from '../answers/grouped.ts';
import { offerStateOf } from '../offer/offerPresenter.ts';
import { readOffers, type OfferRow } from '../offer/offerRepository.ts';
import { findSeatBuyer } from './seatStateRepository.ts';
import { watcherId, watchSections, type WatchedRow } from './seatWatch.ts';
import { OfferSets } from './offerSets.ts';

type Query = OperationTypes['listSeatsForSections']['query'];

interface Viewer {
  scope: EventScope;
  locale: Locale;
  userId: string | undefined;
}

/**
 * Changes of this time before a version of another process are sent again: its reading may have overtaken one of this
 * process.
 */
const overlapMs = seconds(1);

/** Reads the offers of each stock that are shown, of the requested windows: those on sale, else those to come. */
async function readSeatOffers(
  { database: { query: db } }: Platform,
  event: EventRow,
  { marketplaceIds, marketplaceCode }: Query,
  locale: Locale,
): Promise<Map<string, SeatOffer[]>> {
  const [all, rules] = await Promise.all([
    readOffers(db, event.eventId, marketplaceCode),
    readPriceRules(db, { eventId: event.eventId, currency: event.currency }, locale),
  ]);
  const facts = { status: event.status as EventStatus, now: event.now, free: 1 };
  const isWanted = (offer: OfferRow): boolean =>
    offer.seating === 'seated' &&
    offerStateOf(offer, facts) !== 'closed' &&
    (marketplaceIds?.includes(offer.marketplaceId) ?? true);
  const isOpen = (offer: OfferRow): boolean => isOnSale(offerStateOf(offer, facts));
  const byStock = grouped(all.filter(isWanted), stockIdOf);
  const present = (offer: OfferRow): SeatOffer => ({
    offerGroupId: offer.offerGroupId,
    name: inLocale(offer.name, locale),
    allIn: priceItem({ face: offer.facePrice, category: offer.category }, rules).allIn,
  });
  return new Map(
    [...byStock].map(([stock, offers]) => [
      stock,
      (offers.some(isOpen) ? offers.filter(isOpen) : offers).map(present),
    ]),
  );
}

/** Hash of all that an answer depends on beside the states of the seats. */
const hashOf = (facts: object): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 12);

/**
 * Reads the time of a version, after which rows must have changed; undefined if prices or offers have changed since, or if
 * it lies in the future.
 */
function timeOf(since: string, own: { watcher: string; hash: string; now: Date }): number | undefined {
  const [time = '', watcher, hash] = since.split('.');
  const at = Number.parseInt(time, 36);
  if (hash !== own.hash || !(at <= own.now.getTime())) return undefined;
  return watcher === own.watcher ? at : at - overlapMs;
}

/** Whether a stock is that of an allotment; without an offer, it is set aside for another window. */
const isSetAside = (stock: string): boolean => !stock.endsWith(' ');

/** Presents a row to a viewer with these holds. */
function presentRow(row: WatchedRow, sets: OfferSets, holdIds: readonly string[]): SeatRowAvailability {
  const { states, stocks, heldBy } = row;
  const { offers, isOffered } = sets.runsOf(stocks, states.length);
  let held = 0;
  const seen = Array.from(states, (state, at) => {
    if (state === 'h') return holdIds.includes(heldBy[held++]!) ? 'm' : 'h';
    if (state !== 'a' || isOffered(at)) return state;
    return isSetAside(stocks[stocks.length === 1 ? 0 : at]!) ? 'o' : 'x';
  });
  return { row: row.row, states: seen.join(''), offers };
}

/**
 * Lists free, held and sold seats of the named sections, one character per seat; the caller's own are marked [C7.51].
 * With `since`, only the rows that have changed. Buyers of the event get a new reading, so that they see what they have
 * just done.
 * @throws notFound
 */
export async function listSeatsForSections(
  platform: Platform,
  query: Query,
  { scope, locale, userId }: Viewer,
): Promise<SeatsForSections> {
  const { eventId } = query;
  const db = platform.database.query;
  const event = await readEvent(db, eventId, scope);
  const [offers, buyer] = await Promise.all([
    readSeatOffers(platform, event, query, locale),
    userId === undefined ? { isBuyer: false, holdIds: [] } : findSeatBuyer(db, eventId, userId),
  ]);
  const sectionCodes = [...new Set(query.sectionCodes)];
  const watched = await watchSections(platform, eventId, { sectionCodes, isNewlyRead: buyer.isBuyer });
  const hash = hashOf([locale, buyer.holdIds, [...offers]]);
  const watcher = watcherId(platform);
  const since =
    query.since === undefined ? undefined : timeOf(query.since, { watcher, hash, now: event.now });
  const sets = new OfferSets(offers);
  const sectionOf = (sectionCode: string): SeatAvailability => ({
    sectionCode,
    rows: (watched.get(sectionCode)?.rows ?? [])
      .filter(({ changedAt }) => since === undefined || changedAt > since)
      .map((row) => presentRow(row, sets, buyer.holdIds)),
  });
  const sections = sectionCodes.map(sectionOf);
  const readAt = [...watched.values()].reduce(
    (earliest, section) => Math.min(earliest, section.readAt),
    platform.clock().getTime(),
  );
  return {
    version: `${readAt.toString(36)}.${watcher}.${hash}`,
    isComplete: since === undefined,
    sections: since === undefined ? sections : sections.filter(({ rows }) => rows.length > 0),
    ...sets.listed(),
    serverTime: event.now.toISOString(),
  };
}
