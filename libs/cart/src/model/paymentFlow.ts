import type { Money, Order } from '@foyer/contract';
import { errorCodeOf, errorDetailsOf, isFoyerError, type FoyerError } from '@foyer/api-client';

/** Where paying stands. Each kind has its own picture on the screen. */
export type PaymentPhase =
  | { kind: 'idle' }
  | { kind: 'paying' }
  | { kind: 'verifying'; paymentMethodId: string; verificationUrl: string }
  | { kind: 'declined'; attemptsLeft: number | undefined; message: string }
  /** The bank asked, and was not told yes. */
  | { kind: 'unconfirmed' }
  | { kind: 'exhausted'; message: string }
  | { kind: 'priceChanged'; before: Money; now: Money }
  | { kind: 'expired' }
  | { kind: 'pending' }
  | { kind: 'unsure' }
  /** Pay was pressed without a network: nothing was sent. */
  | { kind: 'offline' }
  | { kind: 'refused'; error: FoyerError }
  | { kind: 'paid'; order: Order };

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;
const messageOf = (error: FoyerError): string => (error.kind === 'rejected' ? error.message : '');

/**
 * What the screen does next after paying failed. Without an answer nobody knows whether the money went, so the same
 * intent is offered again with the same key [C8.04].
 */
export function phaseAfter(error: unknown): PaymentPhase {
  if (!isFoyerError(error)) return { kind: 'unsure' };
  if (error.kind !== 'rejected') return { kind: 'unsure' };
  const details = errorDetailsOf(error);
  switch (errorCodeOf(error)) {
    case 'paymentVerificationRequired': {
      const { paymentMethodId, verificationUrl } = details;
      if (typeof paymentMethodId !== 'string' || typeof verificationUrl !== 'string')
        return { kind: 'refused', error };
      return { kind: 'verifying', paymentMethodId, verificationUrl };
    }
    case 'paymentFailed': {
      if (details['reason'] === 'verificationFailed') return { kind: 'unconfirmed' };
      const left = details['attemptsLeft'];
      return {
        kind: 'declined',
        attemptsLeft: typeof left === 'number' ? left : undefined,
        message: messageOf(error),
      };
    }
    case 'paymentRetryAttemptsExhausted':
      return { kind: 'exhausted', message: messageOf(error) };
    case 'priceChanged': {
      const { before, now } = details;
      return isMoney(before) && isMoney(now)
        ? { kind: 'priceChanged', before, now }
        : { kind: 'refused', error };
    }
    case 'reservationTimeRanOut':
      return { kind: 'expired' };
    case 'paymentPending':
    case 'idempotencyInProgress':
      return { kind: 'pending' };
    case 'serverError':
    case 'serviceUnavailable':
      return { kind: 'unsure' };
    default:
      return { kind: 'refused', error };
  }
}

/** Phases in which pressing Pay again must be the same intent, with the same key. */
export const keepsIntent = (phase: PaymentPhase): boolean =>
  phase.kind === 'paying' || phase.kind === 'unsure' || phase.kind === 'pending';

/** Phases in which the end of the hold is what matters: nothing is on its way that could still succeed. */
export const yieldsToExpiry = (phase: PaymentPhase): boolean =>
  ['idle', 'declined', 'unconfirmed', 'priceChanged', 'offline', 'refused'].includes(phase.kind);
