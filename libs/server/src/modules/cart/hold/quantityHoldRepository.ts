import { sql } from 'kysely';
import type { TransactionScope } from '../../../database/transactionScope.ts';
import type { CartKey } from './seatHoldRepository.ts';

/** What a cart wants of an item, and how many of it it holds already. */
export interface QuantityWish {
  inventoryItemId: string;
  before: number;
  quantity: number;
  heldUntil: Date;
}

/** Moves the counter of an item and writes the hold down, unless more would be given out than there are. */
async function takeQuantity(
  tx: TransactionScope,
  { eventId, cartId }: CartKey,
  { inventoryItemId, before, quantity, heldUntil }: QuantityWish,
): Promise<boolean> {
  const change = quantity - before;
  const { numAffectedRows } = await sql`
    with counted as (
      update inventory_item set held = held + ${change}::integer
      where event_id = ${eventId} and inventory_item_id = ${inventoryItemId}
        and fits_capacity(capacity, held, sold, ${change}::integer)
      returning event_id, inventory_item_id)
    insert into quantity_hold (event_id, inventory_item_id, cart_id, quantity, held_until)
    select event_id, inventory_item_id, ${cartId}::uuid, ${quantity}::integer, ${heldUntil}::timestamptz from counted
    on conflict (event_id, inventory_item_id, cart_id)
      do update set quantity = excluded.quantity, held_until = excluded.held_until`.execute(tx);
  return numAffectedRows === 1n;
}

/** Gives all back that a cart holds of an item. */
async function giveQuantityBack(
  tx: TransactionScope,
  { eventId, cartId }: CartKey,
  { inventoryItemId, before }: QuantityWish,
): Promise<void> {
  await Promise.all([
    sql`update inventory_item set held = held - ${before}::integer
      where event_id = ${eventId} and inventory_item_id = ${inventoryItemId}`.execute(tx),
    sql`delete from quantity_hold where event_id = ${eventId} and inventory_item_id = ${inventoryItemId}
      and cart_id = ${cartId}`.execute(tx),
  ]);
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
  cart: CartKey,
  wish: QuantityWish,
): Promise<undefined | { available: number }> {
  const { inventoryItemId, before, quantity } = wish;
  if (quantity === before) return undefined;
  if (quantity === 0) {
    await giveQuantityBack(tx, cart, wish);
    return undefined;
  }
  if (await takeQuantity(tx, cart, wish)) return undefined;
  const isFreed = await releaseExpired(tx, cart.eventId, inventoryItemId);
  if (isFreed && (await takeQuantity(tx, cart, wish))) return undefined;
  return { available: before + (await readAvailable(tx, cart.eventId, inventoryItemId)) };
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
