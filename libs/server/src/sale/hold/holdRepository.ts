import { toColumns } from '../../platform/database/columnNames.ts';
import { functionCall } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { KnownKey, IdempotentRequest } from '../../platform/http/idempotencyKeys.ts';
import type { CartRow, StoredLine } from '../commitment/cartRepository.ts';

/** Target of a hold, and the snapshot that it was planned from. */
export interface HoldIntent {
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
  seats: IntendedSeats;
  /** In order of id. */
  quantities: readonly { itemId: string; quantity: number }[];
  lines: readonly StoredLine[];
}

/** Seats of a hold, as codes. */
interface IntendedSeats {
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
export function holdCart(db: Queryable, intent: HoldIntent): Promise<HoldOutcome> {
  const { key, cart, seats } = intent;
  return callHoldCart(db, {
    ...key,
    answer: intent.answer,
    eventId: cart.eventId,
    userId: cart.userId,
    saleVersion: intent.saleVersion,
    taken: intent.taken,
    cartId: cart.cartId,
    cartVersion: intent.cartVersion,
    purchaseTokenHash: intent.purchaseTokenHash,
    purchaseTokenSealed: cart.purchaseTokenSealed,
    firstHeldAt: cart.firstHeldAt,
    heldUntil: cart.heldUntil,
    inCart: intent.inCart,
    ...seats,
    quantities: intent.quantities.map(toColumns),
    lines: intent.lines.map((line, position) => toColumns({ ...line, position })),
  });
}
