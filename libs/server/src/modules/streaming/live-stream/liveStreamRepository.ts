import type { TransactionScope } from '../../../platform/database/transactionScope.ts';

/** Ends a stream now; without a recording there is nothing to watch again. */
export async function endStream(
  tx: TransactionScope,
  { eventId, isRecorded }: { eventId: string; isRecorded: boolean },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('event')
    .set({ streamEndedAt: now, ...(isRecorded ? {} : { replayExpiresAt: null }) })
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
