import type { SecondaryListing } from '@foyer/contract';
import type { CallAnswer, TestServer } from '../testServer.ts';
import { buyPlaces } from './payoutFixture.ts';
import type { Buyer } from './buyers.ts';
import type { SaleFixture } from './saleFixture.ts';

/** Adds a payout account of a person; the same one for the same address. */
export async function addPayPal(
  server: TestServer,
  { token }: Buyer,
  emailAddress = 'ada@paypal.example',
): Promise<string> {
  return (await server.call('addPayPalAccount', { token, body: { emailAddress } })).body.payoutMethodId;
}

/** Terms of a listing in a test; its price is the face value of a standing place. */
export interface ListTerms {
  eventId: string;
  tokenIds: string[];
  price?: number;
  currency?: string;
  hoursBefore?: number;
  listingId?: string;
  payoutMethodId?: string;
}

/** Asks for the split of a price. */
export const quoteListing = (
  server: TestServer,
  { token }: Buyer,
  { eventId, tokenIds, price = 5_000, currency = 'CAD', hoursBefore = 1, listingId }: ListTerms,
): Promise<CallAnswer<'quoteSecondaryListing'>> =>
  server.call('quoteSecondaryListing', {
    token,
    body: {
      ...{ eventId, tokenIds, hoursBefore },
      price: { amount: price, currency },
      ...(listingId === undefined ? {} : { listingId }),
    },
  });

/** Lists tokens, or changes their listing, for the split that the server quotes. */
export async function saveListing(
  server: TestServer,
  buyer: Buyer,
  terms: ListTerms,
): Promise<CallAnswer<'saveSecondaryListing'>> {
  const { eventId, tokenIds, price = 5_000, currency = 'CAD', hoursBefore = 1, listingId } = terms;
  const quoted = await quoteListing(server, buyer, terms);
  const payoutMethodId = terms.payoutMethodId ?? (await addPayPal(server, buyer));
  return server.call('saveSecondaryListing', {
    token: buyer.token,
    body: {
      ...{ eventId, tokenIds, hoursBefore, payoutMethodId },
      price: { amount: price, currency },
      acceptedProceeds: quoted.status === 200 ? quoted.body.seller.proceeds : { amount: 0, currency },
      ...(listingId === undefined ? {} : { listingId }),
    },
  });
}

/** Buys standing places. @returns the ids of their tokens */
async function ownTokens(
  server: TestServer,
  buyer: Buyer,
  sale: SaleFixture,
  quantity: number,
): Promise<string[]> {
  const orderId = await buyPlaces(server, buyer, sale, quantity);
  const tokens = await server.database.query
    .selectFrom('token')
    .select('tokenId')
    .where('orderId', '=', orderId)
    .orderBy('tokenId')
    .execute();
  return tokens.map(({ tokenId }) => tokenId);
}

/** Buys standing places and lists them together for their face value. */
export async function listPlaces(
  server: TestServer,
  buyer: Buyer,
  sale: SaleFixture,
  quantity = 1,
): Promise<SecondaryListing> {
  const { eventId } = sale;
  const tokenIds = await ownTokens(server, buyer, sale, quantity);
  const listed = await saveListing(server, buyer, { eventId, tokenIds });
  if (listed.status !== 200) throw new Error(`Nothing was listed: ${listed.text}`);
  return listed.body;
}

/** A listing of a place for its face value, and another request under the same key. */
export async function listTwice(server: TestServer, buyer: Buyer, sale: SaleFixture) {
  const tokenIds = await ownTokens(server, buyer, sale, 1);
  const price = { amount: 5_000, currency: 'CAD' };
  const payoutMethodId = await addPayPal(server, buyer);
  const terms = { eventId: sale.eventId, tokenIds, price, payoutMethodId, acceptedProceeds: price };
  return {
    call: { token: buyer.token, body: { ...terms, hoursBefore: 1 } },
    other: { body: { ...terms, hoursBefore: 2 } },
  };
}
