import { sql } from 'kysely';
import { sampleSettings } from '@foyer/util/sampling';
import { minutes, seconds } from '../platform/time/units.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database/createTestDatabase.ts';
import { migrateToRelease, readRelease, returnToRelease } from '../testing/database/formerRelease.ts';
import { watchLocks, type HeldLock } from '../testing/database/watchLocks.ts';

/** Rows of the tables that grow with the sales. */
const { isDeep } = sampleSettings();
const count = isDeep ? 100_000 : 5_000;
/** Wider for few rows: a lock is then held as long as other processes keep the machine busy, not as long as rows are many. */
const mostHeldMs = isDeep ? seconds(1) : seconds(3);
/** Last migration of the first release: those after it meet databases with sales. */
const lastOfFirstRelease = '0035_sandbox';
jest.setTimeout(minutes(15));

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

/** The large tables, with the columns of a row. */
const rows = `
  payment (event_id, payment_id, commitment_id, user_id, amount, currency, payment_type, gateway, sale, locale, created_at,
      updated_at)
    select id, id, id, id, 0, 'CAD', 'Free', 'free', '{}', 'en-US', at, at;
  order_line (event_id, order_id, line_id, cart_guid, position, offer_group_id, inventory_item_id, category, quantity, total,
      line)
    select id, id, id, 'a', 0, id, id, 'EVENT_ACCESS', 1, 0, '{}';
  token (event_id, token_id, origin_id, order_id, offer_group_id, inventory_item_id, owner_id, holder_id, seating,
      attendance, paid_amount, paid_currency, policy, entry_secret, created_at)
    select id, id, id, id, id, id, id, id, 'ga', 'LIVE_ATTENDANCE', 0, 'CAD', '{}', 'secret', at;
  charge (event_id, order_id, charge_number, kind, code, quantity, amount, recipient_kind, recipient_id, refundable)
    select id, id, 1, 'face', 'face', 1, 1, 'organiser', 'organiser', true;
  ledger_posting (ledger_transaction_id, posting_number, ledger_account_id, amount, currency) select id, 1, id, 1, 'CAD';
  draw_place (event_id, drawn_id, place) select id, hash, n;
  draw_entry (event_id, entry_id, commitment_id, quantity, may_split, at_most, state, entered_at, changed_at, salt, drawn_id)
    select id, id, id, 1, false, 1, 'entered', at, at, hash, hash;
  auction_offer (event_id, offer_id, commitment_id, offer_group_id, quantity, seats_together, price, reached_at, at_most,
      state, made_at)
    select id, id, id, id, 1, false, 1, at, 1, 'open', at`;

/** Fills the large tables, without triggers and foreign keys. */
async function writeRows(): Promise<void> {
  await test.database.kysely.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const row of rows.split(';'))
      await sql
        .raw(
          `with made as (
             select n, md5(n::text)::uuid as id, encode(sha256(n::text::bytea), 'hex') as hash, foyer_now() as at
             from generate_series(1, ${count}) n)
           insert into ${row} from made`,
        )
        .execute(tx);
  });
  await sql`analyze`.execute(test.database.kysely);
}

/** Locks of the migrations after the first release, and of one that is added. */
async function locksOf(added: string): Promise<HeldLock[]> {
  const { migrations, functions } = await readRelease();
  const stop = watchLocks(test.connectionString);
  let locks: HeldLock[] = [];
  try {
    await migrateToRelease(test.connectionString, {
      migrations: [...migrations, { name: '9999_added', text: added, hash: 'added' }],
      functions,
    });
  } finally {
    locks = await stop();
  }
  return locks;
}

describe('migrations', () => {
  it(`lock no table for longer than ${mostHeldMs / 1000} s, with ${count} rows in the large ones [DS-02]`, async () => {
    await returnToRelease(test, lastOfFirstRelease);
    await writeRows();
    const held = 0.2;
    const locks = await locksOf(`alter table token add column added text; select pg_sleep(${held});`);
    process.stdout.write(`DS-02: longest lock of ${locks.length}: ${JSON.stringify(locks[0])}\n`);
    // The watch sees what is held: the lock of the added migration.
    const [added] = locks.filter(({ table }) => table === 'token');
    expect(added!.heldMs).toBeGreaterThan((held * 1000) / 2);
    expect(locks.filter((lock) => lock.heldMs > mostHeldMs)).toEqual([]);
  });
});
