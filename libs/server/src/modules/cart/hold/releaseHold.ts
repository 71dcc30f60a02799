import type { TransactionScope } from '../../../database/transactionScope.ts';
import { setInCart } from '../cart/buyerRepository.ts';
import { readLines, updateCart, type CartRow, type StoredLine } from '../cart/cartRepository.ts';
import { holdQuantitiesUntil, releaseQuantities } from './quantityHoldRepository.ts';
import { holdSeatsUntil, releaseSeats } from './seatHoldRepository.ts';

const seatCodesOf = (lines: readonly StoredLine[]): string[] => lines.flatMap(({ seatCodes }) => seatCodes);

/** Gives everything of a cart back and closes it. The buyer's row is locked already. */
export async function releaseCart(tx: TransactionScope, cart: CartRow): Promise<StoredLine[]> {
  const lines = await readLines(tx, cart);
  await releaseSeats(tx, cart, seatCodesOf(lines));
  await releaseQuantities(tx, cart);
  await updateCart(tx, { ...cart, state: 'released' });
  await setInCart(tx, cart, 0);
  return lines;
}

/** Writes a cart with another end of its hold, and moves what it holds along. */
export async function moveHold(tx: TransactionScope, cart: CartRow): Promise<void> {
  await updateCart(tx, cart);
  await holdSeatsUntil(tx, cart, seatCodesOf(await readLines(tx, cart)), cart.heldUntil);
  await holdQuantitiesUntil(tx, cart, cart.heldUntil);
}
