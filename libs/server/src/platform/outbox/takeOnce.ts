import type { TransactionScope } from '../database/transactionScope.ts';

/**
 * Inbox: tells whether a consumer takes a message for the first time. Call it in the transaction of the effect; false
 * means that the effect is already committed.
 */
export async function takeOnce(tx: TransactionScope, consumer: string, messageId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('inbox')
    .values({ consumer, messageId })
    .onConflict((conflict) => conflict.columns(['consumer', 'messageId']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Undoes `takeOnce`, for a consumer whose effect is outside the transaction and did not happen. */
export async function takeBack(tx: TransactionScope, consumer: string, messageId: string): Promise<void> {
  await tx.deleteFrom('inbox').where('consumer', '=', consumer).where('messageId', '=', messageId).execute();
}
