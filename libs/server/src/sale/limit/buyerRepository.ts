import { sql } from 'kysely';
import { found } from '../../platform/http/failure.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';

export interface BuyerKey {
  eventId: string;
  userId: string;
}

/** A buyer's counts for an event, over all purchase paths. */
export interface BuyerRow {
  bought: number;
  inCart: number;
  committed: number;
}

/**
 * Locks the buyer's row, which every purchase path locks first, so that twenty carts of one person count one after the
 * other [C5.03]. The limit is the event's; a lowered one takes nothing from buyers above it.
 */
export async function lockBuyer(tx: TransactionScope, { eventId, userId }: BuyerKey): Promise<BuyerRow> {
  const { rows } = await sql<BuyerRow>`
    insert into event_buyer as b (event_id, user_id, allowed)
      select e.event_id, ${userId}, e.max_per_person from event e where e.event_id = ${eventId}
    on conflict (event_id, user_id)
      do update set allowed = greatest(excluded.allowed, b.bought + b.in_cart + b.committed)
    returning bought, in_cart as "inCart", committed`.execute(tx);
  return found(rows[0]);
}

/** Sets the number of {product} in a buyer's open cart. */
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
