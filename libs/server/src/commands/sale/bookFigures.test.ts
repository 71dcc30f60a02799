import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Order, OperationTypes } from '@foyer/contract';
import { addAccount, setEventAccount } from '../../sale/gateway-account/gatewayAccounts.ts';
import type { BalanceRow, StatementRow } from '../../sale/ledger/bookRepository.ts';
import { recordDispute } from '../../sale/purchase/external/recordDispute.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/createTestDatabase.ts';
import {
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  typeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { addDiscount } from '../../testing/sale/fixtures/discountFixture.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { runCommand } from '../runCommand.ts';

/** Sale with its organiser, venue and buyer. */
interface Shop extends SaleFixture {
  clientId: string;
  buyer: Buyer;
}

let test: TestDatabase;
let server: TestServer;
let folder: string;
const shops: Record<string, Shop> = {};
/** Letters of organisers and venues, by id. */
const letters = new Map<string, string>();

/** Opens a sale with a fee of 10 % for the platform, one of 1.00 for the venue, and a tax of 10 % on all of it. */
async function openShop(letter: string, buyer: Buyer): Promise<Shop> {
  const sale = await buildSale(test.database, {
    feeAmount: 100,
    taxPpm: 100_000,
    refund: 'always',
    prices: { seated: 10_000, standing: 5_000, shirt: 3_000, gift: 500 },
  });
  const { clientId, locationId } = await test.database.query
    .selectFrom('event')
    .select(['clientId', 'locationId'])
    .where('eventId', '=', sale.eventId)
    .executeTakeFirstOrThrow();
  letters.set(clientId, letter).set(locationId!, letter);
  return (shops[letter] = { ...sale, clientId, buyer });
}

type Selections = OperationTypes['checkoutCart']['body']['selections'];

async function buy(shop: Shop, selections: Selections, promoCode?: string): Promise<Order> {
  const { eventId, buyer } = shop;
  const { token } = buyer;
  const card = await server.call('addPaymentMeans', {
    token,
    body: { eventId, cardToken: await typeCard(server) },
  });
  const body = { eventId, selections, ...(promoCode === undefined ? {} : { promoCode }) };
  const cart = await server.call('checkoutCart', { token, body });
  const order = await pay(server, buyer, cart.body, card.body.paymentMethodId);
  expect(order.error).toBeUndefined();
  return order.body;
}

const sender = { gateway: 'sandbox', gatewayAccountId: null };

async function lose({ transactionId, total }: Order): Promise<void> {
  const dispute = { disputeId: `of ${transactionId}`, transactionId: transactionId!, ...total };
  expect(await recordDispute(server.platform, sender, { ...dispute, state: 'open' })).toBe(true);
  expect(await recordDispute(server.platform, sender, { ...dispute, state: 'lost' })).toBe(true);
}

async function exported<Row>(...words: string[]): Promise<Row[]> {
  const file = path.join(folder, 'book.json');
  const said: string[] = [];
  const variables = { DATABASE_URL: test.connectionString, FOYER_DATA: folder };
  const status = await runCommand(['export-book', file, ...words], variables, (text) => said.push(text));
  expect([status, said.at(-1)]).toEqual([0, expect.stringContaining('rows')]);
  return JSON.parse(await readFile(file, 'utf8')) as Row[];
}

/**
 * What is bought, by minor units; a place costs 50.00.
 *
 * |                           | face   | discount | service | facility | tax  | gift | total  |
 * | ------------------------- | ------ | -------- | ------- | -------- | ---- | ---- | ------ |
 * | A: two places, 10 % off   | 10,000 |   -1,000 |     900 |      200 | 1,010|      | 11,110 |
 * | B: the same, and a gift   | 10,000 |   -1,000 |     900 |      200 | 1,010|  500 | 11,610 |
 * | B: one place is refunded  | -5,000 |      500 |    kept |     -100 |  -460|      | -5,060 |
 * | C: one place              |  5,000 |          |     500 |      100 |   560|      |  6,160 |
 *
 * The tax of 0.45 on the kept fee is kept, too. A's organiser bears the discount, B's is the platform's. A's and C's
 * payments are charged back; C collects its money itself.
 */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-figures-'));
  test = await createTestDatabase();
  server = await buildTestServer({ database: test.database, authenticate: knowsBuyers });
  const [ada, ben, eve] = (await makeBuyers(test.database, 3)) as [Buyer, Buyer, Buyer];

  const a = await openShop('A', ada);
  await addDiscount(test.database, a.eventId, { code: 'SPRING', bearer: 'organiser' });
  await lose(await buy(a, [line('a', a.standing, 2)], 'SPRING'));

  const b = await openShop('B', ben);
  await addDiscount(test.database, b.eventId, { code: 'SPRING', bearer: 'platform' });
  const { tokens } = await buy(b, [line('a', b.standing, 2), line('b', b.gift, 1)], 'SPRING');
  const refund = {
    eventId: b.eventId,
    tokenIds: [tokens[0]!.tokenId],
    acceptedAmount: { amount: 5_060, currency: 'CAD' },
  };
  expect((await server.call('refundTokens', { token: ben.token, body: refund })).status).toBe(200);
  await server.jobs.drain();

  const c = await openShop('C', eve);
  const { clientId, eventId } = c;
  const credentials = JSON.stringify({ webhookSecret: 'secret-of-the-organiser' });
  const gatewayAccountId = await addAccount(server.platform, { clientId, credentials });
  await setEventAccount(test.database.query, { eventId, gatewayAccountId, paymentTypes: ['CreditCard'] });
  await lose(await buy(c, [line('a', c.standing, 1)]));
});
afterAll(async () => {
  await server.close();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the book of three organisations', () => {
  it('has the balances that the sales add up to, and their sum is zero [INV-05, DS-05, CR-06]', async () => {
    const rows = await exported<BalanceRow>();
    const found = rows.map(({ account, ownerId, balance }) => [
      account,
      letters.get(ownerId) ?? ownerId,
      balance,
    ]);
    const expected = [
      ['buyer', '', 0],
      ['charity', shops['B']!.charityId, -500],
      ['discount', '', 500],
      ['discount', 'A', 1_000],
      ['dispute', 'C', 6_160],
      ['dispute', 'sandbox', 11_110],
      ['gatewaySettlement', 'C', 0],
      ['organiser', 'A', -10_000],
      ['organiser', 'B', -5_000],
      ['organiser', 'C', -5_000],
      ['paymentProvider', 'sandbox', 6_550],
      ['platform', '', -2_300],
      ['tax', 'sales', -2_120],
      ['venue', 'A', -200],
      ['venue', 'B', -100],
      ['venue', 'C', -100],
    ];
    expect(found.sort()).toEqual(expected);
    expect(rows.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  });

  it.each([
    [
      'A',
      [
        ['order', 'discount', -1_000],
        ['order', 'organiser', 10_000],
      ],
      9_000,
    ],
    [
      'B',
      [
        ['order', 'organiser', 10_000],
        ['takeBack', 'organiser', -5_000],
      ],
      5_000,
    ],
    [
      'C',
      [
        // The provider took the money back from the organisation, which the platform owes nothing for it.
        ['dispute', 'dispute', -6_160],
        ['dispute', 'gatewaySettlement', 6_160],
        ['order', 'organiser', 5_000],
        ['payment', 'gatewaySettlement', -6_160],
      ],
      -1_160,
    ],
  ])('states what %s is owed, sale by sale [INV-05, DS-05]', async (letter, postings, balance) => {
    const rows = await exported<StatementRow>(`organiser-${shops[letter]!.clientId}`);
    // Rows of one moment come in any order.
    expect(rows.map(({ kind, account, amount }) => [kind, account, amount]).sort()).toEqual(postings);
    expect(rows.at(-1)!.balance).toBe(balance);
  });
});
