import type { CardBrand } from '@foyer/contract';
import { statement } from '../../../database/statement.ts';
import type { Queryable } from '../../../database/transactionScope.ts';
import type { IdempotentRequest } from '../../../http/idempotencyKeys.ts';
import { seenCart, type CartAsSeen, type SeenCart } from '../checkout/saleLook.ts';
import type { HeldSeat } from '../hold/seatHoldRepository.ts';

/** A stored card as it was seen. */
export interface SeenMeans {
  paymentMethodId: string;
  brand: CardBrand;
  lastFour: string;
  /** Sealed. */
  gatewayToken: Buffer;
}

/** What a buyer finds who wants to pay; nothing is locked, so all of it may have changed in the next moment. */
export interface PaymentLook {
  /** Database time. */
  now: Date;
  /** Whether the Idempotency-Key was used before. */
  isKnownKey: boolean;
  /** None for an event that is not there. */
  saleVersion: string | null;
  /** The own cart of the purchaseToken, whatever its state. */
  cart: SeenCart | undefined;
  /** Those of the cart. */
  seats: HeldSeat[];
  /** The card, if it is the buyer's own and was not removed. */
  means: SeenMeans | undefined;
  /** Of the payment that was tried before for this cart. */
  paymentId: string | null;
  /** Cards of the buyer that were refused in the window that counts. */
  refused: number;
  /** Payments of the buyer that are under way, in every event. */
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

/** Looks at everything that paying depends on, in one statement. */
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
