import type { Cart, CartSelection } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { minutes } from '../../../platform/time/units.ts';
import { countStock } from '../../../sale/inventory/stockCounter.ts';
import {
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { addDiscount } from '../../../testing/sale/fixtures/discountFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;
let ben: Buyer;

beforeEach(async () => {
  await server.database.query.deleteFrom('attempt').execute();
  sale = await buildSale(server.database, { feePpm: 100_000, taxPpm: 0 });
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
});

const add = (code: string, more: Omit<Parameters<typeof addDiscount>[2], 'code'> = {}) =>
  addDiscount(server.database, sale.eventId, { code, ...more });
const hold = (selections: CartSelection[], promoCode?: string, { token }: Buyer = ada) =>
  server.call('checkoutCart', {
    token,
    body: { eventId: sale.eventId, selections, ...(promoCode === undefined ? {} : { promoCode }) },
  });
const place = (quantity = 1) => [line('a', sale.standing, quantity)];
const amounts = ({ quote }: Cart) => ({
  face: quote.face.amount,
  discounts: Object.fromEntries(quote.discounts.map(({ code, amount }) => [code, amount.amount])),
  total: quote.total.amount,
});
const change = (values: object) =>
  server.database.query.updateTable('discount').set(values).where('eventId', '=', sale.eventId).execute();
const day = 86_400_000;

describe('a promo code in the cart [C3.09a, C5.09d]', () => {
  it('lowers the price before fees, in any case of letters, and the answer names it', async () => {
    await add('SPRING10');
    const { body } = await hold(place(2), ' spring10 ');
    expect(body.promoCode).toEqual({ discountCode: 'SPRING10', label: 'Offer SPRING10', applies: true });
    // 10 % off 50.00, then a fee of 10 %: 49.50 each.
    expect(amounts(body)).toEqual({ face: 10_000, discounts: { SPRING10: 1_000 }, total: 9_900 });
    expect(body.priceChanges).toEqual([]);
  });

  it('goes with the next change that does not send it, and is no price change', async () => {
    await add('FIVE-OFF', { amount: 500 });
    await hold(place(), 'FIVE-OFF');
    const { body } = await hold(place());
    expect(body.promoCode).toBeUndefined();
    expect(amounts(body).discounts).toEqual({});
    expect(body.priceChanges).toEqual([]);
  });

  it('takes no more than an item costs, and nothing from a gift [C3.02d]', async () => {
    await add('ALL', { amount: 99_000, categories: ['EVENT_ACCESS', 'MERCHANDISE'] });
    const shirt = line('s', sale.shirt, 1, { fulfilment: 'PICKUP' });
    const { body } = await hold([...place(), shirt], 'ALL');
    expect(amounts(body)).toMatchObject({ discounts: { ALL: 8_000 }, total: 0 });
  });

  it('applies to its own offers from its quantity on, and says so', async () => {
    await add('DUO', { amount: 1_000, minQuantity: 2, offerGroupIds: [sale.standing] });
    const seat = line('b', sale.seated, 1);
    const { body } = await hold([...place(), seat], 'DUO');
    expect(body.promoCode?.applies).toBe(false);
    const two = await hold([...place(2), seat], 'DUO');
    expect(two.body.promoCode?.applies).toBe(true);
    expect(amounts(two.body).discounts).toEqual({ DUO: 2_000 });
    expect(two.body.priceChanges).toEqual([]);
  });

  it('is refused when no event has it, and the cart stays as it was [C5.09a, C8.07a]', async () => {
    await hold(place(2));
    const { status, error } = await hold(place(), 'NOTHING');
    expect({ status, code: error?.code }).toEqual({ status: 422, code: 'invalidPromoCode' });
    expect(error?.message).toMatch(/^Invalid promo code/);
    expect((await hold(place(2))).body.priceChanges).toEqual([]);
  });

  it.each([
    ['is switched off', { active: false }],
    ['has not begun', { startsAt: new Date(Date.now() + 400 * day) }],
    ['has ended', { endsAt: new Date(0) }],
  ])('is refused when it %s [C5.09b, C8.07b]', async (_name, values) => {
    await add('SPRING10', values);
    const { error } = await hold(place(), 'SPRING10');
    expect(error?.code).toBe('inactivePromoCode');
  });

  it('keeps its price while the hold lasts, though it ends', async () => {
    await add('SPRING10');
    await hold(place(), 'SPRING10');
    await change({ active: false });
    expect(amounts((await hold(place(2), 'SPRING10')).body).discounts).toEqual({ SPRING10: 1_000 });
    expect((await hold(place(), 'SPRING10', ben)).error?.code).toBe('inactivePromoCode');
  });

  it('that gives less than before is told as a price change [C4.01c, C8.06]', async () => {
    await add('FIVE-OFF', { amount: 500 });
    const { body: before } = await hold(place(), 'FIVE-OFF');
    await change({ amount: 100 });
    const { body } = await hold(place(), 'FIVE-OFF');
    expect(body.priceChanges).toMatchObject([
      { before: { amount: before.quote.allIn.amount }, now: { amount: body.quote.allIn.amount } },
    ]);
    await change({ amount: 50 });
    const { paymentMethodId } = await storeCard(server, ada);
    expect((await pay(server, ada, body, paymentMethodId)).error?.code).toBe('priceChanged');
  });

  it('cannot be guessed: wrong ones count, and past the limit right ones are refused', async () => {
    await add('SPRING10');
    const { points } = server.platform.config.sale.attemptLimits.wrongCodePerCaller;
    for (let times = 0; times <= points; times += 1) await hold(place(), `GUESS-${times}`);
    expect((await hold(place(), 'SPRING10')).error?.code).toBe('tooManyRequests');
  });
});

describe('a use of a promo code [INV-09]', () => {
  it('comes back when the cart is cleared, and when its hold is over', async () => {
    await add('ONE', { cap: 1 });
    await hold(place(), 'ONE');
    expect((await hold(place(), 'ONE', ben)).error?.code).toBe('promoCodeUsedUp');
    await server.call('clearCart', { token: ada.token, body: { eventId: sale.eventId } });
    expect((await hold(place(), 'ONE', ben)).status).toBe(200);
    await server.clock.advance(minutes(11));
    expect((await hold(place(), 'ONE')).status).toBe(200);
  });

  it('is not used up by an order that it does not lower', async () => {
    await add('DUO', { minQuantity: 2, cap: 1 });
    const buy = async (fan: Buyer, quantity: number) => {
      const { body } = await hold(place(quantity), 'DUO', fan);
      const { status } = await pay(server, fan, body, (await storeCard(server, fan)).paymentMethodId);
      expect(status).toBe(200);
      return amounts(body).discounts;
    };
    expect(await buy(ada, 1)).toEqual({});
    expect(await buy(ben, 2)).toEqual({ DUO: 1_000 });
    expect((await hold(place(), 'DUO')).error?.code).toBe('promoCodeUsedUp');
  });

  it('is the organiser’s or the platform’s to bear: the ledger books it there', async () => {
    await add('OURS', { amount: 1_000, bearer: 'platform' });
    const { body: cart } = await hold(place(), 'OURS');
    const order = await pay(server, ada, cart, (await storeCard(server, ada)).paymentMethodId);
    expect(order.body.quote.discounts).toMatchObject([{ code: 'OURS', bearer: 'platform' }]);
    const charges = await server.database.query
      .selectFrom('charge')
      .select(['kind', 'amount', 'recipientKind'])
      .where('orderId', '=', order.body.orderId)
      .where('kind', 'in', ['face', 'discount'])
      .orderBy('kind')
      .execute();
    expect(charges).toEqual([
      { kind: 'discount', amount: -1_000, recipientKind: 'platform' },
      { kind: 'face', amount: 5_000, recipientKind: 'organiser' },
    ]);
    const again = await server.call('getOrder', {
      token: ada.token,
      query: { orderId: order.body.orderId },
      headers: { 'accept-language': 'fr-CA' },
    });
    expect(again.body.quote.discounts).toMatchObject([{ code: 'OURS' }]);
  });
});

describe('an automatic discount [C3.09a]', () => {
  it('is given from its quantity on without a code, with a code besides, and cannot be entered', async () => {
    await add('GROUP4', { automatic: true, minQuantity: 4 });
    await add('FIVE-OFF', { amount: 500 });
    expect(amounts((await hold(place(3))).body).discounts).toEqual({});
    const four = await hold(place(4));
    expect(amounts(four.body).discounts).toEqual({ GROUP4: 2_000 });
    expect(four.body.priceChanges).toEqual([]);
    expect(amounts((await hold(place(4), 'FIVE-OFF')).body).discounts).toEqual({
      GROUP4: 2_000,
      'FIVE-OFF': 2_000,
    });
    expect((await hold(place(4), 'GROUP4')).error?.code).toBe('invalidPromoCode');
  });

  it('is for several: a discount on every item is a price', async () => {
    await expect(add('ALWAYS', { automatic: true })).rejects.toThrow(/discount_automatic_is_for_several/);
  });
});

describe('validateDiscountCode [C7.23]', () => {
  const ask = (discountCode: string, eventId: string | undefined = sale.eventId) =>
    server.call('validateDiscountCode', {
      token: ada.token,
      body: { discountCode, ...(eventId ? { eventId } : {}) },
    });

  it('tells what a code gives, with an event or without, and takes nothing', async () => {
    await add('SPRING10', { cap: 1, endsAt: new Date(Date.now() + 400 * day) });
    const { body } = await ask('spring10');
    expect(body).toMatchObject({ discountCode: 'SPRING10', label: 'Offer SPRING10', ratePpm: 100_000 });
    const code = `ONLY-${sale.eventId.slice(0, 8)}`;
    await add(code, { amount: 300 });
    await inTransaction(server.database, (tx) => countStock(tx, sale.eventId));
    const answer = await server.call('validateDiscountCode', {
      token: ada.token,
      body: { discountCode: code },
    });
    expect(answer.body).toMatchObject({ eventId: sale.eventId, amount: { amount: 300, currency: 'CAD' } });
    expect((await hold(place(), 'SPRING10', ben)).status).toBe(200);
    expect((await ask('SPRING10')).error?.code).toBe('promoCodeUsedUp');
  });

  it('refuses what the cart would refuse [C8.07a, C8.07b]', async () => {
    await add('OLD-ONE', { active: false });
    await add('ONCE', { capPerPerson: 1 });
    expect((await ask('OLD-ONE')).error?.code).toBe('inactivePromoCode');
    expect((await ask('NOTHING')).error?.code).toBe('invalidPromoCode');
    const anywhere = { token: ada.token, body: { discountCode: 'NOWHERE' } };
    expect((await server.call('validateDiscountCode', anywhere)).error?.code).toBe('invalidPromoCode');
    const { body: cart } = await hold(place(), 'ONCE');
    await pay(server, ada, cart, (await storeCard(server, ada)).paymentMethodId);
    expect((await ask('ONCE')).error?.code).toBe('promoCodeUsedByBuyer');
  });
});

describe('getPublicDiscount [C7.24]', () => {
  it('tells everyone what a code gives, and refuses others', async () => {
    await add('SPRING10');
    const ask = (discountCode: string) =>
      server.call('getPublicDiscount', { query: { eventId: sale.eventId, discountCode } });
    expect((await ask('SPRING10')).body).toMatchObject({ discountCode: 'SPRING10', minQuantity: 1 });
    expect((await ask('NOTHING')).error?.code).toBe('invalidPromoCode');
  });
});
