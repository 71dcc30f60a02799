import type { CardBrand } from '@foyer/contract';
import { statement } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { IdempotentRequest } from '../../platform/http/idempotencyKeys.ts';
import { seenCart, type CartAsSeen, type SeenCart } from '../commitment/saleLook.ts';
import type { HeldSeat } from '../inventory/seatHoldRepository.ts';

/** Stored card in a snapshot. */
export interface SeenMeans {
  paymentMethodId: string;
  brand: CardBrand;
  lastFour: string;
  /** Sealed. */
  gatewayToken: Buffer;
}

/** Snapshot before a payment. Nothing is locked, so all of it may be outdated at once. */
export interface PaymentLook {
  /** Database time. */
  now: Date;
  /** Whether the Idempotency-Key was used before. */
  isKnownKey: boolean;
  /** Null for an unknown event. */
  saleVersion: string | null;
  /** The buyer's cart of the purchaseToken, in any state. */
  cart: SeenCart | undefined;
  /** Seats of the cart. */
  seats: HeldSeat[];
  /** The card, if it belongs to the buyer, was not removed, and was not used up by another cart. */
  means: SeenMeans | undefined;
  /** Earlier payment of this cart, if any. */
  paymentId: string | null;
  /** The buyer's refused cards in the time window of the limit. */
  refused: number;
  /** The buyer's payments in progress, for all events. */
  underWay: number;
}

interface LookRow extends Omit<PaymentLook, 'cart' | 'seats' | 'means'> {
  cart: CartAsSeen | null;
  seats: HeldSeat[] | null;
  means: (Omit<SeenMeans, 'gatewayToken'> & { gatewayToken: string }) | null;
}

const readLook = statement<LookRow>()<
  [
    ...key: [principal: string, key: string],
    ...cart: [eventId: string, userId: string, purchaseTokenHash: Buffer],
    ...card: [paymentMethodId: string, windowMs: number],
  ]
>('select * from look_at_payment($1, $2, $3, $4, $5, $6, $7)');

/** Takes a snapshot of everything that a payment depends on, in one statement. */
export async function lookAtPayment(
  db: Queryable,
  { principal, key }: IdempotentRequest,
  ask: {
    eventId: string;
    userId: string;
    purchaseTokenHash: Buffer;
    paymentMethodId: string;
    windowMs: number;
  },
): Promise<PaymentLook> {
  const { eventId, userId, purchaseTokenHash, paymentMethodId, windowMs } = ask;
  const cart = [eventId, userId, purchaseTokenHash] as const;
  const [row] = await readLook(db, principal, key, ...cart, paymentMethodId, windowMs);
  const { means } = row!;
  return {
    ...row!,
    cart: row!.cart ? seenCart(row!.cart) : undefined,
    seats: row!.seats ?? [],
    means: means ? { ...means, gatewayToken: Buffer.from(means.gatewayToken, 'base64') } : undefined,
  };
}
