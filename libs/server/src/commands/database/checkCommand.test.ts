import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { allInvariants } from '../../composition/modules/serverModules.ts';
import { findViolationsOf } from '../../platform/database/findViolations.ts';
import { checkout, knowsBuyers, line, makeBuyers, pay, storeCard } from '../../testing/sale/people/buyers.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { runCommand } from '../runCommand.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-check-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const count = allInvariants().length;
async function check(...words: string[]): Promise<[code: number, ...said: string[]]> {
  const said: string[] = [];
  const variables = { DATABASE_URL: server.database.connectionString, FOYER_DATA: folder };
  return [await runCommand(['check', ...words], variables, (text) => said.push(text)), ...said];
}

/** Buys a ticket for each of some new buyers, all at once. */
async function sell(): Promise<number[]> {
  const sale = await buildSale(server.database);
  const buyers = await makeBuyers(server.database, 12);
  const answers = buyers.map(async (buyer) => {
    const card = await storeCard(server, buyer);
    const cart = await checkout(server, buyer, sale.eventId, [line('a', sale.standing, 1)]);
    return (await pay(server, buyer, cart.body, card.paymentMethodId)).status;
  });
  return Promise.all(answers);
}

describe('foyer check [DS-06]', () => {
  it('finds nothing wrong with a sale that is under way', async () => {
    const sale = { isOver: false };
    const selling = sell().finally(() => (sale.isOver = true));
    const found = [];
    while (!sale.isOver) {
      const findings = await findViolationsOf(server.database.connectionString, allInvariants());
      found.push(...findings.violated, ...findings.notChecked);
    }
    expect([new Set(await selling), found]).toEqual([new Set([200]), []]);
    expect(await check()).toEqual([0, `${count} invariants hold.`]);
  });

  it('names what is violated, with rows, and ends with 1', async () => {
    await sql`update hold set settled = not settled`.execute(server.database.kysely);
    const [code, ...said] = await check();
    await sql`update hold set settled = not settled`.execute(server.database.kysely);
    expect(code).toBe(1);
    expect(said).toEqual([
      expect.stringMatching(/^a hold is settled exactly when .*: \[\{"eventId":"[^"]+","holdId":"[^"]+"\}/),
      `1 of ${count} invariants are violated.`,
    ]);
  });

  it('warns of what could not be checked, and ends with 0', async () => {
    await sql`alter table refund rename column amount to other`.execute(server.database.kysely);
    const [code, ...said] = await check();
    await sql`alter table refund rename column other to amount`.execute(server.database.kysely);
    expect([code, said.filter((line) => !line.includes('not checked (SQLSTATE 42703)'))]).toEqual([
      0,
      [
        expect.stringMatching(`^Warning: [1-9]\\d* of ${count} invariants could not be checked.$`),
        expect.stringMatching(/^\d+ invariants hold.$/),
      ],
    ]);
  });

  it('takes no words', async () => {
    expect(await check('everything')).toEqual([1, 'foyer check']);
  });
});
