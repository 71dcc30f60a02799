import { sql } from 'kysely';
import { minutes, seconds } from '../../../platform/time/units.ts';
import { addAccount, setEventAccount } from '../../../sale/gateway-account/gatewayAccounts.ts';
import { reconcilePayments } from '../../../sale/purchase/reconcilePayments.ts';
import { ownTokens } from '../../../testing/sale/fixtures/listingFixture.ts';
import { bid, sellTokens } from '../../../testing/sale/fixtures/marketOfferFixture.ts';
import { organiserOf } from '../../../testing/sale/fixtures/payoutFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import {
  knowsBuyers,
  mailsTo,
  makeBuyers,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { fillMarketOffersJob } from './fill/marketOfferJobs.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let eventId: string;
let ada: Buyer;
let ben: Buyer;
let eve: Buyer;
/** Of Ada. */
let tokenIds: string[];

beforeEach(async () => {
  sale = await buildSale(server.database);
  ({ eventId } = sale);
  [ada, ben, eve] = (await makeBuyers(server.database, 3)) as [Buyer, Buyer, Buyer];
  tokenIds = await ownTokens(server, ada, sale, 1);
});

const sell = (accepts?: number) =>
  sellTokens(server, ada, { eventId, tokenIds, ...(accepts === undefined ? {} : { accepts }) });
const stateOf = async ({ token }: Buyer) =>
  (await server.call('listMarketOffers', { token, body: { eventId } })).body.marketOffers[0]!.state;
const runFills = async () => {
  await fillMarketOffersJob.handle({}, { platform: server.platform, jobId: 'any' });
  await server.jobs.drain();
};

it('charges the card at the platform, also where the organisation takes money itself: the fan is owed a part', async () => {
  const clientId = await organiserOf(server.database, eventId);
  const credentials = JSON.stringify({ webhookSecret: 'secret-of-the-organiser' });
  const gatewayAccountId = await addAccount(server.platform, { clientId, credentials });
  await setEventAccount(server.database.query, { eventId, gatewayAccountId, paymentTypes: ['CreditCard'] });
  expect((await bid(server, ben, sale)).status).toBe(200);
  expect((await sell()).body).toMatchObject({ state: 'sold' });
});

it.each([
  ['that is not published', sql`update event set published = false`],
  [
    'that is not paid for by card',
    sql`insert into event_payment (payment_types, event_id) select '{Klarna}', event_id from event`,
  ],
])('matches nobody at an event %s', async (_what, change) => {
  await bid(server, ben, sale);
  await sql`${change} where event_id = ${eventId}`.execute(server.database.query);
  expect((await sell(1)).error?.code).toBe('exchangeAskFillFailed');
  expect((await bid(server, eve, sale, { accepts: 1 })).error?.code).toMatch(/notFound|marketplaceClosed/u);
  expect(await stateOf(ben)).toBe('open');
});

// The bank never hears of this card's charge.
it('gives up a match that can’t be charged for minutes, without blaming the card', async () => {
  const { paymentMethodId } = await storeCard(server, ben, '4000 0000 0000 6009');
  await bid(server, ben, sale, { paymentMethodId });
  expect((await sell()).body.state).toBe('active');
  await sql`update event set published = false where event_id = ${eventId}`.execute(server.database.query);
  await server.clock.advance(seconds(61));
  await reconcilePayments(server.platform);
  await runFills();
  expect(await stateOf(ben)).toBe('pendingPayment');
  await server.clock.advance(minutes(5));
  await runFills();
  expect(await stateOf(ben)).toBe('open');
  const subjects = (await mailsTo(server, ada)).map(({ subject }) => subject);
  expect(subjects).toContain('Not sold: Northern Lights');
});

it('keeps the card of a bid until that has ended [C5.13a]', async () => {
  const { paymentMethodId } = await storeCard(server, ben);
  const { marketOfferId } = (await bid(server, ben, sale, { paymentMethodId })).body;
  const remove = () => server.call('removePaymentMeans', { token: ben.token, query: { paymentMethodId } });
  expect((await remove()).status).toBe(422);
  await server.call('cancelMarketOffer', { token: ben.token, query: { eventId, marketOfferId } });
  expect((await remove()).status).toBe(200);
});
