import type { Locale, Money } from '@foyer/contract';
import { quoteCart } from '../../../sale/commitment/quoteCart.ts';
import { storedLine } from '../../../sale/hold/plannedLine.ts';
import type { CheckedLine } from '../../../sale/limit/selectionRules.ts';
import { tokensOfUnit, type OfferFacts } from '../../../sale/offer/offerFacts.ts';
import { rulesIn, type SaleFacts } from '../../../sale/offer/saleFacts.ts';
import { mayBeDrawn } from './drawPolicy.ts';

/** Units of an offer, as a line of a commitment. */
export interface DrawnPlaces {
  offer: OfferFacts;
  quantity: number;
  maySplit: boolean;
}

/** Makes the line that a win will be. @param lineId also names the line in the cart of a claim */
export const lineOf = ({ offer, quantity, maySplit }: DrawnPlaces, lineId: string): CheckedLine => ({
  cartGuid: `draw-${lineId}`,
  offer,
  quantity,
  seatCodes: undefined,
  sectionCode: undefined,
  amount: null,
  ages: [{ ageGroup: 'ADULT', quantity }],
  fulfilment: offer.fulfilment[0],
  maySplit,
  accessible: false,
});

const quotedId = '00000000-0000-4000-8000-000000000000';

/** Quotes places with all fees and taxes, as they would be charged now. */
function totalOf(facts: SaleFacts, places: DrawnPlaces, locale: Locale, now: Date): Money {
  const line = storedLine(lineOf(places, quotedId), quotedId);
  const terms = { firstHeldAt: now, discountId: null };
  return quoteCart([line], facts.offers, rulesIn(facts, locale), terms).quote.total;
}

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

/** Returns the units of an offer that one person may want of an event. */
export const mostOf = ({ event }: SaleFacts, offer: OfferFacts): number =>
  Math.min(offer.maxQuantity, Math.floor(event.maxPerPerson / tokensOfUnit(offer)), 50);
