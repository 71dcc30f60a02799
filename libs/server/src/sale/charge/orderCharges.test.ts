import type { Charge } from './charge.ts';
import { sql } from 'kysely';
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
import { useTestServer } from '../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;
let card: string;

beforeAll(async () => {
  const prices = { seated: 10_033, standing: 5_000, shirt: 3_333, gift: 500 };
  sale = await buildSale(server.database, { feeAmount: 250, prices });
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  card = (await storeCard(server, ada)).paymentMethodId;
});

const address = { country: 'CA', fullName: 'Ada', address: '1 Main St', unit: '', googlePlaceId: '' };

async function buy(...selections: Parameters<typeof checkout>[3]) {
  const cart = await checkout(server, ada, sale.eventId, selections);
  expect(cart.error).toBeUndefined();
  const shipped = cart.body.needsShippingAddress ? { body: { shippingAddress: address } } : {};
  const paid = await pay(server, ada, cart.body, card, shipped);
  expect(paid.error).toBeUndefined();
  return paid.body;
}

const chargesOf = (orderId: string): Promise<(Charge & { refundedAmount: number })[]> =>
  server.database.query
    .selectFrom('charge')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('chargeNumber')
    .execute() as Promise<never>;

const sumOf = (charges: readonly { amount: number }[]) =>
  charges.reduce((sum, { amount }) => sum + amount, 0);

describe('the charges of an order', () => {
  it('are per token what was paid for it, by recipient and as rounded per unit [INV-05, C3.09c-d, C3.09j]', async () => {
    const order = await buy(
      line('a', sale.seated, 3, {
        ages: [
          { ageGroup: 'ADULT', quantity: 2 },
          { ageGroup: 'CHILD', quantity: 1 },
        ],
      }),
    );
    const charges = await chargesOf(order.orderId);
    for (const { tokenId, paid } of order.tokens)
      expect(sumOf(charges.filter((each) => each.tokenId === tokenId))).toBe(paid!.amount);
    const child = order.tokens.find(({ ageGroup }) => ageGroup === 'CHILD')!;
    const ofChild = charges.filter(({ tokenId }) => tokenId === child.tokenId);
    expect(
      ofChild.map(({ kind, code, amount, recipientKind, refundable, refundedAmount }) => ({
        kind,
        code,
        amount,
        recipientKind,
        refundable,
        refundedAmount,
      })),
    ).toEqual([
      {
        kind: 'face',
        code: 'face',
        amount: 5016,
        recipientKind: 'organiser',
        refundable: true,
        refundedAmount: 0,
      },
      {
        kind: 'fee',
        code: 'facility',
        amount: 250,
        recipientKind: 'venue',
        refundable: true,
        refundedAmount: 0,
      },
      {
        kind: 'fee',
        code: 'service',
        amount: 502,
        recipientKind: 'platform',
        refundable: false,
        refundedAmount: 0,
      },
      { kind: 'tax', code: 'sales', amount: 789, recipientKind: 'tax', refundable: true, refundedAmount: 0 },
      // On the service fee.
      { kind: 'tax', code: 'sales', amount: 75, recipientKind: 'tax', refundable: false, refundedAmount: 0 },
    ]);
  });

  it('are per line for extras, and without a line for what the order asks once [INV-05, C3.05a]', async () => {
    const order = await buy(
      line('b', sale.standing, 1),
      line('c', sale.shirt, 3, { fulfilment: 'SHIPPING' }),
    );
    const charges = await chargesOf(order.orderId);
    expect(sumOf(charges)).toBe(order.quote.total.amount);
    const shirts = order.lines[1]!;
    const ofShirts = charges.filter(({ cartGuid }) => cartGuid === shirts.cartGuid);
    expect(ofShirts.map(({ kind, quantity, amount, tokenId }) => [kind, quantity, amount, tokenId])).toEqual([
      ['face', 3, 9_999, null],
      ['tax', 3, 1_497, null],
    ]);
    const ofOrder = charges.filter(({ cartGuid }) => cartGuid === null);
    expect(
      ofOrder.map(({ kind, code, amount, recipientKind }) => [kind, code, amount, recipientKind]),
    ).toEqual([
      ['fee', 'delivery', 700, 'organiser'],
      ['tax', 'sales', 105, 'tax'],
    ]);
  });

  it('give a donation to its charity, in charges and ledger [INV-05]', async () => {
    const order = await buy(line('b', sale.standing, 1), line('d', sale.gift, 2));
    const [gift] = (await chargesOf(order.orderId)).filter(
      ({ recipientKind }) => recipientKind === 'charity',
    );
    expect(gift).toMatchObject({ kind: 'face', quantity: 2, amount: 1000, recipientId: sale.charityId });
    const { rows } = await sql<{ amount: number }>`
      select p.amount::int from ledger_transaction t join ledger_posting p using (ledger_transaction_id)
      join ledger_account a using (ledger_account_id)
      where t.subject_kind = 'order' and t.subject_id = ${order.orderId}
        and a.kind = 'charity' and a.owner_id = ${sale.charityId}`.execute(server.database.kysely);
    expect(rows).toEqual([{ amount: -1000 }]);
  });

  it('are kept: only the refunded amount changes, and not beyond what was paid [INV-05, DS-05]', async () => {
    const { orderId } = await buy(line('b', sale.standing, 1));
    const change = (what: string) =>
      sql
        .raw(`update charge set ${what} where order_id = '${orderId}' and kind = 'face'`)
        .execute(server.database.kysely);
    await expect(change('amount = 1')).rejects.toThrow('append-only');
    await expect(change('refunded_amount = amount + 1')).rejects.toThrow('charge_not_over_refunded');
    await change('refunded_amount = amount');
    // Without a refund, it has to be undone for the invariants.
    await change('refunded_amount = 0');
    await expect(sql`delete from charge`.execute(server.database.kysely)).rejects.toThrow('append-only');
  });
});
