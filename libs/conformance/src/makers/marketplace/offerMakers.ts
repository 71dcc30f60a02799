import type { NounMakers } from '../shared/nounMakers.ts';
import { saleEvent, saleMarketplace } from '../shared/saleFields.ts';

export const offerMakers: NounMakers = { fields: { eventId: saleEvent, marketplaceId: saleMarketplace } };
