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
beforeAll(async () => {
  sale = await buildSale(server.database, { maxPerPerson: 50 });
});

const child = [{ ageGroup: 'CHILD' as const, quantity: 1 }];
type Lines = () => CartSelection[];
const carts: [string, Lines][] = [
  ['one seat', () => [line('a', sale.seated, 1)]],
  ['a seat and an extra', () => [line('a', sale.seated, 1), line('b', sale.shirt, 1)]],
  ['a seat and a gift', () => [line('a', sale.standing, 1), line('b', sale.gift, 1)]],
  [
    'two kinds of access and an extra',
    () => [line('a', sale.seated, 1), line('b', sale.standing, 1), line('c', sale.shirt, 1)],
  ],
  ['an adult and a child', () => [line('a', sale.seated, 1), line('b', sale.standing, 1, { ages: child })]],
];

/** Buys one place, so that extras and children have it beside any cart. */
async function buyPlace(buyer: Buyer): Promise<void> {
  const { paymentMethodId } = await storeCard(server, buyer);
  const { body: cart } = await checkout(server, buyer, sale.eventId, [line('z', sale.standing, 1)]);
  expect((await pay(server, buyer, cart, paymentMethodId)).status).toBe(200);
}

describe.each([
  ['with nothing of the event', async () => undefined],
  ['who has a place already', buyPlace],
])('a buyer %s', (_who, prepare: (buyer: Buyer) => Promise<void>) => {
  it.each(carts)(
    'of %s is told which lines a checkout lets go, and why [C4.03b, C5.12]',
    async (_what, lines) => {
      for (const { cartGuid } of lines()) {
        const [buyer] = (await makeBuyers(server.database, 1)) as [Buyer];
        await prepare(buyer);
        const { body: cart } = await checkout(server, buyer, sale.eventId, lines());
        const told = cart.lines.find((each) => each.cartGuid === cartGuid)!.allowed!.remove;
        const rest = lines().filter((each) => each.cartGuid !== cartGuid);
        const { status, error } = await checkout(server, buyer, sale.eventId, rest, cart.purchaseToken);
        expect(told).toEqual(status === 200 ? { allowed: true } : { allowed: false, reason: error?.code });
      }
    },
  );
});

it('lets a buyer with a place keep the extras alone, and says so after an extension too', async () => {
  const [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  await buyPlace(ada);
  const removalFor = async (buyer: Buyer) => {
    const { eventId } = sale;
    const lines = [line('a', sale.seated, 1), line('b', sale.shirt, 1)];
    const { purchaseToken } = (await checkout(server, buyer, eventId, lines)).body;
    const { body } = await server.call('extendHold', {
      token: buyer.token,
      body: { eventId, purchaseToken },
    });
    return body.lines[0]!.allowed;
  };
  expect(await removalFor(ada)).toEqual({ remove: { allowed: true } });
  expect(await removalFor(ben)).toEqual({ remove: { allowed: false, reason: 'extrasNeedAccess' } });
});
