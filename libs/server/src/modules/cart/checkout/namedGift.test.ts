import type { CartSelection } from '@foyer/contract';
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

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;

/** Gifts from $2 to $500; $10 for those who name no amount. */
const asNamed = { facePrice: 1_000, minAmount: 200, maxAmount: 50_000, maxQuantity: 1 };
const change = (values: object) =>
  server.database.query.updateTable('offerGroup').set(values).where('offerGroupId', '=', sale.gift).execute();

beforeEach(async () => {
  sale = await buildSale(server.database, { feeAmount: 250 });
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  await change({ ...asNamed, suggestedAmounts: [500, 1_000] });
});

const cad = (amount: number) => ({ amount, currency: 'CAD' });
const gift = (amount?: number, more: Partial<CartSelection> = {}): CartSelection =>
  line('g', sale.gift, 1, { ...(amount === undefined ? {} : { amount: cad(amount) }), ...more });
const hold = (...selections: CartSelection[]) =>
  checkout(server, ada, sale.eventId, [line('a', sale.standing, 1), ...selections]);
const giftIn = ({ body }: Awaited<ReturnType<typeof hold>>) =>
  body.lines.find(({ offerGroupId }) => offerGroupId === sale.gift)!;

describe('a gift whose amount the buyer names [C1.01g, C3.02d]', () => {
  it('is offered with its bounds, what is suggested, and who gets it', async () => {
    const { body } = await server.call('listOfferGroups', { body: { eventId: sale.eventId } });
    expect(body.offerGroups.find(({ offerGroupId }) => offerGroupId === sale.gift)).toMatchObject({
      amounts: { minimum: cad(200), maximum: cad(50_000), suggested: [cad(500), cad(1_000)] },
      charityName: 'Strings for Schools',
      price: { allIn: cad(1_000) },
    });
  });

  it('costs the amount, without fees and taxes, and the price of the offer where none is named', async () => {
    const named = giftIn(await hold(gift(3_725)));
    expect(named).toMatchObject({
      amount: cad(3_725),
      charityName: 'Strings for Schools',
      price: { face: cad(3_725), fees: [], taxes: [], total: cad(3_725) },
    });
    expect(giftIn(await hold(gift())).price.total).toEqual(cad(1_000));
  });

  it.each([
    [199, 'amountOutOfRange'],
    [200, undefined],
    [50_000, undefined],
    [50_001, 'amountOutOfRange'],
  ])('of %p is within the bounds, or refused with them [C5.07a, C5.07c]', async (amount, code) => {
    const { error } = await hold(gift(amount));
    expect(error?.code).toBe(code);
    if (code)
      expect(error?.details).toMatchObject({
        field: 'amount',
        cartGuid: 'line-g-0000',
        minimum: cad(200),
        maximum: cad(50_000),
      });
  });

  it.each<[string, () => CartSelection]>([
    ['another currency', () => gift(500, { amount: { amount: 500, currency: 'USD' } })],
    ['a fixed price', () => line('s', sale.shirt, 1, { amount: cad(500) })],
  ])('takes no amount for %s', async (_name, selection) => {
    const { error } = await hold(selection());
    expect(error).toMatchObject({ code: 'invalidRequest', details: { field: 'amount' } });
  });

  it('replaces its line when the amount changes, which is no change of price', async () => {
    await hold(gift(500));
    const { body } = await hold(gift(2_500));
    expect(body.lines).toHaveLength(2);
    expect(body.lines[1]!.price.total).toEqual(cad(2_500));
    expect(body.priceChanges).toEqual([]);
  });

  it('keeps its amount when the price of the offer changes', async () => {
    await hold(gift(2_500));
    await change({ facePrice: 4_000 });
    const again = await hold(gift(2_500));
    expect(giftIn(again).price.total).toEqual(cad(2_500));
    expect(again.body.priceChanges).toEqual([]);
  });

  it.each([
    ['narrower bounds', { minAmount: 1_000, maxAmount: 2_000, suggestedAmounts: [1_000] }],
    ['a fixed price', { minAmount: null, maxAmount: null, suggestedAmounts: null }],
  ])(
    'stays in its cart when the organiser changes to %s, and is checked when it changes',
    async (_to, bounds) => {
      await hold(gift(2_500));
      await change(bounds);
      const again = await checkout(server, ada, sale.eventId, [line('a', sale.standing, 2), gift(2_500)]);
      expect(again.error).toBeUndefined();
      expect(giftIn(again)).toMatchObject({ amount: cad(2_500), price: { total: cad(2_500) } });
      expect((await hold(gift(2_600))).error?.details).toMatchObject({ field: 'amount' });
    },
  );

  it('goes to its charity as it was named, in charges, receipt and mail', async () => {
    const card = await storeCard(server, ada);
    const cart = await hold(gift(3_725));
    const { body: order, error } = await pay(server, ada, cart.body, card.paymentMethodId);
    expect(error).toBeUndefined();
    const { query } = server.database;
    const charges = await query
      .selectFrom('charge')
      .select(['recipientKind', 'recipientId', 'amount'])
      .where('orderId', '=', order.orderId)
      .where('cartGuid', '=', 'line-g-0000')
      .execute();
    expect(charges).toEqual([{ recipientKind: 'charity', recipientId: sale.charityId, amount: 3_725 }]);
    const bought = order.lines.find(({ offerGroupId }) => offerGroupId === sale.gift)!;
    expect(bought).toMatchObject({ amount: cad(3_725), charityName: 'Strings for Schools' });
    expect(bought).not.toHaveProperty('amounts');
    const [mail] = await server.mails();
    expect(mail!.textBody).toMatch(/1 × Gift: CA\$37\.25\s+All of it goes to Strings for Schools/);
  });

  it('cannot be of a fee: the database keeps gifts out of its categories', async () => {
    const categories = ['EVENT_ACCESS', 'CHARITY'];
    const { query } = server.database;
    await expect(
      query.updateTable('eventFee').set({ categories }).where('eventId', '=', sale.eventId).execute(),
    ).rejects.toThrow('event_fee_spares_gifts');
  });
});
