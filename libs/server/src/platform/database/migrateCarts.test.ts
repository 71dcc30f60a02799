import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts';
import { migrate } from './migrate.ts';
import { readFunctions, readMigrations, schemaFolder } from './schemaFiles.ts';

const lastBefore = '0014_sandbox';
let test: TestDatabase;
let folder: string;

const execute = (text: string) => sql.raw(text).execute(test.database.kysely);
const rowsOf = async (text: string) => (await execute(text)).rows;
const copy = (...names: string[]) => copyFile(path.join(schemaFolder, ...names), path.join(folder, ...names));
const run = () => migrate({ connectionString: test.connectionString, folder });

const event = '00000000-0000-4000-8000-000000000001';
const client = '00000000-0000-4000-8000-000000000002';
const ada = '00000000-0000-4000-8000-000000000003';
const standing = '00000000-0000-4000-8000-000000000004';
const openCart = '00000000-0000-4000-8000-00000000000a';
const paidCart = '00000000-0000-4000-8000-00000000000b';
const card = '00000000-0000-4000-8000-00000000000c';
const heldUntil = '2026-11-21T12:10:00.000Z';

/** A database of the release before: one buyer with an open cart, and a paid one of a partner's site. */
const rowsOfBefore = `
  set session_replication_role = replica;
  insert into event (event_id, vanity_name, client_id, kind, short_name, description, starts_at, timezone, attendance,
      currency, art, policy)
    values ('${event}', 'night', '${client}', 'concert', '{"en-US": "Night"}', '{"en-US": ""}', '2026-12-01', 'UTC',
      '{STREAMING}', 'CAD', '{}', '{}');
  insert into inventory_item (event_id, inventory_item_id, category, seating, capacity, held, sold)
    values ('${event}', '${standing}', 'EVENT_ACCESS', 'ga', 10, 2, 1);
  insert into event_buyer (event_id, user_id, bought, in_cart, allowed) values ('${event}', '${ada}', 1, 3, 8);
  insert into cart (event_id, cart_id, user_id, purchase_token_hash, purchase_token_sealed, state, first_held_at,
      held_until)
    values
      ('${event}', '${openCart}', '${ada}', sha256('open'), 'open', 'open', '2026-11-21T12:00Z', '${heldUntil}'),
      ('${event}', '${paidCart}', '${ada}', sha256('paid'), 'paid', 'paid', '2026-11-21T11:00Z', '2026-11-21T11:10Z');
  insert into cart_line (event_id, cart_id, cart_guid, position, offer_group_id, inventory_item_id, category, seating,
      quantity, seat_codes)
    values
      ('${event}', '${openCart}', 'a', 0, '${standing}', '${standing}', 'EVENT_ACCESS', 'ga', 2, '{}'),
      ('${event}', '${openCart}', 'b', 1, '${standing}', '${standing}', 'EVENT_ACCESS', 'seated', 1, '{101-A-1}'),
      ('${event}', '${openCart}', 'c', 2, '${standing}', '${standing}', 'MERCHANDISE', 'none', 4, '{}'),
      ('${event}', '${paidCart}', 'a', 0, '${standing}', '${standing}', 'EVENT_ACCESS', 'ga', 1, '{}');
  insert into quantity_hold (event_id, inventory_item_id, cart_id, quantity, held_until)
    values ('${event}', '${standing}', '${openCart}', 2, '${heldUntil}');
  insert into event_seat (event_id, seat_code, section_code, row_label, seat_label, inventory_item_id, row_rank,
      adjacency_index, state, cart_id, held_until)
    values ('${event}', '101-A-1', '101', 'A', '1', '${standing}', 0, 0, 'held', '${openCart}', '${heldUntil}');
  insert into payment (event_id, payment_id, cart_id, user_id, state, amount, currency, payment_method_id, gateway,
      transaction_id, sale, locale, created_at, updated_at)
    values ('${event}', '${paidCart}', '${paidCart}', '${ada}', 'captured', 0, 'CAD', '${card}', 'sandbox', 'free',
      '{"siteHost": "aurora.example"}', 'en-US', '2026-11-21T11:05Z', '2026-11-21T11:05Z');
  set session_replication_role = origin;`;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-carts-'));
  await mkdir(path.join(folder, 'migrations'));
  await mkdir(path.join(folder, 'functions'));
  await execute('drop schema public, sandbox_gateway cascade; create schema public;');
  for (const { name, text } of await readFunctions(schemaFolder))
    if (/returns trigger|function foyer_now\(/.test(text)) await copy('functions', `${name}.sql`);
  for (const { name } of await readMigrations(schemaFolder))
    if (name <= lastBefore) await copy('migrations', `${name}.sql`);
  await run();
  await execute(rowsOfBefore);
  await copy('migrations', '0015_commitment.sql');
  await run();
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

describe('carts of the release before', () => {
  it('become commitments of that kind, with quantity, seller and site', async () => {
    expect(
      await rowsOf(`select commitment_id, kind, user_id, quantity, state, site_host, client_id from commitment
        order by commitment_id`),
    ).toEqual([
      {
        commitmentId: openCart,
        kind: 'cart',
        userId: ada,
        quantity: 3,
        state: 'open',
        siteHost: null,
        clientId: client,
      },
      {
        commitmentId: paidCart,
        kind: 'cart',
        userId: ada,
        quantity: 1,
        state: 'paid',
        siteHost: 'aurora.example',
        clientId: client,
      },
    ]);
    expect(await rowsOf("select commitment_id from cart where purchase_token_hash = sha256('open')")).toEqual(
      [{ commitmentId: openCart }],
    );
  });

  it('keep what they hold until the same time', async () => {
    expect(await rowsOf('select commitment_id, held_until, settled from hold order by 1')).toEqual([
      { commitmentId: openCart, heldUntil: new Date(heldUntil), settled: false },
      { commitmentId: paidCart, heldUntil: new Date('2026-11-21T11:10:00Z'), settled: true },
    ]);
    expect(
      await rowsOf(`select s.seat_code, q.quantity from hold h join event_seat s using (event_id, hold_id)
        join quantity_hold q using (event_id, hold_id)`),
    ).toEqual([{ seatCode: '101-A-1', quantity: 2 }]);
  });

  it('count for their buyer', async () => {
    expect(await rowsOf('select bought, committed, allowed from event_buyer')).toEqual([
      { bought: 1, committed: 3, allowed: 8 },
    ]);
  });

  it('keep their payments', async () => {
    expect(await rowsOf('select commitment_id, state from payment')).toEqual([
      { commitmentId: paidCart, state: 'captured' },
    ]);
  });
});
