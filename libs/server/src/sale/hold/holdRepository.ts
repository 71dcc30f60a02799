import { statement } from '../../platform/database/statement.ts';
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
export interface WishedSeats {
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
  | { outcome: 'seatsLost'; seat_codes: string[] }
  | { outcome: 'soldOut'; item_id: string; available: number }
  | KnownKey;

type Values = [
  ...key: [principal: string, key: string, operationId: string, requestHash: Buffer, answer: Buffer],
  ...known: [eventId: string, userId: string, saleVersion: string, taken: number, cartId: string],
  ...cart: [version: number | null, tokenHash: Buffer | null, tokenSealed: Buffer, from: Date, until: Date],
  ...wish: [inCart: number, released: string[], picked: string[], found: string[], isHasty: boolean],
  ...texts: [quantities: string, lines: string],
];

const callHoldCart = statement<HoldOutcome>()<Values>(`select * from hold_cart(
  $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)`);

/** Converts lines to rows of cart_line, without the cart. */
const lineRows = (lines: readonly StoredLine[]) =>
  lines.map((line, position) => ({
    cart_guid: line.cartGuid,
    position,
    offer_group_id: line.offerGroupId,
    inventory_item_id: line.inventoryItemId,
    category: line.category,
    seating: line.seating,
    quantity: line.quantity,
    seat_codes: line.seatCodes,
    ages: line.ages,
    fulfilment: line.fulfilment ?? null,
    may_split: line.maySplit,
    accessible: line.accessible,
    quoted_units: line.quotedUnits,
  }));

/** Holds a cart's target in one statement, which is its own transaction; if it fails, nothing changes. */
export async function holdCart(db: Queryable, wish: HoldWish): Promise<HoldOutcome> {
  const { key, cart, seats } = wish;
  const [outcome] = await callHoldCart(
    db,
    ...([key.principal, key.key, key.operationId, key.requestHash, wish.answer] as const),
    ...([cart.eventId, cart.userId, wish.saleVersion, wish.taken, cart.cartId] as const),
    ...([wish.cartVersion ?? null, wish.purchaseTokenHash ?? null, cart.purchaseTokenSealed] as const),
    ...([cart.firstHeldAt, cart.heldUntil, wish.inCart] as const),
    ...([seats.released, seats.picked, seats.found, seats.isHasty] as const),
    ...([JSON.stringify(wish.quantities), JSON.stringify(lineRows(wish.lines))] as const),
  );
  return outcome!;
}
