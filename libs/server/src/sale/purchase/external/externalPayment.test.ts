import type { ExternalPayment, PaymentType } from '@foyer/contract';
import { minutes } from '../../../platform/time/units.ts';
import { sendEvents } from '../../../sandbox/payment/sendEvents.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  storeCard,
  pay as payByCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { rounds, timeForRounds } from '../../../testing/sale/races/rounds.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { setEventAccount } from '../../gateway-account/gatewayAccounts.ts';
import { reconcilePayments } from '../reconcilePayments.ts';

jest.setTimeout(timeForRounds(50));
const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;
let ben: Buyer;

beforeEach(renew);

/** Lets the event be paid by some methods. */
const offer = (...paymentTypes: PaymentType[]) =>
  setEventAccount(server.database.query, { eventId: sale.eventId, gatewayAccountId: null, paymentTypes });

/** Begins with another event and other buyers. */
async function renew(): Promise<void> {
  // One standing place is on sale.
  sale = await buildSale(server.database, { standing: 1 });
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  await offer('CreditCard', 'Klarna');
}

const hold = async (buyer: Buyer) =>
  (await checkout(server, buyer, sale.eventId, [line('a', sale.standing, 1)])).body;
const pay = (
  buyer: Buyer,
  cart: Awaited<ReturnType<typeof hold>>,
  { idempotencyKey, paymentType = 'Klarna' }: { idempotencyKey?: string; paymentType?: PaymentType } = {},
) =>
  server.call('initiateExternalPayment', {
    token: buyer.token,
    ...(idempotencyKey ? { idempotencyKey } : {}),
    body: {
      eventId: cart.eventId,
      purchaseToken: cart.purchaseToken,
      acceptedTotal: cart.quote.total,
      paymentType,
    },
  });
