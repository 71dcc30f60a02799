import { sql } from 'kysely';
import { days, hours, seconds } from '../../../platform/time/units.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import {
  checkout,
  knowsBuyers,
  line,
  mailsTo,
  makeBuyers,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { listPlaces, ownTokens } from '../../../testing/sale/fixtures/listingFixture.ts';
import { bid, changeBid, quoteBid } from '../../../testing/sale/fixtures/marketOfferFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { endMarketOffersJob } from './fill/marketOfferJobs.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let eventId: string;
let ada: Buyer;
let ben: Buyer;

beforeEach(async () => {
  sale = await buildSale(server.database, { feeAmount: 250 });
  ({ eventId } = sale);
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
});

const cad = (amount: number) => ({ amount, currency: 'CAD' });
const offersOf = async ({ token }: Buyer) =>
  (await server.call('listMarketOffers', { token, body: {} })).body.marketOffers;
const cancel = ({ token }: Buyer, marketOfferId: string) =>
  server.call('cancelMarketOffer', { token, query: { eventId, marketOfferId } });
const categories = async () => (await server.call('listExchangeCategories', { body: { eventId } })).body;
const detail = async () =>
  (await server.call('getExchangeCategory', { body: { eventId, offerGroupId: sale.standing } })).body;
const stats = async () => (await server.call('getExchangeStats', { query: { eventId } })).body.categories;
const runEnds = async () => {
  await endMarketOffersJob.handle({}, { platform: server.platform, jobId: 'any' });
  await server.jobs.drain();
};
const subjects = async (buyer: Buyer) => (await mailsTo(server, buyer)).map(({ subject }) => subject);
const countedFor = async ({ userId }: Buyer) =>
  (
    await server.database.query
      .selectFrom('eventBuyer')
      .select('committed')
      .where('eventId', '=', eventId)
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
  ).committed;

