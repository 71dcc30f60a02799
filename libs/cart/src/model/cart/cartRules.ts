import type { Cart, CartSelection } from '@foyer/contract';

/**
 * Returns the lines with one added, or replaced by its guid; a donation of a chosen amount replaces the previous one.
 */
export function withSelection(lines: readonly CartSelection[], added: CartSelection): CartSelection[] {
  const isSame = ({ cartGuid, offerGroupId }: CartSelection): boolean =>
    cartGuid === added.cartGuid || (added.amount !== undefined && offerGroupId === added.offerGroupId);
  return lines.some(isSame) ? lines.map((line) => (isSame(line) ? added : line)) : [...lines, added];
}

/** Returns the lines with the one of this guid changed. */
export const withChanged = (
  lines: readonly CartSelection[],
  cartGuid: string,
  change: (line: CartSelection) => CartSelection,
): CartSelection[] => lines.map((line) => (line.cartGuid === cartGuid ? change(line) : line));

/** Returns the lines without the one of this guid. */
export const withoutSelection = (lines: readonly CartSelection[], cartGuid: string): CartSelection[] =>
  lines.filter((line) => line.cartGuid !== cartGuid);

/**
 * Returns a line with another quantity. Seat choice is left to the server, which keeps the line's seats, adds
 * neighbours or releases the last ones [C4.02]; ages reset to adults, because they no longer add up.
 */
export function withQuantity(line: CartSelection, quantity: number): CartSelection {
  const { seatCodes: _seats, ages: _ages, ...rest } = line;
  return { ...rest, quantity };
}

/** The hold can be extended once; the offer appears once this much time or less is left (WCAG 2.2.1). */
const extensionOfferedMs = 120_000;
export const isExtensionOffered = (cart: Cart, serverNow: number): boolean => {
  const left = Date.parse(cart.purchaseTokenExpiration) - serverNow;
  return cart.allowed.extend.allowed && left > 0 && left <= extensionOfferedMs;
};
