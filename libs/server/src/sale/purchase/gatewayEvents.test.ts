import { sandboxWebhookSecret, signatureHeader, signEvent } from '../../sandbox/payment/sandboxEvents.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/buyers.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { defaultConfig } from '../../composition/config/defaultConfig.ts';
import { minutes } from '../../platform/time/units.ts';

const server = useTestServer({
  authenticate: knowsBuyers,
  config: { sale: { ...defaultConfig.sale, chargeTimeoutMs: 50 } },
});
let sale: SaleFixture;
let ada: Buyer;

beforeEach(async () => {
  sale = await buildSale(server.database);
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
});

const send = async (event: object, { gateway = 'sandbox', body = JSON.stringify(event), age = 0 } = {}) => {
  const secret = sandboxWebhookSecret(server.platform.config.sealingKey);
  const signedAt = new Date(server.clock.now().getTime() - age);
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: signEvent(secret, JSON.stringify(event), signedAt),
  };
  const url = `/api/payment/events/${gateway}`;
  return (await server.inject({ method: 'POST', url, headers, payload: body })).statusCode;
};
/** Pays by a card that is charged without an answer. @returns the charge's key */
const payUnanswered = async (): Promise<string> => {
  const { paymentMethodId } = await storeCard(server, ada, '4000 0000 0000 5001');
  const cart = (await checkout(server, ada, sale.eventId, [line('a', sale.standing, 1)])).body;
  expect((await pay(server, ada, cart, paymentMethodId)).error?.code).toBe('paymentPending');
  const { attemptId } = await server.database.query
    .selectFrom('paymentAttempt')
    .select('attemptId')
    .where('eventId', '=', sale.eventId)
    .executeTakeFirstOrThrow();
  return attemptId;
};
const orders = async () =>
  server.database.query
    .selectFrom('purchaseOrder')
    .select('orderId')
    .where('eventId', '=', sale.eventId)
    .execute();

describe('the webhook of the payment gateway', () => {
  it('settles a charge at once, and once, however often it is called [CR-06]', async () => {
    const key = await payUnanswered();
    const event = { id: 'event_1', kind: 'charge', key };
    expect(await Promise.all(Array.from({ length: 10 }, () => send(event)))).toEqual(
      Array.from({ length: 10 }, () => 204),
    );
    await server.jobs.drain();
    expect(await orders()).toHaveLength(1);
    expect(await send({ ...event, id: 'event_2' })).toBe(204);
    await server.jobs.drain();
    expect(await orders()).toHaveLength(1);
  });

  it.each([
    ['an altered body', { body: '{"id":"event_3","kind":"charge","key":"other"}' }, 400],
    ['an old signature', { age: minutes(6) }, 400],
    ['another gateway', { gateway: 'other' }, 404],
  ])('refuses %s with %s [CR-06]', async (_what, change, status) => {
    expect(await send({ id: 'event_3', kind: 'charge', key: 'any' }, change)).toBe(status);
    const kept = await server.database.query
      .selectFrom('gatewayEvent')
      .select('eventId')
      .where('eventId', '=', 'event_3')
      .execute();
    expect(kept).toEqual([]);
  });

  it('keeps what an operator decides on, and nothing else [CR-06]', async () => {
    const dispute = {
      kind: 'dispute',
      disputeId: 'd',
      transactionId: 't',
      amount: 1,
      currency: 'CAD',
      state: 'open',
    };
    expect(await send({ id: 'event_4', ...dispute })).toBe(204);
    expect(await send({ id: 'event_5', kind: 'other' })).toBe(204);
    expect(await send({ id: 'event_6', kind: 'charge', key: 'none of ours' })).toBe(204);
    await server.jobs.drain();
    const kept = await server.database.query
      .selectFrom('gatewayEvent')
      .select(['eventId', 'kind'])
      .where('eventId', 'in', ['event_4', 'event_5', 'event_6'])
      .orderBy('eventId')
      .execute();
    expect(kept).toEqual([
      { eventId: 'event_4', kind: 'dispute' },
      { eventId: 'event_6', kind: 'charge' },
    ]);
  });
});
