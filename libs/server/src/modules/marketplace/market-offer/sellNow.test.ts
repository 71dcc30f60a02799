import { sql } from 'kysely';
import { seconds } from '../../../platform/time/units.ts';
import { reconcilePayments } from '../../../sale/purchase/reconcilePayments.ts';
import { recordWrites } from '../../../testing/conformance/writtenRows.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import {
  knowsBuyers,
  mailsTo,
  makeBuyers,
  memberOf,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { ownTokens, quoteListing } from '../../../testing/sale/fixtures/listingFixture.ts';
import { organiserOf } from '../../../testing/sale/fixtures/payoutFixture.ts';
import { dieAnywhere } from '../../../testing/sale/faults/dyingPlatform.ts';
import { bid, changeBid, quoteSale, sellTokens } from '../../../testing/sale/fixtures/marketOfferFixture.ts';
import { readBooks } from '../../../testing/sale/races/readBooks.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { fillMarketOffersJob } from './fill/marketOfferJobs.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let eventId: string;
let ada: Buyer;
let ben: Buyer;
let eve: Buyer;

beforeAll(() => recordWrites(server.database));
beforeEach(async () => {
  sale = await buildSale(server.database, { feeAmount: 250 });
  ({ eventId } = sale);
  [ada, ben, eve] = (await makeBuyers(server.database, 3)) as [Buyer, Buyer, Buyer];
});

const cad = (amount: number) => ({ amount, currency: 'CAD' });
const offerOf = async ({ token }: Buyer) =>
  (await server.call('listMarketOffers', { token, body: { eventId } })).body.marketOffers[0]!;
const stateOf = async (buyer: Buyer) => (await offerOf(buyer)).state;
const sell = async (seller: Buyer, tokenIds: string[], accepts?: number) =>
  sellTokens(server, seller, { eventId, tokenIds, ...(accepts === undefined ? {} : { accepts }) });
const bestFor = async (seller: Buyer, tokenIds: string[]) =>
  (await quoteSale(server, seller, { eventId, tokenIds })).body.best;
const tokensOf = ({ userId }: Buyer) =>
  server.database.query
    .selectFrom('token')
    .select(['tokenId', 'state', 'replacesId'])
    .where('eventId', '=', eventId)
    .where('ownerId', '=', userId)
    .execute();
const cardOf = async (buyer: Buyer, number: string) =>
  (await storeCard(server, buyer, number)).paymentMethodId;
const chargedOnly = '4000 0000 0000 0341';
const silent = '4000 0000 0000 5001';
const neverHeard = '4000 0000 0000 6009';
const runFills = async () => {
  await fillMarketOffersJob.handle({}, { platform: server.platform, jobId: 'any' });
  await server.jobs.drain();
};
const subjects = async (buyer: Buyer) => (await mailsTo(server, buyer)).map(({ subject }) => subject);

