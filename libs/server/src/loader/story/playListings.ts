import { randomUUID } from 'node:crypto';
import type { SampleListing, SampleWorld } from '@foyer/catalogue';
import { operations, type OperationId, type OperationTypes } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { endSession, insertSession } from '../../modules/identity/session/sessionRepository.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { hashSecret, randomSecret } from '../../platform/security/secrets.ts';
import { days } from '../../platform/time/units.ts';
import { stableId } from '../write/stableId.ts';
import { catalogueEventId } from '../write/writeEvent.ts';
import type { StoryParts } from './storyFans.ts';

export interface ListingParts extends StoryParts {
  app: FastifyInstance;
}

type Asked<Id extends OperationId> = Partial<Pick<OperationTypes[Id], 'body' | 'query'>>;
type Call = <Id extends OperationId>(id: Id, asked: Asked<Id>) => Promise<OperationTypes[Id]['response']>;

/** Calls the server as a fan does, from an address of the fan's own. @throws Error with a refusal */
const callAs =
  ({ app, platform }: ListingParts, token: string, remoteAddress: string): Call =>
  async (id, { body, query }) => {
    const { method, path, idempotent } = operations[id];
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      remoteAddress,
      headers: {
        host: new URL(platform.config.origin).host,
        authorization: `Bearer ${token}`,
        'api-client-sessionid': randomUUID(),
        ...(idempotent ? { 'idempotency-key': randomUUID() } : {}),
      },
      ...(query ? { query: query as Record<string, string> } : {}),
      ...(body ? { payload: body } : {}),
    });
    if (answer.statusCode !== 200) throw new Error(`${id} refused the sample: ${answer.body}`);
    return answer.json<OperationTypes[typeof id]['response']>();
  };

/** Buys places, and lists all of them. */
async function buyAndList(
  call: Call,
  { typeCard }: ListingParts,
  { event, fan, zone, quantity, percent }: SampleListing,
): Promise<void> {
  const eventId = catalogueEventId(event);
  const offerGroupId = stableId('offerGroup', event, zone);
  const selections = [{ cartGuid: randomUUID(), offerGroupId, quantity }];
  const cart = await call('checkoutCart', { body: { eventId, selections } });
  const cardToken = await typeCard('4242424242424242');
  const { paymentMethodId } = await call('addPaymentMeans', { body: { cardToken } });
  const { purchaseToken, quote } = cart;
  const paid = { eventId, purchaseToken, paymentMethodId, acceptedTotal: quote.total };
  const order = await call('payCart', { body: paid });
  const tokenIds = order.tokens.map(({ tokenId }) => tokenId);
  const { payoutMethodId } = await call('addPayPalAccount', { body: { emailAddress: fan } });
  const { tokens } = await call('getSecondaryMarketplace', { query: { eventId } });
  const { face } = tokens.find(({ tokenId }) => tokenId === tokenIds[0])!;
  // Whole units of the currency, as people ask.
  const price = { ...face, amount: Math.floor((face.amount * percent) / 10_000) * 100 };
  const terms = { eventId, tokenIds, price, hoursBefore: 2 };
  const { seller } = await call('quoteSecondaryListing', { body: terms });
  await call('saveSecondaryListing', {
    body: { ...terms, payoutMethodId, acceptedProceeds: seller.proceeds },
  });
}

/** Makes a standing offer to fans. */
async function makeBid(
  call: Call,
  { typeCard }: ListingParts,
  { event, zone, quantity, percent }: SampleListing,
): Promise<void> {
  const eventId = catalogueEventId(event);
  const offerGroupId = stableId('offerGroup', event, zone);
  const { categories } = await call('listExchangeCategories', { body: { eventId } });
  const { officialPrice } = categories.find((each) => each.offerGroupId === offerGroupId)!;
  const price = { ...officialPrice, amount: Math.floor((officialPrice.amount * percent) / 10_000) * 100 };
  const body = { eventId, offerGroupId, quantity, price };
  const { quote } = await call('checkoutMarketOffer', { body });
  const cardToken = await typeCard('4242424242424242');
  const { paymentMethodId } = await call('addPaymentMeans', { body: { cardToken } });
  await call('createMarketOffer', {
    body: { ...body, hoursBefore: 2, paymentMethodId, acceptedTotal: quote.total },
  });
}

/** Runs calls of a fan in a session that ends with them. */
async function inSession(parts: ListingParts, userId: string, run: (token: string) => Promise<void>) {
  const { database, randomness, newId } = parts.platform;
  const token = randomSecret(randomness);
  const sessionId = newId();
  await inTransaction(database, (tx, now) => {
    const until = new Date(now.getTime() + days(1));
    const times = { idleExpiresAt: until, expiresAt: until };
    const from = { userAgent: 'sample', ipAddress: '127.0.0.1' };
    return insertSession(
      tx,
      { sessionId, userId, tokenHash: hashSecret('session', token), ...times, ...from },
      now,
    );
  });
  try {
    await run(token);
  } finally {
    await inTransaction(database, (tx, now) => endSession(tx, sessionId, now));
  }
}

/** How a fan of the story does something once for each event. */
interface Play {
  table: 'listing' | 'marketOffer';
  column: 'sellerId' | 'userId';
  act: typeof buyAndList | typeof makeBid;
  /** Third number of the fans' addresses. */
  network: number;
}

async function playEach(
  parts: ListingParts,
  all: readonly SampleListing[],
  { table, column, act, network }: Play,
): Promise<number> {
  const { platform } = parts;
  const { query } = platform.database;
  const { gateways, config } = platform;
  if (gateways.payment.name !== 'sandbox' || !config.abilities.includes('resale')) return 0;
  let count = 0;
  for (const [at, listing] of all.entries()) {
    const eventId = catalogueEventId(listing.event);
    const [fan, event] = await Promise.all([
      query
        .selectFrom('userAccount')
        .select('userId')
        .where('emailAddress', '=', listing.fan)
        .where('deletedAt', 'is', null)
        .executeTakeFirst(),
      query.selectFrom('event').select('eventId').where('eventId', '=', eventId).executeTakeFirst(),
    ]);
    if (!fan || !event) continue;
    const known = await sql`select from ${sql.table(table)}
      where event_id = ${eventId} and ${sql.ref(column)} = ${fan.userId} limit 1`.execute(query);
    if (known.rows.length > 0) continue;
    await inSession(parts, fan.userId, (token) =>
      act(callAs(parts, token, `127.0.${network}.${at + 1}`), parts, listing),
    );
    count += 1;
  }
  return count;
}

/**
 * Lets fans of a sample list what they have bought, once for each event that has none yet, by the calls of the product.
 * @returns how many there are now; none with another gateway, or without the ability
 */
export const playListings = (parts: ListingParts, { story }: Pick<SampleWorld, 'story'>): Promise<number> =>
  playEach(parts, story.listings, { table: 'listing', column: 'sellerId', act: buyAndList, network: 1 });

/** Lets fans of a sample make standing offers to fans, as `playListings` does with listings. @returns how many */
export const playBids = (parts: ListingParts, { story }: Pick<SampleWorld, 'story'>): Promise<number> =>
  playEach(parts, story.bids, { table: 'marketOffer', column: 'userId', act: makeBid, network: 2 });
