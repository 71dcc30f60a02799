import type { Cart, CartSelection, Money } from '@foyer/contract';
import { addDiscount } from '../../../testing/sale/fixtures/discountFixture.ts';
import {
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;
let ben: Buyer;
let cardId: string;

beforeEach(async () => {
  sale = await buildSale(server.database, { taxPpm: 0 });
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  cardId = (await storeCard(server, ada)).paymentMethodId;
});

const hold = (
  { token }: Buyer,
  selections: CartSelection[],
  more: { promoCode?: string; purchaseToken?: string } = {},
) => server.call('checkoutCart', { token, body: { eventId: sale.eventId, selections, ...more } });
const place = (quantity = 1) => [line('a', sale.standing, quantity)];
const held = async (...parts: Parameters<typeof hold>): Promise<Cart> => {
  const answer = await hold(...parts);
  expect(answer.error).toBeUndefined();
  return answer.body;
};
const codeOfPaying = async (cart: Cart, acceptedTotal: Money = cart.quote.total) =>
  (await pay(server, ada, cart, cardId, { body: { acceptedTotal } })).error?.code;
const clear = ({ token }: Buyer) => server.call('clearCart', { token, body: { eventId: sale.eventId } });
/** Carts of a buyer by state, and what was charged. */
async function leftOf({ userId }: Buyer) {
  const { query } = server.database;
  const carts = await query.selectFrom('commitment').select('state').where('userId', '=', userId).execute();
  const charges = await query
    .selectFrom('payment')
    .select('paymentId')
    .where('userId', '=', userId)
    .execute();
  return { carts: carts.map(({ state }) => state), charges: charges.length };
}

describe('a purchase out of turn [AZ-14]', () => {
  it('is not paid before anything is held, nor after it was given back', async () => {
    const cart = await held(ada, place());
    const neverHeld = { ...cart, purchaseToken: 'x'.repeat(cart.purchaseToken.length) };
    expect(await codeOfPaying(neverHeld)).toBe('reservationTimeRanOut');
    await clear(ada);
    expect(await codeOfPaying(cart)).toBe('reservationTimeRanOut');
    expect(await leftOf(ada)).toEqual({ carts: ['released'], charges: 0 });
  });

  it('lets nobody pay, lengthen or change the cart of another', async () => {
    const cart = await held(ada, place(2));
    const { eventId, purchaseToken } = cart;
    const card = await storeCard(server, ben);
    const paid = await pay(server, ben, cart, card.paymentMethodId);
    expect(paid.error?.code).toBe('reservationTimeRanOut');
    const extended = await server.call('extendHold', { token: ben.token, body: { eventId, purchaseToken } });
    expect(extended.error?.code).toBe('reservationTimeRanOut');
    const own = await held(ben, place(), { purchaseToken });
    expect(own.purchaseToken).not.toBe(purchaseToken);
    const shown = await server.call('getOpenCart', { token: ada.token, query: { eventId } });
    expect(shown.body.lines).toEqual(cart.lines);
    expect(await leftOf(ben)).toEqual({ carts: ['open'], charges: 0 });
  });

  it.each<[string, (total: Money) => Money]>([
    ['a price before it rose', ({ amount, currency }) => ({ amount: amount - 500, currency })],
    ['one unit less', ({ amount, currency }) => ({ amount: amount - 1, currency })],
    ['nothing', ({ currency }) => ({ amount: 0, currency })],
    ['the same amount of another currency', ({ amount }) => ({ amount, currency: 'JPY' })],
    ['more of another currency', ({ amount }) => ({ amount: amount * 1_000, currency: 'USD' })],
  ])('is not sold for %s', async (_name, accept) => {
    const cart = await held(ada, place());
    expect(await codeOfPaying(cart, accept(cart.quote.total))).toBe('priceChanged');
    expect(await leftOf(ada)).toEqual({ carts: ['open'], charges: 0 });
  });

  it.each([-1, 0, 1.5, 2 ** 31])('is not sold in a quantity of %s', async (quantity) => {
    expect((await hold(ada, place(quantity))).error?.code).toBe('invalidRequest');
    expect(await leftOf(ada)).toEqual({ carts: [], charges: 0 });
  });

  it('gives a discount with a cap of one once, however its code is spelled', async () => {
    await addDiscount(server.database, sale.eventId, { code: 'SPRING10', capPerPerson: 1 });
    const [first, second] = [
      await held(ada, place(), { promoCode: 'SPRING10' }),
      await held(ada, place(), { promoCode: 'spring10' }),
    ];
    expect(second.quote).toEqual(first.quote);
    expect(second.quote.discounts).toHaveLength(1);
    expect(await codeOfPaying(second)).toBeUndefined();
    expect((await hold(ada, place(), { promoCode: ' Spring10 ' })).error?.code).toBe('promoCodeUsedByBuyer');
    expect((await held(ada, place())).quote.discounts).toEqual([]);
  });

  it('keeps the price of a code from a cart that has lost it', async () => {
    await addDiscount(server.database, sale.eventId, { code: 'SPRING10' });
    const { quote: lower } = await held(ada, place(), { promoCode: 'SPRING10' });
    const cart = await held(ada, place());
    expect(await codeOfPaying(cart, lower.total)).toBe('priceChanged');
    expect(await leftOf(ada)).toEqual({ carts: ['open'], charges: 0 });
  });

  it('sells no extras alone, whatever was held before', async () => {
    const shirt = line('s', sale.shirt, 1, { fulfilment: 'PICKUP' });
    const cart = await held(ada, [...place(), shirt]);
    await clear(ada);
    expect((await hold(ada, [shirt], { purchaseToken: cart.purchaseToken })).error?.code).toBe(
      'extrasNeedAccess',
    );
    expect(await codeOfPaying(cart)).toBe('reservationTimeRanOut');
    expect(await leftOf(ada)).toEqual({ carts: ['released'], charges: 0 });
  });
});
