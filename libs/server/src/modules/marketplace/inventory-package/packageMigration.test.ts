import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { readMigrations, schemaFolder } from '../../../platform/database/schemaFiles.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { useTestDatabase } from '../../../testing/useTestServer.ts';

const test = useTestDatabase();

class RolledBack extends Error {}

/** Inserts a row by column names. */
const insertRow = (tx: TransactionScope, table: string, row: Record<string, unknown>) =>
  sql`insert into ${sql.table(table)}
    select * from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(
    tx,
  );

/** Takes back what the migration adds, runs `work`, and rolls back. */
async function beforeMigration(work: (tx: TransactionScope, migrate: () => Promise<void>) => Promise<void>) {
  const files = await readMigrations(schemaFolder);
  const { text } = files.find(({ name }) => name === '0046_inventory_package')!;
  await inTransaction(test.database, async (tx) => {
    await sql
      .raw(
        `alter table offer_part drop column name; alter table offer_group drop column inventory_package_id;
         drop table inventory_package`,
      )
      .execute(tx);
    await work(tx, async () => {
      await sql.raw(text).execute(tx);
    });
    throw new RolledBack();
  }).catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

it('the migration makes packages of offers with further parts, and of tables, and names the parts', async () => {
  const [eventId, drink, tableItem, seat, evening, table] = Array.from({ length: 6 }, () => randomUUID());
  await beforeMigration(async (tx, migrate) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    const item = (inventoryItemId: string | undefined, tokensEach: number) =>
      insertRow(tx, 'inventory_item', {
        event_id: eventId,
        inventory_item_id: inventoryItemId,
        category: 'EVENT_ACCESS',
        seating: 'none',
        attendance: 'LIVE_ATTENDANCE',
        fulfilment: [],
        held: 0,
        sold: 0,
        set_aside: 0,
        tokens_each: tokensEach,
      });
    const offer = (offerGroupId: string | undefined, inventoryItemId: string | undefined, name: string) =>
      insertRow(tx, 'offer_group', {
        event_id: eventId,
        offer_group_id: offerGroupId,
        marketplace_id: eventId,
        sales_group_id: eventId,
        inventory_item_id: inventoryItemId,
        name: { 'en-US': name },
        description: {},
        face_price: 100,
        min_quantity: 1,
        max_quantity: 8,
        rank: 0,
        resale_blocked: false,
        version: 1,
      });
    await item(seat, 1);
    await item(drink, 1);
    await item(tableItem, 8);
    await offer(randomUUID(), seat, 'Seat');
    await offer(randomUUID(), drink, 'Drink');
    await offer(evening, seat, 'Evening');
    await offer(table, tableItem, 'Table');
    await insertRow(tx, 'offer_part', {
      event_id: eventId,
      offer_group_id: evening,
      part_number: 2,
      inventory_item_id: drink,
      units_each: 1,
    });

    await migrate();
    const { rows } = await sql`
      select o.name ->> 'en-US' as name, p.kind from offer_group o
      left join inventory_package p using (event_id, inventory_package_id) order by 1`.execute(tx);
    expect(rows).toEqual([
      { name: 'Drink', kind: null },
      { name: 'Evening', kind: 'BUNDLE' },
      { name: 'Seat', kind: null },
      { name: 'Table', kind: 'TABLE' },
    ]);
    const parts = await sql`select name ->> 'en-US' as name from offer_part`.execute(tx);
    expect(parts.rows).toEqual([{ name: 'Drink' }]);
  });
});
