import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts';
import { returnToRelease } from '../../testing/formerRelease.ts';
import { migrate } from './migrate.ts';

const lastBefore = '0107_shipment';
let test: TestDatabase;

const execute = (text: string) => sql.raw(text).execute(test.database.kysely);
const rowsOf = async (text: string) => (await execute(text)).rows;

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [client, drawId, window] = [idOf(1), idOf(2), idOf(3)];
/** Events: with a draw, with a tax on the price, with one on fees, with an included one, and one that is over. */
const [drawn, taxed, feesTaxed, included, over] = [idOf(11), idOf(12), idOf(13), idOf(14), idOf(15)];
const text = '{"en-US": "Night"}';
const drawnIdOf = (n: number) => String(n).repeat(64);

const events = [drawn, taxed, feesTaxed, included, over]
  .map(
    (id) => `('${id}', '${id}', '${client}', 'concert', '${text}', '${text}', 
      '${id === over ? '2020-12-01' : '2120-12-01'}', 'UTC', '{STREAMING}', 'CAD', '{}', '{}', 2000, 3000)`,
  )
  .join();
const entry = (
  n: number,
  place: number | null,
) => `('${drawn}', '${idOf(20 + n)}', '${idOf(30 + n)}', 1, false, 0,
  'entered', foyer_now(), foyer_now(), '${'0'.repeat(64)}', '${drawnIdOf(n)}', ${place})`;

/** A database of the release before, with a draw that was drawn, of which one entry was left out. */
const rowsOfBefore = `
  set session_replication_role = replica;
  insert into event (event_id, vanity_name, client_id, kind, short_name, description, starts_at, timezone, attendance,
    currency, art, policy, price_from, price_to) values ${events};
  insert into event_stock (event_id, available, accessible, capacity, counted_at)
    select event_id, 1, 0, 1, foyer_now() from event;
  insert into event_tax (event_id, code, label, rate_ppm, included, applies_to) values
    ('${taxed}', 'tax', '${text}', 130000, false, '{face,fees}'), ('${feesTaxed}', 'tax', '${text}', 130000, false, '{fees}'),
    ('${included}', 'tax', '${text}', 130000, true, '{face}'), ('${over}', 'tax', '${text}', 130000, false, '{fees}');
  insert into marketplace (event_id, marketplace_id, type, opens_at, closes_at)
    values ('${drawn}', '${window}', 'draw', foyer_now() - interval '2 days', foyer_now() - interval '1 day');
  insert into draw (event_id, draw_id, marketplace_id, auto_claim, state)
    values ('${drawn}', '${drawId}', '${window}', true, 'cancelled');
  insert into draw_entry (event_id, entry_id, commitment_id, quantity, may_split, at_most, state, entered_at,
    changed_at, salt, drawn_id, place) values ${entry(1, 2)}, ${entry(2, 1)}, ${entry(3, null)};
  set session_replication_role = origin;`;

beforeAll(async () => {
  test = await createTestDatabase();
  await returnToRelease(test, lastBefore);
  await execute(rowsOfBefore);
  await migrate(test);
});
afterAll(() => test.close());

describe('a draw that the release before has drawn', () => {
  it('keeps the places of its entries, in a table of their own', async () => {
    expect(await rowsOf('select event_id, drawn_id, place from draw_place order by place')).toEqual([
      { eventId: drawn, drawnId: drawnIdOf(2), place: 1 },
      { eventId: drawn, drawnId: drawnIdOf(1), place: 2 },
    ]);
  });

  it('can get no other order from a process of that release', async () => {
    await expect(execute('update draw_entry set place = 3')).rejects.toThrow('draw_entry is append-only');
  });
});

describe('events of the release before', () => {
  it('say that tax comes on top where all prices are taxed', async () => {
    expect(await rowsOf('select event_id from event where plus_tax')).toEqual([{ eventId: taxed }]);
  });

  it('are counted again where the prices or taxes may be others, unless they are over', async () => {
    const stale = await rowsOf(`select event_id from event_stock where counted_at = '-infinity' order by 1`);
    expect(stale).toEqual([{ eventId: drawn }, { eventId: feesTaxed }]);
  });
});
