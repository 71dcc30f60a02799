import type { BestSeats, EventStatus, OperationTypes, SeatRef } from '@foyer/contract';
import { bestAvailable, type SeatingRow } from '@foyer/util';
import type { Queryable } from '../../../database/transactionScope.ts';
import { failure, found } from '../../../http/failure.ts';
import { findSeats, rowsOfItem, type RowOfSeats } from '../../cart/hold/seatHoldRepository.ts';
import { readEvent } from '../event/eventProfileService.ts';
import type { EventRow, EventScope } from '../event/eventRepository.ts';
import { isOnSale } from '../event/saleStates.ts';
import { offerStateOf } from '../offer/offerPresenter.ts';
import { readOffers, type OfferRow } from '../offer/offerRepository.ts';
import { countFree, type StockRow } from '../offer/stockRepository.ts';
import { readOverview } from './chartRepository.ts';

type Query = OperationTypes['findBestSeats']['query'];

interface Candidate {
  offer: OfferRow;
  rows: RowOfSeats[];
  free: number;
}

const asSeatingRow = (row: RowOfSeats): SeatingRow => ({
  rank: row.rowRank,
  section: row.sectionCode,
  adjacency: row.adjacency,
  kinds: row.kinds,
  free: Array.from(row.free, (sign) => sign === '1'),
});

const countSigns = (rows: readonly RowOfSeats[]): number =>
  rows.reduce((sum, { free }) => sum + free.replaceAll('0', '').length, 0);

/** The offers that are asked for and open, best first. */
function wantedOffers(offers: readonly OfferRow[], query: Query, event: EventRow): OfferRow[] {
  const facts = { status: event.status as EventStatus, now: event.now, free: 1 };
  return offers.filter(
    (offer) =>
      offer.category === 'EVENT_ACCESS' &&
      (query.offerGroupId === undefined || offer.offer_group_id === query.offerGroupId) &&
      isOnSale(offerStateOf(offer, facts)),
  );
}

/** Above this many named sections it is quicker to read the whole offer. */
const sectionsOneByOne = 4;

/** The rows of an offer in the named sections, best first, and how many of their seats are free. */
async function readCandidate(
  db: Queryable,
  query: Query,
  offer: OfferRow,
  sectionCodes: readonly string[],
): Promise<Candidate> {
  const ask = { eventId: query.eventId, inventoryItemId: offer.inventory_item_id, asFree: [] };
  const asked = sectionCodes.length <= sectionsOneByOne ? sectionCodes : [undefined];
  const read = await Promise.all(asked.map((sectionCode) => rowsOfItem(db, { ...ask, sectionCode })));
  const named = new Set(sectionCodes);
  const rows = read
    .flat()
    .filter(({ sectionCode }) => named.has(sectionCode))
    .sort((left, right) => left.rowRank - right.rowRank);
  return { offer, rows, free: countSigns(rows) };
}

/** The sections of an offer in which something is free, of those that are asked for. */
function freeSections(stock: readonly StockRow[], offer: OfferRow, { sectionCodes = [] }: Query): string[] {
  return stock
    .filter((row) => row.inventoryItemId === offer.inventory_item_id && row.free > 0)
    .flatMap((row) => row.sectionCode ?? [])
    .filter((code) => sectionCodes.length === 0 || sectionCodes.includes(code));
}

/** Seats for the party in one offer; together unless that cannot be and the party may be split. */
function choose({ rows }: Candidate, query: Query, maySplit: boolean): string[][] | undefined {
  const accessible = query.accessible ? 1 : 0;
  const blocks = bestAvailable(rows.map(asSeatingRow), { quantity: query.quantity, accessible, maySplit });
  return blocks?.map(({ row, seats }) => seats.map((seat) => rows[row]!.seatCodes[seat]!));
}

async function present(
  db: Queryable,
  event: EventRow,
  offer: OfferRow,
  blocks: readonly string[][],
): Promise<BestSeats> {
  const codes = blocks.flat();
  const seats = new Map((await findSeats(db, event.event_id, codes)).map((seat) => [seat.seatCode, seat]));
  const key = { seatChartId: found(event.seat_chart_id), version: event.seat_chart_version! };
  const { sections } = await readOverview(db, key);
  const nameOf = (code: string): string =>
    sections.find(({ sectionCode }) => sectionCode === code)?.name ?? code;
  return {
    offerGroupId: offer.offer_group_id,
    seats: codes.map((code): SeatRef => {
      const { seatCode, sectionCode, row, seat, kind } = seats.get(code)!;
      return { seatCode, sectionCode, section: nameOf(sectionCode), row, seat, kind };
    }),
    together: blocks.length === 1,
  };
}

/** Where one stands there are no seats to name: the offer itself is the answer. */
function standing(
  stock: readonly StockRow[],
  query: Query,
  offers: readonly OfferRow[],
): BestSeats | undefined {
  const named = new Set(query.sectionCodes ?? []);
  const offer = offers.find(
    (each) =>
      each.seating === 'ga' &&
      (named.size === 0 || (each.section_code !== null && named.has(each.section_code))) &&
      stock.some((row) => row.inventoryItemId === each.inventory_item_id && row.free >= query.quantity),
  );
  return offer && { offerGroupId: offer.offer_group_id, seats: [], together: true };
}

/**
 * The best free seats, best offer first where none is named: the same search by which a cart finds them. Nothing is
 * held [C7.51, C5.11].
 * @throws notFound; purchaseSoldOut when nothing is free; notEnoughContiguousSeats when the party does not fit
 */
export async function findBestSeats(db: Queryable, query: Query, scope: EventScope): Promise<BestSeats> {
  const event = await readEvent(db, query.eventId, scope);
  const all = await readOffers(db, query.eventId);
  if (query.offerGroupId !== undefined)
    found(all.find((offer) => offer.offer_group_id === query.offerGroupId));
  const offers = wantedOffers(all, query, event);
  const stock = await countFree(db, query.eventId);
  const candidates: Candidate[] = [];
  for (const offer of offers.filter(({ seating }) => seating === 'seated')) {
    const sections = freeSections(stock, offer, query);
    if (sections.length === 0) continue;
    const candidate = await readCandidate(db, query, offer, sections);
    const blocks = choose(candidate, query, false);
    if (blocks) return present(db, event, offer, blocks);
    candidates.push(candidate);
  }
  for (const candidate of query.maySplit ? candidates : []) {
    const blocks = choose(candidate, query, true);
    if (blocks) return present(db, event, candidate.offer, blocks);
  }
  const place = query.accessible ? undefined : standing(stock, query, offers);
  if (place) return place;
  const available = candidates.reduce((sum, { free }) => sum + free, 0);
  throw available > 0
    ? failure('notEnoughContiguousSeats', { available })
    : failure('purchaseSoldOut', { available });
}
