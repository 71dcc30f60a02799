import type { Locale, PackagePart } from '@foyer/contract';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { OfferRow } from '../offer/offerRepository.ts';

/** Presents the items of a package besides the first one; empty for an offer of one item. */
export const packageParts = ({ parts }: OfferRow, locale: Locale): PackagePart[] =>
  parts.map(({ inventoryItemId, name, category, unitsEach }) => ({
    inventoryItemId,
    name: inLocale(name, locale),
    category,
    quantity: unitsEach,
  }));
