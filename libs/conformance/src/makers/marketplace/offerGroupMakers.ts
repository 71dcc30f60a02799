import { plain, shown, type NounMakers } from '../shared/nounMakers.ts';
import { noCode, presaleCode, saleEvent, saleMarketplace, saleOfferGroup } from '../shared/saleFields.ts';

export const offerGroupMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    marketplaceId: saleMarketplace,
    offerGroupId: saleOfferGroup,
    offerGroupIds: shown(({ sale }) => [sale.offerGroupId]),
    marketplaceCode: noCode,
    code: plain(presaleCode.make),
  },
  answers: { validateMarketplaceCode: ['state'] },
};
