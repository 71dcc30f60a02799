import { functionCall } from '../../platform/database/statement.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { found } from '../../platform/http/failure.ts';

export interface BuyerKey {
  eventId: string;
  userId: string;
}

const callLockBuyer = functionCall<BuyerKey & { inCart?: number }, { bought: number | null }>('lock_buyer');

/** Locks the buyer's row of an event. @throws notFound for an unknown event */
export async function lockBuyer(tx: TransactionScope, { eventId, userId }: BuyerKey): Promise<void> {
  const { bought } = await callLockBuyer(tx, { eventId, userId });
  found(bought ?? undefined);
}

/** Counts no {product} in the buyer's cart any more, after its release. */
export async function emptyCart(tx: TransactionScope, { eventId, userId }: BuyerKey): Promise<void> {
  await callLockBuyer(tx, { eventId, userId, inCart: 0 });
}
