import type { EventProfile, Marketplace, MarketplaceType, SaleState } from '../types.gen.ts';
import { isOff } from './isOff.ts';

/** States in which offers are listed; `buyable` decides which of them can be held. */
const listed: readonly SaleState[] = ['open', 'endingSoon', 'active', 'openingSoon', 'upcoming'];

/** Types of sale that take requests, and decide who gets what after they have closed. */
export const requestTypes = ['draw', 'auction'] as const satisfies MarketplaceType[];

/** Whether a window takes entries or offers, on a page of its own. */
export const hasOwnPage = ({ type }: Pick<Marketplace, 'type'>): boolean =>
  type === 'draw' || type === 'auction';

/**
 * What an event's page sells below its name: all offers, extras alone where access is by draw or auction only, or
 * nothing [C2.02].
 */
export function listedSale({
  summary,
  marketplaces,
}: Pick<EventProfile, 'summary' | 'marketplaces'>): 'offers' | 'extras' | 'none' {
  if (isOff(summary) || !listed.includes(summary.saleState)) return 'none';
  const sales = marketplaces.filter((window) => !hasOwnPage(window));
  if (sales.length === marketplaces.length || sales.some(({ isForExtras }) => !isForExtras)) return 'offers';
  return sales.length > 0 ? 'extras' : 'none';
}
