import { sql } from 'kysely';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';

export type TestPaymentRow = Awaited<ReturnType<typeof recordTestRefund>>;

/** Writes a test payment before the gateway is asked. */
export async function insertTestPayment(
  tx: TransactionScope,
  payment: { testPaymentId: string; gatewayAccountId: string; amount: number; currency: string },
): Promise<void> {
  await tx.insertInto('gatewayTestPayment').values(payment).execute();
}

/** Finds a test payment by an account of an organisation that has credentials. */
export const findTestPayment = (
  tx: TransactionScope,
  { clientId, testPaymentId }: { clientId: string; testPaymentId: string },
) =>
  tx
    .selectFrom('gatewayTestPayment as t')
    .innerJoin('gatewayAccount as a', 'a.gatewayAccountId', 't.gatewayAccountId')
    .selectAll('t')
    .where('t.testPaymentId', '=', testPaymentId)
    .where('a.clientId', '=', clientId)
    .where('a.redactedAt', 'is', null)
    .executeTakeFirst();

/** Records that the gateway took the money. */
export const recordTestPayment = (
  tx: TransactionScope,
  {
    testPaymentId,
    ...taken
  }: { testPaymentId: string; transactionId: string; gatewayToken: Buffer; paidAt: Date },
) =>
  tx
    .updateTable('gatewayTestPayment')
    .set(taken)
    .where('testPaymentId', '=', testPaymentId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Records the first refund, after which the card is forgotten. */
export const recordTestRefund = (tx: TransactionScope, testPaymentId: string, at: Date) =>
  tx
    .updateTable('gatewayTestPayment')
    .set({ refundedAt: sql<Date>`coalesce(refunded_at, ${at})`, gatewayToken: null })
    .where('testPaymentId', '=', testPaymentId)
    .returningAll()
    .executeTakeFirstOrThrow();
