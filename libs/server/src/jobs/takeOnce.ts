import type { TransactionScope } from '../database/transactionScope.ts';

/**
 * The inbox: whether this message is taken for the first time by this consumer. Ask in the transaction of the
 * effect; when it says no, the effect is there already.
 */
export async function takeOnce(tx: TransactionScope, consumer: string, messageId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('inbox')
    .values({ consumer, message_id: messageId })
    .onConflict((conflict) => conflict.columns(['consumer', 'message_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
