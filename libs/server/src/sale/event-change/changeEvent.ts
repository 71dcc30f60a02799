import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeChange, type EventChangeKind } from './eventChangeRepository.ts';
import { settleEventChangeJob } from './settleEventChange.ts';

/** Decision to cancel an event, to postpone it without a date, or to move it to another one. */
export type EventDecision = { eventId: string; operator: string } & (
  | { kind: Extract<EventChangeKind, 'cancelled'> }
  | { kind: Extract<EventChangeKind, 'postponed'>; refundUntil: Date }
  | { kind: Extract<EventChangeKind, 'rescheduled'>; refundUntil: Date; startsAt: Date }
);

/**
 * Cancels, postpones or reschedules an event. Jobs then refund the buyers of a cancelled event, and mail those of a
 * moved one their choice.
 * @returns false if the event is already cancelled
 */
export function changeEvent(platform: Platform, decision: EventDecision): Promise<boolean> {
  const { eventId, kind, operator } = decision;
  return inTransaction(platform.database, async (tx) => {
    const changeId = platform.newId();
    const refundUntil = decision.kind === 'cancelled' ? null : decision.refundUntil;
    const startsAt = decision.kind === 'rescheduled' ? decision.startsAt : undefined;
    if (!(await writeChange(tx, { eventId, changeId, kind, refundUntil, startsAt, operator }))) return false;
    await platform.jobs.add(tx, settleEventChangeJob, { eventId, changeId }, { dedupeKey: changeId });
    return true;
  });
}
