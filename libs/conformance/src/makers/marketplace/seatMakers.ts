import { free, shown, type NounMakers } from '../shared/nounMakers.ts';
import { noCode, saleEvent, saleMarketplace, seatedOfferGroup } from '../shared/saleFields.ts';

export const seatMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    marketplaceId: saleMarketplace,
    marketplaceIds: shown(({ sale }) => [sale.marketplaceId]),
    marketplaceCode: noCode,
    offerGroupId: seatedOfferGroup,
    // Version of the expected seat chart, which belongs to no account.
    seatChartId: free(),
  },
};
