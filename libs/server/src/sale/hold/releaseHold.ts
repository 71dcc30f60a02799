import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { lockBuyer, setInCart, type BuyerKey } from '../limit/buyerRepository.ts';
import {
  lockOpenCart,
  readLines,
  updateCart,
  type CartRow,
  type StoredLine,
} from '../commitment/cartRepository.ts';
import { isHeld } from '../commitment/holdTimes.ts';
import { holdQuantitiesUntil, releaseQuantities } from '../inventory/quantityHoldRepository.ts';
import { holdSeatsUntil, releaseSeats } from '../inventory/seatHoldRepository.ts';

const seatCodesOf = (lines: readonly StoredLine[]): string[] => lines.flatMap(({ seatCodes }) => seatCodes);

/** Releases and closes a cart. Requires the lock of the buyer's row. */
export async function releaseCart(tx: TransactionScope, cart: CartRow): Promise<StoredLine[]> {
  const lines = await readLines(tx, cart);
  await releaseSeats(tx, cart, seatCodesOf(lines));
  await releaseQuantities(tx, cart);
  await updateCart(tx, { ...cart, state: 'released' });
  await setInCart(tx, cart, 0);
  return lines;
}

/** Releases a buyer's open cart if it has expired. */
export const releaseIfExpired = (database: Database, buyer: BuyerKey): Promise<void> =>
  inTransaction(database, async (tx, now) => {
    await lockBuyer(tx, buyer);
    const cart = await lockOpenCart(tx, buyer.eventId, buyer.userId);
    if (cart?.state === 'open' && !isHeld(cart, now)) await releaseCart(tx, cart);
  });

/**
 * Saves a cart with a new deadline and applies it to its holds.
 * @returns false if another buyer has taken part of it since: then the hold is over
 */
export async function moveHold(tx: TransactionScope, cart: CartRow): Promise<boolean> {
  const [, lines] = await Promise.all([updateCart(tx, cart), readLines(tx, cart)]);
  const seatCodes = seatCodesOf(lines);
  const items = new Set(
    lines.filter(({ seating }) => seating !== 'seated').map((line) => line.inventoryItemId),
  );
  const [seats, quantities] = await Promise.all([
    holdSeatsUntil(tx, cart, seatCodes, cart.heldUntil),
    holdQuantitiesUntil(tx, cart, cart.heldUntil),
  ]);
  return seats === seatCodes.length && quantities === items.size;
}

/** Applies a new deadline, or releases the rest of the cart if part of it is lost. */
export async function moveOrRelease(tx: TransactionScope, cart: CartRow): Promise<void> {
  if (!(await moveHold(tx, cart))) await releaseCart(tx, cart);
}
