import type { OfferGroup, SalesGroup } from '@foyer/contract';

/** Extra in one or more variants. */
export interface ExtraProduct {
  name: string;
  offers: readonly [OfferGroup, ...OfferGroup[]];
}

/** Groups the variants of an item under the name of their sales group, in the order of the offers. */
export function extraProducts(
  offers: readonly OfferGroup[],
  salesGroups: readonly SalesGroup[],
): ExtraProduct[] {
  const nameOf = (offer: OfferGroup): string =>
    salesGroups.find((group) => group.salesGroupId === offer.salesGroupId)?.name ?? offer.name;
  const products = new Map<string, ExtraProduct>();
  for (const offer of offers) {
    const isVariant = offer.variantName !== undefined;
    const key = (isVariant ? offer.inventoryItemId : undefined) ?? offer.offerGroupId;
    const known = products.get(key);
    products.set(key, {
      name: known?.name ?? (isVariant ? nameOf(offer) : offer.name),
      offers: known ? [...known.offers, offer] : [offer],
    });
  }
  return [...products.values()];
}
