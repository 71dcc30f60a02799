import type { Locale, Money } from '@foyer/contract';
import type { QuotedCart } from '../../../sale/commitment/quoteCart.ts';
import { tokensOfUnit, type OfferFacts } from '../../../sale/offer/offerFacts.ts';
import type { SaleFacts } from '../../../sale/offer/saleFacts.ts';
import { quotePlaces } from '../win/wonPlaces.ts';
import { mayBeDrawn } from './drawPolicy.ts';

/** Quotes each of the given offers. */
export const quoteChoices = (
  facts: SaleFacts,
  {
    offers,
    quantity,
    discountId,
  }: { offers: readonly OfferFacts[]; quantity: number; discountId: string | null | undefined },
  locale: Locale,
  now: Date,
): QuotedCart[] =>
  offers.map((offer) => quotePlaces(facts, { offer, quantity, maySplit: false, discountId }, locale, now));

/** Returns the total of the most expensive quote. */
export const dearestOf = (quotes: readonly QuotedCart[]): Money =>
  quotes
    .map(({ quote }) => quote.total)
    .reduce((dearest, each) => (each.amount > dearest.amount ? each : dearest));

/** Lists an event's offers that can be drawn for, cheapest first. */
export const drawnOffers = ({ offers }: SaleFacts): OfferFacts[] =>
  [...offers.values()].filter(mayBeDrawn).sort((left, right) => left.facePrice - right.facePrice);

/** Returns the {product} of an entry: those of the offer that has the most. */
export const productsOf = (offers: readonly OfferFacts[], quantity: number): number =>
  quantity * Math.max(...offers.map(tokensOfUnit));
