import type { BestSeats, EventStatus, Locale, OfferGroup, OperationTypes, SeatRef } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import { chooseBlocks, countFree as countFreeSeats } from '../../../sale/inventory/seatFinder.ts';
import { findSeats } from '../../../sale/inventory/seatHoldRepository.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import type { EventRow } from '../../../sale/event/eventRepository.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { readPriceRules } from '../../../sale/pricing/priceRulesRepository.ts';
import { checkFilters, matchesOffer } from '../offer/offerFilters.ts';
import { presentOffer } from '../offer/offerPresenter.ts';
import { readOffers } from '../offer/offerRepository.ts';
import {
  countFree,
  stockIdOf,
  type StockKey,
  type StockRow,
} from '../../../sale/inventory/stockRepository.ts';
import { readOverview } from './chartRepository.ts';
import { readRowsOfOffer, type OfferRows } from './offerRows.ts';

type Query = OperationTypes['findBestSeats']['query'];

/** Search for an event: its stock and the caller's query. */
interface Search {
  db: Queryable;
  event: EventRow;
  stock: readonly StockRow[];
  /** Stock of each offer, by its id. */
  stockOf: ReadonlyMap<string, StockKey>;
  query: Query;
}

/** Offer for the party with the blocks of seats; no blocks for standing places. */
interface Hit {
  offer: OfferGroup;
  blocks: string[][];
}

/** Reads access offers: the stock of all, and those on sale, best first, at the prices of the list. */
async function readOpenOffers(
  db: Queryable,
  event: EventRow,
  { locale, code }: { locale: Locale; code: string | undefined },
): Promise<{ stockOf: Map<string, StockKey>; open: OfferGroup[] }> {
  const [rows, rules] = await Promise.all([
    readOffers(db, event.eventId, code),
    readPriceRules(db, { eventId: event.eventId, currency: event.currency }, locale),
  ]);
  const stock = { free: 1, accessible: 0, sectionCodes: [] };
  const facts = { rules, locale, now: event.now, status: event.status as EventStatus, stock };
  const offers = rows.map((row) => presentOffer(row, facts));
  return {
    stockOf: new Map(rows.map((row) => [row.offerGroupId, row])),
    open: offers.filter(({ category, buyable }) => category === 'EVENT_ACCESS' && buyable.allowed),
  };
}

/** Lists the stock of an offer by section. */
function stockRows({ stock, stockOf }: Pick<Search, 'stock' | 'stockOf'>, offer: OfferGroup): StockRow[] {
  const stockId = stockIdOf(found(stockOf.get(offer.offerGroupId)));
  return stock.filter((row) => stockIdOf(row) === stockId);
}

/** Lists the requested sections of an offer with free places. */
const freeSections = ({ query: { sectionCodes = [] }, ...search }: Search, offer: OfferGroup): string[] =>
  stockRows(search, offer)
    .filter(({ free }) => free > 0)
    .flatMap((row) => row.sectionCode ?? [])
    .filter((code) => sectionCodes.length === 0 || sectionCodes.includes(code));

/** Finds a standing offer with room for the party; it has no seats to name. */
function standing({ query, ...search }: Search, offers: readonly OfferGroup[]): OfferGroup | undefined {
  if (query.accessible) return undefined;
  const named = new Set(query.sectionCodes ?? []);
  const fits = ({ sectionCode, free }: StockRow): boolean =>
    free >= query.quantity && (named.size === 0 || (sectionCode !== null && named.has(sectionCode)));
  return offers.find((offer) => offer.seating === 'ga' && stockRows(search, offer).some(fits));
}

