import { randomUUID } from 'node:crypto';
import { days } from '../../platform/time/units.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { buildSale, seatCode, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { move } from '../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { readCharges } from '../charge/chargeRepository.ts';
import { failRefund } from './finishRefund.ts';
import { refundOrder, returnOrder } from './refundOrder.ts';
import { findRefund } from './refundRepository.ts';
import { retryRefundsJob } from './retryRefunds.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let ada: Buyer;
let sale: SaleFixture;

beforeEach(async () => {
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  sale = await buildSale(server.database);
});

async function buyAll(card?: string) {
  const { paymentMethodId } = await storeCard(server, ada, card);
  const seat = { seatCodes: [seatCode(0, 1)] };
  const lines = [line('a', sale.seated, 1, seat), line('b', sale.standing, 2), line('c', sale.shirt, 1)];
  const cart = (await checkout(server, ada, sale.eventId, lines)).body;
  return (await pay(server, ada, cart, paymentMethodId)).body;
}
const refundOf = (orderId: string) =>
  server.database.query
    .selectFrom('refund')
    .select(['amount', 'state', 'attempt'])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();

describe('an order that is taken back', () => {
  it('is refunded whole, fees and extras too, once; tokens are void and the stock is back', async () => {
    const { orderId, eventId, total } = await buyAll();
    const back = { eventId, orderId, refundId: orderId, reason: 'goodwill' as const };
    const tries = await Promise.allSettled([
      returnOrder(server.platform, back),
      returnOrder(server.platform, back),
    ]);
    expect(tries.filter((each) => each.status === 'fulfilled' && each.value)).toHaveLength(1);
    expect(await returnOrder(server.platform, back)).toBe(false);
    await server.jobs.drain();
    expect(await refundOf(orderId)).toMatchObject({ amount: total.amount, state: 'refunded' });
    const { tokens } = (await server.call('getOrder', { token: ada.token, query: { orderId } })).body;
    expect(new Set(tokens.map(({ state }) => state))).toEqual(new Set(['voided']));
    const items = await server.database.query
      .selectFrom('inventoryItem')
      .select('sold')
      .where('eventId', '=', eventId)
      .execute();
    expect(items.every(({ sold }) => sold === 0)).toBe(true);
    expect(
      await returnOrder(server.platform, { ...back, orderId: randomUUID(), refundId: randomUUID() }),
    ).toBe(false);
  });

  it.each([
    ['returned', returnOrder],
    ['refunded as goodwill', refundOrder],
  ])('is %s without the charges of a {product} that left it in another sale', async (_title, refund) => {
    const { orderId, eventId, tokens } = await buyAll();
    const sold = tokens.find(({ seat }) => !seat)!;
    await move(server, sold, ['active', 'voided'], {}, { reason: 'sold' });
    const own = (await readCharges(server.database.query, { eventId, orderId })).filter(
      ({ tokenId, refundable }) => tokenId !== sold.tokenId && (refund === returnOrder || refundable),
    );
    await refund(server.platform, { eventId, orderId, refundId: orderId, reason: 'goodwill' });
    expect((await refundOf(orderId)).amount).toBe(own.reduce((sum, { amount }) => sum + amount, 0));
  });

  it('is refunded again by a job a day after the gateway could not', async () => {
    const { orderId, eventId } = await buyAll('4000 0000 0000 5126');
    const key = { eventId, refundId: orderId };
    await returnOrder(server.platform, { ...key, orderId, reason: 'goodwill' });
    await server.jobs.drain();
    await failRefund(server.platform, (await findRefund(server.database.query, key))!);
    expect((await refundOf(orderId)).state).toBe('failed');
    const retry = () => retryRefundsJob.handle({}, { platform: server.platform, jobId: 'any' });
    await retry();
    expect((await refundOf(orderId)).attempt).toBe(1);
    await server.clock.advance(days(1));
    await retry();
    expect((await refundOf(orderId)).attempt).toBe(2);
    await server.jobs.drain();
  });
});

describe('a refund as goodwill', () => {
  it('is mailed once, and says that the {product} stay valid', async () => {
    const { orderId, orderNumber, eventId, tokens } = await buyAll();
    const gift = { eventId, orderId, refundId: randomUUID(), reason: 'goodwill' as const };
    expect(await refundOrder(server.platform, gift)).toBe(true);
    expect(await refundOrder(server.platform, gift)).toBe(false);
    await server.jobs.drain();
    const mails = (await server.mails()).filter(
      ({ subject, textBody }) => subject.startsWith('Your refund') && textBody.includes(orderNumber),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]!.textBody).toContain('stay valid');
    expect(mails[0]!.textBody).not.toContain('no longer works');
    const { body } = await server.call('getOrder', { token: ada.token, query: { orderId } });
    expect(body.tokens.map(({ state }) => state)).toEqual(tokens.map(({ state }) => state));
  });
});
