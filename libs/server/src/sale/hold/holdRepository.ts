import { toColumns } from '../../platform/database/columnNames.ts';
import { functionCall } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { KnownKey, IdempotentRequest } from '../../platform/http/idempotencyKeys.ts';
import type { CartRow, StoredLine } from '../commitment/cartRepository.ts';

/** Target of a hold, and the snapshot that it was planned from. */
export interface HoldWish {
  key: IdempotentRequest;
  /** Sealed answer, stored under the key. */
  answer: Buffer;
  saleVersion: string;
  /** {product} that the buyer has bought or committed. */
  taken: number;
  cart: CartRow;
  /** Version of the cart in the snapshot; undefined for a new cart. */
  cartVersion: number | undefined;
  purchaseTokenHash: Buffer | undefined;
  /** {product} in the cart. */
  inCart: number;
  seats: WishedSeats;
  /** In order of id. */
  quantities: readonly { itemId: string; quantity: number }[];
  lines: readonly StoredLine[];
}

/** Seats of a hold, as codes. */
interface WishedSeats {
  released: string[];
  /** Picked or kept: waits for transactions that lock them. */
  picked: string[];
  found: string[];
  /** Whether found seats that are locked by another transaction are skipped. */
  isHasty: boolean;
}

/** Result of a hold attempt. Every variant except `held` leaves the database unchanged. */
export type HoldOutcome =
  | { outcome: 'held' }
  | { outcome: 'changed' }
  | { outcome: 'seatsLost'; seatCodes: string[] }
  | { outcome: 'soldOut'; itemId: string; available: number }
  | KnownKey;

const callHoldCart = functionCall<object, HoldOutcome>('hold_cart');

/** Holds a cart's target in one statement, which is its own transaction; if it fails, nothing changes. */
export function holdCart(db: Queryable, wish: HoldWish): Promise<HoldOutcome> {
  const { key, cart, seats } = wish;
  return callHoldCart(db, {
    ...key,
    answer: wish.answer,
    eventId: cart.eventId,
    userId: cart.userId,
    saleVersion: wish.saleVersion,
    taken: wish.taken,
    cartId: cart.cartId,
    cartVersion: wish.cartVersion,
    purchaseTokenHash: wish.purchaseTokenHash,
    purchaseTokenSealed: cart.purchaseTokenSealed,
    firstHeldAt: cart.firstHeldAt,
    heldUntil: cart.heldUntil,
    inCart: wish.inCart,
    ...seats,
    quantities: wish.quantities.map(toColumns),
    lines: wish.lines.map((line, position) => toColumns({ ...line, position })),
  });
}
