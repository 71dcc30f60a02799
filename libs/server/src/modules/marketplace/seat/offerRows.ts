import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { rowsOfItem, type RowOfSeats } from '../../../sale/inventory/seatHoldRepository.ts';
import type { StockKey } from '../../../sale/inventory/stockRepository.ts';

/** Above this number of named sections, reading the whole offer is faster. */
const sectionsOneByOne = 4;

/** Rows of an offer, best first. */
export type OfferRows = readonly RowOfSeats[];

/** Reads the rows of an offer in the named sections, best first. */
export async function readRowsOfOffer(
  db: Queryable,
  eventId: string,
  { inventoryItemId, allotmentId }: StockKey,
  sectionCodes: readonly string[],
): Promise<OfferRows> {
  const ask = { eventId, inventoryItemId, allotmentId, asFree: [] };
  const asked = sectionCodes.length <= sectionsOneByOne ? sectionCodes : [undefined];
  const read = await Promise.all(asked.map((sectionCode) => rowsOfItem(db, { ...ask, sectionCode })));
  const named = new Set(sectionCodes);
  return read
    .flat()
    .filter(({ sectionCode }) => named.has(sectionCode))
    .sort((left, right) => left.rowRank - right.rowRank);
}
