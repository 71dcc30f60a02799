import type { CatalogueEvent } from '@foyer/catalogue';

const timesOf = ({ opensAt, closesAt, resultsAt }: NonNullable<CatalogueEvent['sale']['draw']>) => ({
  opensAt,
  closesAt,
  resultsAt,
});

const boundsOf = ({ opensAt, closesAt }: NonNullable<CatalogueEvent['sale']['auction']>) => ({
  opensAt,
  closesAt,
});

/**
 * Lists the windows of a sale: to everyone, by draw, by auction, by tier, and to holders of a code; extras are sold in the
 * first.
 */
export function windowsOf({ sale, extras }: CatalogueEvent) {
  const { opensAt, closesAt, draw, auction, presale, tiers = [] } = sale;
  const takesAll = [draw, auction].some((way) => way !== undefined && way.offerGroups === undefined);
  const open = { type: 'purchase', code: null, opensAt, closesAt, resultsAt: null };
  const isSoldElsewhere = takesAll || tiers.length > 0;
  return [
    ...(isSoldElsewhere && extras.length === 0 ? [] : [{ ...open, window: 'purchase' }]),
    ...(draw ? [{ ...open, ...timesOf(draw), type: 'draw', window: 'draw' }] : []),
    ...(auction ? [{ ...open, ...boundsOf(auction), type: 'auction', window: 'auction' }] : []),
    ...tiers.map((tier) => ({ ...open, opensAt: tier.opensAt, closesAt: tier.closesAt, window: tier.code })),
    ...(presale ? [{ ...open, ...presale, window: 'presale' }] : []),
  ];
}
