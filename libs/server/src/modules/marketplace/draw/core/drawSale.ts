import type { Locale, Money } from '@foyer/contract';
import type { QuotedCart } from '../../../../sale/cart/quoteCart.ts';
import { tokensOfUnit, type OfferFacts } from '../../../../sale/offer/offerFacts.ts';
import type { SaleFacts } from '../../../../sale/offer/saleFacts.ts';
import { quotePlaces } from '../../win/wonPlaces.ts';
import { mayBeDrawn } from './drawPolicy.ts';

/** Offers that a fan wishes for. */
interface Wish {
  offers: readonly OfferFacts[];
  quantity: number;
  discountId: string | null | undefined;
}

/** Quotes each of the given offers. */
export const quoteChoices = (
  facts: SaleFacts,
  { offers, quantity, discountId }: Wish,
  locale: Locale,
  now: Date,
): QuotedCart[] =>
  offers.map((offer) => quotePlaces(facts, { offer, quantity, maySplit: false, discountId }, locale, now));

/**
 * Returns the most that a win can cost. A wish that may be split can win any part of its quantity, which costs more than
 * the whole where a discount is for a number.
 */
export function mostOf(
  facts: SaleFacts,
  { maySplit, ...wish }: Wish & { maySplit: boolean },
  locale: Locale,
  now: Date,
): Money {
  const parts = maySplit ? Array.from({ length: wish.quantity }, (_, at) => at + 1) : [wish.quantity];
  return parts
    .flatMap((quantity) => quoteChoices(facts, { ...wish, quantity }, locale, now))
    .map(({ quote }) => quote.total)
    .reduce((dearest, each) => (each.amount > dearest.amount ? each : dearest));
}

/** Lists an event's offers that can be drawn for, cheapest first. */
export const drawnOffers = ({ offers }: SaleFacts): OfferFacts[] =>
  [...offers.values()].filter(mayBeDrawn).sort((left, right) => left.facePrice - right.facePrice);

/** Returns the {product} of an entry: those of the offer that has the most. */
export const productsOf = (offers: readonly OfferFacts[], quantity: number): number =>
  quantity * Math.max(...offers.map(tokensOfUnit));
