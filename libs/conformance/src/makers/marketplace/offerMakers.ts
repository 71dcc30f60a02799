import type { NounMakers } from '../shared/nounMakers.ts';
import { noCode, saleEvent, saleMarketplace } from '../shared/saleFields.ts';

export const offerMakers: NounMakers = {
  fields: { eventId: saleEvent, marketplaceId: saleMarketplace, marketplaceCode: noCode },
};