describe('a bid', () => {
  it('is made with its all-in total, listed, changed in any direction, and cancelled [C7.79a, C7.79b, C7.79c, C7.80a, C7.80b, C3.20a, C4.06a, C4.08a]', async () => {
    const quoted = await quoteBid(server, ada, sale, { quantity: 2, price: 6_000 });
    expect(quoted.body).toMatchObject({ make: { allowed: true }, quote: { face: cad(12_000) } });
    expect(quoted.body.quote.total.amount).toBeGreaterThan(12_000);
    const made = await bid(server, ada, sale, { quantity: 2, price: 6_000, hoursBefore: 24 });
    expect(made.body).toMatchObject({
      ...{ state: 'open', quantity: 2, price: cad(6_000), total: quoted.body.quote.total, hoursBefore: 24 },
      allowed: { edit: { allowed: true }, cancel: { allowed: true } },
    });
    expect(await offersOf(ada)).toEqual([made.body]);
    expect(await countedFor(ada)).toBe(2);
    const { marketOfferId } = made.body;
    const lower = await changeBid(server, ada, sale, { marketOfferId, quantity: 1, price: 4_000 });
    expect(lower.body).toMatchObject({ quantity: 1, price: cad(4_000), hoursBefore: 1 });
    expect(await countedFor(ada)).toBe(1);
    expect((await cancel(ada, marketOfferId)).body).toMatchObject({ state: 'lost', lostReason: 'cancelled' });
    expect(await countedFor(ada)).toBe(0);
    expect((await cancel(ada, marketOfferId)).error?.code).toBe('marketOfferOver');
    expect((await changeBid(server, ada, sale, { marketOfferId })).error?.code).toBe('marketOfferOver');
    await server.jobs.drain();
    expect(await subjects(ada)).toEqual(['Offer changed: Northern Lights', 'Your offer for Northern Lights']);
  });

  it('is one for each fan and event, in this category or another [C5.04a, C5.04b, C8.01a, C8.01b]', async () => {
    await bid(server, ada, sale);
    expect((await bid(server, ada, sale)).error?.code).toBe('activeOfferSameCategory');
    const other = { offerGroupId: sale.seated };
    expect((await bid(server, ada, sale, other)).error?.code).toBe('activeOfferOtherCategory');
    expect((await quoteBid(server, ada, sale, other)).body.make).toMatchObject({
      ...{ allowed: false, reason: 'activeOfferOtherCategory' },
    });
  });

  it('keeps to its bounds, the limit of the event, and a cart [C5.03a, C5.06, C5.07a, C5.07b, C8.02a]', async () => {
    const refusal = async (terms: Parameters<typeof bid>[3]) => (await bid(server, ada, sale, terms)).error;
    expect(await refusal({ price: 99, accepts: 1 })).toMatchObject({
      ...{ code: 'offerBelowMinimum', details: { minimum: cad(100) } },
    });
    expect((await refusal({ price: 100_000_001, accepts: 1 }))?.code).toBe('offerAboveMaximum');
    expect((await refusal({ quantity: 9, accepts: 1 }))?.code).toBe('ticketLimitMarketplace');
    expect((await refusal({ accepts: 5_000 }))?.code).toBe('priceChanged');
    expect((await refusal({ hoursBefore: 720 }))?.code).toBe('listingExpired');
    await checkout(server, ada, eventId, [line('a', sale.standing, 1)]);
    expect((await refusal({}))?.code).toBe('cartBlocksOffer');
    await server.call('clearCart', { token: ada.token, body: { eventId } });
    const { marketOfferId } = (await bid(server, ada, sale, { quantity: 8 })).body;
    await changeBid(server, ada, sale, { marketOfferId, quantity: 1 });
    await ownTokens(server, ada, sale, 1);
    expect((await changeBid(server, ada, sale, { marketOfferId, quantity: 8 })).error?.code).toBe(
      'ticketLimitEvent',
    );
  });

  it('tells of a listing that costs no more: it can be bought at once', async () => {
    const { listingId } = await listPlaces(server, ben, sale);
    expect((await quoteBid(server, ada, sale, { price: 5_000 })).body.buyNow).toEqual({
      ...{ listingId, price: cad(5_000) },
    });
    expect((await quoteBid(server, ada, sale, { price: 4_999 })).body.buyNow).toBeUndefined();
    expect((await quoteBid(server, ada, sale, { quantity: 2, price: 6_000 })).body.buyNow).toBeUndefined();
    expect((await quoteBid(server, ben, sale, { price: 6_000 })).body.buyNow).toBeUndefined();
  });

  it('is another fan’s business alone', async () => {
    const { marketOfferId } = (await bid(server, ada, sale)).body;
    expect((await cancel(ben, marketOfferId)).error?.code).toBe('notFound');
    expect((await changeBid(server, ben, sale, { marketOfferId })).error?.code).toBe('notFound');
  });

  it('needs a card whose bank accepts later charges', async () => {
    const { paymentMethodId } = await storeCard(server, ada, '4000 0027 6000 3184');
    expect((await bid(server, ada, sale, { paymentMethodId })).error?.code).toBe(
      'paymentVerificationRequired',
    );
  });
});

describe('the figures of the exchange', () => {
  it('show the best bid and how many there are, once one can’t be told from them [C7.78, C7.81a, C7.81b, C6.10g]', async () => {
    const fans = await makeBuyers(server.database, 5);
    for (const [at, fan] of fans.slice(1).entries()) await bid(server, fan, sale, { price: 4_000 + at });
    expect(await stats()).toEqual([{ offerGroupId: sale.standing, figures: {} }]);
    await bid(server, fans[0]!, sale, { price: 3_000 });
    const figures = { bids: 5, best: cad(4_003) };
    expect(await stats()).toEqual([{ offerGroupId: sale.standing, figures }]);
    await listPlaces(server, ada, sale, 2);
    const { categories: shown, expiryHours } = await categories();
    expect(expiryHours).toContain(1);
    expect(shown.find(({ offerGroupId }) => offerGroupId === sale.standing)).toMatchObject({
      ...{ figures, lowestAsk: cad(5_000), officialPrice: cad(5_000), minQuantity: 1, maxQuantity: 8 },
    });
    expect((await detail()).levels).toEqual([
      { quantity: 1, figures },
      { quantity: 2, figures: {}, lowestAsk: cad(5_000) },
    ]);
  });

  it('of a level are none where one bid beside them could be told from those of the category', async () => {
    const fans = await makeBuyers(server.database, 10);
    for (const fan of fans.slice(0, 5)) await bid(server, fan, sale, { quantity: 2 });
    const two = { quantity: 2, figures: { bids: 5, best: cad(5_000) } };
    expect((await detail()).levels).toEqual([two]);
    await bid(server, fans[5]!, sale, { price: 6_000 });
    expect(await detail()).toMatchObject({
      category: { figures: { bids: 6, best: cad(6_000) } },
      levels: [],
    });
    for (const fan of fans.slice(6)) await bid(server, fan, sale, { quantity: 3 });
    expect((await detail()).levels).toEqual([two]);
  });

  it('are not those of an event that is never resold', async () => {
    await sql`update event set policy = policy || '{"resale": "forbidden"}' where event_id = ${eventId}`.execute(
      server.database.query,
    );
    expect((await server.call('listExchangeCategories', { body: { eventId } })).error?.code).toBe('notFound');
  });
});

