import type { TransactionScope } from '../../../platform/database/transactionScope.ts';

/** Ends a stream, or lets it go on; one that is not kept can't be watched again. */
export async function setStreamEnd(
  tx: TransactionScope,
  { eventId, endedAt, isKept }: { eventId: string; endedAt: Date | null; isKept: boolean },
): Promise<void> {
  await tx
    .updateTable('event')
    .set({ streamEndedAt: endedAt, streamIsKept: isKept })
    .where('eventId', '=', eventId)
    .execute();
}

/** Notes that a part begins; one that has begun stays. */
export async function insertSegment(
  tx: TransactionScope,
  segment: { eventId: string; segment: number },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('streamSegment')
    .values({ ...segment, startedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
