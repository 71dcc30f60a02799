import { functionCall } from '../../platform/database/statement.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { found } from '../../platform/http/failure.ts';

export interface BuyerKey {
  eventId: string;
  userId: string;
}

const callLockBuyer = functionCall<BuyerKey, { bought: number | null }>('lock_buyer');

/** Locks the buyer's row of an event. @throws notFound for an unknown event */
export async function lockBuyer(tx: TransactionScope, { eventId, userId }: BuyerKey): Promise<void> {
  const { bought } = await callLockBuyer(tx, { eventId, userId });
  found(bought ?? undefined);
}
