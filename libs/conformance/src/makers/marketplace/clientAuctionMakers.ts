import { plain, shown, type NounMakers } from '../shared/nounMakers.ts';
import { auctionEvent, auctionOfferGroup } from '../shared/saleFields.ts';

/** An auction that stays open: it is opened again, and closes when it does already. */
export const clientAuctionMakers: NounMakers = {
  fields: {
    eventId: auctionEvent,
    offerGroupId: auctionOfferGroup,
    closesAt: plain(async ({ client, sale: { eventId } }) => {
      const { closesAt } = await client.call('getAuction', { query: { eventId } });
      return closesAt;
    }),
    quantity: plain(() => 100),
    minimum: shown(() => ({ amount: 5_000, currency: 'CAD' })),
    reason: plain(() => 'The hall is larger'),
    after: plain(() => 0),
  },
  answers: {
    getClientAuction: ['state'],
    openClientAuction: ['state'],
    closeClientAuction: ['state'],
    changeAuctionStock: ['state'],
    changeAuctionMinimum: ['state'],
    exportAuction: ['state'],
  },
};
