import type { CartSelection, Locale } from '@foyer/contract';
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
import { handTo, move } from '../../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;

beforeEach(async () => {
  sale = await buildSale(server.database, { feeAmount: 250 });
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
});

const change = (values: object) =>
  server.database.query
    .updateTable('inventoryItem')
    .set(values)
    .where('inventoryItemId', '=', sale.shirtItem)
    .execute();
const place = (): CartSelection => line('a', sale.standing, 1);
const extra = (more: Partial<CartSelection> = {}): CartSelection => line('s', sale.shirt, 2, more);
const hold = (...selections: CartSelection[]) => checkout(server, ada, sale.eventId, selections);
const extraIn = ({ body }: Awaited<ReturnType<typeof hold>>) =>
  body.lines.find(({ offerGroupId }) => offerGroupId === sale.shirt)!;

describe('a collectible [C1.01h, C3.02e]', () => {
  beforeEach(() => change({ category: 'COLLECTIBLE', fulfilment: ['DIGITAL'] }));

  it('is delivered digitally, without an address [C3.05c]', async () => {
    const answer = await hold(place(), extra());
    expect(extraIn(answer)).toMatchObject({ category: 'COLLECTIBLE', fulfilment: 'DIGITAL', quantity: 2 });
    expect(answer.body.needsShippingAddress).toBe(false);
  });

  it('needs a {product} in the cart, like merchandise [C4.03c]', async () => {
    expect((await hold(extra())).error?.code).toBe('extrasNeedAccess');
  });

  it('goes with a {product} that the fan was given [C4.03c]', async () => {
    const [giver] = (await makeBuyers(server.database, 1)) as [Buyer];
    const { paymentMethodId } = await storeCard(server, giver);
    const cart = (await checkout(server, giver, sale.eventId, [place()])).body;
    const [token] = (await pay(server, giver, cart, paymentMethodId)).body.tokens;
    await move(server, token!, ['active', 'sent']);
    await move(server, token!, ['sent', 'active'], handTo(server, token!, ada.userId));
    expect((await hold(extra())).error).toBeUndefined();
  });

  it('costs what merchandise of its price costs', async () => {
    const collectible = extraIn(await hold(place(), extra())).price;
    await change({ category: 'MERCHANDISE' });
    expect(extraIn(await hold(place(), extra())).price).toEqual(collectible);
  });

  it('is bought with its {product}, and none itself', async () => {
    const card = await storeCard(server, ada);
    const cart = await hold(place(), extra());
    const { body: order, error } = await pay(server, ada, cart.body, card.paymentMethodId);
    expect(error).toBeUndefined();
    expect(order.tokens).toHaveLength(1);
    expect(order.lines.map(({ category }) => category)).toEqual(['EVENT_ACCESS', 'COLLECTIBLE']);
  });
});

describe('an extra to pick up [C3.05b]', () => {
  beforeEach(() => change({ pickupPlace: { 'en-US': 'Stand by gate 4', 'fr-CA': 'Kiosque de la porte 4' } }));

  it('says where, and what is shipped does not', async () => {
    expect(extraIn(await hold(place(), extra({ fulfilment: 'PICKUP' })))).toMatchObject({
      pickupPlace: 'Stand by gate 4',
    });
    expect(extraIn(await hold(place(), extra({ fulfilment: 'SHIPPING' })))).not.toHaveProperty('pickupPlace');
  });

  it('says where on the receipt and in its mail, each in the language of its reader [C3.05b]', async () => {
    const card = await storeCard(server, ada);
    const cart = await hold(place(), extra({ fulfilment: 'PICKUP' }));
    const { body: order } = await pay(server, ada, cart.body, card.paymentMethodId);
    const places = async (locale: Locale) => {
      const { body } = await server.call('getOrder', {
        token: ada.token,
        query: { orderId: order.orderId },
        locale,
      });
      return body.lines.flatMap(({ pickupPlace }) => pickupPlace ?? []);
    };
    expect(await places('en-US')).toEqual(['Stand by gate 4']);
    expect(await places('fr-CA')).toEqual(['Kiosque de la porte 4']);
    const [mail] = await server.mails();
    expect(mail!.textBody).toContain('Pick up: Stand by gate 4');
  });
});