/** Pays until the buyer is sent to the provider. */
const leave = async (buyer: Buyer): Promise<ExternalPayment> => {
  const { error, body } = await pay(buyer, await hold(buyer));
  expect(error).toBeUndefined();
  return body;
};
/** Lets the hold end, and another buyer have its place. */
const loseHold = async () => {
  await server.clock.advance(minutes(16));
  const card = await storeCard(server, ben);
  expect((await payByCard(server, ben, await hold(ben), card.paymentMethodId)).error).toBeUndefined();
};
/** Presses a button on the provider's page. @returns where the browser goes then */
const answer = async ({ redirectUrl }: ExternalPayment, button: 'pay' | 'payAndStay' | 'refuse') => {
  const { pathname, search } = new URL(redirectUrl);
  const url = `${pathname}${search}&answer=${button}`;
  const reply = await server.inject({ method: 'POST', url, headers: { host: 'pay.localhost' } });
  return reply.headers.location;
};
const comeBack = (
  { token }: Buyer,
  { signedExternalPaymentKey }: Pick<ExternalPayment, 'signedExternalPaymentKey'>,
) => server.call('purchaseExternally', { token, body: { signedExternalPaymentKey } });
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
  it('becomes one order when the buyer returns, however often its key is used [C3.12f, C3.28g, C7.25, C7.26]', async () => {
    const sent = await leave(ada);
    const back = new URL((await answer(sent, 'pay'))!);
    expect(back.origin + back.pathname).toBe('http://localhost:4200/externalPayment/callback');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      eventId: sale.eventId,
      signedExternalPaymentKey: sent.signedExternalPaymentKey,
    });
    const answers = [await comeBack(ada, sent), await comeBack(ada, sent)];
    expect(answers.map(({ error, body }) => error ?? body.tokens.length)).toEqual([1, 1]);
    expect(answers[0]!.body.orderId).toBe(answers[1]!.body.orderId);
    expect(answers[0]!.body.signedExternalPaymentKey).toBe(sent.signedExternalPaymentKey);
    expect(await orders()).toEqual([ada.userId]);
    expect(await paymentStates()).toEqual([{ state: 'captured', refund: null }]);
    expect(answers[0]!.body.payment).toEqual({
      paymentType: 'Klarna',
      transactionId: expect.stringMatching(/^sandbox_/),
    });
  });

  it('is settled by its own buyer alone, by a key that was not forged [C7.26, C3.28g]', async () => {
    const sent = await leave(ada);
    await answer(sent, 'payAndStay');
    const key = sent.signedExternalPaymentKey;
    const [eventId, paymentId, signature] = key.split('.') as [string, string, string];
    const forged = [
      `${key}x`,
      key.slice(0, -1),
      [eventId, eventId, signature].join('.'),
      [eventId, paymentId].join('.'),
      'forged',
    ];
    for (const signedExternalPaymentKey of forged)
      expect((await comeBack(ada, { signedExternalPaymentKey })).error?.code).toBe(
        'invalidExternalPaymentKey',
      );
    expect((await comeBack(ben, sent)).error?.code).toBe('invalidExternalPaymentKey');
    expect(await orders()).toEqual([]);
    expect((await comeBack(ada, sent)).body.tokens).toHaveLength(1);
  });

  it('takes its key for a day [C7.26]', async () => {
    const sent = await leave(ada);
    await answer(sent, 'pay');
    await server.clock.advance(server.platform.config.sale.externalPaymentKeyMs - minutes(1));
    expect((await comeBack(ada, sent)).error).toBeUndefined();
    await server.clock.advance(minutes(1));
    expect((await comeBack(ada, sent)).error?.code).toBe('invalidExternalPaymentKey');
  });

  it('leads to the page of the return when the cart was paid meanwhile [C7.25]', async () => {
    const cart = await hold(ada);
    const card = await storeCard(server, ada);
    const paid = await payByCard(server, ada, cart, card.paymentMethodId);
    const { body } = await pay(ada, cart);
    expect(new URL(body.redirectUrl).pathname).toBe('/externalPayment/callback');
    expect((await comeBack(ada, body)).body.orderId).toBe(paid.body.orderId);
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
    const first = await pay(ada, cart, { idempotencyKey: 'external-again-0001' });
    const again = await pay(ada, cart, { idempotencyKey: 'external-again-0001' });
    expect(again.body).toEqual(first.body);
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

  it('leaves the cart to a page that did not open it, as from a partner’s frame, while it is held [C8.21ab]', async () => {
    const cart = await hold(ada);
    const open = (token?: string) => server.call('getOpenCart', { token, query: { eventId: cart.eventId } });
    const { body: sent } = await pay(ada, cart);
    expect((await open(ada.token)).error?.code).toBe('notFound');
    expect((await comeBack(ada, sent)).error?.code).toBe('externalPaymentIncomplete');
    const { body: found } = await open(ada.token);
    expect(found).toMatchObject({ purchaseToken: cart.purchaseToken, quote: cart.quote });
    expect(found.lines.map(({ seats }) => seats)).toEqual(cart.lines.map(({ seats }) => seats));
    expect((await open(ben.token)).error?.code).toBe('notFound');
    await server.clock.advance(minutes(40));
    expect((await open(ada.token)).error?.code).toBe('notFound');
    await server.clock.advance(-minutes(40));
  });

  it('is named to a buyer who pays otherwise, and makes way once its key is used [C8.04a]', async () => {
    const cart = await hold(ada);
    const { body: sent } = await pay(ada, cart);
    const { signedExternalPaymentKey } = sent;
    const { paymentMethodId } = await storeCard(server, ada);
    expect((await payByCard(server, ada, cart, paymentMethodId)).error).toMatchObject({
      code: 'paymentPending',
      details: { signedExternalPaymentKey },
    });
    expect((await comeBack(ada, sent)).error?.code).toBe('externalPaymentIncomplete');
    expect((await payByCard(server, ada, cart, paymentMethodId)).error).toBeUndefined();
  });

  it('is refunded if it arrives after the seat was sold to another buyer [CR-07, C8.04b, C8.21aa]', async () => {
    for (let round = 0; round < rounds(50); round += 1) {
      await renew();
      const sent = await leave(ada);
      await loseHold();
      await answer(sent, 'payAndStay');
      expect((await comeBack(ada, sent)).error).toMatchObject({
        code: 'externalPaymentAfterLockExpiration',
        details: { refunded: true },
      });
      await server.jobs.drain();
      expect(await paymentStates()).toEqual([{ state: 'captured', refund: 'refunded' }]);
      expect(await orders()).toEqual([ben.userId]);
    }
  });

  it('is closed by the reconciler when nothing is heard of the buyer', async () => {
    await leave(ada);
    await server.clock.advance(minutes(16));
    await reconcilePayments(server.platform);
    expect(await paymentStates()).toEqual([{ state: 'failed', refund: null }]);
  });

  it('is refused with a method that the event does not offer, and with a card [C7.55, C7.25]', async () => {
    const cart = await hold(ada);
    await offer('CreditCard', 'Alipay');
    for (const paymentType of ['Klarna', 'CreditCard'] as const)
      expect((await pay(ada, cart, { paymentType })).error).toMatchObject({
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

  it.each(['Alipay', 'Wechat', 'Klarna'] as const)(
    'is made by %s where the event offers it [C7.25]',
    async (paymentType) => {
      await offer(paymentType);
      const { body } = await pay(ada, await hold(ada), { paymentType });
      await answer(body, 'pay');
      expect((await comeBack(ada, body)).body.payment?.paymentType).toBe(paymentType);
    },
  );
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
    const { body: sent } = await pay(ada, cart);
    await loseHold();
    await answer(sent, 'payAndStay');
    await comeBack(ada, sent);
    expect((await pay(ada, cart)).error).toMatchObject({
      code: 'paymentNotForRetry',
      details: { inventoryId: sale.standingItem, offerId: expect.any(String) },
    });
  });
});
