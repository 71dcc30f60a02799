import { sql } from 'kysely';
import type { TransactionScope } from '../../../database/transactionScope.ts';
import type { CartKey } from './seatHoldRepository.ts';

/** Adds to (or takes from) the counter of an item, unless more were given out than there are. */
async function addToHeld(
  tx: TransactionScope,
  eventId: string,
  inventoryItemId: string,
  change: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update inventory_item set held = held + ${change}
    where event_id = ${eventId} and inventory_item_id = ${inventoryItemId}
      and fits_capacity(capacity, held, sold, ${change}::integer)`.execute(tx);
  return numAffectedRows === 1n;
}

/**
 * Takes back what carts held whose time is over; in the transaction that needs it, so nobody waits for a sweeper.
 * A hold that its own cart is working on at this moment is left to it.
 */
async function releaseExpired(
  tx: TransactionScope,
  eventId: string,
  inventoryItemId: string,
): Promise<boolean> {
  const late = sql`event_id = ${eventId} and inventory_item_id = ${inventoryItemId} and held_until <= foyer_now()`;
  // Sold out for good: nobody stands in line for a lock to be told so.
  const { rows } = await sql`select from quantity_hold where ${late} limit 1`.execute(tx);
  if (rows.length === 0) return false;
  await sql`select from inventory_item where event_id = ${eventId} and inventory_item_id = ${inventoryItemId}
    for update`.execute(tx);
  await sql`
    with expired as (
      delete from quantity_hold h using (
        select cart_id from quantity_hold where ${late} for update skip locked) late
      where h.event_id = ${eventId} and h.inventory_item_id = ${inventoryItemId} and h.cart_id = late.cart_id
      returning h.quantity)
    update inventory_item set held = held - coalesce((select sum(quantity) from expired), 0)
    where event_id = ${eventId} and inventory_item_id = ${inventoryItemId}`.execute(tx);
  return true;
}

/** How many of an item can be had now. */
async function readAvailable(
  tx: TransactionScope,
  eventId: string,
  inventoryItemId: string,
): Promise<number> {
  const { rows } = await sql<{ available: number | null }>`
    select capacity - held - sold as available from inventory_item
    where event_id = ${eventId} and inventory_item_id = ${inventoryItemId}`.execute(tx);
  return Math.max(0, rows[0]?.available ?? 0);
}

/** The quantities that a cart really holds, by item; from now on nobody else takes them back. */
export async function lockQuantities(
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

/**
 * Brings what a cart holds of an item from `before` to `quantity`.
 * @returns undefined when it holds, or how many could have been had
 */
export async function holdQuantity(
  tx: TransactionScope,
  { eventId, cartId }: CartKey,
  wish: { inventoryItemId: string; before: number; quantity: number; heldUntil: Date },
): Promise<undefined | { available: number }> {
  const { inventoryItemId, before, quantity, heldUntil } = wish;
  const change = quantity - before;
  if (change !== 0 && !(await addToHeld(tx, eventId, inventoryItemId, change))) {
    const isFreed = await releaseExpired(tx, eventId, inventoryItemId);
    if (!isFreed || !(await addToHeld(tx, eventId, inventoryItemId, change)))
      return { available: before + (await readAvailable(tx, eventId, inventoryItemId)) };
  }
  const key = { event_id: eventId, inventory_item_id: inventoryItemId, cart_id: cartId };
  if (quantity === 0) {
    await sql`delete from quantity_hold where event_id = ${eventId} and inventory_item_id = ${inventoryItemId}
      and cart_id = ${cartId}`.execute(tx);
    return undefined;
  }
  await tx
    .insertInto('quantity_hold')
    .values({ ...key, quantity, held_until: heldUntil })
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'inventory_item_id', 'cart_id'])
        .doUpdateSet({ quantity, held_until: heldUntil }),
    )
    .execute();
  return undefined;
}

/** Gives all quantities of a cart back, item by item in one order. */
export async function releaseQuantities(tx: TransactionScope, cart: CartKey): Promise<void> {
  const heldUntil = new Date(0);
  for (const [inventoryItemId, before] of await lockQuantities(tx, cart))
    await holdQuantity(tx, cart, { inventoryItemId, before, quantity: 0, heldUntil });
}

/** Moves the end of the holds of a cart. @returns of how many items it still held something */
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

/** Turns what is held of an item into sold. @returns whether the cart still held it all */
export async function sellQuantity(
  tx: TransactionScope,
  { eventId, cartId }: CartKey,
  inventoryItemId: string,
  quantity: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with gone as (
      delete from quantity_hold where event_id = ${eventId} and inventory_item_id = ${inventoryItemId}
        and cart_id = ${cartId} and quantity = ${quantity} returning quantity)
    update inventory_item i set held = i.held - gone.quantity, sold = i.sold + gone.quantity
    from gone where i.event_id = ${eventId} and i.inventory_item_id = ${inventoryItemId}`.execute(tx);
  return numAffectedRows === 1n;
}
