import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { rowsOfItem, type RowOfSeats } from '../../../sale/inventory/seatHoldRepository.ts';
import type { StockKey } from '../../../sale/inventory/stockRepository.ts';

/** Rows of an offer, best first. */
export type OfferRows = readonly RowOfSeats[];

/** Reads the rows of an offer in the named sections, in the order in which a hold takes them. */
export const readRowsOfOffer = (
  db: Queryable,
  eventId: string,
  { inventoryItemId, allotmentId }: StockKey,
  sectionCodes: readonly string[],
): Promise<OfferRows> => rowsOfItem(db, { eventId, inventoryItemId, allotmentId, sectionCodes, asFree: [] });
