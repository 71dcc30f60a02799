/**
 * Child of the bench: closes, draws and publishes a Wish List of as many entries as its argument says, by the jobs and
 * calls of a server, on the database of `DATABASE_URL`.
 */
import { inspect } from 'node:util';
import { openDatabase } from '@foyer/server';
import { buildTestServer, drawCalls, knowsBuyers, prepareDraw } from '@foyer/server/testing';
import { sql, type RawBuilder } from 'kysely';
import { measure, writeFigures } from './stepCosts.ts';

const count = Number(process.argv[2]);
const hourMs = 3_600_000;
/** Entries that one statement copies. */
const copiedAtOnce = 20_000;
const database = openDatabase({ connectionString: process.env.DATABASE_URL! });
const patient = openDatabase({
  connectionString: process.env.DATABASE_URL!,
  settings: { statementTimeoutMs: 120_000 },
});
const server = await buildTestServer({ database, authenticate: knowsBuyers });
server.platform.log.error = (...error: unknown[]) => process.stderr.write(`${inspect(error)}\n`);
const stage = await prepareDraw(server, { standing: Math.ceil(count / 20) });
const { enter, run, step, publicDraw } = drawCalls(server, () => stage);
const { eventId } = stage.draw;
const fan = stage.fans[0]!;

// One entry is made by the API; the others are its copies, each of a fan.
await enter(fan);
const first = await sql<{
  commitmentId: string;
}>`select commitment_id from draw_entry where event_id = ${eventId}`.execute(patient.query);
const { commitmentId } = first.rows[0]!;
for (let from = 2; from <= count; from += copiedAtOnce) {
  await sql`with copy as materialized (
      select n, gen_random_uuid() as user_id, gen_random_uuid() as commitment_id, gen_random_uuid() as entry_id,
        encode(sha256(n::text::bytea), 'hex') as salt
      from generate_series(${from}::int, ${Math.min(count, from + copiedAtOnce - 1)}::int) n),
    fan as (
      insert into user_account select (jsonb_populate_record(u, jsonb_build_object('user_id', copy.user_id,
        'email_address', 'fan-' || n || '@example.com'))).*
      from user_account u, copy where u.user_id = ${fan.userId}),
    buyer as (
      insert into event_buyer select (jsonb_populate_record(b, jsonb_build_object('user_id', copy.user_id))).*
      from event_buyer b, copy where b.event_id = ${eventId} and b.user_id = ${fan.userId}),
    committed as (
      insert into commitment select (jsonb_populate_record(c, jsonb_build_object('user_id', copy.user_id,
        'commitment_id', copy.commitment_id))).*
      from commitment c, copy where c.event_id = ${eventId} and c.commitment_id = ${commitmentId}),
    held as (
      insert into hold select (jsonb_populate_record(h, jsonb_build_object('hold_id', gen_random_uuid(),
        'commitment_id', copy.commitment_id))).*
      from hold h, copy where h.event_id = ${eventId} and h.commitment_id = ${commitmentId}),
    entered as (
      insert into draw_entry select (jsonb_populate_record(e, jsonb_build_object('entry_id', copy.entry_id,
        'user_id', copy.user_id, 'commitment_id', copy.commitment_id, 'quantity', 1 + n % 4,
        'salt', copy.salt, 'drawn_id', encode(sha256((copy.entry_id || ':' || copy.salt)::bytea), 'hex')))).*
      from draw_entry e, copy where e.event_id = ${eventId} and e.user_id = ${fan.userId})
    insert into draw_choice (event_id, entry_id, rank, offer_group_id)
      select ${eventId}, entry_id, 0, ${stage.draw.standing}::uuid from copy`.execute(patient.kysely);
  // Foreign keys are checked by plans that were made for small tables, until these are analysed.
  await sql`analyze`.execute(patient.kysely);
}
await sql`vacuum analyze`.execute(patient.kysely);

const losersLeft = async (): Promise<number> =>
  (
    await sql`select from draw_entry where event_id = ${eventId} and state = 'entered' limit 1`.execute(
      patient.kysely,
    )
  ).rows.length;

/** Runs the job of draws as often as the server does, until a condition of the draw is met. */
async function runUntil(condition: RawBuilder<unknown>): Promise<void> {
  for (let times = 1; times <= 40; times += 1) {
    await run();
    const { rows } = await sql`select from draw where event_id = ${eventId} and ${condition}`.execute(
      patient.query,
    );
    if (rows.length > 0) return;
    process.stderr.write(`run ${times} of the job left the draw as it was\n`);
    await server.clock.advance(15_000);
  }
  throw new Error('The draw does not go on');
}

await server.clock.advance(2 * hourMs);
await measure('closed', run);
await measure('ids and root', () => runUntil(sql`beacon_round is not null`));
await server.clock.advance(2 * hourMs);
await measure('drawn', () => runUntil(sql`state = 'drawn'`));
const { record } = await publicDraw();
if (record?.counts.entries !== count) throw new Error(`${record?.counts.entries} entries drawn`);
const bytes = await measure('published', async () => {
  let [sum, from]: [number, string | undefined] = [0, ''];
  while (from !== undefined) {
    const query = `eventId=${eventId}${from === '' ? '' : `&from=${from}`}`;
    const { body, statusCode } = await server.inject({
      method: 'GET',
      url: `/api/draw/public/entries?${query}`,
    });
    if (statusCode !== 200) throw new Error(`A page of entries was answered ${statusCode}: ${body}`);
    sum += body.length;
    from = (JSON.parse(body) as { next?: string }).next;
  }
  return sum;
});
// The winners are charged at other times, and are not counted here.
await sql`update draw_entry set state = 'claimed' where state = 'won'`.execute(patient.kysely);
await measure('losers told', async () => {
  while ((await losersLeft()) > 0) await step();
});
writeFigures(bytes);
await server.close();
await database.close();
await patient.close();