/** Searches offers in order: adjacent seats first, then split if allowed, then standing places. */
async function searchOffers(search: Search, offers: readonly OfferGroup[]): Promise<Hit | { free: number }> {
  const { db, query } = search;
  const { quantity, accessible = false, maySplit = false } = query;
  const unwanted = new Set(query.exceptSeatCodes ?? []);
  const read: { offer: OfferGroup; rows: OfferRows }[] = [];
  for (const offer of offers.filter(({ seating }) => seating === 'seated')) {
    const sections = freeSections(search, offer);
    if (sections.length === 0) continue;
    const rows = await readRowsOfOffer(
      db,
      query.eventId,
      found(search.stockOf.get(offer.offerGroupId)),
      sections,
    );
    const blocks = chooseBlocks(rows, { quantity, accessible, maySplit: false }, unwanted);
    if (blocks) return { offer, blocks };
    read.push({ offer, rows });
  }
  for (const { offer, rows } of maySplit ? read : []) {
    const blocks = chooseBlocks(rows, { quantity, accessible, maySplit }, unwanted);
    if (blocks) return { offer, blocks };
  }
  const offer = standing(search, offers);
  if (offer) return { offer, blocks: [] };
  return { free: read.reduce((sum, { rows }) => sum + countFreeSeats(rows, unwanted), 0) };
}

/** Returns the distance of a price from the price range; 0 within it. */
function distance({ price }: OfferGroup, { priceRange: [from = 0, to = Infinity] = [] }: Query): number {
  const { amount } = price.allIn;
  return Math.max(from - amount, amount - to, 0);
}

/** Finds the offer outside the filters that fits the party and is nearest in price. */
async function findNext(search: Search, others: readonly OfferGroup[]): Promise<object> {
  const nearest = others.toSorted((a, b) => distance(a, search.query) - distance(b, search.query));
  for (const offer of nearest) {
    const hit = await searchOffers(search, [offer]);
    if (!('offer' in hit)) continue;
    const { offerGroupId, name, price } = offer;
    return { next: { offerGroupId, name, allIn: price.allIn } };
  }
  return {};
}

async function present({ db, event }: Search, { offer, blocks }: Hit): Promise<BestSeats> {
  const { offerGroupId } = offer;
  const codes = blocks.flat();
  if (codes.length === 0) return { offerGroupId, seats: [], together: true };
  const seats = new Map((await findSeats(db, event.eventId, codes)).map((seat) => [seat.seatCode, seat]));
  const key = { seatChartId: found(event.seatChartId), version: event.seatChartVersion! };
  const { sections } = await readOverview(db, key);
  const nameOf = (code: string): string =>
    sections.find(({ sectionCode }) => sectionCode === code)?.name ?? code;
  return {
    offerGroupId,
    seats: codes.map((code): SeatRef => {
      const { seatCode, sectionCode, row, seat, kind } = seats.get(code)!;
      return { seatCode, sectionCode, section: nameOf(sectionCode), row, seat, kind };
    }),
    together: blocks.length === 1,
  };
}

/**
 * Finds the best free seats within the filters of the list, best offer first unless one is named. Nothing is held
 * [C7.51, C5.11].
 * @throws notFound; invalidRequest; purchaseSoldOut if nothing is free; notEnoughContiguousSeats if the party doesn't
 *   fit, or if only an offer outside the filters fits (`details.next`)
 */
export async function findBestSeats(
  db: Queryable,
  query: Query,
  { scope, locale }: { scope: EventScope; locale: Locale },
): Promise<BestSeats> {
  checkFilters(query);
  const event = await readEvent(db, query.eventId, scope);
  const { stockOf, open } = await readOpenOffers(db, event, { locale, code: query.marketplaceCode });
  if (query.offerGroupId !== undefined) found(stockOf.get(query.offerGroupId));
  const search: Search = { db, event, query, stockOf, stock: await countFree(db, query.eventId) };
  const wanted = open.filter(
    (offer) =>
      (query.offerGroupId === undefined || offer.offerGroupId === query.offerGroupId) &&
      // Suggestions are for adults, so a lower child price must not bring an offer into the price range.
      matchesOffer({ ...offer, agePrices: [] }, query),
  );
  const result = await searchOffers(search, wanted);
  if ('offer' in result) return present(search, result);
  const beyond = await findNext(
    search,
    open.filter((offer) => !wanted.includes(offer)),
  );
  const details = { available: result.free, ...beyond };
  throw result.free > 0 || 'next' in beyond
    ? failure('notEnoughContiguousSeats', details)
    : failure('purchaseSoldOut', details);
}
