import { sql } from 'kysely';
import { seconds } from '../../platform/time/units.ts';
import { checkout, line, makeBuyers, pay, storeCard, type Buyer } from '../../testing/sale/buyers.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/saleFixture.ts';
import { useSaleServers } from '../../testing/sale/useSaleServers.ts';
import { createTestTimer } from '../../testing/testTimer.ts';
import { reconcilePayments } from '../purchase/reconcilePayments.ts';

let whenCharged: (() => void) | undefined;
const { server } = useSaleServers({
  timer: createTestTimer(),
  // A killed server never continues after this point.
  faultPoint: (name) => {
    if (name !== 'afterOutsideCall' || !whenCharged) return undefined;
    whenCharged();
    whenCharged = undefined;
    return new Promise(() => undefined);
  },
});
const address = { country: 'CA', fullName: 'Ada', address: '1 Main St', unit: '', googlePlaceId: '' };
const run = (text: string) => sql.raw(text).execute(server().database.kysely);

let sale: SaleFixture;
let ada: Buyer;
let card: string;

beforeEach(async () => {
  sale = await buildSale(server().database, { feeAmount: 250, feePpm: 99_750 });
  [ada] = (await makeBuyers(server().database, 1)) as [Buyer];
  card = (await storeCard(server(), ada)).paymentMethodId;
});

/** Pays for a line of two ages, places of one price, and shirts that are shipped. */
async function payForAll() {
  const ages = [
    { ageGroup: 'ADULT' as const, quantity: 2 },
    { ageGroup: 'CHILD' as const, quantity: 1 },
  ];
  const cart = await checkout(server(), ada, sale.eventId, [
    line('a', sale.seated, 3, { ages }),
    line('b', sale.standing, 2),
    line('c', sale.shirt, 3, { fulfilment: 'SHIPPING' }),
  ]);
  return pay(server(), ada, cart.body, card, { body: { shippingAddress: address } });
}

const shape = async () => {
  const { rows } = await sql<{ line: string; units: number; charges: number; tokens: number; sum: number }>`
    select coalesce(substring(cart_guid from 6 for 1), 'order') as line, max(quantity) as units,
      count(*)::int as charges, count(distinct token_id)::int as tokens, sum(amount)::int as sum
    from charge where event_id = ${sale.eventId} group by cart_guid order by cart_guid`.execute(
    server().database.kysely,
  );
  return rows;
};

/** A line of several ages has one price, which cannot be split; every other line is as it would be today. */
const split = [
  { line: 'a', units: 1, charges: 4, tokens: 0, sum: 32_474 },
  { line: 'b', units: 1, charges: 8, tokens: 2, sum: 13_220 },
  { line: 'c', units: 3, charges: 2, tokens: 0, sum: 10_347 },
  { line: 'order', units: 1, charges: 2, tokens: 0, sum: 805 },
];

describe('a sale accepted by the release before', () => {
  it('becomes an order with charges, if its payment ends after the deployment [DS-02, INV-05]', async () => {
    const charged = new Promise<void>((reached) => (whenCharged = reached));
    void payForAll();
    await charged;
    await run(`update payment
      set sale = regexp_replace((sale - 'v' - 'unitPrices' - 'orderPrice')::text, ', "nonRefundable": {[^}]*}', '', 'g')::jsonb
      where state = 'created'`);
    await server().clock.advance(seconds(21));
    await reconcilePayments(server(1).platform);
    expect(await shape()).toEqual(split);
  });
});
