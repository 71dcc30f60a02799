import type { SeatAvailability, SeatOffer, SeatSelection } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { OfferSets } from './offerSets.ts';
import { suggestSeats } from './seatFinder.ts';
import { presentRow } from './seatRowPresenter.ts';
import { readSeatStates } from './seatStateRepository.ts';
import { stockIdOf, type StockKey } from './stockRepository.ts';

/** Sections whose seats are listed. */
const mostSections = 60;

/** Seats that can be picked for one offer. */
export type SeatsOfStock = Pick<
  SeatSelection,
  'sections' | 'availability' | 'offers' | 'offerSets' | 'bestSeatCodes'
>;

/** Lists the sections with seats of a stock, the best first. */
async function listSections(
  db: Queryable,
  eventId: string,
  { inventoryItemId, allotmentId }: StockKey,
): Promise<string[]> {
  const { rows } = await sql<{ sectionCode: string }>`
    select section_code from event_seat
    where event_id = ${eventId} and inventory_item_id = ${inventoryItemId}
      and allotment_id is not distinct from ${allotmentId}::uuid
    group by section_code order by min(row_rank), section_code limit ${mostSections}`.execute(db);
  return rows.map(({ sectionCode }) => sectionCode);
}

const countFree = ({ rows }: SeatAvailability): number =>
  rows.reduce((sum, { states }) => sum + states.split('a').length - 1, 0);

/** Reads the seats of an offer's stock by section, and the best of them for a party that sits together [C5.11]. */
export async function readSeatsOfStock(
  db: Queryable,
  { eventId, offer, quantity }: { eventId: string; offer: SeatOffer; quantity: number },
  { inventoryItemId, allotmentId }: StockKey,
): Promise<SeatsOfStock> {
  const stock = { inventoryItemId, allotmentId };
  const sets = new OfferSets(new Map([[stockIdOf(stock), [offer]]]));
  const codes = await listSections(db, eventId, stock);
  const { rows } = await readSeatStates(db, eventId, codes);
  const availability = codes.map((sectionCode) => ({
    sectionCode,
    rows: rows.filter((each) => each.sectionCode === sectionCode).map((each) => presentRow(each, sets, [])),
  }));
  const criteria = { ...stock, quantity, sectionCode: undefined, maySplit: false, accessible: false };
  const { offerGroupId, allIn } = offer;
  return {
    sections: availability.map((section) => ({
      sectionCode: section.sectionCode,
      available: countFree(section),
      accessible: 0,
      offerGroupIds: [offerGroupId],
      ...{ priceFrom: allIn, priceTo: allIn },
    })),
    availability,
    ...sets.listed(),
    bestSeatCodes: (await suggestSeats(db, eventId, criteria, [])) ?? [],
  };
}
