import type { Locale, Money } from '@foyer/contract';
import { tokensOfUnit, type OfferFacts } from '../../../sale/offer/offerFacts.ts';
import type { SaleFacts } from '../../../sale/offer/saleFacts.ts';
import { totalOf } from '../win/wonPlaces.ts';
import { mayBeDrawn } from './drawPolicy.ts';

/** Quotes the dearest of some offers. */
export const atMostOf = (
  facts: SaleFacts,
  { offers, quantity }: { offers: readonly OfferFacts[]; quantity: number },
  locale: Locale,
  now: Date,
): Money =>
  offers
    .map((offer) => totalOf(facts, { offer, quantity, maySplit: false }, locale, now))
    .reduce((dearest, each) => (each.amount > dearest.amount ? each : dearest));

/** Lists the offers of an event that can be drawn for, the cheapest first. */
export const drawnOffers = ({ offers }: SaleFacts): OfferFacts[] =>
  [...offers.values()].filter(mayBeDrawn).sort((left, right) => left.facePrice - right.facePrice);

/** Returns the {product} of an entry: those of the offer that has the most. */
export const productsOf = (offers: readonly OfferFacts[], quantity: number): number =>
  quantity * Math.max(...offers.map(tokensOfUnit));
