import { functionCall } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { CartRow, StoredLine } from './cartRepository.ts';
import type { HeldSeat } from '../inventory/seatHoldRepository.ts';

/** Seat in a snapshot: `owner` is the cart that holds it, expired or not. */
export interface SeenSeat extends HeldSeat {
  isFree: boolean;
  owner: string | null;
}

/** A buyer's open cart in a snapshot; its version detects later changes. */
export interface SeenCart extends CartRow {
  version: number;
  lines: StoredLine[];
}

/** Snapshot of a sale for a buyer. Nothing is locked, so all of it may be outdated at once. */
export interface SaleLook {
  /** Database time. */
  now: Date;
  saleVersion: string;
  /** {product} that the buyer has bought, or committed by bids and entries. */
  taken: number;
  cart: SeenCart | undefined;
  /** The requested seats, and those of the cart. */
  seats: SeenSeat[];
}

interface LookRow {
  now: Date;
  saleVersion: string;
  taken: number;
  cart: CartAsSeen | null;
  seats: SeenSeat[] | null;
}

/** Cart in the JSON of `cart_as_seen`. */
export type CartAsSeen = Omit<SeenCart, 'firstHeldAt' | 'heldUntil' | 'purchaseTokenSealed'> & {
  firstHeldAt: string;
  heldUntil: string;
  purchaseTokenSealed: string;
};

interface SaleQuery {
  eventId: string;
  userId: string;
  seatCodes: readonly string[];
}

const callLook = functionCall<SaleQuery, LookRow | undefined>('look_at_sale');

export const seenCart = (cart: CartAsSeen): SeenCart => ({
  ...cart,
  firstHeldAt: new Date(cart.firstHeldAt),
  heldUntil: new Date(cart.heldUntil),
  purchaseTokenSealed: Buffer.from(cart.purchaseTokenSealed, 'base64'),
  lines: cart.lines.map((line) => ({ ...line, fulfilment: line.fulfilment ?? undefined })),
});

/** Takes a snapshot of a sale for a buyer in one statement; undefined for an unknown event. */
export async function lookAtSale(
  db: Queryable,
  { eventId, userId, seatCodes }: SaleQuery,
): Promise<SaleLook | undefined> {
  const row = await callLook(db, { eventId, userId, seatCodes });
  return row && { ...row, cart: row.cart ? seenCart(row.cart) : undefined, seats: row.seats ?? [] };
}
