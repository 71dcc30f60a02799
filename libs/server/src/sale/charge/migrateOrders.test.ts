import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../platform/database/migrate.ts';
import { readFunctions, readMigrations, schemaFolder } from '../../platform/database/schemaFiles.ts';
import type { FormerOrder } from '../../testing/sale/formerEvent.ts';
import { writeFormerOrder } from '../../testing/sale/formerOrder.ts';
import { useTestDatabase } from '../../testing/useTestServer.ts';

const test = useTestDatabase();
/** Last migration of the release before charges. */
const lastOfRelease = '0014_sandbox';
let before: FormerOrder;

/** Copies the migrations of the release before, with the functions that their tables name. */
async function copyRelease(folder: string): Promise<void> {
  for (const part of ['migrations', 'functions']) await mkdir(path.join(folder, part));
  const migrations = (await readMigrations(schemaFolder)).filter(({ name }) => name <= lastOfRelease);
  const tables = migrations.map(({ text }) => text).join('\n');
  const functions = (await readFunctions(schemaFolder)).filter(({ name }) => tables.includes(`${name}(`));
  const copy = (part: string, name: string) =>
    copyFile(path.join(schemaFolder, part, `${name}.sql`), path.join(folder, part, `${name}.sql`));
  for (const { name } of migrations) await copy('migrations', name);
  for (const { name } of functions) await copy('functions', name);
}

beforeAll(async () => {
  const { kysely } = test.database;
  const { connectionString } = test;
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`.execute(
    kysely,
  );
  for (const { name } of rows) await sql`drop schema ${sql.ref(name)} cascade`.execute(kysely);
  await sql`create schema public`.execute(kysely);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-release-'));
  await copyRelease(folder);
  await migrate({ connectionString, folder });
  await rm(folder, { recursive: true });
  before = await writeFormerOrder(kysely);
  await migrate({ connectionString });
});

/** Invariants are checked after this file: charges, books and totals of the order agree. */
describe('an order made before there were charges', () => {
  it('is charged per token where its line has one price, and otherwise per line [DS-02, INV-05]', async () => {
    const { rows } = await sql`
      select coalesce(cart_guid, 'order') as line, count(distinct token_id)::int as tokens, max(quantity) as units,
        count(*)::int as charges, sum(amount)::int as sum
      from charge where order_id = ${before.orderId} group by cart_guid order by cart_guid`.execute(
      test.database.kysely,
    );
    expect(rows).toEqual([
      { line: 'line-0-0000', tokens: 0, units: 1, charges: 3, sum: 31_714 },
      { line: 'line-1-0000', tokens: 2, units: 1, charges: 6, sum: 12_644 },
      { line: 'line-2-0000', tokens: 0, units: 3, charges: 2, sum: 11_496 },
      { line: 'line-3-0000', tokens: 0, units: 2, charges: 1, sum: 1_000 },
      { line: 'order', tokens: 0, units: 1, charges: 2, sum: 805 },
    ]);
  });

  it('keeps its donation with the organiser, to whom it was booked; its item has a charity now', async () => {
    const { rows } = await sql<{ recipient: string; name: string }>`
      select c.recipient_kind as recipient, h.name from charge c
      join order_line l using (event_id, order_id, cart_guid)
      join inventory_item i using (event_id, inventory_item_id) join charity h using (charity_id)
      where c.order_id = ${before.orderId} and l.category = 'CHARITY'`.execute(test.database.kysely);
    expect(rows).toEqual([{ recipient: 'organiser', name: 'Strings for Schools' }]);
  });

  it('is the subject of its ledger transaction [INV-05]', async () => {
    const { rows } = await sql<{ kind: string; isOrder: boolean }>`
      select kind, subject_id = ${before.orderId} as "isOrder" from ledger_transaction order by kind`.execute(
      test.database.kysely,
    );
    expect(rows).toEqual([
      { kind: 'order', isOrder: true },
      { kind: 'payment', isOrder: false },
    ]);
  });
});
