import { randomUUID } from 'node:crypto';
import { hours } from '../../platform/time/units.ts';
import { createSandboxGateway } from '../../sandbox/payment/sandboxGateway.ts';
import { checkout, line, makeBuyers, pay, storeCard, type Buyer } from '../../testing/sale/people/buyers.ts';
import { createFaultyGateway } from '../../testing/sale/faults/faultyGateway.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';
import { reconcilePayments } from '../purchase/reconcilePayments.ts';
import { finishRefund } from '../refund/finishRefund.ts';
import { refundOrder } from '../refund/refundOrder.ts';
import { setEventAccount } from './gatewayAccounts.ts';

/** Money that the configured gateway was asked about. */
let asked: string[] = [];
const sandbox = createFaultyGateway(() => {
  const { database, platform } = server();
  return createSandboxGateway({ database, newId: platform.newId, payOrigin: 'http://pay.localhost:4200' });
});
const gateway = {
  ...sandbox,
  name: 'sandbox',
  refund: async (request: Parameters<typeof sandbox.refund>[0]) => {
    asked.push(request.transactionId);
    return sandbox.refund(request);
  },
  settleCharge: async (request: Parameters<typeof sandbox.settleCharge>[0]) => {
    asked.push(request.key);
    return sandbox.settleCharge(request);
  },
};
const { server } = useSaleServers({ gateways: { payment: gateway } });
let sale: SaleFixture;
let ada: Buyer;

beforeEach(async () => {
  gateway.name = 'sandbox';
  asked = [];
  sale = await buildSale(server().database);
  [ada] = (await makeBuyers(server().database, 1)) as [Buyer];
});
afterEach(() => {
  gateway.name = 'sandbox';
});

/** Configures another gateway on the same database. */
const changeGateway = () => {
  gateway.name = 'another';
};
const hold = async () => (await checkout(server(), ada, sale.eventId, [line('a', sale.standing, 1)])).body;

describe('after another gateway was configured', () => {
  it('leaves a refund due that the former one has to give, and gives it once that is back', async () => {
    const { paymentMethodId } = await storeCard(server(), ada);
    const { body: order } = await pay(server(), ada, await hold(), paymentMethodId);
    const { eventId } = sale;
    const refund = { eventId, refundId: randomUUID() };
    changeGateway();
    expect(
      await refundOrder(server().platform, { ...refund, orderId: order.orderId, reason: 'requested' }),
    ).toBe(true);
    await expect(finishRefund(server().platform, refund)).rejects.toThrow(
      'The gateway sandbox has the payment or card, and another is configured',
    );
    await reconcilePayments(server().platform);
    const state = () =>
      server()
        .database.query.selectFrom('refund')
        .select('state')
        .where('refundId', '=', refund.refundId)
        .executeTakeFirstOrThrow();
    expect([asked, await state()]).toEqual([[], { state: 'due' }]);
    gateway.name = 'sandbox';
    await reconcilePayments(server().platform);
    expect([asked.length, await state()]).toEqual([1, { state: 'refunded' }]);
  });

  it('offers none of the cards that the former one stored, and charges none', async () => {
    const { paymentMethodId } = await storeCard(server(), ada);
    const cart = await hold();
    changeGateway();
    const listed = async (query: { onePurchase?: boolean; eventId?: string }) =>
      (await server().call('listPaymentMeans', { token: ada.token, query })).body.paymentMeans;
    expect(await listed({})).toEqual([]);
    expect(await listed({ onePurchase: true, eventId: sale.eventId })).toEqual([]);
    expect((await pay(server(), ada, cart, paymentMethodId)).error?.code).toBe('notFound');
    const added = await storeCard(server(), ada);
    expect(added.defaultMeans).toBe(true);
    expect((await pay(server(), ada, cart, added.paymentMethodId)).error).toBeUndefined();
  });

  it('keeps a payment pending that the former one has on its page [C3.12f]', async () => {
    const { eventId } = sale;
    await setEventAccount(server().database.query, {
      eventId,
      gatewayAccountId: null,
      paymentTypes: ['Klarna'],
    });
    const cart = await hold();
    const sent = await server().call('initiateExternalPayment', {
      token: ada.token,
      body: {
        eventId,
        purchaseToken: cart.purchaseToken,
        acceptedTotal: cart.quote.total,
        paymentType: 'Klarna',
      },
    });
    expect(sent.error).toBeUndefined();
    const states = () =>
      server()
        .database.query.selectFrom('payment')
        .innerJoin('paymentAttempt as a', 'a.paymentId', 'payment.paymentId')
        .select(['payment.state', 'a.state as attempt'])
        .where('payment.eventId', '=', eventId)
        .executeTakeFirstOrThrow();
    const before = await states();
    changeGateway();
    await server().clock.advance(hours(2));
    await reconcilePayments(server().platform);
    expect([asked, await states()]).toEqual([[], before]);
    gateway.name = 'sandbox';
    await reconcilePayments(server().platform);
    expect([asked.length, (await states()).attempt]).toEqual([1, 'neverAsked']);
  });
});
