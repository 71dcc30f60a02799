import { toJson } from '../../platform/database/toJson.ts';
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
const words = toJson({ 'en-US': 'Fee' });
let sale: SaleFixture;
let ada: Buyer;

beforeEach(async () => {
  sale = await buildSale(server.database, { feePpm: 100_000 });
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
});

const addFee = (
  code: string,
  amount: number,
  more: {
    payer?: string;
    state?: string;
    marketplaceTypes?: string[];
    recipient?: string;
    charityId?: string;
  },
) =>
  server.database.query
    .insertInto('eventFee')
    .values({
      eventId: sale.eventId,
      code,
      label: words,
      purpose: words,
      recipient: 'platform',
      basis: 'ticket',
      kind: 'amount',
      amount,
      mandatory: true,
      refundable: false,
      ...more,
    })
    .execute();

/** Buys two standing places. */
async function buy() {
  const cart = await checkout(server, ada, sale.eventId, [line('a', sale.standing, 2)]);
  const order = await pay(server, ada, cart.body, (await storeCard(server, ada)).paymentMethodId);
  expect(order.error).toBeUndefined();
  return order.body;
}
const balances = async () => {
  const rows = await server.database.query
    .selectFrom('ledgerPosting as p')
    .innerJoin('ledgerTransaction as t', 't.ledgerTransactionId', 'p.ledgerTransactionId')
    .innerJoin('ledgerAccount as a', 'a.ledgerAccountId', 'p.ledgerAccountId')
    .select(['a.kind', ({ fn }) => fn.sum<number>('p.amount').as('balance')])
    .where('t.eventId', '=', sale.eventId)
    .where('a.kind', 'in', ['organiser', 'platform', 'tax', 'charity'])
    .groupBy('a.kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, Number(balance)]));
};

/** Two places at 50.00 with a service fee of 10 % and a tax of 14.975 %. */
const usual = { organiser: -10_000, platform: -1_000, tax: -1_648 };

describe('the fees of an event [C3.09c]', () => {
  it('are charged as they are live: a draft of the same code changes nothing', async () => {
    await addFee('service', 900, { state: 'draft' });
    await addFee('other', 900, { state: 'draft' });
    expect((await buy()).quote.allIn.amount).toBe(11_000);
    expect(await balances()).toEqual(usual);
  });

  it('of another type of sale, or that sellers pay, are not charged here', async () => {
    await addFee('resale', 500, { marketplaceTypes: ['secondaryExchange'] });
    await addFee('selling', 500, { payer: 'seller' });
    expect((await buy()).quote.allIn.amount).toBe(11_000);
    expect(await balances()).toEqual(usual);
  });

  it('that the organiser pays come from the face price, and the buyer pays the same [INV-05]', async () => {
    await addFee('scanning', 150, { payer: 'organiser' });
    const order = await buy();
    expect(order.quote.allIn.amount).toBe(11_000);
    expect(order.quote.fees.map(({ code }) => code)).not.toContain('scanning');
    expect(await balances()).toEqual({ ...usual, organiser: -9_700, platform: -1_300 });
    const charges = server.database.query.selectFrom('charge').select(['tokenId', 'amount', 'recipientKind']);
    const ofFee = await charges.where('eventId', '=', sale.eventId).where('code', '=', 'scanning').execute();
    expect(ofFee).toHaveLength(2);
    expect(ofFee).toMatchObject([{ amount: 150, recipientKind: 'platform' }, { amount: 150 }]);
  });

  it('go to a charity whole where they are meant for it, and are named so in the price', async () => {
    await addFee('youth', 100, { recipient: 'charity', charityId: sale.charityId });
    const order = await buy();
    expect(order.quote.fees).toContainEqual(
      expect.objectContaining({ code: 'youth', recipient: 'charity', charityId: sale.charityId }),
    );
    expect(await balances()).toEqual({ ...usual, tax: -1_678, charity: -200 });
    const paidTo = server.database.query.selectFrom('charge').select(['recipientKind', 'recipientId']);
    expect(await paidTo.where('eventId', '=', sale.eventId).where('code', '=', 'youth').execute()).toEqual(
      Array(2).fill({ recipientKind: 'charity', recipientId: sale.charityId }),
    );
  });
});
