import { randomUUID } from 'node:crypto';
import { takeSample } from '@foyer/util/sampling';
import { sql } from 'kysely';
import { sandboxWebhookSecret, signatureHeader, signEvent } from '../../../sandbox/payment/sandboxEvents.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { defaultConfig } from '../../../composition/config/defaultConfig.ts';
import { days, minutes } from '../../../platform/time/units.ts';
import { retryRefund } from '../../refund/finishRefund.ts';
import { findRefund } from '../../refund/refundRepository.ts';
import { refundOrder } from '../../refund/refundOrder.ts';

const server = useTestServer({
  authenticate: knowsBuyers,
  config: { sale: { ...defaultConfig.sale, chargeTimeoutMs: 1_500 } },
});
let sale: SaleFixture;
let ada: Buyer;

beforeEach(async () => {
  sale = await buildSale(server.database);
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
});

const send = async (event: object, { gateway = 'sandbox', body = JSON.stringify(event), age = 0 } = {}) =>
  sendSigned(JSON.stringify(event), { gateway, body, age });
const sendSigned = async (signed: string, { gateway = 'sandbox', body = signed, age = 0 } = {}) => {
  const secret = sandboxWebhookSecret(server.platform.config.sealingKey);
  const signedAt = new Date(server.clock.now().getTime() - age);
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: signEvent(secret, signed, signedAt),
  };
  const url = `/api/payment/events/${gateway}`;
  return (await server.inject({ method: 'POST', url, headers, payload: body })).statusCode;
};
/** Pays by a card that is charged without an answer. @returns the charge's key */
const payUnanswered = async (): Promise<string> => {
  const { paymentMethodId } = await storeCard(server, ada, '4000 0000 0000 5001');
  const cart = (await checkout(server, ada, sale.eventId, [line('a', sale.standing, 1)])).body;
  expect((await pay(server, ada, cart, paymentMethodId)).error?.code).toBe('paymentPending');
  return (await attemptOf()).attemptId;
};
const paymentsOf = () =>
  server.database.query
    .selectFrom('payment')
    .select(['paymentId', 'transactionId', 'amount', 'state'])
    .where('eventId', '=', sale.eventId)
    .execute();
/** Pays by a card that answers. @returns the payment */
const payAtOnce = async (number?: string) => {
  const { paymentMethodId } = await storeCard(server, ada, number);
  const cart = (await checkout(server, ada, sale.eventId, [line('a', sale.standing, 1)])).body;
  expect((await pay(server, ada, cart, paymentMethodId)).error).toBeUndefined();
  const [payment] = await paymentsOf();
  return { ...payment!, transactionId: payment!.transactionId! };
};
/** Balance that a dispute left on the dispute account. */
const balanceOf = async (disputeId: string): Promise<number> => {
  const { rows } = await sql<{ balance: number }>`
    select coalesce(sum(p.amount), 0)::bigint as balance from ledger_transaction t
    join ledger_posting p using (ledger_transaction_id) join ledger_account a using (ledger_account_id)
    where t.subject_id = ${disputeId} and a.kind = 'dispute'`.execute(server.database.kysely);
  return rows[0]!.balance;
};
const orders = async () =>
  server.database.query
    .selectFrom('purchaseOrder')
    .select('orderId')
    .where('eventId', '=', sale.eventId)
    .execute();

const attemptOf = () =>
  server.database.query
    .selectFrom('paymentAttempt')
    .select('attemptId')
    .where('eventId', '=', sale.eventId)
    .executeTakeFirstOrThrow();
