import { isOff, type EventSummary } from '@foyer/contract';
import { allowed, refused, type Permission } from '../../../platform/http/access/permission.ts';
import type { CommitmentPhase } from '../../../sale/commitment/commitmentStates.ts';

/** Entry of a draw, or offer of an auction, that may have won. `won` and `paymentFailed` are to be paid. */
interface WonEntry {
  state: string;
  heldAt: Date | null;
  winUntil: Date | null;
  /** Of its event. */
  status: string;
  /** Of its commitment. */
  kind: string;
  phase: CommitmentPhase;
}

/** Tells whether a fan may pay for a win in the cart: one that is claimed, not charged. */
export function mayClaim({ state, heldAt, winUntil, status, phase }: WonEntry, now: Date): Permission {
  const isOpen = state === 'won' && heldAt !== null && phase === 'held' && !isOff({ status });
  return isOpen && winUntil !== null && winUntil > now ? allowed : refused('marketplaceClosed');
}

/** Tells whether a fan may pay now for a win whose card was refused. */
export function mayRepay({ state, winUntil, status, phase }: WonEntry, now: Date): Permission {
  if (phase === 'paying') return refused('paymentPending');
  if (phase === 'paid' || winUntil === null || (state !== 'paymentFailed' && state !== 'lapsed'))
    return refused('paymentNotForRetry');
  // A job cancels the wins of an event that is off, soon after.
  if (isOff({ status })) return refused('marketplaceClosed');
  return state === 'paymentFailed' && phase === 'held' && winUntil > now
    ? allowed
    : refused('paymentRetryTimeExpired');
}

/** Tells whether a fan may give up a win or an accepted offer, instead of paying with another card [C7.42]. */
export const mayDecline = ({ state, phase }: Pick<WonEntry, 'state' | 'phase'>): Permission =>
  state === 'paymentFailed' && phase === 'held' ? allowed : refused('marketplaceClosed');

/** Event as its winner sees it: action is required while one of the steps of the win is the winner's to take [C4.05f]. */
export function eventOfWin(event: EventSummary, steps: readonly Permission[]): EventSummary {
  if (!steps.some((step) => step.allowed)) return event;
  const { laterStates: _, ...rest } = event;
  return { ...rest, saleState: 'actionRequired' };
}

/**
 * Tells whether a win's payment has a final answer: its order, that it is pending, or why the win was given up.
 */
export const isKnownToPayment = ({ state, phase }: WonEntry): boolean =>
  phase === 'paid' ||
  phase === 'paying' ||
  (phase === 'released' && (state === 'paymentFailed' || state === 'lapsed'));

/** Win that is not settled. */
export interface OpenWin extends WonEntry {
  /** Null once the account is deleted. */
  userId: string | null;
  /** Of its payment, if there is one. */
  paymentState: string | null;
  failureReason: string | null;
  startsAt: Date;
}

/** Whether a payment has failed so that only the fan can mend it; a charge that never reached the gateway is repeated. */
const needsTheFan = ({ paymentState, failureReason }: OpenWin): boolean =>
  paymentState === 'verificationRequired' || (paymentState === 'failed' && failureReason !== 'neverAsked');

/**
 * Returns the current state of an unsettled win.
 * @returns undefined if nothing has changed
 */
export function outcomeOfWin(win: OpenWin, now: Date): 'claimed' | 'paymentFailed' | 'lapsed' | undefined {
  const { state, heldAt, winUntil, phase, startsAt } = win;
  if (phase === 'paid') return 'claimed';
  if (phase === 'paying') return undefined;
  if (phase !== 'held' || win.userId === null) return 'lapsed';
  const isOver = startsAt <= now || (winUntil !== null && winUntil <= now);
  if (isOver) return 'lapsed';
  return state === 'won' && heldAt !== null && winUntil === null && needsTheFan(win)
    ? 'paymentFailed'
    : undefined;
}
