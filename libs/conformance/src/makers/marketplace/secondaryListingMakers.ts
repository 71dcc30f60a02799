import type { SecondaryListing } from '@foyer/contract';
import type { Owner } from '../../world/owner.ts';
import { NotInWorld } from '../../world/world.ts';
import { orderOf } from '../shared/purchase.ts';
import { free, own, plain, shown, sold, type NounMakers } from '../shared/nounMakers.ts';
import { saleEvent } from '../shared/saleFields.ts';

const hoursBefore = 1;

/** Returns the owner's payout account. */
export const payoutMethodOf = (owner: Owner): Promise<string> =>
  owner.once('payout method', async () => {
    const body = { emailAddress: 'sales@paypal.example' };
    return (await owner.client.call('addPayPalAccount', { token: owner.person.token, body })).payoutMethodId;
  });

/** Returns what the owner can sell or has listed: the token of the order, for its face value. */
export const saleOf = (owner: Owner) =>
  owner.once('sellable token', async () => {
    const { client, person } = owner;
    const { eventId } = await orderOf(owner);
    const { tokens } = await client.call('getSecondaryMarketplace', {
      token: person.token,
      query: { eventId },
    });
    const token = tokens.find(({ sell }) => sell.allowed);
    if (!token) throw new NotInWorld('sale with resale');
    return { eventId, tokenIds: [token.tokenId], price: token.face, hoursBefore };
  });

const proceedsOf = (owner: Owner) =>
  owner.once('proceeds', async () => {
    const body = await saleOf(owner);
    const { seller } = await owner.client.call('quoteSecondaryListing', { token: owner.person.token, body });
    return seller.proceeds;
  });

const listingOf = (owner: Owner): Promise<SecondaryListing> =>
  owner.once('listing', async () => {
    const acceptedProceeds = await proceedsOf(owner);
    const body = {
      ...(await saleOf(owner)),
      payoutMethodId: await payoutMethodOf(owner),
      acceptedProceeds,
    };
    return owner.client.call('saveSecondaryListing', { token: owner.person.token, body });
  });

const failedPayoutOf = (owner: Owner) =>
  owner.once('failed payout', () => owner.world.make('failedPayout', owner.person));

const listingId = own(async (owner) => (await listingOf(owner)).listingId);
const notSent = plain(() => undefined);

/** The owner sells the token of the order; a listing is looked at, changed and deleted. */
export const secondaryListingMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    // Answers only about events of which the caller has something.
    'getSecondaryMarketplace.eventId': shown(async (owner) => (await orderOf(owner)).eventId),
    cursor: free(async ({ client, person: { token } }) => {
      return (await client.call('listSecondaryListings', { token, query: { limit: 1 } })).nextCursor ?? '';
    }),
    listingId,
    'retryPayout.eventId': own(async (owner) => (await failedPayoutOf(owner)).eventId),
    'retryPayout.listingId': own(async (owner) => (await failedPayoutOf(owner)).listingId),
    'quoteSecondaryListing.listingId': notSent,
    'saveSecondaryListing.listingId': notSent,
    tokenIds: own(async (owner) => (await saleOf(owner)).tokenIds),
    'getSecondaryListing.tokenId': sold(async (owner) => (await listingOf(owner)).tokens[0]!.tokenId),
    price: plain(async (owner) => (await saleOf(owner)).price),
    hoursBefore: plain(() => hoursBefore),
    payoutMethodId: own(payoutMethodOf),
    acceptedProceeds: plain(proceedsOf),
  },
  answers: {
    getSecondaryMarketplace: ['state'],
    saveSecondaryListing: ['state', 'emailAddress'],
    deleteSecondaryListing: ['state', 'emailAddress'],
    getSecondaryListing: ['state', 'emailAddress'],
    listSecondaryListings: ['state', 'emailAddress'],
    updatePayoutMethod: ['state', 'emailAddress'],
    retryPayout: ['state', 'emailAddress'],
  },
};
