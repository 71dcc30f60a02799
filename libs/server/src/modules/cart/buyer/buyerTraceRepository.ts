import { sql } from 'kysely';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';

/** Lists the events in which an account has a live cart, sorted for a constant lock order. */
export async function listOpenCarts(tx: TransactionScope, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('cart')
    .select('event_id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`cart_is_live(state)`)
    .orderBy('event_id')
    .execute();
  return rows.map(({ event_id }) => event_id);
}

/** Deletes names and addresses from cards, payments and orders, and the payout methods. */
export async function forgetBuyerNames(tx: TransactionScope, userId: string): Promise<void> {
  await tx
    .updateTable('payment_means')
    .set({ name_on_card: '', postal_code: null })
    .where('user_id', '=', userId)
    .execute();
  await tx.deleteFrom('payout_method').where('user_id', '=', userId).execute();
  await tx
    .updateTable('purchase_order')
    .set({ shipping_address: null })
    .where('user_id', '=', userId)
    .where('shipping_address', 'is not', null)
    .execute();
  await tx
    .updateTable('payment')
    .set({ shipping_address: null })
    .where('user_id', '=', userId)
    .where('shipping_address', 'is not', null)
    .execute();
}
