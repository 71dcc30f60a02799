import type { MarketplaceType } from '@foyer/contract';

/** Returns the name of the text for a closed sale, which differs for draws and auctions [C4.05, C8.10]. */
export function closedKey(type: MarketplaceType | undefined): 'closed' | 'closedDraw' | 'closedAuction' {
  if (type === 'draw') return 'closedDraw';
  return type === 'auction' ? 'closedAuction' : 'closed';
}
