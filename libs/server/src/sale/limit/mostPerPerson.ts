import { tokensOfUnit, type OfferFacts, type SaleEvent } from '../offer/offerFacts.ts';

/** Contract's maximum of a line. */
const mostOfLine = 50;

/** Returns the units of an offer that one person may ask for at most; 0 where a unit is above the limit of the event. */
export const mostPerPerson = (
  { maxPerPerson }: Pick<SaleEvent, 'maxPerPerson'>,
  offer: Pick<OfferFacts, 'maxQuantity' | 'category' | 'tokensEach' | 'parts'>,
): number => Math.min(offer.maxQuantity, Math.floor(maxPerPerson / tokensOfUnit(offer)), mostOfLine);
