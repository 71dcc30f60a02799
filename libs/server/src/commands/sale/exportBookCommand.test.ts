import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { days } from '../../platform/time/units.ts';
import type { BalanceRow, StatementRow } from '../../sale/ledger/bookRepository.ts';
import { failPayout, retryPayout } from '../../sale/payout/finishPayout.ts';
import { payOut } from '../../sale/payout/payOut.ts';
import { findPayout } from '../../sale/payout/payoutRepository.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/createTestDatabase.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import {
  addRecipient,
  buyPlaces,
  moveEnd,
  organiserOf,
  payoutsOf,
} from '../../testing/sale/fixtures/payoutFixture.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { runCommand } from '../runCommand.ts';
import { csvOf } from '../../platform/texts/csvTable.ts';

let test: TestDatabase;
let server: TestServer;
let folder: string;
let organiser: string;
const said: string[] = [];

const exportBook = (...words: string[]) =>
  runCommand(['export-book', ...words], { DATABASE_URL: test.connectionString, FOYER_DATA: folder }, (text) =>
    said.push(text),
  );
const fileOf = (name: string) => path.join(folder, name);
const read = (name: string) => readFile(fileOf(name), 'utf8');
async function rowsOf<Row>(name: string, ...words: string[]): Promise<Row[]> {
  expect([await exportBook(fileOf(name), ...words), said.at(-1)]).toEqual([
    0,
    expect.stringContaining('rows'),
  ]);
  return JSON.parse(await read(name)) as Row[];
}

async function buy(sale: SaleFixture, buyer: Buyer): Promise<number> {
  const cart = await checkout(server, buyer, sale.eventId, [
    line('a', sale.standing, 2),
    line('b', sale.gift, 1),
  ]);
  const { paymentMethodId } = await storeCard(server, buyer);
  const paid = await pay(server, buyer, cart.body, paymentMethodId);
  expect(paid.error).toBeUndefined();
  return paid.body.quote.total.amount;
}

