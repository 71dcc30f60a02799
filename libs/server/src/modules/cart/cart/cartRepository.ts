import type { AgeGroup, AgeQuantity, Fulfilment, ItemCategory, SeatingKind } from '@foyer/contract';
import type { Selectable } from 'kysely';
import type { CartTable } from '../../../database/databaseSchema.gen.ts';
import type { Queryable, TransactionScope } from '../../../database/transactionScope.ts';
import type { HoldTimes } from '../hold/holdTimes.ts';
import type { CartKey } from '../hold/seatHoldRepository.ts';
import type { CartState } from './cartStates.ts';

/** A buyer's cart of one event. */
export interface CartRow extends CartKey, HoldTimes {
  userId: string;
  state: CartState;
  purchaseTokenSealed: Buffer;
}

/** One line with what it holds. */
export interface StoredLine {
  cartGuid: string;
  offerGroupId: string;
  inventoryItemId: string;
  category: ItemCategory;
  seating: SeatingKind;
  quantity: number;
  seatCodes: string[];
  ages: AgeQuantity[];
  fulfilment: Fulfilment | undefined;
  maySplit: boolean;
  accessible: boolean;
  /** All-in price of one by age group, as this cart was last told; minor units. */
  quotedUnits: Partial<Record<AgeGroup, number>>;
}

const toCart = (row: Selectable<CartTable>): CartRow => ({
  eventId: row.event_id,
  cartId: row.cart_id,
  userId: row.user_id,
  state: row.state as CartState,
  firstHeldAt: row.first_held_at,
  heldUntil: row.held_until,
  extended: row.extended,
  purchaseTokenSealed: row.purchase_token_sealed,
});

/** The cart of a buyer that is neither paid nor given back; locked. */
export async function lockOpenCart(
  tx: TransactionScope,
  eventId: string,
  userId: string,
): Promise<CartRow | undefined> {
  const row = await tx
    .selectFrom('cart')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .where('state', 'in', ['open', 'paying'])
    .forUpdate()
    .executeTakeFirst();
  return row && toCart(row);
}

/** A buyer's own cart by its secret, whatever its state; locked. */
export async function lockCartByToken(
  tx: TransactionScope,
  key: { eventId: string; userId: string; purchaseTokenHash: Buffer },
): Promise<CartRow | undefined> {
  const row = await tx
    .selectFrom('cart')
    .selectAll()
    .where('event_id', '=', key.eventId)
    .where('user_id', '=', key.userId)
    .where('purchase_token_hash', '=', key.purchaseTokenHash)
    .forUpdate()
    .executeTakeFirst();
  return row && toCart(row);
}

/** A cart by its id; locked. */
export async function lockCart(tx: TransactionScope, { eventId, cartId }: CartKey): Promise<CartRow> {
  const row = await tx
    .selectFrom('cart')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('cart_id', '=', cartId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toCart(row);
}

/** Writes what may change of a cart: state and times of the hold. */
export async function updateCart(tx: TransactionScope, cart: CartRow): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ state: cart.state, held_until: cart.heldUntil, extended: cart.extended })
    .where('event_id', '=', cart.eventId)
    .where('cart_id', '=', cart.cartId)
    .execute();
}

export async function readLines(db: Queryable, { eventId, cartId }: CartKey): Promise<StoredLine[]> {
  const rows = await db
    .selectFrom('cart_line')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('cart_id', '=', cartId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    cartGuid: row.cart_guid,
    offerGroupId: row.offer_group_id,
    inventoryItemId: row.inventory_item_id,
    category: row.category as ItemCategory,
    seating: row.seating as SeatingKind,
    quantity: row.quantity,
    seatCodes: row.seat_codes,
    ages: row.ages,
    fulfilment: (row.fulfilment ?? undefined) as Fulfilment | undefined,
    maySplit: row.may_split,
    accessible: row.accessible,
    quotedUnits: row.quoted_units,
  }));
}
