import { tokensOfUnit, type OfferFacts, type SaleEvent } from '../offer/offerFacts.ts';

/** Contract's maximum of a line. */
const mostOfLine = 50;

/**
 * Returns the maximum number of units of an offer per person; 0 if one unit exceeds the limit of the event.
 */
export const mostPerPerson = (
  { maxPerPerson }: Pick<SaleEvent, 'maxPerPerson'>,
  offer: Pick<OfferFacts, 'maxQuantity' | 'category' | 'tokensEach' | 'parts'>,
): number => Math.min(offer.maxQuantity, Math.floor(maxPerPerson / tokensOfUnit(offer)), mostOfLine);
