import type { CatalogueEvent } from '@foyer/catalogue';

const timesOf = ({ opensAt, closesAt, resultsAt }: NonNullable<CatalogueEvent['sale']['draw']>) => ({
  opensAt,
  closesAt,
  resultsAt,
});

const boundsOf = ({ opensAt, closesAt, resultsAt }: NonNullable<CatalogueEvent['sale']['auction']>) => ({
  opensAt,
  closesAt,
  resultsAt: resultsAt ?? null,
});

/** Whether a draw and an auction sell all places between them. */
function sellElsewhere({ sale: { draw, auction }, offerGroups, packages = [] }: CatalogueEvent): boolean {
  const ways = [draw, auction].filter((way) => way !== undefined);
  if (ways.some((way) => way.offerGroups === undefined)) return true;
  const taken = new Set(ways.flatMap((way) => way.offerGroups));
  return ways.length > 0 && packages.length === 0 && offerGroups.every(({ code }) => taken.has(code));
}

/**
 * Lists the windows of a sale: to everyone, by draw, by auction, by tier, and to holders of a code; extras are sold in the
 * first.
 */
export function windowsOf(event: CatalogueEvent) {
  const { sale, extras } = event;
  const { opensAt, closesAt, draw, auction, presale, tiers = [] } = sale;
  const open = { type: 'purchase', code: null, opensAt, closesAt, resultsAt: null };
  const isSoldElsewhere = sellElsewhere(event) || tiers.length > 0;
  return [
    ...(isSoldElsewhere && extras.length === 0 ? [] : [{ ...open, window: 'purchase' }]),
    ...(draw ? [{ ...open, ...timesOf(draw), type: 'draw', window: 'draw' }] : []),
    ...(auction ? [{ ...open, ...boundsOf(auction), type: 'auction', window: 'auction' }] : []),
    ...tiers.map((tier) => ({ ...open, opensAt: tier.opensAt, closesAt: tier.closesAt, window: tier.code })),
    ...(presale ? [{ ...open, ...presale, window: 'presale' }] : []),
  ];
}