/** Two sales in two currencies: the first with two orders, two days apart. */
let totals: number[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-book-'));
  test = await createTestDatabase();
  server = await buildTestServer({ database: test.database, authenticate: knowsBuyers });
  const prices = { seated: 10_000, standing: 5_000, shirt: 3_000, gift: 500 };
  const canadian = await buildSale(test.database, { prices });
  const american = await buildSale(test.database, { prices, currency: 'USD' });
  const [ada, ben, eve] = (await makeBuyers(test.database, 3)) as [Buyer, Buyer, Buyer];
  totals = [await buy(canadian, ada), await buy(american, ben)];
  await server.clock.advance(days(2));
  totals.push(await buy(canadian, eve));
  const { clientId } = await test.database.query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', canadian.eventId)
    .executeTakeFirstOrThrow();
  organiser = `organiser-${clientId}`;
});
afterAll(async () => {
  await server.close();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

describe('foyer export-book', () => {
  it('writes a trial balance whose debits equal its credits in every currency [INV-05, DS-05]', async () => {
    const rows = await rowsOf<BalanceRow>('balance.json');
    for (const currency of ['CAD', 'USD']) {
      const own = rows.filter((row) => row.currency === currency);
      const sum = (side: 'debit' | 'credit' | 'balance') => own.reduce((all, row) => all + row[side], 0);
      expect([sum('debit') > 0, sum('debit') - sum('credit'), sum('balance')]).toEqual([true, 0, 0]);
    }
    const canadian = rows.filter(({ currency }) => currency === 'CAD');
    expect(canadian.map(({ account, owner, balance }) => [account, owner, balance])).toEqual([
      ['buyer', '', 0],
      ['charity', 'Strings for Schools', -1_000],
      ['organiser', 'Organiser', -20_000],
      ['paymentProvider', '', totals[0]! + totals[2]!],
      ['platform', '', -2_000],
      ['tax', '', -3_296],
    ]);
  });

  it('writes the same rows as CSV [DS-05]', async () => {
    const rows = await rowsOf<BalanceRow>('balance.json');
    expect(await exportBook(fileOf('balance.csv'))).toBe(0);
    const [header, ...lines] = (await read('balance.csv')).trimEnd().split('\r\n');
    expect(header).toBe('currency,account,ownerId,owner,debit,credit,balance');
    expect(lines).toEqual(rows.map((row) => Object.values(row).join(',')));
  });

  it('lists what an organisation is owed, by event and order, with the balance [INV-05]', async () => {
    const rows = await rowsOf<StatementRow>('statement.json', organiser);
    expect(
      rows.map(({ kind, subjectKind, account, amount, balance }) => [
        kind,
        subjectKind,
        account,
        amount,
        balance,
      ]),
    ).toEqual([
      ['order', 'order', 'organiser', 10_000, 10_000],
      ['order', 'order', 'organiser', 10_000, 20_000],
    ]);
    const orders = await test.database.query.selectFrom('purchaseOrder').select('orderId').execute();
    expect(orders.map(({ orderId }) => orderId)).toEqual(
      expect.arrayContaining(rows.map(({ subjectId }) => subjectId)),
    );
  });

  it('lists a period, with the balance since the beginning', async () => {
    const all = await rowsOf<StatementRow>('statement.json', organiser);
    const day = new Date(all[1]!.bookedAt).toISOString().slice(0, 10);
    expect(await rowsOf('later.json', organiser, '--from', day)).toEqual(all.slice(1));
    expect(await rowsOf('earlier.json', organiser, '--to', day)).toEqual(all.slice(0, 1));
  });

  it.each([
    [['book.txt'], 'foyer export-book FILE.csv|FILE.json [ORGANISATION]'],
    [['book.csv', 'nobody'], 'There is no organisation "nobody".'],
    [['book.csv', 'aurora', '--from', '2026-02-30T'], '--from is a day, for example 2026-03-01'],
    [['book.csv', '--to', '2026-02-01'], 'name the organisation'],
  ])('explains what is wrong with %j', async (words, reason) => {
    expect(await exportBook(...words)).toBe(1);
    expect(said.at(-1)).toContain(reason);
  });

  it('fails if the book is off [INV-05]', async () => {
    const change = (text: string) => sql.raw(text).execute(test.database.kysely);
    await change('alter table ledger_posting disable trigger user');
    const off = (by: number) =>
      change(`update ledger_posting set amount = amount + ${by} where ledger_account_id =
        (select ledger_account_id from ledger_account where kind = 'tax' and currency = 'USD')`);
    await off(7);
    expect(await exportBook(fileOf('off.csv'))).toBe(1);
    expect(said.at(-1)).toContain('The book is off by 7 USD');
    await off(-7);
    await change('alter table ledger_posting enable trigger user');
  });

  it('names the columns in the help', async () => {
    expect(await runCommand(['--help'], {}, (text) => said.push(text))).toBe(0);
    expect(said.at(-1)).toContain(
      'bookedAt, event, kind, subjectKind, subjectId, account, currency, amount, balance',
    );
  });
});

describe('the statement of an organisation that was paid out', () => {
  it('says what was paid, what came back, and what remains [C9.01b, DS-05]', async () => {
    const sale = await buildSale(test.database);
    const { eventId } = sale;
    const clientId = await organiserOf(test.database, eventId);
    const [ada] = (await makeBuyers(test.database, 1)) as [Buyer];
    await addRecipient(test.database, eventId);
    await buyPlaces(server, ada, sale, 2);
    await moveEnd(test.database, eventId, 'past');
    await payOut(server.platform);
    const { payoutId } = (await payoutsOf(test.database, eventId))[0]!;
    await failPayout(server.platform, (await findPayout(test.database.query, payoutId))!);
    const booked = async (name: string) =>
      (await rowsOf<StatementRow>(name, `organiser-${clientId}`)).map(
        ({ kind, subjectKind, account, amount, balance }) => [kind, subjectKind, account, amount, balance],
      );
    const failed = [
      ['order', 'order', 'organiser', 10_000, 10_000],
      ['payoutDue', 'payout', 'organiser', -10_000, 0],
      ['payoutDue', 'payout', 'payoutClearing', 10_000, 10_000],
      ['payout', 'payout', 'payoutClearing', -10_000, 0],
      ['payoutFailed', 'payout', 'payoutClearing', 10_000, 10_000],
    ];
    expect(await booked('failed.json')).toEqual(failed);
    await retryPayout(server.database.query, payoutId);
    await payOut(server.platform);
    await moveEnd(test.database, eventId, 'future');
    await buyPlaces(server, ada, sale, 1);
    expect(await booked('paid.json')).toEqual([
      ...failed,
      ['payout', 'payout', 'payoutClearing', -10_000, 0],
      ['order', 'order', 'organiser', 5_000, 5_000],
    ]);
    expect(await payoutsOf(test.database, eventId)).toMatchObject([{ state: 'paid', amount: 10_000 }]);
    const balance = await rowsOf<BalanceRow>('balance.json');
    const own = balance.filter(({ ownerId }) => ownerId === clientId);
    expect(own.map(({ account, debit, credit, balance: left }) => [account, debit, credit, left])).toEqual([
      ['organiser', 10_000, 15_000, -5_000],
      ['payoutClearing', 20_000, 20_000, 0],
    ]);
  });
});

describe('a table as CSV', () => {
  it('quotes separators and disarms formulas', () => {
    const rows = [
      { name: 'Lights, "North"', amount: -5 },
      { name: '=1+1', amount: 0 },
    ];
    expect(csvOf(['name', 'amount'], rows)).toBe('name,amount\r\n"Lights, ""North""",-5\r\n\'=1+1,0\r\n');
  });
});
