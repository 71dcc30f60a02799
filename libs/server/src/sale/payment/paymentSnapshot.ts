import { functionCall } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { IdempotentRequest } from '../../platform/http/idempotencyKeys.ts';
import { toCartSnapshot, type CartJson, type CartSnapshot } from '../commitment/saleSnapshot.ts';
import type { HeldSeat } from '../inventory/seatHoldRepository.ts';
import type { SaleSettings } from '../settings/saleSettings.ts';
import { refusalLimitOf } from './refusalRepository.ts';

/** Snapshot before a payment. Nothing is locked, so all of it may be outdated at once. */
export interface PaymentSnapshot {
  /** Whether the Idempotency-Key was used before. */
  isKnownKey: boolean;
  /** Null for an unknown event. */
  saleVersion: string | null;
  /** The buyer's cart of the purchaseToken, in any state. */
  cart: CartSnapshot | undefined;
  /** Seats of the cart. */
  seats: HeldSeat[];
  /** Whether the card belongs to the buyer, was not removed, and was not used up by another purchase. */
  hasCard: boolean;
  /** Earlier payment of this cart, if any. */
  paymentId: string | null;
  /** By the limit of refused cards; `later`: once a payment in progress is settled. */
  mayTry: 'yes' | 'later' | 'no';
}

interface SnapshotRow extends Omit<PaymentSnapshot, 'cart' | 'seats'> {
  cart: CartJson | null;
  seats: HeldSeat[] | null;
}

/** What a payment is planned for. */
interface PaymentQuery {
  eventId: string;
  userId: string;
  purchaseTokenHash: Buffer;
  paymentMethodId: string | undefined;
  settings: SaleSettings;
}

const callSnapshot = functionCall<object, SnapshotRow>('payment_snapshot');

/** Takes a snapshot of everything that a payment depends on, in one statement. */
export async function readPaymentSnapshot(
  db: Queryable,
  { principal, key }: IdempotentRequest,
  { settings, ...query }: PaymentQuery,
): Promise<PaymentSnapshot> {
  const row = await callSnapshot(db, { principal, key, ...query, ...refusalLimitOf(settings) });
  const { cart, seats } = row;
  return { ...row, cart: cart ? toCartSnapshot(cart) : undefined, seats: seats ?? [] };
}
