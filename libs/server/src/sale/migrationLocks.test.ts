import { sql } from 'kysely';
import { sampleSettings } from '@foyer/util/sampling';
import { migrate } from '../platform/database/migrate.ts';
import { minutes, seconds } from '../platform/time/units.ts';
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts';
import { migrateToRelease, returnToRelease } from '../testing/formerRelease.ts';
import { writeFormerOrder } from '../testing/sale/former/formerOrder.ts';
import { writeFormerRefunds } from '../testing/sale/former/formerRefunds.ts';
import { copySales, writeEntries } from '../testing/sale/former/manyFormerSales.ts';
import { watchLocks, type HeldLock } from '../testing/watchLocks.ts';

/** Rows of the tables that grow with the sales; orders have four lines. */
const { isDeep } = sampleSettings();
const count = isDeep ? 100_000 : 5_000;
/** Wider for few rows: a lock is then held as long as other processes keep the machine busy, not as long as rows are many. */
const mostHeldMs = isDeep ? seconds(1) : seconds(3);
/** Release of the former order, before there were charges. */
const lastOfOrder = '0014_sandbox';
/** Those up to it rewrite every sale, and hold its tables meanwhile: ten seconds for 100,000 rows. They can't be changed any more. */
const lastRewrite = '0031_refund';
const mostRewriteMs = isDeep ? seconds(30) : seconds(10);
/** Last one before entries of draws got places of their own. */
const lastBeforePlaces = '0107_shipment';
jest.setTimeout(minutes(15));

/** Places of draws are copied while none can be drawn: a second or two for 100,000 entries, in which draws alone wait. */
const isCopyOfPlaces = ({ after, table, heldMs }: HeldLock): boolean =>
  after === lastBeforePlaces && ['draw', 'draw_entry'].includes(table) && heldMs < seconds(10);

const isRewriteOfSales = ({ after, heldMs }: HeldLock): boolean =>
  after < lastRewrite && heldMs < mostRewriteMs;

const isNamed = (lock: HeldLock): boolean => isCopyOfPlaces(lock) || isRewriteOfSales(lock);

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

/** Rows of the largest tables. */
async function sizes(): Promise<number[]> {
  const tables = [
    'order_line',
    'token',
    'payment',
    'charge',
    'ledger_posting',
    'draw_place',
    'auction_offer',
  ];
  const each = tables.map((table) => sql`select count(*)::int as rows from ${sql.table(table)}`);
  const { rows } = await sql<{ rows: number }>`${sql.join(each, sql` union all `)}`.execute(
    test.database.kysely,
  );
  return rows.map((row) => row.rows);
}

describe('migrations', () => {
  it(`lock no table for longer than ${mostHeldMs / 1000} s but for those named above, with ${count} rows in the large ones [DS-02]`, async () => {
    const { database, connectionString } = test;
    await returnToRelease(test, lastOfOrder);
    const order = await writeFormerOrder(database.kysely);
    await writeFormerRefunds(database.kysely, order);
    await copySales(database, count / 4);
    const stop = watchLocks(connectionString);
    let locks: HeldLock[] = [];
    try {
      await migrateToRelease(connectionString, lastBeforePlaces);
      await writeEntries(database, order.eventId, count);
      await migrate(test);
    } finally {
      locks = await stop();
    }
    const [[longest], [rewrite]] = [locks.filter((lock) => !isNamed(lock)), locks.filter(isRewriteOfSales)];
    process.stdout.write(
      `DS-02: longest lock of ${locks.length}: ${JSON.stringify(longest)}, of a rewrite: ${JSON.stringify(rewrite)}\n`,
    );
    expect(locks.filter((lock) => lock.heldMs > mostHeldMs && !isNamed(lock))).toEqual([]);
    expect(locks.length).toBeGreaterThan(20);
    expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(count);
  });
});
