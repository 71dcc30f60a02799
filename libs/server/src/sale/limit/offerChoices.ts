import type { Locale, Money } from '@foyer/contract';
import { inLocale } from '../../platform/texts/inLocale.ts';
import { faceFor, type OfferFacts } from '../offer/offerFacts.ts';
import { rulesIn, type SaleFacts } from '../offer/saleFacts.ts';
import { priceItem } from '../pricing/priceItem.ts';
import { mostPerPerson } from './mostPerPerson.ts';

/** Offer to choose in a form: its name, its price for an adult with fees and taxes, and the quantities allowed. */
interface OfferChoice {
  offerGroupId: string;
  name: string;
  allIn: Money;
  minQuantity: number;
  maxQuantity: number;
}

/** Presents offers to choose from; leaves out those of which one person may have fewer than the minimum. */
export const offerChoices = (
  facts: SaleFacts,
  offers: readonly OfferFacts[],
  locale: Locale,
): OfferChoice[] =>
  offers
    .map((offer) => ({
      offerGroupId: offer.offerGroupId,
      name: inLocale(offer.names, locale),
      allIn: priceItem(
        { face: faceFor(offer, 'ADULT'), category: offer.category, marketplaceType: offer.marketplaceType },
        rulesIn(facts, locale),
      ).allIn,
      minQuantity: offer.minQuantity,
      maxQuantity: mostPerPerson(facts.event, offer),
    }))
    .filter(({ minQuantity, maxQuantity }) => minQuantity <= maxQuantity);
