import { sql } from 'kysely';
import { offerWaitListsJob } from '../../modules/marketplace/wait-list/offerWaitListsJob.ts';
import { days, hours, minutes } from '../../platform/time/units.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/createTestDatabase.ts';
import { checkInvariants } from '../../testing/database/checkInvariants.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { auctionStep, buildAuction } from '../../testing/sale/fixtures/auctionFixture.ts';
import { addDiscount } from '../../testing/sale/fixtures/discountFixture.ts';
import { buildDraw } from '../../testing/sale/fixtures/drawFixture.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';

let own: TestDatabase;
/** Its process clock agrees with the database. */
let right: TestServer;
let sale: SaleFixture;
let ada: Buyer;
let ben: Buyer;
let card: string;

beforeAll(async () => {
  own = await createTestDatabase();
  right = await buildTestServer({ authenticate: knowsBuyers, database: own.database, seed: 'right' });
});
afterAll(async () => {
  await checkInvariants(own.database);
  await right.close();
  await own.close();
});

describe.each([
  ['five minutes behind', -minutes(5)],
  ['five minutes ahead', minutes(5)],
  ['a day behind', -days(1)],
  ['a day ahead', days(1)],
])('a server whose clock is %s', (_name, skewMs) => {
  let wrong: TestServer;
  beforeAll(async () => {
    const clock = () => new Date(right.clock.now().getTime() + skewMs);
    wrong = await buildTestServer({
      authenticate: knowsBuyers,
      database: own.database,
      seed: `wrong ${skewMs}`,
      clock,
    });
  });
  afterAll(() => wrong.close());
  beforeEach(async () => {
    sale = await buildSale(own.database, { standing: 1 });
    [ada, ben] = (await makeBuyers(own.database, 2)) as [Buyer, Buyer];
    card = (await storeCard(wrong, ada)).paymentMethodId;
  });
  const hold = (server: TestServer, buyer: Buyer) =>
    checkout(server, buyer, sale.eventId, [line('p', sale.standing, 1)]);

  it('gives a hold the same end as any other [CR-08]', async () => {
    const { body } = await hold(wrong, ada);
    const left = Date.parse(body.purchaseTokenExpiration) - right.clock.now().getTime();
    expect(left).toBeGreaterThan(minutes(9));
    expect(left).toBeLessThanOrEqual(minutes(10));
  });

  it('keeps a hold until its end, and not longer [CR-08, INV-04]', async () => {
    const { body } = await hold(right, ada);
    await right.clock.advance(minutes(9));
    await wrong.jobs.drain();
    expect((await hold(wrong, ben)).error?.code).toBe('purchaseSoldOut');
    await right.clock.advance(minutes(2));
    expect((await hold(wrong, ben)).status).toBe(200);
    expect((await pay(wrong, ada, body, card)).error?.code).toBe('reservationTimeRanOut');
  });

  it('sells to who pays in time [CR-08]', async () => {
    const { body } = await hold(wrong, ada);
    await right.clock.advance(minutes(9));
    expect((await pay(wrong, ada, body, card)).body.tokens).toHaveLength(1);
  });

  it('takes a promo code until its end, and not longer [CR-08]', async () => {
    const endsAt = new Date(right.clock.now().getTime() + hours(1));
    await addDiscount(own.database, sale.eventId, { code: 'SPRING', endsAt });
    const enter = ({ token }: Buyer) => {
      const body = { eventId: sale.eventId, selections: [line('s', sale.seated, 1)], promoCode: 'SPRING' };
      return wrong.call('checkoutCart', { token, body });
    };
    await right.clock.advance(minutes(59));
    expect((await enter(ada)).status).toBe(200);
    await right.clock.advance(minutes(1));
    expect((await enter(ben)).error?.code).toBe('inactivePromoCode');
  });

  it('keeps what a wait list offers until its end, and not longer [CR-08]', async () => {
    const { eventId, standing } = sale;
    const { token } = ada;
    await hold(right, ben);
    const body = { eventId, offerGroupIds: [standing], quantity: 1, maySplit: false };
    expect((await wrong.call('joinWaitList', { token, body })).status).toBe(200);
    await right.call('clearCart', { token: ben.token, body: { eventId } });
    const run = async () => {
      await offerWaitListsJob.handle({}, { platform: wrong.platform, jobId: 'any' });
      const entry = own.database.query
        .selectFrom('waitListEntry')
        .select('state')
        .where('eventId', '=', eventId);
      return (await entry.executeTakeFirstOrThrow()).state;
    };
    expect(await run()).toBe('offered');
    await right.clock.advance(hours(4) - minutes(1));
    expect(await run()).toBe('offered');
    await right.clock.advance(minutes(1));
    expect(await run()).toBe('lapsed');
  });

  it('refunds until the day of the policy, and not longer [CR-08]', async () => {
    const { eventId, seated } = sale;
    const refundUntil = new Date(right.clock.now().getTime() + hours(1)).toISOString();
    const policy = JSON.stringify({ refund: 'untilDate', refundUntil });
    await sql`update event set policy = policy || ${policy}::jsonb where event_id = ${eventId}`.execute(
      own.database.kysely,
    );
    const { body: cart } = await checkout(right, ada, eventId, [line('s', seated, 2)]);
    const { tokens } = (await pay(right, ada, cart, card)).body;
    const { token } = ada;
    const { items } = (await right.call('getRefundCheckout', { token, query: { eventId } })).body;
    const refund = (at: number) => {
      const body = { eventId, tokenIds: [tokens[at]!.tokenId], acceptedAmount: items[at]!.refund };
      return wrong.call('refundTokens', { token, body });
    };
    await right.clock.advance(minutes(59));
    expect((await refund(0)).status).toBe(200);
    await right.clock.advance(minutes(1));
    expect((await refund(1)).error?.code).toBe('refundDeadlinePassed');
  });

  it('takes entries of a draw until its close, and not longer [CR-08]', async () => {
    const { eventId, standing } = await buildDraw(right, { rows: 0, closesInMs: hours(1) });
    const entry = { eventId, offerGroupIds: [standing], quantity: 1, maySplit: false };
    const enter = async (fan: Buyer) => {
      const { paymentMethodId } = await storeCard(right, fan);
      return wrong.call('enterDraw', { token: fan.token, body: { ...entry, paymentMethodId } });
    };
    await right.clock.advance(minutes(59));
    expect((await enter(ada)).status).toBe(200);
    await right.clock.advance(minutes(1));
    expect((await enter(ben)).error?.code).toBe('marketplaceClosed');
  });

  it('takes offers of an auction until its close, and not longer [CR-08]', async () => {
    const auction = await buildAuction(right, { rows: 0, closesInMs: hours(1) });
    const { eventId, standing: offerGroupId, standingMinimum } = auction;
    const offer = async (fan: Buyer) => {
      const { paymentMethodId } = await storeCard(right, fan);
      const price = { amount: standingMinimum + auctionStep, currency: 'CAD' };
      const body = { eventId, offerGroupId, quantity: 1, price, paymentMethodId };
      return wrong.call('makeAuctionOffer', { token: fan.token, body });
    };
    await right.clock.advance(minutes(59));
    expect((await offer(ada)).status).toBe(200);
    await right.clock.advance(minutes(1));
    expect((await offer(ben)).error?.code).toBe('marketplaceClosed');
  });
});
