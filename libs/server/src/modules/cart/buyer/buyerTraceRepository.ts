import { sql } from 'kysely';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { CommitmentKey } from '../../../sale/commitment/commitmentRepository.ts';

/** Lists the live commitments of an account, sorted for a constant lock order. */
export const listLiveCommitments = (tx: TransactionScope, userId: string): Promise<CommitmentKey[]> =>
  tx
    .selectFrom('commitment')
    .select(['eventId', 'commitmentId'])
    .where('userId', '=', userId)
    .where(sql<boolean>`commitment_is_live(state)`)
    .orderBy('eventId')
    .orderBy('commitmentId')
    .execute();

/**
 * Deletes names, addresses, tracking numbers, answers and invoice names from cards, payments and orders, and the payout
 * methods.
 */
export async function forgetBuyerNames(tx: TransactionScope, userId: string): Promise<void> {
  await tx
    .updateTable('paymentMeans')
    .set({ nameOnCard: '', postalCode: null })
    .where('userId', '=', userId)
    .execute();
  await tx.deleteFrom('payoutMethod').where('userId', '=', userId).execute();
  await tx
    .updateTable('purchaseOrder')
    .set({ shippingAddress: null, answers: null, invoiceTo: null })
    .where('userId', '=', userId)
    .where((on) =>
      on.or([
        on('shippingAddress', 'is not', null),
        on('answers', 'is not', null),
        on('invoiceTo', 'is not', null),
      ]),
    )
    .execute();
  await sql`update shipment s set tracking_number = null, tracking_link = null from purchase_order o
    where o.user_id = ${userId} and s.event_id = o.event_id and s.order_id = o.order_id`.execute(tx);
  await sql`update payment set sale = sale - 'answers' - 'invoiceTo'
    where user_id = ${userId} and (sale ? 'answers' or sale ? 'invoiceTo')`.execute(tx);
  await tx
    .updateTable('payment')
    .set({ shippingAddress: null })
    .where('userId', '=', userId)
    .where('shippingAddress', 'is not', null)
    .execute();
}
