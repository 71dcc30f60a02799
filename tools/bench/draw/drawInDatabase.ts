/**
 * Child of the bench: closes, draws and publishes a Wish List of as many entries as its argument says, by the jobs and
 * calls of a server, on the database of `DATABASE_URL`.
 */
import { openDatabase } from '@foyer/server';
import { buildTestServer, drawCalls, knowsBuyers, prepareDraw } from '@foyer/server/testing';
import { sql } from 'kysely';
import { measure, writeFigures } from './stepCosts.ts';

const count = Number(process.argv[2]);
const hourMs = 3_600_000;
/** Entries that one statement copies. */
const copiedAtOnce = 20_000;
const settings = { statementTimeoutMs: 120_000 };
const database = openDatabase({ connectionString: process.env.DATABASE_URL!, settings });
const server = await buildTestServer({ database, authenticate: knowsBuyers });
const stage = await prepareDraw(server, { standing: Math.ceil(count / 20) });
const { enter, run, publicDraw } = drawCalls(server, () => stage);
const { eventId } = stage.draw;

// One entry is made by the API; the others are its copies, of nobody.
await enter(stage.fans[0]!);
for (let from = 2; from <= count; from += copiedAtOnce)
  await sql`with copy as (
      insert into draw_entry select (jsonb_populate_record(e, jsonb_build_object('entry_id', gen_random_uuid(),
        'user_id', null, 'quantity', 1 + n % 4, 'salt', encode(sha256(n::text::bytea), 'hex')))).*
      from draw_entry e, generate_series(${from}::int, ${Math.min(count, from + copiedAtOnce - 1)}::int) n
      where e.event_id = ${eventId} and e.user_id is not null
      returning event_id, entry_id)
    insert into draw_choice (event_id, entry_id, rank, offer_group_id)
      select event_id, entry_id, 0, ${stage.draw.standing}::uuid from copy`.execute(database.kysely);
await sql`vacuum analyze`.execute(database.kysely);

await server.clock.advance(2 * hourMs);
await measure('closed', run);
await measure('ids and root', run);
await server.clock.advance(2 * hourMs);
await measure('drawn', run);
const { state, record } = await publicDraw();
if (state !== 'drawn' || record?.counts.entries !== count) throw new Error(`${state}, not drawn`);
const bytes = await measure('published', async () => {
  let [sum, from]: [number, string | undefined] = [0, ''];
  while (from !== undefined) {
    const query = `eventId=${eventId}${from === '' ? '' : `&from=${from}`}`;
    const { body } = await server.inject({ method: 'GET', url: `/api/draw/public/entries?${query}` });
    sum += body.length;
    from = (JSON.parse(body) as { next?: string }).next;
  }
  return sum;
});
writeFigures(bytes);
await server.close();
await database.close();
