import type { Owner } from '../../world/owner.ts';
import { NotInWorld } from '../../world/world.ts';
import { own, plain, shown, type NounMakers } from '../shared/nounMakers.ts';
import { cardOf } from '../shared/purchase.ts';
import { auctionEvent, auctionOfferGroup, noCode } from '../shared/saleFields.ts';

/** Bids in the auction of another event than the owner's, whose cart would keep them from it. */
const offerOf = (owner: Owner) =>
  owner.once('auction offer', async () => {
    const { client, person, world } = owner;
    const { eventId, auctionOfferGroupId: offerGroupId } = await world.make('foreignSale');
    if (offerGroupId === undefined) throw new NotInWorld('foreignSale with an auctionOfferGroupId');
    const { groups } = await client.call('getAuction', { query: { eventId } });
    const { minimum: price } = groups.find((group) => group.offerGroupId === offerGroupId)!;
    const { paymentMethodId } = await cardOf(owner);
    const bid = { eventId, offerGroupId, quantity: 1, price, paymentMethodId };
    return client.call('makeAuctionOffer', { token: person.token, body: bid });
  });

/** An auction that is open: offers are made and looked at, and there is nothing to pick, pay or give up yet. */
export const auctionMakers: NounMakers = {
  fields: {
    eventId: auctionEvent,
    offerGroupId: auctionOfferGroup,
    offerId: own(async (owner) => (await offerOf(owner)).offerId),
    paymentMethodId: own(async (owner) => (await cardOf(owner)).paymentMethodId),
    numTokens: plain(() => 1),
    quantity: plain(() => 1),
    promoCode: noCode,
    marketplaceCode: noCode,
    seatCodes: plain(() => ['A-1-1']),
    price: shown(() => ({ amount: 5_000, currency: 'CAD' })),
  },
  answers: {
    getAuction: ['state'],
    getAuctionLive: ['state'],
    getAuctionChance: ['state'],
    checkoutAuction: ['state'],
    makeAuctionOffer: ['state'],
    listAuctionOffers: ['state'],
    getSeatSelection: ['state'],
    pickAuctionSeats: ['state'],
  },
};
