import type { Locale, Money } from '@foyer/contract';
import { quoteCart, type QuotedCart } from '../../../sale/cart/quoteCart.ts';
import { storedLine } from '../../../sale/hold/plannedLine.ts';
import type { CheckedLine } from '../../../sale/limit/selectionRules.ts';
import type { OfferFacts } from '../../../sale/offer/offerFacts.ts';
import { rulesIn, type SaleFacts } from '../../../sale/offer/saleFacts.ts';

/** Units of an offer that may be won. */
interface Places {
  offer: OfferFacts;
  quantity: number;
  maySplit: boolean;
  /** Face price that the fan named, in minor units; the one of the offer if absent. */
  amount?: number;
  /** Discount of the promo code. */
  discountId?: string | null | undefined;
}

/**
 * Creates the order line of a win.
 * @param cartGuid also names the line in the cart of a claim
 */
export const lineOf = ({ offer, quantity, maySplit, amount }: Places, cartGuid: string): CheckedLine => ({
  cartGuid,
  offer,
  quantity,
  seatCodes: undefined,
  sectionCode: undefined,
  amount: amount ?? null,
  ages: [{ ageGroup: 'ADULT', quantity }],
  fulfilment: offer.fulfilment[0],
  maySplit,
  accessible: false,
});

const quotedId = '00000000-0000-4000-8000-000000000000';

/** Quotes places with their discounts, all fees and taxes, at current prices. */
export function quotePlaces(facts: SaleFacts, places: Places, locale: Locale, now: Date): QuotedCart {
  const line = storedLine(lineOf(places, quotedId), quotedId);
  const terms = { firstHeldAt: now, discountId: places.discountId ?? null };
  return quoteCart([line], facts.offers, rulesIn(facts, locale), terms);
}

/** Returns the total price of places. */
export const totalOf = (...quoted: Parameters<typeof quotePlaces>): Money =>
  quotePlaces(...quoted).quote.total;

/** Returns the price of one of the quoted places with its fees. */
export const allInOfOne = ({ lines }: QuotedCart): Money => lines[0]!.linePrice.unitPrices[0]!.allIn;
