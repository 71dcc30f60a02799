import { sql } from 'kysely';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';

/** Lists the events in which an account has a live cart, sorted for a constant lock order. */
export async function listOpenCarts(tx: TransactionScope, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('cart')
    .select('eventId')
    .where('userId', '=', userId)
    .where(sql<boolean>`cart_is_live(state)`)
    .orderBy('eventId')
    .execute();
  return rows.map(({ eventId }) => eventId);
}

/** Deletes names and addresses from cards, payments and orders, and the payout methods. */
export async function forgetBuyerNames(tx: TransactionScope, userId: string): Promise<void> {
  await tx
    .updateTable('paymentMeans')
    .set({ nameOnCard: '', postalCode: null })
    .where('userId', '=', userId)
    .execute();
  await tx.deleteFrom('payoutMethod').where('userId', '=', userId).execute();
  await tx
    .updateTable('purchaseOrder')
    .set({ shippingAddress: null })
    .where('userId', '=', userId)
    .where('shippingAddress', 'is not', null)
    .execute();
  await tx
    .updateTable('payment')
    .set({ shippingAddress: null })
    .where('userId', '=', userId)
    .where('shippingAddress', 'is not', null)
    .execute();
}
