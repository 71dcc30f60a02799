import { sql } from 'kysely';
import type { TransactionScope } from '../../../database/transactionScope.ts';

export interface BuyerKey {
  eventId: string;
  userId: string;
}

/** What a person has of an event, over every way of buying. */
export interface BuyerRow {
  bought: number;
  inCart: number;
  committed: number;
}

/**
 * Takes the row that every way of buying takes first, so that twenty carts of one person count one after the
 * other [C5.03]. A limit that was lowered takes nothing away from who has more already.
 */
export async function lockBuyer(tx: TransactionScope, key: BuyerKey, limit: number): Promise<BuyerRow> {
  const { rows } = await sql<BuyerRow>`
    insert into event_buyer as b (event_id, user_id, allowed) values (${key.eventId}, ${key.userId}, ${limit})
    on conflict (event_id, user_id)
      do update set allowed = greatest(excluded.allowed, b.bought + b.in_cart + b.committed)
    returning bought, in_cart as "inCart", committed`.execute(tx);
  return rows[0]!;
}

/** How many {product} the open cart of a person holds. */
export async function setInCart(
  tx: TransactionScope,
  { eventId, userId }: BuyerKey,
  inCart: number,
): Promise<void> {
  await tx
    .updateTable('event_buyer')
    .set({ in_cart: inCart })
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .execute();
}

/** What was in the cart is bought now. */
export async function countAsBought(
  tx: TransactionScope,
  { eventId, userId }: BuyerKey,
  quantity: number,
): Promise<void> {
  await tx
    .updateTable('event_buyer')
    .set((eb) => ({ in_cart: 0, bought: eb('bought', '+', quantity) }))
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .execute();
}
