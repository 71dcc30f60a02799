import { toColumns } from '../../platform/database/columnNames.ts';
import { functionCall } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { KnownKey, IdempotentRequest } from '../../platform/http/idempotencyKeys.ts';
import type { CartRow } from '../cart/cartRepository.ts';
import { lineRows } from '../commitment/commitmentRepository.ts';
import type { GivenUp, StoredLine } from '../commitment/storedLine.ts';
import type { ClaimOutcome, HeldQuantity } from './heldRepository.ts';

/** Target of a hold, and the snapshot that it was planned from. */
export interface HoldIntent {
  key: IdempotentRequest;
  /** Sealed answer, stored under the key. */
  answer: Buffer;
  saleVersion: string;
  /** {product} that the buyer has bought and committed. */
  counted: number;
  cart: CartRow;
  /** Version of the cart in the snapshot; undefined for a new cart. */
  cartVersion: number | undefined;
  purchaseTokenHash: Buffer | undefined;
  /** Host of the partner's site of a new cart; undefined for the consumer site. */
  siteHost: string | undefined;
  /** {product} in the cart. */
  quantity: number;
  seats: IntendedSeats;
  /** In order of id. */
  quantities: readonly HeldQuantity[];
  /** Discount of the promo code, null for none; undefined if the cart keeps what it has. */
  discountId: string | null | undefined;
  lines: readonly StoredLine[];
  /** {product} of fans that the lines take over; undefined if the cart has none, and had none. */
  givenUp: readonly GivenUp[] | undefined;
}

/** Seats of a hold, as codes. */
interface IntendedSeats {
  released: string[];
  /** Picked or kept: waits for transactions that lock them. */
  picked: string[];
  /** Allotment of each picked seat; null for none. */
  pickedFrom: (string | null)[];
  found: string[];
  foundFrom: (string | null)[];
  /** Whether found seats that are locked by another transaction are skipped. */
  isHasty: boolean;
}

/** Result of a hold attempt. Every variant except `held` leaves the database unchanged. */
export type HoldOutcome = ClaimOutcome | { outcome: 'changed' } | KnownKey;

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
    counted: intent.counted,
    commitmentId: cart.commitmentId,
    holdId: cart.holdId,
    version: intent.cartVersion,
    siteHost: intent.siteHost,
    purchaseTokenHash: intent.purchaseTokenHash,
    purchaseTokenSealed: cart.purchaseTokenSealed,
    firstHeldAt: cart.firstHeldAt,
    heldUntil: cart.heldUntil,
    quantity: intent.quantity,
    ...seats,
    quantities: intent.quantities.map(toColumns),
    ...(intent.discountId === undefined ? {} : { discountId: intent.discountId }),
    ...lineRows(intent.lines),
    ...(intent.givenUp ? { givenUp: intent.givenUp.map(toColumns) } : {}),
  });
}
