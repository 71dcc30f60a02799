import { sql } from 'kysely';
import { readFunctions, schemaFolder } from '../../platform/database/schema/schemaFiles.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
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

const server = useTestServer({ authenticate: knowsBuyers });

/** Finds the inserts of all SQL functions: table, and whether the columns are named. */
async function insertsOfFunctions(): Promise<{ name: string; table: string; isNamed: boolean }[]> {
  const files = await readFunctions(schemaFolder);
  return files.flatMap(({ name, text }) =>
    [...text.matchAll(/insert into (\w+)(?: as \w+)?( \()?/g)].map(([, table, columns]) => ({
      name,
      table: table!,
      isNamed: columns !== undefined,
    })),
  );
}

/** Tables of the sale that functions only update. */
const updatedTables = ['event_seat', 'inventory_item'];

const addColumn = (table: string) =>
  sql
    .raw(`alter table ${table} add column added_later text not null default 'from the default'`)
    .execute(server.database.kysely);

async function countOthers(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where added_later <> 'from the default'`.execute(
    server.database.kysely,
  );
  return rows[0]!.count;
}

/** Calls every function that inserts: holds, pays, and ends a hold. */
async function holdAndBuy(sale: SaleFixture, buyer: Buyer): Promise<void> {
  const wish = [line('a', sale.seated, 2), line('b', sale.standing, 1), line('c', sale.gift, 1)];
  const cart = await checkout(server, buyer, sale.eventId, wish);
  expect(cart.error).toBeUndefined();
  const card = await storeCard(server, buyer);
  const paid = await pay(server, buyer, cart.body, card.paymentMethodId);
  expect(paid.error).toBeUndefined();
  expect(paid.body.tokens).toHaveLength(3);
  const next = await checkout(server, buyer, sale.eventId, [line('d', sale.standing, 1)]);
  expect(next.error).toBeUndefined();
  const cleared = await server.call('clearCart', { token: buyer.token, body: { eventId: sale.eventId } });
  expect(cleared.error).toBeUndefined();
}

it('every insert of an SQL function names its columns', async () => {
  expect((await insertsOfFunctions()).filter(({ isNamed }) => !isNamed)).toEqual([]);
});

/** A deployment adds the columns of the next release while processes of this release are still selling. */
it('sells on while a later release adds columns with defaults to the tables of the sale', async () => {
  const tables = [...new Set([...(await insertsOfFunctions()).map(({ table }) => table), ...updatedTables])];
  const sale = await buildSale(server.database);
  const [before, after] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  // Prepares every statement first, so that its plan dates from before the change.
  await holdAndBuy(sale, before);
  for (const table of tables) await addColumn(table);
  await holdAndBuy(sale, after);
  for (const table of tables) expect([table, await countOthers(table)]).toEqual([table, 0]);
});
