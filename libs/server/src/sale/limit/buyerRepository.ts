import { functionCall, statement } from '../../platform/database/statement.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { found } from '../../platform/http/answers/failure.ts';

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

const callLockOfCapture = statement()<[eventId: string, commitmentId: string, userId: string]>(
  'select lock_buyers_of_capture($1, $2, $3)',
);

/** Locks the buyers whose counts the capture of a commitment moves: its own, and those of the {product} that it gives up. */
export async function lockBuyersOfCapture(
  tx: TransactionScope,
  { eventId, commitmentId, userId }: BuyerKey & { commitmentId: string },
): Promise<void> {
  await callLockOfCapture(tx, eventId, commitmentId, userId);
}

const selectBuyers = statement()<[eventId: string, userIds: readonly string[]]>(
  'select from event_buyer where event_id = $1 and user_id = any($2::uuid[]) order by user_id for update',
);

/** Locks the rows of buyers of an event that have one, in a fixed order. */
export async function lockBuyers(
  tx: TransactionScope,
  { eventId, userIds }: { eventId: string; userIds: readonly string[] },
): Promise<void> {
  await selectBuyers(tx, eventId, userIds);
}
