import type { CatalogueEvent } from '@foyer/catalogue';

const timesOf = ({ opensAt, closesAt, resultsAt }: NonNullable<CatalogueEvent['sale']['draw']>) => ({
  opensAt,
  closesAt,
  resultsAt,
});

/** Lists the windows of a sale: to everyone, by draw, by tier, and to holders of a code; extras are sold in the first. */
export function windowsOf({ sale, extras }: CatalogueEvent) {
  const { opensAt, closesAt, draw, presale, tiers = [] } = sale;
  const drawsAll = draw !== undefined && draw.offerGroups === undefined;
  const open = { type: 'purchase', code: null, opensAt, closesAt, resultsAt: null };
  return [
    ...((drawsAll || tiers.length > 0) && extras.length === 0 ? [] : [{ ...open, window: 'purchase' }]),
    ...(draw ? [{ ...open, ...timesOf(draw), type: 'draw', window: 'draw' }] : []),
    ...tiers.map((tier) => ({ ...open, opensAt: tier.opensAt, closesAt: tier.closesAt, window: tier.code })),
    ...(presale ? [{ ...open, ...presale, window: 'presale' }] : []),
  ];
}