const disputeOf = (paymentId: string) =>
  server.database.query
    .selectFrom('dispute')
    .select(['disputeId', 'state'])
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
/** Refunds a dollar of a payment. @returns the refund's ids, here and at the gateway */
async function refundDollar(paymentId: string) {
  const { query } = server.database;
  const order = await query
    .selectFrom('purchaseOrder')
    .select(['eventId', 'orderId'])
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  const refundId = randomUUID();
  const charges = [{ chargeNumber: 0, amount: 100 }];
  expect(await refundOrder(server.platform, { ...order, refundId, reason: 'goodwill', charges })).toBe(true);
  await server.jobs.drain();
  return query
    .selectFrom('refund')
    .select(['refundId', 'gatewayRefundId'])
    .where('refundId', '=', refundId)
    .executeTakeFirstOrThrow();
}
const ordersOf = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => ordersOf(items.filter((each) => each !== item)).map((rest) => [item, ...rest]));

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

  it('is answered before its work is begun, and while other work is held [CR-06]', async () => {
    const event = { kind: 'charge', key: await payUnanswered() };
    const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { payment } = server.platform.gateways;
    const settleCharge = payment.settleCharge.bind(payment);
    const asked = jest.spyOn(payment, 'settleCharge').mockImplementation(async (request) => {
      begun.resolve();
      await released.promise;
      return settleCharge(request);
    });
    expect([await send({ id: 'held_1', ...event }), asked.mock.calls.length]).toEqual([204, 0]);
    const work = server.jobs.drain();
    await begun.promise;
    expect(await send({ id: 'held_2', ...event })).toBe(204);
    expect(await orders()).toEqual([]);
    released.resolve();
    await work;
    asked.mockRestore();
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

  it.each([
    ...['[]', '5', '{}', '{', 'null', '{"id":null,"kind":"other"}', '{"id":"event_7","kind":"charge"}'],
    '{"id":"event_\\u0000","kind":"charge","key":"any"}',
    '{"id":"event_7","kind":"refundFailed","refundId":5,"transactionId":"any"}',
    '{"id":"event_7","kind":"dispute","disputeId":"d","transactionId":"t","amount":1.5,"currency":"CAD","state":"open"}',
  ])('refuses %s, though it is signed [CR-06]', async (signed) => {
    expect(await sendSigned(signed)).toBe(400);
  });

  it('refuses a signature without a time, which would never be old', async () => {
    const signedAt = { getTime: () => 'abc' } as unknown as Date;
    const payload = '{"id":"event_8","kind":"other"}';
    const secret = sandboxWebhookSecret(server.platform.config.sealingKey);
    const headers = {
      'content-type': 'application/json',
      [signatureHeader]: signEvent(secret, payload, signedAt),
    };
    const url = '/api/payment/events/sandbox';
    expect((await server.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(400);
  });

  it.each([
    ['lost', ['open', 'lost'], ['chargedBack', 'lost'], 'withheld'],
    ['lost, told in reverse', ['lost', 'open'], ['chargedBack', 'lost'], 'withheld'],
    ['won', ['open', 'won'], ['captured', 'won'], 'paid'],
    ['won, told in reverse', ['won', 'open'], ['captured', 'won'], 'paid'],
    ['open', ['open', 'open'], ['disputed', 'open'], 'withheld'],
  ])('disputes a payment: %s [CR-06]', async (_what, told, states, money) => {
    const { transactionId, amount } = await payAtOnce();
    for (const [at, state] of told.entries()) {
      const dispute = {
        kind: 'dispute',
        disputeId: `of ${transactionId}`,
        transactionId,
        amount,
        currency: 'CAD',
      };
      expect(await send({ id: `${transactionId}:${at}`, ...dispute, state })).toBe(204);
      await server.jobs.drain();
    }
    const [payment] = await paymentsOf();
    const { disputeId, state } = await disputeOf(payment!.paymentId);
    expect([payment!.state, state]).toEqual(states);
    expect(await balanceOf(disputeId)).toBe(money === 'withheld' ? amount : 0);
  });

  it('takes a refund that failed back out of the books, until it is tried again [CR-06]', async () => {
    const { paymentId, transactionId } = await payAtOnce('4000 0000 0000 5126');
    const order = await server.database.query
      .selectFrom('purchaseOrder')
      .select(['eventId', 'orderId'])
      .where('paymentId', '=', paymentId)
      .executeTakeFirstOrThrow();
    const refundId = randomUUID();
    expect(await refundOrder(server.platform, { ...order, refundId, reason: 'requested' })).toBe(true);
    await server.jobs.drain();
    const read = async () => (await findRefund(server.database.query, { eventId: order.eventId, refundId }))!;
    const { gatewayRefundId } = await server.database.query
      .selectFrom('refund')
      .select('gatewayRefundId')
      .where('refundId', '=', refundId)
      .executeTakeFirstOrThrow();
    expect((await read()).state).toBe('refunded');
    const event = { kind: 'refundFailed', refundId: gatewayRefundId, transactionId };
    expect(await send({ id: `failed ${refundId}`, ...event })).toBe(204);
    await server.jobs.drain();
    expect((await read()).state).toBe('failed');
    await retryRefund(server.platform, await read());
    await server.jobs.drain();
    expect(await read()).toMatchObject({ state: 'refunded', attempt: 2 });
  });

  it.each(
    takeSample(ordersOf([0, 1, 2, 3]), { label: 'orders of events', count: 6 }).map((order) => [order]),
  )('comes to the same end three days late, in the order %j, each event twice [CR-06]', async (order) => {
    const { paymentId, transactionId, amount } = await payAtOnce('4000 0000 0000 5126');
    const { attemptId: key } = await attemptOf();
    const { refundId, gatewayRefundId } = await refundDollar(paymentId);
    const dispute = {
      kind: 'dispute',
      disputeId: `of ${transactionId}`,
      transactionId,
      amount,
      currency: 'CAD',
    };
    const events = [
      { kind: 'charge', key },
      { kind: 'refundFailed', refundId: gatewayRefundId, transactionId },
      { ...dispute, state: 'open' },
      { ...dispute, state: 'lost' },
    ].map((event, n) => ({ id: `${transactionId}:${n}`, ...event }));
    await server.clock.advance(days(3));
    for (const at of order) {
      expect([await send(events[at]!), await send(events[at]!)]).toEqual([204, 204]);
      await server.jobs.drain();
    }
    expect(await paymentsOf()).toMatchObject([{ paymentId, state: 'chargedBack' }]);
    const { query } = server.database;
    expect(await findRefund(query, { eventId: sale.eventId, refundId })).toMatchObject({ state: 'failed' });
    expect(await balanceOf((await disputeOf(paymentId)).disputeId)).toBe(amount);
    expect(await orders()).toHaveLength(1);
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
