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

const id = 'gen_random_uuid()';
const hash = "encode(sha256(n::text::bytea), 'hex')";
/** Columns of a row, and their values in the n-th one. */
const rows: Record<string, Record<string, string>> = {
  payment: {
    ...{ event_id: id, payment_id: id, commitment_id: id, user_id: id, amount: '0', currency: "'CAD'" },
    ...{ payment_type: "'Free'", gateway: "'free'", sale: "'{}'", locale: "'en-US'" },
    ...{ created_at: 'foyer_now()', updated_at: 'foyer_now()' },
  },
  order_line: {
    ...{
      event_id: id,
      order_id: id,
      cart_guid: "'a'",
      position: '0',
      offer_group_id: id,
      inventory_item_id: id,
    },
    ...{ category: "'EVENT_ACCESS'", quantity: '1', total: '0', line: "'{}'" },
  },
  token: {
    ...{ event_id: id, token_id: id, origin_id: id, order_id: id, offer_group_id: id, inventory_item_id: id },
    ...{ owner_id: id, holder_id: id, seating: "'ga'", attendance: "'LIVE_ATTENDANCE'", paid_amount: '0' },
    ...{ paid_currency: "'CAD'", policy: "'{}'", entry_secret: "'s'", created_at: 'foyer_now()' },
  },
  charge: {
    ...{
      event_id: id,
      order_id: id,
      charge_number: '1',
      kind: "'face'",
      code: "'face'",
      quantity: '1',
      amount: '1',
    },
    ...{ recipient_kind: "'organiser'", recipient_id: "'o'", refundable: 'true' },
  },
  ledger_posting: {
    ledger_transaction_id: id,
    ...{ posting_number: '1', ledger_account_id: id, amount: '1', currency: "'CAD'" },
  },
  draw_place: { event_id: id, drawn_id: hash, place: 'n' },
  draw_entry: {
    ...{ event_id: id, entry_id: id, commitment_id: id, quantity: '1', may_split: 'false', at_most: '1' },
    ...{
      state: "'entered'",
      entered_at: 'foyer_now()',
      changed_at: 'foyer_now()',
      salt: hash,
      drawn_id: hash,
    },
  },
  auction_offer: {
    ...{
      event_id: id,
      offer_id: id,
      commitment_id: id,
      offer_group_id: id,
      quantity: '1',
      price: '1',
      at_most: '1',
    },
    ...{ seats_together: 'false', reached_at: 'foyer_now()', state: "'open'", made_at: 'foyer_now()' },
  },
};

/** Fills the large tables without triggers and foreign keys. */
async function writeRows(): Promise<void> {
  await test.database.kysely.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const [table, row] of Object.entries(rows))
      await sql
        .raw(
          `insert into ${table} (${Object.keys(row).join()})
             select ${Object.values(row).join()} from generate_series(1, ${count}) n`,
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
