import { sql } from 'kysely';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { setAside } from './allotmentRepository.ts';

/** Stock of an item in an allotment. */
export interface AllottedItem {
  eventId: string;
  inventoryItemId: string;
  allotmentId: string;
  isSeated: boolean;
}

/** Moves free seats into an allotment, the best first, or out of it, the last first. @returns how many */
async function moveSeats(
  tx: TransactionScope,
  { eventId, inventoryItemId, allotmentId }: AllottedItem,
  change: number,
): Promise<number> {
  const [from, to] = change > 0 ? [null, allotmentId] : [allotmentId, null];
  const order = sql.raw(change > 0 ? 'asc' : 'desc');
  const { rows } = await sql<{ seatCode: string }>`
    select seat_code from event_seat
    where event_id = ${eventId} and inventory_item_id = ${inventoryItemId}
      and allotment_id is not distinct from ${from}::uuid and seat_is_free(state, held_until, foyer_now())
    order by row_rank ${order}, adjacency_index ${order}, seat_code ${order} limit ${Math.abs(change)}`.execute(
    tx,
  );
  const moved = await setAside(tx, {
    ...{ eventId, allotmentId: to },
    seatCodes: rows.map(({ seatCode }) => seatCode),
  });
  return moved.seatCodes.length;
}

/**
 * Sets how many units of an item an allotment has: added ones come from general stock, and removed ones return to it.
 * @param units those of before and of then
 * @returns false if so many are not free, after which the caller rolls back
 */
export async function moveStock(
  tx: TransactionScope,
  stock: AllottedItem,
  { before, quantity }: { before: number; quantity: number },
): Promise<boolean> {
  const change = quantity - before;
  if (stock.isSeated) return (await moveSeats(tx, stock, change)) === Math.abs(change);
  const { eventId, allotmentId, inventoryItemId: itemId } = stock;
  const { itemId: short } = await setAside(tx, {
    eventId,
    allotmentId,
    quantities: [{ itemId, quantity }],
  });
  return short === null;
}
