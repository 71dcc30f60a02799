import { toColumns } from '../../platform/database/columnNames.ts';
import { functionCall } from '../../platform/database/statement.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';

/** Stock of an event that is reserved for a purpose; general sale can't sell it. */
export type Allotment = { eventId: string; allotmentId: string } & (
  | { purpose: 'window'; marketplaceId: string }
  | { purpose: 'promoter' | 'guests' }
  | { purpose: 'house'; reason: string }
);

/** Stock to set aside: free seats, and the new totals of unseated items. */
interface StockToSetAside {
  eventId: string;
  /** Null for seats that are set aside for nothing any more. */
  allotmentId: string | null;
  seatCodes?: readonly string[];
  /** In order of id. */
  quantities?: readonly { itemId: string; quantity: number }[];
}

const callSetAside = functionCall<object, { seatCodes: string[]; itemId: string | null }>('set_aside_stock');

export async function insertAllotment(tx: TransactionScope, allotment: Allotment): Promise<void> {
  await tx.insertInto('allotment').values(allotment).execute();
}

/**
 * Reserves stock for an allotment.
 * @returns the free seats that it took; or the item with less left than requested, after which the caller rolls back
 */
export const setAside = (
  tx: TransactionScope,
  { seatCodes = [], quantities = [], ...stock }: StockToSetAside,
): Promise<{ seatCodes: string[]; itemId: string | null }> =>
  callSetAside(tx, { ...stock, seatCodes, quantities: quantities.map(toColumns) });
