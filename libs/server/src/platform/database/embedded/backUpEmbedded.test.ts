import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { checkInvariants } from '../../../testing/database/checkInvariants.ts';
import { listRows } from '../../../testing/jobs/databaseRows.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
} from '../../../testing/sale/people/buyers.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { moveTestClock } from '../../../testing/testClock.ts';
import { buildTestServer, type TestServer } from '../../../testing/testServer.ts';
import { systemClock } from '../../security/clock.ts';
import { backUpEmbedded } from './backUpEmbedded.ts';
import { openDatabase, type Database } from '../database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embeddedPostgres.ts';
import { migrate } from '../schema/migrate.ts';

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'foyer-back-up-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** Runs work on a server whose database is the embedded one of a folder. */
async function serving<T>(
  folder: string,
  work: (server: TestServer, postgres: EmbeddedPostgres) => Promise<T>,
): Promise<T> {
  const postgres = await startEmbeddedPostgres({ folder, isDisposable: true });
  await migrate({ connectionString: postgres.url });
  const database = openDatabase({ connectionString: postgres.url });
  await moveTestClock(database.query, 0);
  const server = await buildTestServer({ authenticate: knowsBuyers, database, seed: folder });
  try {
    return await work(server, postgres);
  } finally {
    await server.close();
    await database.close();
    await postgres.stop();
  }
}

interface Sold {
  orderId: string;
  /** When the buyer had the order. */
  at: Date;
}

/** Waits until so many are sold, or until the sale fails. */
async function waitForSales(selling: Promise<void>, sold: Sold[], count: number): Promise<void> {
  const sale = { isOver: false };
  void selling.catch(() => undefined).then(() => (sale.isOver = true));
  while (sold.length < count && !sale.isOver) await new Promise(setImmediate);
  if (sale.isOver) await selling;
}

/** Sells places one after the other until told to stop. */
async function sellOn(server: TestServer, sold: Sold[], progress: { isOver: boolean }): Promise<void> {
  const sale = await buildSale(server.database, { standing: 10_000 });
  while (!progress.isOver) {
    const [buyer] = await makeBuyers(server.database, 1);
    const { paymentMethodId } = await storeCard(server, buyer!);
    const cart = await checkout(server, buyer!, sale.eventId, [line('p', sale.standing, 1)]);
    const { body } = await pay(server, buyer!, cart.body, paymentMethodId);
    sold.push({ orderId: body.orderId, at: systemClock() });
  }
}

const ordersOf = async (server: TestServer): Promise<string[]> =>
  (await server.database.query.selectFrom('purchaseOrder').select('orderId').execute()).map(
    ({ orderId }) => orderId,
  );

/** Returns a hash of the rows of each table, of the product's and of all others. */
async function hashTables({ query }: Database): Promise<Record<string, string | null>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`.execute(query);
  const each = tables.map(
    ({ schema, name }) => sql`select ${`${schema}.${name}`}::text as name,
      md5(string_agg(t::text, '/' order by t::text)) as hash from ${sql.table(`${schema}.${name}`)} t`,
  );
  const { rows } = await sql<{
    name: string;
    hash: string | null;
  }>`${sql.join(each, sql` union all `)}`.execute(query);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

describe('a back-up of the embedded database', () => {
  const copy = () => path.join(parent, 'copy');
  const quietCopy = () => path.join(parent, 'quiet-copy');

  it('has every row that stood during a sale, all that was sold before its time, and at rest every row [DS-01]', async () => {
    const sold: Sold[] = [];
    const source = await serving(path.join(parent, 'data'), async (server, postgres) => {
      const progress = { isOver: false };
      const selling = sellOn(server, sold, progress);
      await waitForSales(selling, sold, 3);
      const earlier = await listRows(server.database);
      const { asOf } = await backUpEmbedded(postgres, copy());
      const age = Date.now() - asOf.getTime();
      progress.isOver = true;
      await selling;
      const later = new Set(await listRows(server.database));
      await backUpEmbedded(postgres, quietCopy());
      return {
        age,
        orders: sold.filter(({ at }) => at < asOf).map(({ orderId }) => orderId),
        // A count of attempts goes up and down again, so that its row may have been another meanwhile.
        standing: earlier.filter((row) => later.has(row) && !row.startsWith('attempt ')),
        hashes: await hashTables(server.database),
      };
    });
    expect(source.orders.length).toBeGreaterThanOrEqual(3);
    expect(source.standing.length).toBeGreaterThan(100);
    expect(source.hashes['public.purchase_order']).toMatch(/^[\da-f]{32}$/);
    const startedAt = performance.now();
    await serving(copy(), async (server) => {
      expect(await ordersOf(server)).toEqual(expect.arrayContaining(source.orders));
      const restoreMs = Math.round(performance.now() - startedAt);
      process.stdout.write(
        `DS-01: RPO ${source.age} ms, the age of a copy; RTO ${restoreMs} ms, from a copy to an answer\n`,
      );
      const restored = new Set(await listRows(server.database));
      expect(source.standing.filter((row) => !restored.has(row))).toEqual([]);
      await checkInvariants(server.database);
      const progress = { isOver: false };
      const more: Sold[] = [];
      const selling = sellOn(server, more, progress);
      await waitForSales(selling, more, 1);
      progress.isOver = true;
      await selling;
      expect((await ordersOf(server)).length).toBeGreaterThan(source.orders.length);
    });
    await serving(quietCopy(), async ({ database }) => {
      expect(await hashTables(database)).toEqual(source.hashes);
    });
  }, 90_000);

  it('never overwrites anything', async () => {
    const folder = path.join(parent, 'taken');
    const target = path.join(parent, 'mine');
    await writeFile(target, '');
    await expect(backUpEmbedded({ folder, urlOf: (name) => name }, target)).rejects.toThrow('EEXIST');
    await expect(backUpEmbedded({ folder, urlOf: (name) => name }, parent)).rejects.toThrow('is not empty');
  });
});