// Each test moves the clock on, out of the time in which the next one could sell.
describe('the end of a bid', () => {
  it('comes with another date of its event, which its fan has not seen [C4.08a]', async () => {
    const { marketOfferId } = (await bid(server, ada, sale)).body;
    await server.clock.advance(seconds(1));
    await sql`insert into event_change (event_id, change_id, kind, changed_at, former_starts_at, refund_until, operator)
      select event_id, gen_random_uuid(), 'rescheduled', foyer_now(), starts_at, foyer_now() + interval '1 day', 'test'
      from event where event_id = ${eventId}`.execute(server.database.query);
    expect(await stats()).toEqual([]);
    expect((await changeBid(server, ada, sale, { marketOfferId })).error?.code).toBe('marketOfferOver');
    await server.clock.advance(seconds(1));
    await bid(server, ben, sale);
    await runEnds();
    expect((await offersOf(ada))[0]).toMatchObject({ state: 'lost', lostReason: 'cancelled' });
    expect((await offersOf(ben))[0]!.state).toBe('open');
    const bodies = (await mailsTo(server, ada)).map(({ textBody }) => textBody);
    expect(bodies).toContainEqual(expect.stringContaining('has a new date'));
  });

  it('comes with its event, and where a refused card was not made good [C4.08a, C4.08c]', async () => {
    await bid(server, ada, sale);
    const { marketOfferId } = (await bid(server, ben, sale)).body;
    const { query } = server.database;
    await sql`update market_offer set state = 'matched', listing_id = ${(await listPlaces(server, (await makeBuyers(server.database, 1))[0]!, sale)).listingId}
      where market_offer_id = ${marketOfferId}`.execute(query);
    await sql`update market_offer set state = 'paymentFailed', listing_id = null, fix_until = foyer_now() + interval '1 day'
      where market_offer_id = ${marketOfferId}`.execute(query);
    await server.clock.advance(days(1));
    await runEnds();
    expect((await offersOf(ben))[0]).toMatchObject({ state: 'lost', lostReason: 'failedPayment' });
    await sql`update event set status = 'Cancelled' where event_id = ${eventId}`.execute(query);
    await runEnds();
    expect((await offersOf(ada))[0]).toMatchObject({ state: 'lost', lostReason: 'cancelled' });
    expect(await subjects(ada)).toContain('Your offer was canceled: Northern Lights');
  });

  it('comes at its hours before the event, with a mail [C4.06h, C4.08b, C9.03]', async () => {
    const { expiresAt } = (await bid(server, ada, sale, { hoursBefore: 24 })).body;
    const left = Date.parse(expiresAt) - server.clock.now().getTime();
    await server.clock.advance(left - hours(1));
    await runEnds();
    expect((await offersOf(ada))[0]!.state).toBe('open');
    await server.clock.advance(hours(1));
    expect((await offersOf(ada))[0]!.allowed.cancel.allowed).toBe(false);
    await runEnds();
    expect((await offersOf(ada))[0]).toMatchObject({ state: 'lost', lostReason: 'expired' });
    expect(await countedFor(ada)).toBe(0);
    expect(await subjects(ada)).toContain('Your offer has expired: Northern Lights');
  });
});
