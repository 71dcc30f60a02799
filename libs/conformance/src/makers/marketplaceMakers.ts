import type { Owner } from '../world/owner.ts';
import { NotInWorld } from '../world/world.ts';
import { marketOfferMakers } from './marketplace/marketOfferMakers.ts';
import { secondaryListingMakers } from './marketplace/secondaryListingMakers.ts';
import { upgradeMakers } from './marketplace/upgradeMakers.ts';
import { free, own, plain, shown, type DomainMakers } from './shared/nounMakers.ts';
import { cardOf, refusedWinOf } from './shared/purchase.ts';
import {
  auctionEvent,
  auctionOfferGroup,
  drawEvent,
  drawOfferGroup,
  noCode,
  organiserId,
  presaleCode,
  saleEvent,
  saleMarketplace,
  saleOfferGroup,
  salePackage,
  seatedOfferGroup,
} from './shared/saleFields.ts';

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

const offersOf = (owner: Owner): string[] => [String(drawOfferGroup.make?.(owner))];

const winOf = (owner: Owner) =>
  owner.once('win to claim', () => owner.world.make('winToClaim', owner.person));
const wonOffer = own(async (owner) => (await winOf(owner)).offerId);

async function cursorOf({ client }: Owner): Promise<string> {
  return (await client.call('listEvents', { query: { limit: 1 } })).nextCursor ?? '';
}

/** Returns the organiser of the sale, whose page is public. */
function organiserOf({ sale }: Owner): string {
  if (sale.clientId === undefined) throw new NotInWorld('sale with an organiser');
  return sale.clientId;
}

export const marketplaceMakers: DomainMakers<'marketplace'> = {
  /**
   * An auction that is open: offers are made and looked at. Seats are picked for an offer that another one accepted, and a
   * win whose card was refused is given up.
   */
  auction: {
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
  },
  /** An auction that stays open: it is opened again, and closes when it does already. */
  'client-auction': {
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
  },
  /** A draw that stays open: it is opened again, and closes when it does already. */
  'client-draw': {
    fields: {
      eventId: drawEvent,
      offerGroupId: drawOfferGroup,
      closesAt: plain(async ({ client, sale: { eventId } }) => {
        const { closesAt } = await client.call('getDrawRecord', { query: { eventId } });
        return closesAt;
      }),
      quantity: plain(() => 90),
      reason: plain(() => 'The hall is larger'),
      after: plain(() => 0),
    },
    answers: {
      getClientDraw: ['state'],
      openClientDraw: ['state'],
      closeClientDraw: ['state'],
      changeDrawStock: ['state'],
      exportDraw: ['state'],
    },
  },
  'custom-event-page': {
    // Name on a public page.
    fields: { slug: free(({ world, sale }) => world.make('customEventPage', { sale })) },
  },
  /** A draw that is open, and is entered and left; what is claimed is the win of another one. */
  draw: {
    fields: {
      eventId: drawEvent,
      offerGroupId: drawOfferGroup,
      offerGroupIds: shown(offersOf),
      'checkoutDrawClaim.offerId': wonOffer,
      'claimDraw.offerId': wonOffer,
      paymentMethodId: own(async (owner) => (await cardOf(owner)).paymentMethodId),
      quantity: plain(() => 1),
      promoCode: noCode,
      marketplaceCode: noCode,
    },
    answers: {
      checkoutDraw: ['state'],
      enterDraw: ['state'],
      listDrawEntries: ['state'],
      getDrawRecord: ['state'],
      checkoutDrawClaim: ['state'],
    },
  },
  'event-preview': {
    fields: { eventId: saleEvent },
    answers: { previewEvent: ['state'], previewOfferGroups: ['state'] },
  },
  event: {
    fields: {
      eventId: saleEvent,
      marketplaceCode: noCode,
      clientId: organiserId,
      // Filters of a public list: any id is answered.
      performerId: free(),
      exceptPerformerId: free(),
      locationId: free(),
      seriesId: free(),
      cursor: free(cursorOf),
    },
    answers: {
      getEventProfile: ['state'],
      listCarousel: ['state'],
      listEvents: ['state'],
      listEventsByTag: ['state'],
    },
  },
  follow: {
    fields: { kind: plain(() => 'client'), topicId: free(organiserOf) },
    alwaysSent: { getTopic: ['topicId'] },
    answers: { getTopic: ['state'] },
  },
  'inventory-package': {
    fields: {
      eventId: saleEvent,
      marketplaceId: saleMarketplace,
      inventoryPackageId: salePackage,
      marketplaceCode: noCode,
    },
  },
  'offer-group': {
    fields: {
      eventId: saleEvent,
      marketplaceId: saleMarketplace,
      offerGroupId: saleOfferGroup,
      offerGroupIds: shown(({ sale }) => [sale.offerGroupId]),
      marketplaceCode: noCode,
      code: plain(presaleCode.make),
    },
    answers: { validateMarketplaceCode: ['state'] },
  },
  offer: {
    fields: { eventId: saleEvent, marketplaceId: saleMarketplace, marketplaceCode: noCode },
  },
  /** The owner wants to hear of what fans sell of the sale. */
  'price-alert': {
    fields: {
      eventId: saleEvent,
      price: shown(() => ({ amount: 5_000, currency: 'CAD' })),
    },
  },
  /** A win in a draw whose card was refused, paid with a good one. */
  repayment: {
    fields: {
      offerId: own(async (owner) => (await refusedWinOf(owner)).offerId),
      paymentMethodId: own(async (owner) => (await cardOf(owner)).paymentMethodId),
      acceptedTotal: plain(async (owner) => (await refusedWinOf(owner)).total),
      fraudSessionId: free(),
      googlePlaceId: free(),
    },
  },
  'search-suggestion': {},
  seat: {
    fields: {
      eventId: saleEvent,
      marketplaceId: saleMarketplace,
      marketplaceIds: shown(({ sale }) => [sale.marketplaceId]),
      marketplaceCode: noCode,
      offerGroupId: seatedOfferGroup,
      // Version of the expected seat chart, which belongs to no account.
      seatChartId: free(),
    },
  },
  'market-offer': marketOfferMakers,
  'secondary-listing': secondaryListingMakers,
  /** The sale is not sold out: its wait list can be read and left, and joining or claiming changes nothing. */
  upgrade: upgradeMakers,
  'wait-list': {
    fields: {
      eventId: saleEvent,
      offerGroupIds: shown(async (owner) => [await saleOfferGroup.make?.(owner)]),
      quantity: plain(() => 1),
    },
    answers: { getWaitList: ['state'], listWaitListEntries: ['state'] },
  },
  'waiting-room': { fields: { eventId: saleEvent } },
};
