import type { CardBrand } from '@foyer/contract';
import { functionCall } from '../../platform/database/statement.ts';
import { found } from '../../platform/http/answers/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HeldSeat } from '../inventory/seatHoldRepository.ts';
import {
  readStoredPayment,
  type AttemptKey,
  type PaymentRow,
  type StoredPayment,
} from './paymentRepository.ts';
import type { PaymentAttemptState } from './paymentStates.ts';

/** Card of a payment. */
export interface PayingCard {
  brand: CardBrand;
  lastFour: string;
  /** Sealed. */
  gatewayToken: Buffer;
}

/** Snapshot of an attempt to charge. Nothing is locked, so another process may settle it at once. */
export interface AttemptSnapshot {
  key: AttemptKey;
  /** Database time, and process time when it was read. */
  now: Date;
  readAt: Date;
  saleVersion: string;
  state: PaymentAttemptState;
  /** Whether the outcome is not known yet. */
  isOpen: boolean;
  /** What the gateway was asked for, in minor units; the payment has less once a part of it is to be captured. */
  amount: number;
  /** Of an authorised attempt: minor units to capture, 0 to void; null until that is decided. */
  decidedAmount: number | null;
  payment: PaymentRow;
  /** Absent from what is not paid by card. */
  card: PayingCard | undefined;
  /** Seats of the commitment. */
  seats: HeldSeat[];
  /** Buyer, as a provider of an external method is told; null for any other. */
  payer: { email: string; country: string | null } | null;
  /** The provider's page, if the buyer was sent there. */
  redirectUrl: string | null;
}

/** Tells whether money that the gateway took for an attempt can become an order. */
export const mayBeCaptured = ({ isOpen, state, decidedAmount }: AttemptSnapshot): boolean =>
  isOpen || (state === 'authorised' && decidedAmount !== null && decidedAmount > 0);

interface SnapshotRow extends Omit<
  AttemptSnapshot,
  'key' | 'readAt' | 'state' | 'payment' | 'card' | 'seats'
> {
  state: PaymentAttemptState | null;
  payment: StoredPayment;
  means: (Omit<PayingCard, 'gatewayToken'> & { gatewayToken: string }) | null;
  seats: HeldSeat[] | null;
}

const callSnapshot = functionCall<AttemptKey, SnapshotRow>('attempt_snapshot');

/** Takes a snapshot of an attempt, in one statement. */
export async function readAttemptSnapshot(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { eventId, paymentId, attemptId }: AttemptKey,
): Promise<AttemptSnapshot> {
  const key = { eventId, paymentId, attemptId };
  const { state, payment, means, seats, ...row } = await callSnapshot(database.query, key);
  return {
    ...row,
    key,
    readAt: clock(),
    state: found(state),
    payment: readStoredPayment(payment),
    card: means ? { ...means, gatewayToken: Buffer.from(means.gatewayToken, 'base64') } : undefined,
    seats: seats ?? [],
  };
}
