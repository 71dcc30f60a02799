import type { Money } from '@foyer/contract';
import {
  errorCodeOf,
  errorDetailsOf,
  isFoyerError,
  isOutcomeUnknown,
  type FoyerError,
} from '@foyer/api-client';

/** Reasons for refusing a card, as named by the server. */
const refusalReasons = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'incorrectCvc',
  'processingError',
  'verificationFailed',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** State of a payment; the page shows each kind differently. */
export type PaymentPhase =
  | { kind: 'idle' }
  | { kind: 'paying' }
  | { kind: 'verifying'; paymentMethodId: string; verificationUrl: string }
  /** The buyer is being sent to the provider's page. */
  | { kind: 'leaving' }
  | { kind: 'declined'; reason: RefusalReason; attemptsLeft: number | undefined; message: string }
  | { kind: 'exhausted'; message: string }
  | { kind: 'priceChanged'; before: Money; now: Money }
  | { kind: 'expired' }
  /** Open; the key names one that waits on a provider's page, which the buyer may leave. */
  | { kind: 'pending'; signedExternalPaymentKey?: string }
  | { kind: 'unsure' }
  /** Pay was pressed without a network; nothing was sent. */
  | { kind: 'offline' }
  | { kind: 'refused'; error: FoyerError }
  /** The server did not take the typed card; nothing was charged. */
  | { kind: 'notStored'; error: unknown }
  | { kind: 'paid' };

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;
const messageOf = (error: FoyerError): string => (error.kind === 'rejected' ? error.message : '');

/** Reads the reason of a refusal; unknown reasons count as declined. */
export const readRefusalReason = (reason: unknown): RefusalReason =>
  refusalReasons.find((each) => each === reason) ?? 'declined';

/** Phase of a payment that may have been made: the server still works on it, or nothing is known. */
function openPhase(error: unknown): PaymentPhase {
  const code = errorCodeOf(error);
  if (code !== 'paymentPending' && code !== 'idempotencyInProgress') return { kind: 'unsure' };
  const { signedExternalPaymentKey: key } = errorDetailsOf(error);
  return { kind: 'pending', ...(typeof key === 'string' ? { signedExternalPaymentKey: key } : {}) };
}

/**
 * Maps a failed call to the phase that the page shows next. Without an answer the outcome is unknown, so the same
 * intent is offered again under the same key [C8.04].
 */
export function phaseAfter(error: unknown): PaymentPhase {
  if (!isFoyerError(error) || isOutcomeUnknown(error)) return openPhase(error);
  const details = errorDetailsOf(error);
  switch (errorCodeOf(error)) {
    case 'paymentVerificationRequired': {
      const { paymentMethodId, verificationUrl } = details;
      if (typeof paymentMethodId !== 'string' || typeof verificationUrl !== 'string')
        return { kind: 'refused', error };
      return { kind: 'verifying', paymentMethodId, verificationUrl };
    }
    case 'paymentFailed': {
      const left = details['attemptsLeft'];
      return {
        kind: 'declined',
        reason: readRefusalReason(details['reason']),
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
    case 'paymentRetryTimeExpired':
      return { kind: 'expired' };
    default:
      return { kind: 'refused', error };
  }
}

/** Whether the next press of Pay must repeat the intent under the same key. */
export const keepsIntent = (phase: PaymentPhase): boolean =>
  ['paying', 'unsure', 'pending', 'leaving'].includes(phase.kind);

/** Whether the end of the hold replaces the phase, because no pending payment could still succeed. */
export const yieldsToExpiry = (phase: PaymentPhase): boolean =>
  ['idle', 'declined', 'priceChanged', 'offline', 'refused', 'notStored'].includes(phase.kind);

/** Whether the server's answer ended the hold: it expired, or the last attempt released the items. */
export const endsHold = (phase: PaymentPhase): boolean =>
  phase.kind === 'expired' || phase.kind === 'exhausted';
