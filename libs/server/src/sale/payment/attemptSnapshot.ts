import type { CardBrand } from '@foyer/contract';
import { functionCall } from '../../platform/database/statement.ts';
import { found } from '../../platform/http/failure.ts';
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
