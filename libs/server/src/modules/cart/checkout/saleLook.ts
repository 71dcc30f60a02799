import { statement } from '../../../database/statement.ts';
import type { Queryable } from '../../../database/transactionScope.ts';
import type { CartRow, StoredLine } from '../cart/cartRepository.ts';
import type { HeldSeat } from '../hold/seatHoldRepository.ts';

/** A seat as it was seen: `owner` is a cart that holds it, its time over or not. */
export interface SeenSeat extends HeldSeat {
  isFree: boolean;
  owner: string | null;
}

/** The open cart of a buyer; its version says whether it was changed since. */
export interface SeenCart extends CartRow {
  version: number;
  lines: StoredLine[];
}

/** What a buyer finds when looking at a sale; nothing is locked, so all of it may have changed in the next moment. */
export interface SaleLook {
  /** Database time. */
  now: Date;
  saleVersion: string;
  /** {product} that the buyer has bought, or promised by bids and entries. */
  taken: number;
  cart: SeenCart | undefined;
  /** The seats that were asked for, and those of the cart. */
  seats: SeenSeat[];
}

interface LookRow {
  now: Date;
  saleVersion: string;
  taken: number;
  cart: CartAsSeen | null;
  seats: SeenSeat[] | null;
}

/** A cart as `cart_as_seen` has it. */
export type CartAsSeen = Omit<SeenCart, 'firstHeldAt' | 'heldUntil' | 'purchaseTokenSealed'> & {
  firstHeldAt: string;
  heldUntil: string;
  purchaseTokenSealed: string;
};

const readLook = statement<LookRow>()<[eventId: string, userId: string, seatCodes: readonly string[]]>(
  'select * from look_at_sale($1, $2, $3)',
);

export const seenCart = (cart: CartAsSeen): SeenCart => ({
  ...cart,
  firstHeldAt: new Date(cart.firstHeldAt),
  heldUntil: new Date(cart.heldUntil),
  purchaseTokenSealed: Buffer.from(cart.purchaseTokenSealed, 'base64'),
  lines: cart.lines.map((line) => ({ ...line, fulfilment: line.fulfilment ?? undefined })),
});

/** Looks at what a buyer wants of an event, in one statement; undefined for an event that is not there. */
export async function lookAtSale(
  db: Queryable,
  { eventId, userId, seatCodes }: { eventId: string; userId: string; seatCodes: readonly string[] },
): Promise<SaleLook | undefined> {
  const [row] = await readLook(db, eventId, userId, seatCodes);
  return row && { ...row, cart: row.cart ? seenCart(row.cart) : undefined, seats: row.seats ?? [] };
}
