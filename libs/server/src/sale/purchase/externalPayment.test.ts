import { minutes } from '../../platform/time/units.ts';
import { sendEvents } from '../../sandbox/payment/sendEvents.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  storeCard,
  pay as payByCard,
  type Buyer,
} from '../../testing/sale/buyers.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { setEventAccount } from '../gateway-account/gatewayAccounts.ts';
import { reconcilePayments } from './reconcilePayments.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;
let ben: Buyer;

beforeEach(async () => {
  // One standing place is on sale.
  sale = await buildSale(server.database, { standing: 1 });
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  await setEventAccount(server.database.query, {
    eventId: sale.eventId,
    gatewayAccountId: null,
    paymentTypes: ['CreditCard', 'Klarna'],
  });
});

const hold = async (buyer: Buyer) =>
  (await checkout(server, buyer, sale.eventId, [line('a', sale.standing, 1)])).body;
const pay = (buyer: Buyer, cart: Awaited<ReturnType<typeof hold>>, idempotencyKey?: string) =>
  server.call('payCart', {
    token: buyer.token,
    ...(idempotencyKey ? { idempotencyKey } : {}),
    body: {
      eventId: cart.eventId,
      purchaseToken: cart.purchaseToken,
      acceptedTotal: cart.quote.total,
      paymentType: 'Klarna',
    },
  });
interface Sent {
  paymentId: string;
  redirectUrl: string;
}
/** Pays until the buyer is sent to the provider. */
const leave = async (buyer: Buyer): Promise<Sent> => {
  const { error } = await pay(buyer, await hold(buyer));
  expect(error?.code).toBe('paymentRedirectRequired');
  return error!.details as unknown as Sent;
};
/** Presses a button on the provider's page. @returns where the browser goes then */
const answer = async ({ redirectUrl }: Sent, button: 'pay' | 'payAndStay' | 'refuse') => {
  const { pathname, search } = new URL(redirectUrl);
  const url = `${pathname}${search}&answer=${button}`;
  const reply = await server.inject({ method: 'POST', url, headers: { host: 'pay.localhost' } });
  return reply.headers.location;
};
const comeBack = ({ token }: Buyer, { paymentId }: Sent) =>
  server.call('returnPayment', { token, body: { eventId: sale.eventId, paymentId } });
const paymentStates = () =>
  server.database.query
    .selectFrom('payment')
    .leftJoin('refund', 'refund.paymentId', 'payment.paymentId')
    .select(['payment.state', 'refund.state as refund'])
    .where('payment.eventId', '=', sale.eventId)
    .where('payment.paymentType', '=', 'Klarna')
    .execute();
const orders = async () =>
  (
    await server.database.query
      .selectFrom('purchaseOrder')
      .select('userId')
      .where('eventId', '=', sale.eventId)
      .execute()
  ).map(({ userId }) => userId);

