import type { TransactionScope } from '../database/transactionScope.ts';

/**
 * Inbox: tells whether a consumer takes a message for the first time. Call it in the transaction of the effect; false
 * means that the effect is already committed.
 */
export async function takeOnce(tx: TransactionScope, consumer: string, messageId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('inbox')
    .values({ consumer, message_id: messageId })
    .onConflict((conflict) => conflict.columns(['consumer', 'message_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
