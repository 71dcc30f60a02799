import { sql } from 'kysely';
import { useTestServer } from '../../testing/useTestServer.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/buyers.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/saleFixture.ts';

const server = useTestServer({ authenticate: knowsBuyers });

/** Tables that holding and paying write to. */
const writtenTables = [
  'cart',
  'cart_line',
  'event_buyer',
  'event_seat',
  'idempotency_key',
  'inventory_item',
  'ledger_account',
  'ledger_posting',
  'ledger_transaction',
  'order_line',
  'outbox',
  'payment',
  'payment_attempt',
  'purchase_order',
  'quantity_hold',
  'token',
  'token_transition',
];

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

async function holdAndBuy(sale: SaleFixture, buyer: Buyer): Promise<void> {
  const wish = [line('a', sale.seated, 2), line('b', sale.standing, 1), line('c', sale.gift, 1)];
  const cart = await checkout(server, buyer, sale.eventId, wish);
  expect(cart.error).toBeUndefined();
  const card = await storeCard(server, buyer);
  const paid = await pay(server, buyer, cart.body, card.paymentMethodId);
  expect(paid.error).toBeUndefined();
  expect(paid.body.tokens).toHaveLength(3);
}

/** A deployment adds the columns of the next release while processes of this release are still selling. */
it('sells on while a later release adds columns with defaults to the tables of the sale', async () => {
  const sale = await buildSale(server.database);
  const [before, after] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  // Prepares every statement first, so that its plan dates from before the change.
  await holdAndBuy(sale, before);
  for (const table of writtenTables) await addColumn(table);
  await holdAndBuy(sale, after);
  for (const table of writtenTables) expect([table, await countOthers(table)]).toEqual([table, 0]);
});