describe('a payment on a provider’s page', () => {
  it('becomes the order when the buyer returns, however often that is told [C3.12f]', async () => {
    const sent = await leave(ada);
    expect(await answer(sent, 'pay')).toBe(
      `http://localhost:4200/transaction/${sale.eventId}/checkout?paymentId=${sent.paymentId}`,
    );
    const answers = [await comeBack(ada, sent), await comeBack(ada, sent)];
    expect(answers.map(({ error, body }) => error ?? body.tokens.length)).toEqual([1, 1]);
    expect(answers[0]!.body.payment).toEqual({
      paymentType: 'Klarna',
      transactionId: expect.stringMatching(/^sandbox_/),
    });
    expect((await comeBack(ben, sent)).error?.code).toBe('notFound');
  });

  it('becomes the order by the webhook, if the buyer closes the window [CR-06]', async () => {
    const sent = await leave(ada);
    expect(await answer(sent, 'payAndStay')).toBeUndefined();
    await sendEvents(server, server.platform);
    await server.jobs.drain();
    expect(await orders()).toEqual([ada.userId]);
    expect((await comeBack(ada, sent)).body.tokens).toHaveLength(1);
  });

  it('sends the buyer to the same page again while it is open', async () => {
    const cart = await hold(ada);
    const first = await pay(ada, cart, 'external-again-0001');
    const again = await pay(ada, cart, 'external-again-0001');
    expect(again.error).toEqual(first.error);
    await server.clock.advance(minutes(5));
    await reconcilePayments(server.platform);
    expect(await paymentStates()).toEqual([{ state: 'pending', refund: null }]);
  });

  it('can be declined there, and the cart paid otherwise', async () => {
    const sent = await leave(ada);
    await answer(sent, 'refuse');
    const { error } = await comeBack(ada, sent);
    expect(error).toMatchObject({
      code: 'paymentFailed',
      details: { attemptsLeft: 3, inventoryId: sale.standingItem, offerId: expect.any(String) },
    });
    const card = await storeCard(server, ada);
    expect((await payByCard(server, ada, await hold(ada), card.paymentMethodId)).error).toBeUndefined();
  });

  it('is closed when the buyer comes back without having paid [C8.21ab]', async () => {
    const sent = await leave(ada);
    expect((await comeBack(ada, sent)).error?.code).toBe('externalPaymentIncomplete');
    await answer(sent, 'pay');
    await server.jobs.drain();
    expect(await paymentStates()).toEqual([{ state: 'failed', refund: null }]);
    expect(await orders()).toEqual([]);
  });

  it('is refunded if it arrives after the seat was sold to another buyer [CR-07, C8.04b, C8.21aa]', async () => {
    const sent = await leave(ada);
    await server.clock.advance(minutes(16));
    const card = await storeCard(server, ben);
    expect((await payByCard(server, ben, await hold(ben), card.paymentMethodId)).error).toBeUndefined();
    await answer(sent, 'payAndStay');
    expect((await comeBack(ada, sent)).error).toMatchObject({
      code: 'externalPaymentAfterLockExpiration',
      details: { refunded: true },
    });
    await server.jobs.drain();
    expect(await paymentStates()).toEqual([{ state: 'captured', refund: 'refunded' }]);
    expect(await orders()).toEqual([ben.userId]);
  });

  it('is closed by the reconciler when nothing is heard of the buyer', async () => {
    await leave(ada);
    await server.clock.advance(minutes(16));
    await reconcilePayments(server.platform);
    expect(await paymentStates()).toEqual([{ state: 'failed', refund: null }]);
  });

  it('is refused with a method that the event does not offer [C7.55]', async () => {
    const cart = await hold(ada);
    await setEventAccount(server.database.query, {
      eventId: sale.eventId,
      gatewayAccountId: null,
      paymentTypes: ['CreditCard', 'Alipay'],
    });
    expect((await pay(ada, cart)).error).toMatchObject({
      code: 'invalidRequest',
      details: { field: 'paymentType' },
    });
    const methods = await server.call('listPaymentMethods', {
      token: ada.token,
      query: { eventId: sale.eventId },
    });
    expect(methods.body.paymentMethods).toEqual([
      { paymentType: 'CreditCard', label: 'Card', hostedFieldsUrl: expect.any(String) },
      { paymentType: 'Alipay', label: 'Alipay' },
    ]);
  });
});

describe('a payment that cannot be tried again [C8.21q-r]', () => {
  it('says that the time for it is over', async () => {
    const cart = await hold(ada);
    const bad = await storeCard(server, ada, '4000 0000 0000 0002');
    expect((await payByCard(server, ada, cart, bad.paymentMethodId)).error?.code).toBe('paymentFailed');
    await server.clock.advance(minutes(20));
    expect((await payByCard(server, ada, cart, bad.paymentMethodId)).error).toMatchObject({
      code: 'paymentRetryTimeExpired',
      details: { inventoryId: sale.standingItem, offerId: expect.any(String) },
    });
  });

  it('says that it is not for retry once its money was taken', async () => {
    const cart = await hold(ada);
    const sent = (await pay(ada, cart)).error!.details as unknown as Sent;
    await server.clock.advance(minutes(16));
    const card = await storeCard(server, ben);
    expect((await payByCard(server, ben, await hold(ben), card.paymentMethodId)).error).toBeUndefined();
    await answer(sent, 'payAndStay');
    await comeBack(ada, sent);
    expect((await pay(ada, cart)).error?.code).toBe('paymentNotForRetry');
  });
});
