import { isOff } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import { allowed, refused, type Permission } from '../../../platform/http/access/permission.ts';
import { minutes } from '../../../platform/time/units.ts';
import type { OpenTime } from '../../../sale/event/saleStates.ts';
import { mayUseWindow } from '../../../sale/offer/offerPolicy.ts';

/** Facts of a draw or auction for its organiser. */
export interface ManagedWindow extends OpenTime {
  eventId: string;
  marketplaceId: string;
  resultsAt: Date;
  /** `open` until it is closed. */
  state: string;
  /** Of the event. */
  status: string;
}

/** Tells whether a draw or auction can be opened and its stock changed: until its time is over. */
export const mayPrepare = ({ state, status, closesAt }: ManagedWindow, now: Date): Permission =>
  state === 'open' && !isOff({ status }) && closesAt > now ? allowed : refused('marketplaceClosed');

/** Tells whether a draw or auction can close before its time: while it is open. */
export function mayCloseEarly(window: ManagedWindow, now: Date): Permission {
  const isAhead = mayPrepare(window, now);
  return isAhead.allowed ? mayUseWindow(window, now) : isAhead;
}

/** Time within which a request for the present time arrives. */
const toleranceMs = minutes(1);

/** Times of a window before and after a change. */
interface TimeChange {
  before: string;
  after: string;
}

async function setTimes(
  tx: TransactionScope,
  { eventId, marketplaceId }: ManagedWindow,
  times: { opensAt: Date } | { closesAt: Date; resultsAt: Date },
): Promise<void> {
  await tx
    .updateTable('marketplace')
    .set(times)
    .where('eventId', '=', eventId)
    .where('marketplaceId', '=', marketplaceId)
    .execute();
}

/** Opens a window now. @returns undefined if it is open already */
export async function openWindow(
  tx: TransactionScope,
  window: ManagedWindow,
  now: Date,
): Promise<TimeChange | undefined> {
  if (window.opensAt <= now) return undefined;
  await setTimes(tx, window, { opensAt: now });
  return { before: window.opensAt.toISOString(), after: now.toISOString() };
}

/**
 * Lets an open window close at a time, or now. Results stay due at the announced time.
 * @returns undefined if it already closes then
 * @throws invalidRequest for a past time, or one later than the present one
 */
export async function closeWindow(
  tx: TransactionScope,
  window: ManagedWindow,
  { closesAt: asked, now }: { closesAt: Date; now: Date },
): Promise<TimeChange | undefined> {
  const { opensAt, closesAt: before, resultsAt } = window;
  const isInTime = asked.getTime() >= now.getTime() - toleranceMs && asked <= before;
  if (!isInTime) throw failure('invalidRequest', { field: 'closesAt' });
  const closesAt = new Date(Math.max(asked.getTime(), now.getTime(), opensAt.getTime() + 1));
  if (closesAt >= before) return undefined;
  await setTimes(tx, window, { closesAt, resultsAt });
  return { before: before.toISOString(), after: closesAt.toISOString() };
}
