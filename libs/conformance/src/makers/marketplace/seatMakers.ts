import { free, type NounMakers } from '../shared/nounMakers.ts';
import { saleEvent, saleMarketplace, seatedOfferGroup } from '../shared/saleFields.ts';

export const seatMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    marketplaceId: saleMarketplace,
    offerGroupId: seatedOfferGroup,
    // Version of the expected seat chart, which belongs to no account.
    seatChartId: free(),
  },
};
