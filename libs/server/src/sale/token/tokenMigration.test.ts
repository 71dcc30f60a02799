import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { readMigrations, schemaFolder } from '../../platform/database/schemaFiles.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { useTestDatabase } from '../../testing/useTestServer.ts';

const test = useTestDatabase();
const migrationOfTokens = '0016_token';

class RolledBack extends Error {}

/** Creates the tables of the release before in a schema of their own, runs `work` and rolls back. */
async function beforeMigration(work: (tx: TransactionScope, migrate: () => Promise<void>) => Promise<void>) {
  const files = await readMigrations(schemaFolder);
  const run = async (tx: TransactionScope, texts: readonly { text: string }[]) => {
    for (const { text } of texts) await sql.raw(text).execute(tx);
  };
  await inTransaction(test.database, async (tx) => {
    await sql.raw('create schema former; set local search_path = former, public').execute(tx);
    // The sandbox has a schema of its own.
    await run(
      tx,
      files.filter(({ name }) => name < migrationOfTokens && !name.endsWith('_sandbox')),
    );
    await work(tx, () =>
      run(
        tx,
        files.filter(({ name }) => name === migrationOfTokens),
      ),
    );
    throw new RolledBack();
  }).catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

const insert = (tx: TransactionScope, table: string, row: Record<string, unknown>) =>
  sql`insert into ${sql.table(table)}
    select * from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(
    tx,
  );

it('the migration gives tokens so far their line as origin, and the buyer as owner', async () => {
  const [userId, eventId, orderId, tokenId] = Array.from({ length: 4 }, () => randomUUID());
  const at = '2026-05-01T12:00:00Z';
  const ids = {
    event_id: eventId,
    order_id: orderId,
    cart_guid: 'a',
    offer_group_id: eventId,
    inventory_item_id: eventId,
  };
  await beforeMigration(async (tx, migrate) => {
    // Without event and offer, which don't matter here.
    await sql`
      alter table token drop constraint token_event_id_fkey, drop constraint token_event_id_offer_group_id_fkey`.execute(
      tx,
    );
    await sql`set local session_replication_role = replica`.execute(tx);
    await insert(tx, 'user_account', {
      user_id: userId,
      email_address: 'ada@foyer.example',
      user_locale: 'en-US',
      state: 'EMAIL_VERIFIED',
      version: 1,
      is_partial: false,
      terms_agreed_at: at,
      created_at: at,
      updated_at: at,
    });
    await insert(tx, 'purchase_order', {
      ...ids,
      order_number: 'F7K-2M9-QXA',
      user_id: userId,
      commitment_id: orderId,
      payment_id: orderId,
      state: 'placed',
      version: 1,
      currency: 'CAD',
      total: 100,
      quote: {},
      locale: 'en-US',
      created_at: at,
    });
    await insert(tx, 'order_line', {
      ...ids,
      position: 0,
      category: 'EVENT_ACCESS',
      quantity: 1,
      total: 100,
      line: {},
      redeemed: false,
    });
    await insert(tx, 'token', {
      ...ids,
      token_id: tokenId,
      holder_id: userId,
      state: 'active',
      version: 2,
      seating: 'ga',
      attendance: 'LIVE_ATTENDANCE',
      paid_amount: 100,
      paid_currency: 'CAD',
      policy: {},
      entry_secret: '\\x00',
      created_at: at,
    });
    const transition = { event_id: eventId, token_id: tokenId, to_holder: userId, at };
    await insert(tx, 'token_transition', {
      ...transition,
      sequence: 1,
      to_state: 'active',
      reason: 'bought',
    });
    await insert(tx, 'token_transition', {
      ...transition,
      sequence: 2,
      from_state: 'active',
      to_state: 'sent',
      from_holder: userId,
      reason: 'sent',
    });
    await sql`set local session_replication_role = origin`.execute(tx);

    await migrate();
    const { rows: tokens } = await sql`
      select t.owner_id, t.origin_kind, t.origin_id = l.line_id as is_of_line, t.version, t.secret_version
      from token t join order_line l using (event_id, order_id, cart_guid)`.execute(tx);
    expect(tokens).toEqual([
      { ownerId: userId, originKind: 'orderLine', isOfLine: true, version: 2, secretVersion: 1 },
    ]);
    const { rows: history } = await sql`
      select from_owner, to_owner, order_id, secret_version from token_transition order by sequence`.execute(
      tx,
    );
    expect(history).toEqual([
      { fromOwner: null, toOwner: userId, orderId, secretVersion: 1 },
      { fromOwner: userId, toOwner: userId, orderId: null, secretVersion: 1 },
    ]);
  });
});
