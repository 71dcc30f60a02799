import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Tables with rows of their own for each buyer; the others, as events and offers, are shared. */
const ofBuyers = [
  ...['user_account', 'event_buyer', 'cart', 'cart_line', 'payment_means', 'payment', 'payment_attempt'],
  ...['commitment', 'commitment_line', 'hold', 'purchase_order', 'order_line', 'charge', 'refund'],
  ...['token', 'token_transition', 'ledger_transaction', 'ledger_posting'],
];
/** Ids of shared rows. */
const shared = [
  'event_id',
  'client_id',
  'offer_group_id',
  'inventory_item_id',
  'ledger_account_id',
  'charity_id',
];
const anId = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

interface Column {
  name: string;
  type: string;
  isUnique: boolean;
}

const columnsOf = async ({ kysely }: Database, table: string): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select a.attname as name, t.typname as type, exists (select from pg_index i
      where i.indrelid = a.attrelid and i.indisunique and a.attnum = any(i.indkey)) as "isUnique"
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = to_regclass(${table}) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attidentity = ''`.execute(kysely);
  return rows;
};

/** Value of a column in the n-th copy of a row: ids and what is unique differ, and point to rows of the same copy. */
function copied({ name, type, isUnique }: Column): RawBuilder<unknown> {
  const column = sql.ref(name);
  if (shared.includes(name)) return column;
  if (type === 'uuid') return sql`md5(${column}::text || n)::uuid`;
  if (type === 'bytea' && isUnique) return sql`sha256(${column} || n::text::bytea)`;
  if (type !== 'text' || !isUnique || name === 'cart_guid') return column;
  return sql`case when ${column} ~ ${anId} then regexp_replace(${column}, ${anId},
    md5(substring(${column} from ${anId}) || n)::uuid::text) else ${column} || n end`;
}

/** Copies what is sold so often, with buyers of their own, without triggers. */
export async function copySales(database: Database, copies: number): Promise<void> {
  await database.kysely.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const table of ofBuyers) {
      const columns = await columnsOf(database, table);
      // Releases differ in their tables.
      if (columns.length === 0) continue;
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
        select ${sql.join(columns.map(copied))} from ${sql.table(table)}, generate_series(1, ${copies}) n`.execute(
        tx,
      );
    }
  });
  await sql`analyze`.execute(database.kysely);
}

/** Writes so many entries of a draw, as before they had places of their own, and offers of an auction. */
export async function writeEntries(database: Database, eventId: string, count: number): Promise<void> {
  await database.kysely.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    const { rows } = await sql<{ marketplaceId: string; offerGroupId: string }>`
      select marketplace_id, offer_group_id from offer_group where event_id = ${eventId} limit 1`.execute(tx);
    const { marketplaceId, offerGroupId } = rows[0]!;
    await sql`insert into draw (event_id, draw_id, marketplace_id, auto_claim, state)
      values (${eventId}, gen_random_uuid(), ${marketplaceId}, true, 'open')`.execute(tx);
    await sql`insert into auction (event_id, auction_id, marketplace_id, state)
      values (${eventId}, gen_random_uuid(), ${marketplaceId}, 'open')`.execute(tx);
    const hash = sql`encode(sha256(n::text::bytea), 'hex')`;
    await sql`insert into draw_entry (event_id, entry_id, commitment_id, quantity, may_split, at_most, state, entered_at,
        changed_at, salt, drawn_id, place)
      select ${eventId}, gen_random_uuid(), gen_random_uuid(), 1, false, 100, 'entered', foyer_now(), foyer_now(),
        ${hash}, ${hash}, n from generate_series(1, ${count}) n`.execute(tx);
    await sql`insert into auction_offer (event_id, offer_id, commitment_id, offer_group_id, quantity, seats_together,
        price, reached_at, at_most, state, made_at)
      select ${eventId}, gen_random_uuid(), gen_random_uuid(), ${offerGroupId}, 1, false, n, foyer_now(), n, 'open',
        foyer_now() from generate_series(1, ${count}) n`.execute(tx);
  });
}