describe('selling now', () => {
  it('voids the seller’s {product}, mints the bidder’s, and splits the price as a listing does [C2.12f, C2.30d, C4.06f]', async () => {
    const clientId = await organiserOf(server.database, eventId);
    await server.call('setResaleProfitShare', {
      token: memberOf(ada, clientId, 'owner').token,
      body: { eventId, ratePpm: 250_000 },
    });
    const made = await bid(server, ben, sale, { quantity: 2, price: 6_003 });
    expect(made.error).toBeUndefined();
    const tokenIds = await ownTokens(server, ada, sale, 2);
    const best = await bestFor(ada, tokenIds);
    expect(best).toMatchObject({ price: cad(6_003), seller: { organiserShare: cad(502) } });
    const sold = await sell(ada, tokenIds);
    expect(sold.error).toBeUndefined();
    expect(sold.body).toMatchObject({ state: 'sold', sellingState: 'sold', seller: best!.seller });
    expect(await offerOf(ben)).toMatchObject({ state: 'claimed', total: made.body.total });
    expect((await tokensOf(ada)).map(({ state }) => state)).toEqual(['voided', 'voided']);
    const bought = await tokensOf(ben);
    expect(bought.map(({ replacesId }) => replacesId).toSorted()).toEqual(tokenIds.toSorted());
    const paid = await server.database.query
      .selectFrom('payment')
      .select(['amount', 'state'])
      .where('userId', '=', ben.userId)
      .execute();
    expect(paid).toEqual([{ amount: made.body.total.amount, state: 'captured' }]);
    expect((await readBooks(server.database, sale)).sum).toBe(0);
    await server.jobs.drain();
    expect(await subjects(ben)).toEqual(expect.arrayContaining(['You’re going: Northern Lights']));
    expect(await subjects(ada)).toEqual(expect.arrayContaining(['Sold: Northern Lights']));
  });

  it('takes the highest bid, of equal ones the first, for as many only, and never the own [C5.05, C8.03]', async () => {
    const tokenIds = await ownTokens(server, ada, sale, 1);
    await bid(server, ada, sale, { price: 9_000 });
    await bid(server, ben, sale, { quantity: 2, price: 8_000 });
    expect(await bestFor(ada, tokenIds)).toBeUndefined();
    const [low, first, second] = (await makeBuyers(server.database, 3)) as [Buyer, Buyer, Buyer];
    await bid(server, low, sale, { price: 5_000 });
    await bid(server, first, sale, { price: 6_000 });
    await server.clock.advance(seconds(1));
    await bid(server, second, sale, { price: 6_000 });
    expect((await sell(ada, tokenIds)).body.price).toEqual(cad(6_000));
    expect(await Promise.all([low, first, second, ada, ben].map(stateOf))).toEqual([
      'open',
      'claimed',
      'open',
      'open',
      'open',
    ]);
  });

  it('lets a bid lose its time with its price, and keep it with its card or its end', async () => {
    const [one, two] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
    const { marketOfferId } = (await bid(server, one, sale, { price: 6_000 })).body;
    await server.clock.advance(seconds(1));
    await bid(server, two, sale, { price: 6_000 });
    await changeBid(server, one, sale, { marketOfferId, price: 6_000, hoursBefore: 2 });
    const tokenIds = await ownTokens(server, ada, sale, 2);
    await sell(ada, [tokenIds[0]!]);
    expect([await stateOf(one), await stateOf(two)]).toEqual(['claimed', 'open']);
    const three = (await makeBuyers(server.database, 1))[0]!;
    const lowered = (await bid(server, three, sale, { price: 7_000 })).body;
    await changeBid(server, three, sale, { marketOfferId: lowered.marketOfferId, price: 6_000 });
    await sell(ada, [tokenIds[1]!]);
    expect([await stateOf(two), await stateOf(three)]).toEqual(['claimed', 'open']);
  });

  it('fills a bid above the cap of what is sold at the cap', async () => {
    const tokenIds = await ownTokens(server, ada, sale, 1);
    await sql`update token set policy = policy || '{"resaleCapBasisPoints": 1000}' where token_id = ${tokenIds[0]}`.execute(
      server.database.query,
    );
    const { total } = (await bid(server, ben, sale, { price: 9_000 })).body;
    const sold = await sell(ada, tokenIds);
    expect(sold.body.price).toEqual(cad(5_500));
    const { amount } = await server.database.query
      .selectFrom('payment')
      .select('amount')
      .where('userId', '=', ben.userId)
      .executeTakeFirstOrThrow();
    expect(amount).toBeLessThan(total.amount);
  });

  it('leaves out bids of who has frozen the account, and {product} of children', async () => {
    const tokenIds = await ownTokens(server, ada, sale, 1);
    await bid(server, ben, sale);
    const { query } = server.database;
    await sql`update user_account set tokens_frozen_at = foyer_now() where user_id = ${ben.userId}`.execute(
      query,
    );
    expect(await bestFor(ada, tokenIds)).toBeUndefined();
    await bid(server, eve, sale);
    expect(await bestFor(ada, tokenIds)).toMatchObject({ price: cad(5_000) });
    await sql`update token set age_group = 'CHILD' where token_id = ${tokenIds[0]}`.execute(query);
    expect(await bestFor(ada, tokenIds)).toBeUndefined();
  });

  it('tells whoever lists at or under the best bid that selling now pays as much [C8.08b]', async () => {
    const tokenIds = await ownTokens(server, ada, sale, 1);
    await bid(server, ben, sale, { price: 6_000 });
    const at = async (price: number) =>
      (await quoteListing(server, ada, { eventId, tokenIds, price })).body.sellNow;
    expect(await at(6_000)).toMatchObject({ price: cad(6_000) });
    expect(await at(6_001)).toBeUndefined();
  });
});

