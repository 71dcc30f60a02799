import type { Order } from '@foyer/contract';
import { useTestServer } from '../../testing/useTestServer.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;
let bought: Order;

const read = async (locale: string): Promise<Order> => {
  const query = { orderId: bought.orderId };
  const answer = await server.call('getOrder', { token: ada.token, query, locale });
  expect(answer.error).toBeUndefined();
  return answer.body;
};
const feesOf = ({ quote }: Order) => quote.fees.map(({ label, purpose }) => `${label}: ${purpose}`);
const figuresOf = ({ quote, lines }: Order) => ({
  paid: [quote.allIn, quote.total, ...[...quote.fees, ...quote.taxes].map(({ amount }) => amount)],
  lines: lines.map(({ quantity, price, unitPrices }) => ({ quantity, total: price.total, unitPrices })),
});

beforeEach(async () => {
  sale = await buildSale(server.database, { feeAmount: 250 });
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  const card = await storeCard(server, ada);
  const cart = await checkout(server, ada, sale.eventId, [
    line('a', sale.seated, 2),
    line('b', sale.standing, 1),
  ]);
  bought = (await pay(server, ada, cart.body, card.paymentMethodId)).body;
});

describe('the words of an order', () => {
  it('are those of who reads it, and the figures those that were paid [C3.28c-e]', async () => {
    const french = await read('fr-CA');
    expect(feesOf(bought)).toEqual(['Fee: Service', 'Fee: Service']);
    expect(feesOf(french)).toEqual(['Fee (fr): Service (fr)', 'Fee (fr): Service (fr)']);
    expect(french.lines.map(({ name }) => name)).toEqual(bought.lines.map(({ name }) => `${name} (fr)`));
    expect(french.lines[0]?.price.fees[0]?.label).toBe('Fee (fr)');
    expect(french.quote.taxes.map(({ label }) => label)).toEqual(
      bought.quote.taxes.map(({ label }) => `${label} (fr)`),
    );
    expect(figuresOf(french)).toEqual(figuresOf(bought));
    expect(await read('en-US')).toEqual(bought);
  });

  it('are those of the purchase where the event no longer has them [C3.28c]', async () => {
    await server.database.query
      .deleteFrom('eventFee')
      .where('eventId', '=', sale.eventId)
      .where('code', '=', 'facility')
      .execute();
    expect(feesOf(await read('fr-CA'))).toEqual(['Fee: Service', 'Fee (fr): Service (fr)']);
  });
});
