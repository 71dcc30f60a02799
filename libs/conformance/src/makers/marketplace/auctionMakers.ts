import type { Owner } from '../../world/owner.ts';
import { NotInWorld } from '../../world/world.ts';
import { own, plain, shown, type NounMakers } from '../shared/nounMakers.ts';
import { cardOf, refusedWinOf } from '../shared/purchase.ts';
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

const acceptedOf = (owner: Owner) =>
  owner.once('accepted offer', () => owner.world.make('acceptedOffer', owner.person));
const acceptedOffer = own(async (owner) => (await acceptedOf(owner)).offerId);

/**
 * An auction that is open: offers are made and looked at. Seats are picked for an offer that another one accepted, and a
 * win whose card was refused is given up.
 */
export const auctionMakers: NounMakers = {
  fields: {
    eventId: auctionEvent,
    offerGroupId: auctionOfferGroup,
    offerId: own(async (owner) => (await offerOf(owner)).offerId),
    'getSeatSelection.offerId': acceptedOffer,
    'pickAuctionSeats.offerId': acceptedOffer,
    'declineOfferPayment.offerId': own(async (owner) => (await refusedWinOf(owner)).offerId),
    paymentMethodId: own(async (owner) => (await cardOf(owner)).paymentMethodId),
    numTokens: plain(() => 1),
    quantity: plain(() => 1),
    promoCode: noCode,
    marketplaceCode: noCode,
    seatCodes: plain(async (owner) => (await acceptedOf(owner)).seatCodes),
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
