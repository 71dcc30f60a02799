import { auctionId } from './buildAuction.ts';
import { buildProfile } from '../marketplaceSettings.ts';

/** Event with an auction alone. */
export const auctionEvent = buildProfile(
  { saleType: 'auction' },
  { marketplaces: [{ marketplaceId: auctionId, type: 'auction', state: 'open' }] },
);
