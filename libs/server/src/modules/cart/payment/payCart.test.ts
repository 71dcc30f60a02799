import { reconcilePayments } from '../../../sale/purchase/reconcilePayments.ts';
import { minutes } from '../../../platform/time/units.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { buildSale, seatCode, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;
let ben: Buyer;

beforeEach(async () => {
  sale = await buildSale(server.database, { feeAmount: 250 });
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
});

afterEach(() => jest.restoreAllMocks());

const hold = async (buyer: Buyer, ...selections: Parameters<typeof checkout>[3]) => {
  const answer = await checkout(server, buyer, sale.eventId, selections);
  expect(answer.error).toBeUndefined();
  return answer.body;
};
const balances = async () => {
  const rows = await server.database.query
    .selectFrom('ledgerPosting as p')
    .innerJoin('ledgerAccount as a', 'a.ledgerAccountId', 'p.ledgerAccountId')
    .innerJoin('ledgerTransaction as t', 't.ledgerTransactionId', 'p.ledgerTransactionId')
    .select(['a.kind', 'p.amount'])
    .where('t.eventId', '=', sale.eventId)
    .execute();
  const sums: Record<string, number> = {};
  for (const { kind, amount } of rows) sums[kind] = (sums[kind] ?? 0) + amount;
  return sums;
};
const chargesOf = async (buyer: Buyer) => {
  const rows = await server.database.query
    .selectFrom('paymentAttempt as a')
    .innerJoin('payment as p', (join) => join.onRef('p.paymentId', '=', 'a.paymentId'))
    .select(['a.state', 'a.amount'])
    .where('p.userId', '=', buyer.userId)
    .orderBy('a.startedAt')
    .execute();
  return rows;
};

