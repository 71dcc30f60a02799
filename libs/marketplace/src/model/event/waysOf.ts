import type { Marketplace, SaleState } from '@foyer/contract';

/** Ways of getting in that a fan compares, in display order; resale is offered beside the prices. */
const compared = ['purchase', 'draw', 'auction'] as const;
export type WayType = (typeof compared)[number];

/** Way of getting in to an event, with its window that matters now. */
export interface Way {
  type: WayType;
  window: Marketplace;
}

const onSale: readonly SaleState[] = ['actionRequired', 'open', 'endingSoon', 'active'];
const later: readonly SaleState[] = ['upcoming', 'openingSoon'];

/** Whether a window sells, or takes entries or offers, now. */
export const isOpenWay = ({ state }: Marketplace): boolean => onSale.includes(state);
/** Whether a window has yet to open. */
export const isLaterWay = ({ state }: Marketplace): boolean => later.includes(state);

/**
 * Whether anything is on sale or has yet to open in the windows of an event, or in the one of an address; what is sold
 * out may come back [C8.10].
 */
export const hasActiveWindow = (marketplaces: readonly Marketplace[], marketplaceId?: string): boolean =>
  marketplaces.some(
    (window) =>
      (marketplaceId === undefined || window.marketplaceId === marketplaceId) &&
      (isOpenWay(window) || isLaterWay(window) || window.state === 'soldOut'),
  );

/** Ranks an open window first, then the next to open, such as the next tier. */
const rankOf = (window: Marketplace): number => (isOpenWay(window) ? 0 : isLaterWay(window) ? 1 : 2);

/** Lists an event's ways of getting in; a sale of extras alone is none. */
export const waysOf = (marketplaces: readonly Marketplace[]): Way[] =>
  compared.flatMap((type) => {
    const [window] = marketplaces
      .filter((each) => each.type === type && !each.isForExtras)
      .sort((left, right) => rankOf(left) - rankOf(right));
    return window ? [{ type, window }] : [];
  });
