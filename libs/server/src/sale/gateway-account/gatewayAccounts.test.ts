import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { readCredentials } from '../../platform/gateways/payment/accountCredentials.ts';
import { signatureHeader, signEvent } from '../../sandbox/payment/sandboxEvents.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  typeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { refundOrder } from '../refund/refundOrder.ts';
import { addAccount, setEventAccount } from './gatewayAccounts.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const webhookSecret = 'secret-of-the-organiser';
let sale: SaleFixture;
let ada: Buyer;
let clientId: string;
let accountId: string;

beforeEach(async () => {
  sale = await buildSale(server.database);
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  ({ clientId } = await server.database.query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', sale.eventId)
    .executeTakeFirstOrThrow());
  accountId = await addAccount(server.platform, { clientId, credentials: JSON.stringify({ webhookSecret }) });
  await setEventAccount(server.database.query, {
    eventId: sale.eventId,
    gatewayAccountId: accountId,
    paymentTypes: ['CreditCard'],
  });
});

/** Stores a card with the account of the event. */
const storeForEvent = async () =>
  (
    await server.call('addPaymentMeans', {
      token: ada.token,
      body: { cardToken: await typeCard(server), eventId: sale.eventId },
    })
  ).body;
const buy = async () => {
  const cart = (await checkout(server, ada, sale.eventId, [line('a', sale.standing, 1)])).body;
  const order = await pay(server, ada, cart, (await storeForEvent()).paymentMethodId);
  expect(order.error).toBeUndefined();
  return order.body;
};
/** Balances of the organisation, and of the provider for this event. */
const balances = async () => {
  const { rows } = await sql<{ kind: string; balance: number }>`
    select a.kind, sum(p.amount)::bigint as balance from ledger_transaction t
    join ledger_posting p using (ledger_transaction_id) join ledger_account a using (ledger_account_id)
    where t.event_id = ${sale.eventId} and a.kind in ('organiser', 'gatewaySettlement', 'paymentProvider', 'platform', 'venue', 'tax')
    group by a.kind having sum(p.amount) <> 0`.execute(server.database.kysely);
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
};

describe('an organisation’s own gateway account', () => {
  it('takes the money: the organisation owes the platform its fees, and the provider owes nothing', async () => {
    const order = await buy();
    const { gatewaySettlement, paymentProvider, ...shares } = await balances();
    expect([gatewaySettlement, paymentProvider]).toEqual([order.quote.total.amount, undefined]);
    expect(Object.values(shares).reduce((sum, amount) => sum + amount, 0)).toBe(-order.quote.total.amount);
  });

  it('gives refunds back, which lower what it owes', async () => {
    const { orderId } = await buy();
    const refund = { eventId: sale.eventId, orderId, refundId: randomUUID(), reason: 'requested' as const };
    expect(await refundOrder(server.platform, refund)).toBe(true);
    await server.jobs.drain();
    const { state, amount } = await server.database.query
      .selectFrom('refund')
      .select(['state', 'amount'])
      .where('refundId', '=', refund.refundId)
      .executeTakeFirstOrThrow();
    const { gatewaySettlement = 0 } = await balances();
    const total = await server.database.query
      .selectFrom('purchaseOrder')
      .select('total')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    expect([state, gatewaySettlement]).toEqual(['refunded', total.total - amount]);
  });

  it('knows its own cards alone', async () => {
    const others = await storeCard(server, ada);
    const cart = (await checkout(server, ada, sale.eventId, [line('a', sale.standing, 1)])).body;
    expect((await pay(server, ada, cart, others.paymentMethodId)).error?.code).toBe('notFound');
    const own = await storeForEvent();
    const listed = async (query: { eventId?: string }) =>
      (await server.call('listPaymentMeans', { token: ada.token, query })).body.paymentMeans.map(
        ({ paymentMethodId }) => paymentMethodId,
      );
    expect(await listed({ eventId: sale.eventId })).toEqual([own.paymentMethodId]);
    expect(await listed({})).toEqual([others.paymentMethodId, own.paymentMethodId]);
  });

  it('signs its own webhook calls, and has its credentials sealed [CR-06]', async () => {
    const event = JSON.stringify({ id: `event_${accountId}`, kind: 'charge', key: 'none of ours' });
    const send = async (url: string) => {
      const signed = signEvent(webhookSecret, event, server.clock.now());
      const headers = { 'content-type': 'application/json', [signatureHeader]: signed };
      return (await server.inject({ method: 'POST', url, headers, payload: event })).statusCode;
    };
    expect(await send(`/api/payment/events/sandbox/${accountId}`)).toBe(204);
    expect(await send('/api/payment/events/sandbox')).toBe(400);
    expect(await send(`/api/payment/events/sandbox/${randomUUID()}`)).toBe(404);
    const { credentials } = await server.database.query
      .selectFrom('gatewayAccount')
      .select('credentials')
      .where('gatewayAccountId', '=', accountId)
      .executeTakeFirstOrThrow();
    expect(credentials!.includes(webhookSecret)).toBe(false);
    expect(await readCredentials(server.platform, accountId)).toContain(webhookSecret);
  });

  it('tells nothing about money that went elsewhere [CR-06]', async () => {
    const other = await buildSale(server.database);
    const cart = (await checkout(server, ada, other.eventId, [line('a', other.standing, 1)])).body;
    const paid = await pay(server, ada, cart, (await storeCard(server, ada)).paymentMethodId);
    const refund = { eventId: other.eventId, orderId: paid.body.orderId, refundId: randomUUID() };
    expect(await refundOrder(server.platform, { ...refund, reason: 'goodwill' })).toBe(true);
    await server.jobs.drain();
    const read = () =>
      server.database.query
        .selectFrom('refund')
        .innerJoin('payment', 'payment.paymentId', 'refund.paymentId')
        .select(['payment.state as payment', 'refund.state as refund', 'transactionId', 'gatewayRefundId'])
        .where('refundId', '=', refund.refundId)
        .executeTakeFirstOrThrow();
    const { transactionId, gatewayRefundId } = await read();
    const dispute = {
      kind: 'dispute',
      disputeId: `of ${transactionId}`,
      amount: 1,
      currency: 'CAD',
      state: 'open',
    };
    for (const told of [
      { id: `disputed ${accountId}`, transactionId, ...dispute },
      { id: `failed ${accountId}`, transactionId, kind: 'refundFailed', refundId: gatewayRefundId },
    ]) {
      const payload = JSON.stringify(told);
      const signed = signEvent(webhookSecret, payload, server.clock.now());
      const headers = { 'content-type': 'application/json', [signatureHeader]: signed };
      const url = `/api/payment/events/sandbox/${accountId}`;
      expect((await server.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(204);
    }
    await server.jobs.drain();
    expect(await read()).toMatchObject({ payment: 'captured', refund: 'refunded' });
  });

  it('is refused without the credentials of its gateway', async () => {
    const added = addAccount(server.platform, { clientId, credentials: '{}' });
    await expect(added).rejects.toThrow(/webhookSecret/);
  });
});
