import type { ExchangeCategory, MarketOffer } from '@foyer/contract';
import type { Owner } from '../../world/owner.ts';
import { NotInWorld, type Person } from '../../world/world.ts';
import { own, plain, shown, type NounMakers } from '../shared/nounMakers.ts';
import { cardOf } from '../shared/purchase.ts';
import { saleEvent, saleOfferGroup } from '../shared/saleFields.ts';
import { payoutMethodOf, saleOf } from './secondaryListingMakers.ts';

const hoursBefore = 1;

async function categoryOf(
  { client }: Owner,
  sale: { eventId: string; offerGroupId: string },
): Promise<ExchangeCategory> {
  const { eventId, offerGroupId } = sale;
  const { categories } = await client.call('listExchangeCategories', { body: { eventId } });
  const category = categories.find((each) => each.offerGroupId === offerGroupId);
  if (!category) throw new NotInWorld('sale with resale');
  return category;
}

/** Terms of a bid at the official price, with the total that its fan accepts. */
async function termsOf(owner: Owner, { token }: Person, sale: { eventId: string; offerGroupId: string }) {
  const { officialPrice: price, minQuantity: quantity } = await categoryOf(owner, sale);
  const { eventId, offerGroupId } = sale;
  const body = { eventId, offerGroupId, quantity, price };
  const { quote } = await owner.client.call('checkoutMarketOffer', { token, body });
  return { ...body, hoursBefore, acceptedTotal: quote.total };
}

/** Bids for another event than the owner's, whose cart would keep them from it. */
const bidOf = (owner: Owner): Promise<MarketOffer> =>
  owner.once('market offer', async () => {
    const { client, person, world } = owner;
    const sale = await world.make('foreignSale');
    const { paymentMethodId } = await cardOf(owner);
    const body = { ...(await termsOf(owner, person, sale)), paymentMethodId };
    return client.call('createMarketOffer', { token: person.token, body });
  });

/** Has another fan bid for what the owner sells. */
const bidOfOther = (owner: Owner): Promise<MarketOffer> =>
  owner.once('market offer of another', async () => {
    const { client, world, sale } = owner;
    const bidder = await world.newPerson('otherFan');
    const cardToken = await world.make('cardToken', { challenged: false });
    const { token } = bidder;
    const { paymentMethodId } = await client.call('addPaymentMeans', { token, body: { cardToken } });
    const body = { ...(await termsOf(owner, bidder, sale)), paymentMethodId };
    return client.call('createMarketOffer', { token, body });
  });

/** The same event for everyone: the bid says whose it is. */
const eventOfBid = plain(async (owner) => (await bidOf(owner)).event.eventId);
const priceOf = async (owner: Owner) => (await categoryOf(owner, owner.sale)).officialPrice;

/** A bid for the sale is made; one for another event is changed and cancelled; and the owner sells to that of another fan. */
export const marketOfferMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    offerGroupId: saleOfferGroup,
    quantity: plain(() => 1),
    price: shown(priceOf),
    hoursBefore: plain(() => hoursBefore),
    acceptedTotal: plain(async (owner) => (await termsOf(owner, owner.person, owner.sale)).acceptedTotal),
    paymentMethodId: own(async (owner) => (await cardOf(owner)).paymentMethodId),
    marketOfferId: own(async (owner) => (await bidOf(owner)).marketOfferId),
    'checkoutMarketOffer.marketOfferId': plain(() => undefined),
    'updateMarketOffer.eventId': eventOfBid,
    'cancelMarketOffer.eventId': eventOfBid,
    tokenIds: own(async (owner) => (await saleOf(owner)).tokenIds),
    payoutMethodId: own(payoutMethodOf),
    acceptedProceeds: plain(async (owner) => {
      await bidOfOther(owner);
      const { eventId, tokenIds } = await saleOf(owner);
      const { best } = await owner.client.call('quoteSellNow', {
        token: owner.person.token,
        body: { eventId, tokenIds },
      });
      return best?.seller.proceeds ?? priceOf(owner);
    }),
  },
  answers: {
    listExchangeCategories: ['state'],
    checkoutMarketOffer: ['state'],
    createMarketOffer: ['state'],
    listMarketOffers: ['state'],
    updateMarketOffer: ['state'],
    cancelMarketOffer: ['state'],
    sellNow: ['state', 'emailAddress'],
  },
};
