import { functionCall } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { IdempotentRequest } from '../../platform/http/idempotencyKeys.ts';
import type { EventAccount } from '../gateway-account/gatewayAccounts.ts';
import { toCommitmentSnapshot, type CommitmentJson, type CommitmentSnapshot } from '../cart/saleSnapshot.ts';
import type { HeldSeat } from '../inventory/seatHoldRepository.ts';
import type { SaleSettings } from '../settings/saleSettings.ts';
import type { PaymentState } from './paymentStates.ts';
import { refusalLimitsOf } from './refusalRepository.ts';

/** Snapshot before a payment. Nothing is locked, so all of it may be outdated at once. */
export interface PaymentSnapshot {
  /** Whether the Idempotency-Key was used before. */
  isKnownKey: boolean;
  /** Null for an unknown event. */
  saleVersion: string | null;
  /** The buyer's commitment, in any state. */
  commitment: CommitmentSnapshot | undefined;
  /** Seats of the commitment. */
  seats: HeldSeat[];
  /** Whether the card belongs to the buyer, was not removed, is known to the gateway, and was not used up by another purchase. */
  hasCard: boolean;
  account: EventAccount;
  /** Earlier payment of this commitment, if any. */
  paymentId: string | null;
  paymentState: PaymentState | null;
  /**
   * By the limits of refused cards. `no`: too many for this commitment; `notToday`: too many of the buyer's; `later`:
   * once a payment in progress is settled.
   */
  mayTry: 'yes' | 'later' | 'notToday' | 'no';
}

interface SnapshotRow extends Omit<PaymentSnapshot, 'commitment' | 'seats'> {
  commitment: CommitmentJson | null;
  seats: HeldSeat[] | null;
}

/** Commitment of a caller: a cart by its purchase token, any kind by its id. */
export type CommitmentRef = { purchaseTokenHash: Buffer } | { commitmentId: string };

/** What a payment is planned for. */
interface PaymentQuery {
  eventId: string;
  userId: string;
  commitment: CommitmentRef;
  paymentMethodId: string | undefined;
  /** Name of the configured gateway. */
  gateway: string;
  settings: SaleSettings;
}

const callSnapshot = functionCall<object, SnapshotRow>('payment_snapshot');

/** Takes a snapshot of everything that a payment depends on, in one statement. */
export async function readPaymentSnapshot(
  db: Queryable,
  { principal, key }: IdempotentRequest,
  { settings, commitment: ref, ...query }: PaymentQuery,
): Promise<PaymentSnapshot> {
  const row = await callSnapshot(db, { principal, key, ...query, ...ref, ...refusalLimitsOf(settings) });
  const { commitment, seats } = row;
  return {
    ...row,
    commitment: commitment ? toCommitmentSnapshot(commitment) : undefined,
    seats: seats ?? [],
  };
}
