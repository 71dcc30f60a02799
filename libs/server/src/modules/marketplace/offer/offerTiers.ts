import type { OfferGroup, OfferTier } from '@foyer/contract';

/** Offer with the name of its tier; null for one that is not tiered. */
export interface TieredOffer {
  offer: OfferGroup;
  tierName: string | null;
}

const opensFirst = (left: { opensAt: string }, right: { opensAt: string }): number =>
  left.opensAt < right.opensAt ? -1 : 1;

const tierOf = ({ offer, tierName }: TieredOffer): OfferTier[] => {
  const { offerGroupId, price, saleState, opensAt, endAt } = offer;
  return tierName !== null && opensAt && endAt
    ? [{ offerGroupId, name: tierName, price: price.allIn, saleState, opensAt, endAt }]
    : [];
};

/** Tells whether two offers sell the same: one item, or one package. */
export const isSameProduct = (one: OfferGroup, other: OfferGroup): boolean =>
  one.inventoryItemId === other.inventoryItemId && one.inventoryPackageId === other.inventoryPackageId;

/** Adds to each tiered offer the prices of its item by time [C3.18]. */
export function withTiers(offers: readonly TieredOffer[]): OfferGroup[] {
  const tiersOf = (own: TieredOffer): OfferTier[] =>
    offers
      .filter(({ offer }) => isSameProduct(offer, own.offer))
      .flatMap(tierOf)
      .toSorted(opensFirst);
  return offers.map((each) => {
    const tiers = each.tierName === null ? [] : tiersOf(each);
    return tiers.length > 1 ? { ...each.offer, tiers } : each.offer;
  });
}

/** Keeps the first current offer of each tiered item, or else the last one. */
export function currentTiers(offers: readonly OfferGroup[]): OfferGroup[] {
  const shown = new Set(offers.map(({ offerGroupId }) => offerGroupId));
  return offers.filter(({ offerGroupId, tiers }) => {
    if (!tiers) return true;
    const own = tiers.filter((tier) => shown.has(tier.offerGroupId));
    const current = own.find(({ saleState }) => saleState !== 'closed') ?? own.at(-1);
    return current?.offerGroupId === offerGroupId;
  });
}
