import { sql } from 'kysely';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { CartKey } from './seatHoldRepository.ts';

/** Releases a cart's quantity of an item. */
async function giveQuantityBack(
  tx: TransactionScope,
  { eventId, cartId }: CartKey,
  inventoryItemId: string,
  before: number,
): Promise<void> {
  await Promise.all([
    sql`update inventory_item set held = held - ${before}::integer
      where event_id = ${eventId} and inventory_item_id = ${inventoryItemId}`.execute(tx),
    sql`delete from quantity_hold where event_id = ${eventId} and inventory_item_id = ${inventoryItemId}
      and cart_id = ${cartId}`.execute(tx),
  ]);
}

/** Locks the quantities that a cart still holds, by item, so that they can't be reclaimed. */
async function lockQuantities(
  tx: TransactionScope,
  { eventId, cartId }: CartKey,
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('quantity_hold')
    .select(['inventory_item_id', 'quantity'])
    .where('event_id', '=', eventId)
    .where('cart_id', '=', cartId)
    .orderBy('inventory_item_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.inventory_item_id, row.quantity]));
}

/** Releases all quantities of a cart, item by item in lock order. */
export async function releaseQuantities(tx: TransactionScope, cart: CartKey): Promise<void> {
  for (const [inventoryItemId, before] of await lockQuantities(tx, cart))
    await giveQuantityBack(tx, cart, inventoryItemId, before);
}

/** Changes the deadline of a cart's quantity holds. @returns number of items still held */
export async function holdQuantitiesUntil(
  tx: TransactionScope,
  { eventId, cartId }: CartKey,
  heldUntil: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('quantity_hold')
    .set({ held_until: heldUntil })
    .where('event_id', '=', eventId)
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