describe('a sale that fails', () => {
  it('sells nothing for less than was accepted, and names what the best bid pays [C8.08c, C8.21ac]', async () => {
    const tokenIds = await ownTokens(server, ada, sale, 1);
    expect((await sell(ada, tokenIds, 1)).error).toMatchObject({ code: 'exchangeAskFillFailed' });
    await bid(server, ben, sale, { price: 4_000 });
    const { error } = await sell(ada, tokenIds, 4_001);
    expect(error).toMatchObject({ code: 'exchangeAskFillFailed', details: { proceeds: cad(4_000) } });
    expect((await tokensOf(ada)).map(({ state }) => state)).toEqual(['active']);
  });

  it('gives the seller everything back where the card is refused, and names the next bid; the card can be made good [C4.06i, C4.06j, C4.07c, C8.21ac]', async () => {
    const tokenIds = await ownTokens(server, ada, sale, 1);
    await bid(server, eve, sale, { price: 4_000 });
    const paymentMethodId = await cardOf(ben, chargedOnly);
    await bid(server, ben, sale, { price: 6_000, paymentMethodId });
    const { error } = await sell(ada, tokenIds);
    expect(error).toMatchObject({ code: 'exchangeAskFillFailed', details: { proceeds: cad(4_000) } });
    expect((await tokensOf(ada)).map(({ state }) => state)).toEqual(['active']);
    const failed = await offerOf(ben);
    expect(failed).toMatchObject({ state: 'paymentFailed', allowed: { edit: { allowed: true } } });
    expect(Date.parse(failed.fixUntil!)).toBeGreaterThan(server.clock.now().getTime());
    await server.jobs.drain();
    expect(await subjects(ben)).toContain('We couldn’t charge your card: Northern Lights');
    expect(await subjects(ada)).not.toContain('Not sold: Northern Lights');

    const good = await cardOf(ben, '4242 4242 4242 4242');
    const { marketOfferId } = failed;
    await changeBid(server, ben, sale, { marketOfferId, price: 6_000, paymentMethodId: good });
    expect(await stateOf(ben)).toBe('open');
    expect((await sell(ada, tokenIds)).body).toMatchObject({ state: 'sold', price: cad(6_000) });
    expect(await stateOf(ben)).toBe('claimed');
    expect((await readBooks(server.database, sale)).sum).toBe(0);
  });

  it('ends a bid after too many refused cards [C4.08c, C4.07f]', async () => {
    const tokenIds = await ownTokens(server, ada, sale, 1);
    const paymentMethodId = await cardOf(ben, chargedOnly);
    const { marketOfferId } = (await bid(server, ben, sale, { paymentMethodId })).body;
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await sell(ada, tokenIds)).error?.code).toBe('exchangeAskFillFailed');
      if (tries < 3) await changeBid(server, ben, sale, { marketOfferId, paymentMethodId });
    }
    expect(await offerOf(ben)).toMatchObject({ state: 'lost', lostReason: 'failedPayment' });
    expect((await tokensOf(ada)).map(({ state }) => state)).toEqual(['active']);
  });

  it.each([
    ['captured', silent, 'sold', 'claimed', 'Sold: Northern Lights'],
    ['lost', neverHeard, 'active', 'open', undefined],
  ] as const)(
    'waits for a bank that is silent, until it is known that the charge was %s [C4.07d]',
    async (_what, card, listingState, offerState, subject) => {
      const tokenIds = await ownTokens(server, ada, sale, 1);
      await bid(server, ben, sale, { paymentMethodId: await cardOf(ben, card) });
      const pending = await sell(ada, tokenIds);
      expect(pending.body).toMatchObject({
        state: 'active',
        allowed: { delete: { allowed: false, reason: 'paymentPending' } },
      });
      expect(await offerOf(ben)).toMatchObject({
        state: 'pendingPayment',
        allowed: { cancel: { allowed: false, reason: 'paymentPending' } },
      });
      const list = await server.call('listOfferGroups', { body: { eventId, includeResale: true } });
      expect(list.body.hasResale).toBe(false);
      await server.clock.advance(seconds(61));
      await reconcilePayments(server.platform);
      if (offerState === 'claimed') {
        await runFills();
        expect(await stateOf(ben)).toBe(offerState);
      }
      const { query } = server.database;
      const { state } = await query
        .selectFrom('listing')
        .select('state')
        .where('eventId', '=', eventId)
        .executeTakeFirstOrThrow();
      expect(state).toBe(listingState);
      if (subject !== undefined) expect(await subjects(ada)).toContain(subject);
    },
  );

  it('is settled once, whichever statement a server dies before [CR-09]', async () => {
    const tokenIds = await ownTokens(server, ada, sale, 2);
    await bid(server, ben, sale, { paymentMethodId: await cardOf(ben, silent) });
    await bid(server, eve, sale, { price: 4_000, paymentMethodId: await cardOf(eve, neverHeard) });
    for (const tokenId of tokenIds) expect((await sell(ada, [tokenId])).body.state).toBe('active');
    await server.clock.advance(seconds(61));
    await reconcilePayments(server.platform);
    await sql`update event set status = 'Postponed' where event_id = ${eventId}`.execute(
      server.database.query,
    );
    expect(await dieAnywhere(server.platform, fillMarketOffersJob)).toBeGreaterThan(10);
    await server.jobs.drain();
    expect(await Promise.all([ben, eve].map(stateOf))).toEqual(['claimed', 'lost']);
    expect((await tokensOf(ada)).map(({ state }) => state).toSorted()).toEqual(['active', 'voided']);
    const told = await subjects(ada);
    expect(told.filter((subject) => subject === 'Not sold: Northern Lights')).toHaveLength(1);
  });

  it('lets the seller keep everything where the event is off while the bank is silent', async () => {
    const tokenIds = await ownTokens(server, ada, sale, 1);
    await bid(server, ben, sale, { paymentMethodId: await cardOf(ben, neverHeard) });
    await sell(ada, tokenIds);
    await sql`update event set status = 'Postponed' where event_id = ${eventId}`.execute(
      server.database.query,
    );
    await server.clock.advance(seconds(61));
    await reconcilePayments(server.platform);
    await runFills();
    expect(await offerOf(ben)).toMatchObject({ state: 'lost', lostReason: 'cancelled' });
    expect((await tokensOf(ada)).map(({ state }) => state)).toEqual(['active']);
    expect(await subjects(ada)).toContain('Not sold: Northern Lights');
  });

  it('ends a bid, uncharged, whose seller freezes the account while the bank is silent', async () => {
    const tokenIds = await ownTokens(server, ada, sale, 1);
    await bid(server, ben, sale, { paymentMethodId: await cardOf(ben, neverHeard) });
    await sell(ada, tokenIds);
    const { query } = server.database;
    await sql`update user_account set tokens_frozen_at = foyer_now() where user_id = ${ada.userId}`.execute(
      query,
    );
    await server.clock.advance(seconds(61));
    await reconcilePayments(server.platform);
    await runFills();
    expect(await offerOf(ben)).toMatchObject({ state: 'lost', lostReason: 'cancelled' });
    expect((await tokensOf(ada)).map(({ state }) => state)).toEqual(['active']);
  });
});