describe('payCart', () => {
  it('turns a hold into an order, tokens, books and a mail with the same numbers [C7.20, C3.28a-e, C1.01b, C1.01e, C1.07f, C3.03a, C3.03b]', async () => {
    const card = await storeCard(server, ada);
    const cart = await hold(
      ada,
      line('a', sale.seated, 2, {
        ages: [
          { ageGroup: 'ADULT', quantity: 1 },
          { ageGroup: 'CHILD', quantity: 1 },
        ],
      }),
      line('b', sale.standing, 1),
      line('c', sale.shirt, 1, { fulfilment: 'SHIPPING' }),
      line('d', sale.gift, 1),
    );
    expect(cart.needsShippingAddress).toBe(true);
    const shippingAddress = {
      country: 'CA',
      fullName: 'Ada Byron',
      address: '1 Main St',
      unit: '',
      googlePlaceId: '',
    };
    const paid = await pay(server, ada, cart, card.paymentMethodId, { body: { shippingAddress } });
    expect(paid.error).toBeUndefined();
    const order = paid.body;
    expect(order.quote).toEqual(cart.quote);
    expect([order.fees, order.total]).toEqual([cart.quote.fees, cart.quote.total]);
    expect(order.transactionId).toBe(order.payment!.transactionId);
    expect(order.lines.map(({ price }) => price)).toEqual(cart.lines.map(({ price }) => price));
    expect(order.payment).toMatchObject({ brand: 'visa', lastFour: '4242' });
    expect(order.shippingAddress).toEqual(shippingAddress);
    expect(order.orderNumber).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}$/);
    expect(order.tokens).toHaveLength(3);
    const accessTotal = cart.lines.slice(0, 2).reduce((sum, { price }) => sum + price.total.amount, 0);
    expect(order.tokens.reduce((sum, { paid }) => sum + paid!.amount, 0)).toBe(accessTotal);
    const sums = await balances();
    expect(sums['buyer']).toBe(0);
    expect(sums['paymentProvider']).toBe(cart.quote.total.amount);
    expect(sums['tax']).toBe(-cart.quote.taxes.reduce((sum, { amount }) => sum + amount.amount, 0));
    const [mail] = await server.mails();
    expect(mail!.subject).toContain(order.orderNumber);
    expect(mail!.textBody).toContain((cart.quote.total.amount / 100).toFixed(2));
    const receipt = await server.call('getOrder', { token: ada.token, query: { orderId: order.orderId } });
    expect(receipt.body).toEqual(order);
    expect(
      (await server.call('getOrder', { token: ben.token, query: { orderId: order.orderId } })).error?.code,
    ).toBe('notFound');
  });

  it('hands the id of the visit to the gateway, with every charge and question about it [C3.28f]', async () => {
    const gateway = server.platform.gateways.payment;
    const charge = jest.spyOn(gateway, 'charge').mockRejectedValueOnce(new Error('ECONNRESET'));
    const settle = jest.spyOn(gateway, 'settleCharge');
    const card = await storeCard(server, ada);
    const cart = await hold(ada, line('a', sale.standing, 1));
    const fraudSessionId = 'visit-1';
    await pay(server, ada, cart, card.paymentMethodId, { body: { fraudSessionId } });
    await server.clock.advance(minutes(3));
    await reconcilePayments(server.platform);
    expect(charge).toHaveBeenCalledWith(expect.objectContaining({ fraudSessionId }));
    expect(settle).toHaveBeenCalledWith(expect.objectContaining({ fraudSessionId }));
  });

  it('never charges more than the buyer saw [C8.06]', async () => {
    const card = await storeCard(server, ada);
    const cart = await hold(ada, line('a', sale.seated, 1));
    await server.database.query
      .updateTable('offerGroup')
      .set({ facePrice: 20_000 })
      .where('offerGroupId', '=', sale.seated)
      .execute();
    const refused = await pay(server, ada, cart, card.paymentMethodId);
    expect(refused.error).toMatchObject({ code: 'priceChanged', details: { before: cart.quote.total } });
    expect(await chargesOf(ada)).toEqual([]);
    const seen = await hold(ada, line('a', sale.seated, 1));
    expect(seen.priceChanges).toHaveLength(1);
    expect((await pay(server, ada, seen, card.paymentMethodId)).status).toBe(200);
  });

  it('wants an address for what is shipped [C5.10a]', async () => {
    const card = await storeCard(server, ada);
    const cart = await hold(
      ada,
      line('a', sale.standing, 1),
      line('c', sale.shirt, 1, { fulfilment: 'SHIPPING' }),
    );
    expect((await pay(server, ada, cart, card.paymentMethodId)).error?.code).toBe('invalidShippingAddress');
    const shippingAddress = { country: 'CA', fullName: ' ', address: 'x', unit: '', googlePlaceId: '' };
    const blank = await pay(server, ada, cart, card.paymentMethodId, { body: { shippingAddress } });
    expect(blank.error).toMatchObject({ code: 'invalidShippingAddress', details: { fields: ['fullName'] } });
  });

  it('says why a card was declined and how often it may be tried, then gives the cart back [C3.36a-c, C8.21o-p, C8.09b]', async () => {
    const bad = await storeCard(server, ada, '4000 0000 0000 9995');
    const cart = await hold(ada, line('a', sale.seated, 2));
    await server.clock.advance(minutes(9));
    for (const attemptsLeft of [3, 2, 1]) {
      const declined = await pay(server, ada, cart, bad.paymentMethodId);
      expect(declined.error).toMatchObject({
        code: 'paymentFailed',
        details: { attemptsLeft, reason: 'insufficientFunds' },
      });
      const { purchaseTokenExpiration, serverTime } = declined.error!.details as Record<string, string>;
      expect(Date.parse(purchaseTokenExpiration!) - Date.parse(serverTime!)).toBe(minutes(5));
    }
    expect((await pay(server, ada, cart, bad.paymentMethodId)).error?.code).toBe(
      'paymentRetryAttemptsExhausted',
    );
    const good = await storeCard(server, ada);
    expect((await pay(server, ada, cart, good.paymentMethodId)).error).toMatchObject({
      code: 'paymentRetryAttemptsExhausted',
      details: { inventoryId: cart.lines[0]!.inventoryItemId, offerId: expect.any(String) },
    });
    const seats = cart.lines[0]!.seats.map((seat) => seat.seatCode);
    expect(
      (await checkout(server, ben, sale.eventId, [line('b', sale.seated, 2, { seatCodes: seats })])).status,
    ).toBe(200);
  });

  it('goes through with a good card after a declined one [C8.04a]', async () => {
    const bad = await storeCard(server, ada, '4000 0000 0000 0002');
    const good = await storeCard(server, ada);
    const cart = await hold(ada, line('a', sale.seated, 1));
    expect((await pay(server, ada, cart, bad.paymentMethodId)).error?.details).toMatchObject({
      reason: 'declined',
    });
    expect((await pay(server, ada, cart, good.paymentMethodId)).status).toBe(200);
    expect((await chargesOf(ada)).map(({ state }) => state)).toEqual(['declined', 'captured']);
    const { body } = await server.call('listPaymentMeans', { token: ada.token });
    expect(body.paymentMeans.map(({ lastDeclined }) => lastDeclined)).toEqual([true, undefined]);
  });

  it('asks for the verification of the bank, and goes on after it [C8.21s]', async () => {
    const card = await storeCard(server, ada, '4000 0027 6000 3184');
    const cart = await hold(ada, line('a', sale.seated, 1));
    const asked = await pay(server, ada, cart, card.paymentMethodId);
    expect(asked.error?.code).toBe('paymentVerificationRequired');
    const { verificationUrl, paymentMethodId } = asked.error!.details as Record<string, string>;
    expect(paymentMethodId).toBe(card.paymentMethodId);
    const challenge = new URL(verificationUrl!).searchParams.get('challenge');
    const answerBank = (approved: boolean) =>
      server.inject({
        method: 'POST',
        url: `/challenges/${challenge}`,
        headers: { host: 'pay.localhost' },
        payload: { approved },
      });
    const { verificationToken } = (await answerBank(true)).json<{ verificationToken: string }>();
    expect((await answerBank(true)).statusCode).toBe(404);
    const body = { paymentMethodId: card.paymentMethodId, verificationToken };
    expect((await server.call('verifyPaymentMeans', { token: ben.token, body })).error?.code).toBe(
      'notFound',
    );
    expect((await server.call('verifyPaymentMeans', { token: ada.token, body })).status).toBe(200);
    expect((await pay(server, ada, cart, card.paymentMethodId)).status).toBe(200);
    // The bank's answer is valid for one payment only.
    const next = await hold(ada, line('a', sale.seated, 1));
    expect((await pay(server, ada, next, card.paymentMethodId)).error?.code).toBe(
      'paymentVerificationRequired',
    );
  });

  it('treats a refused verification as a failed payment [C8.21o]', async () => {
    const card = await storeCard(server, ada, '4000 0027 6000 3184');
    const asked = await pay(server, ada, await hold(ada, line('a', sale.seated, 1)), card.paymentMethodId);
    const challenge = new URL(String(asked.error!.details!['verificationUrl'])).searchParams.get('challenge');
    const refusal = await server.inject({
      method: 'POST',
      url: `/challenges/${challenge}`,
      headers: { host: 'pay.localhost' },
      payload: { approved: false },
    });
    const body = {
      paymentMethodId: card.paymentMethodId,
      ...refusal.json<{ verificationToken: string }>(),
    };
    const verified = await server.call('verifyPaymentMeans', { token: ada.token, body });
    expect(verified.error).toMatchObject({
      code: 'paymentFailed',
      details: { reason: 'verificationFailed' },
    });
  });

  it('refuses an expired hold, and the card of another account [C8.05]', async () => {
    const card = await storeCard(server, ada);
    const cart = await hold(ada, line('a', sale.seated, 1));
    const others = await storeCard(server, ben);
    expect((await pay(server, ada, cart, others.paymentMethodId)).error?.code).toBe('notFound');
    expect((await pay(server, ben, cart, others.paymentMethodId)).error?.code).toBe('reservationTimeRanOut');
    await server.clock.advance(minutes(10));
    expect((await pay(server, ada, cart, card.paymentMethodId)).error?.code).toBe('reservationTimeRanOut');
    expect(await chargesOf(ada)).toEqual([]);
  });

  it('answers a paid cart with its order again, and charges once', async () => {
    const card = await storeCard(server, ada);
    const cart = await hold(ada, line('a', sale.seated, 1));
    const [first, again] = [
      await pay(server, ada, cart, card.paymentMethodId),
      await pay(server, ada, cart, card.paymentMethodId),
    ];
    expect(again.body).toEqual(first.body);
    expect(await chargesOf(ada)).toHaveLength(1);
  });

  it('lets what costs nothing through without asking the bank [C7.20]', async () => {
    sale = await buildSale(server.database, { prices: { seated: 0, standing: 0, shirt: 0 } });
    const card = await storeCard(server, ada, '4000 0000 0000 0002');
    const cart = await hold(ada, line('a', sale.seated, 2));
    const paid = await pay(server, ada, cart, card.paymentMethodId);
    expect(paid.body.quote.total.amount).toBe(0);
    expect(paid.body.tokens.map(({ seat }) => seat?.seatCode)).toEqual([seatCode(0, 5), seatCode(0, 6)]);
  });

  it('honours a hold that was taken in time after the window has closed', async () => {
    sale = await buildSale(server.database, {
      closesAt: new Date(server.clock.now().getTime() + minutes(5)),
    });
    const card = await storeCard(server, ada);
    const cart = await hold(ada, line('a', sale.seated, 1));
    await server.clock.advance(minutes(6));
    expect((await checkout(server, ada, sale.eventId, [line('a', sale.seated, 2)])).error?.code).toBe(
      'marketplaceClosed',
    );
    expect((await pay(server, ada, cart, card.paymentMethodId)).status).toBe(200);
  });

  it('honours a hold at a fixed price of an event that was postponed meanwhile', async () => {
    const cart = await hold(ada, line('a', sale.standing, 1));
    const { eventId } = sale;
    const { query } = server.database;
    await query.updateTable('event').set({ status: 'Postponed' }).where('eventId', '=', eventId).execute();
    const { paymentMethodId } = await storeCard(server, ada);
    expect((await pay(server, ada, cart, paymentMethodId)).status).toBe(200);
  });

  it('counts what was bought before against the limit [C5.03b]', async () => {
    const card = await storeCard(server, ada);
    await pay(server, ada, await hold(ada, line('a', sale.standing, 6)), card.paymentMethodId);
    const over = await checkout(server, ada, sale.eventId, [line('a', sale.standing, 3)]);
    expect(over.error).toMatchObject({ code: 'ticketLimitEvent', details: { limit: 8, remaining: 2 } });
    await hold(ada, line('a', sale.standing, 2), line('c', sale.shirt, 1));
    await hold(ada, line('c', sale.shirt, 1));
  });
});
