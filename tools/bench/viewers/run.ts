/**
 * Watches one stream with many viewers [C6.12]: `npm run bench -- viewers`. Heartbeats, as many a second as 10,000 viewers
 * send, and reloads of playlists, against a bare route that renews a lease by one statement, and against ready bytes.
 */
import type { PlaybackSession } from '@foyer/contract';
import { addStream } from '@foyer/server/testing';
import { sql } from 'kysely';
import { openBenchDatabase } from '../server/benchDatabase.ts';
import { buildBenchSale } from '../server/benchSale.ts';
import { printGoals, ratios } from '../server/goalTable.ts';
import { load, type Call } from '../server/load.ts';
import { startServerChild } from '../server/serverChild.ts';

const rounds = Number(process.argv[2] ?? 5);
const viewers = 2_000;
/** Heartbeats a second of 10,000 viewers. */
const perSecond = 1_000;
const connections = 64;

const bench = await openBenchDatabase();
const [server, bare] = await Promise.all([
  startServerChild('foyerServer.ts', bench.url),
  startServerChild('bareServer.ts', bench.url),
]);

/** Gives every buyer a place in the stream, which they watch. */
async function watchAll(eventId: string, inventoryItemId: string, offerGroupId: string): Promise<void> {
  const { kysely } = bench.database;
  await sql`select issue_tokens(jsonb_build_object('reason', 'bench', 'issued_at', foyer_now(), 'tokens', (
      select jsonb_agg(jsonb_build_object('event_id', ${eventId}::uuid, 'token_id', gen_random_uuid(),
        'origin_kind', 'comp', 'origin_id', gen_random_uuid(), 'offer_group_id', ${offerGroupId}::uuid,
        'inventory_item_id', ${inventoryItemId}::uuid, 'holder_id', user_id, 'seating', 'none',
        'attendance', 'STREAMING', 'paid_amount', 0, 'paid_currency', 'CAD', 'policy', '{}'::jsonb,
        'entry_secret', '\\x00')) from user_account)))`.execute(kysely);
  await sql`insert into playback_lease (user_id, session_id, event_id, inventory_item_id, lease_until)
    select user_id, user_id, ${eventId}, ${inventoryItemId}, foyer_now() + interval '1 hour' from user_account`.execute(
    kysely,
  );
  await sql`insert into stream_viewer (event_id, user_id, inventory_item_id, first_watched_at)
    select ${eventId}, user_id, ${inventoryItemId}, foyer_now() from user_account`.execute(kysely);
  await sql`insert into bare_lease select user_id, now() from user_account`.execute(kysely);
}

try {
  const { sale, buyers } = await buildBenchSale(bench.database, { seats: 1, buyers: viewers });
  await addStream(bench.database, sale);
  await watchAll(sale.eventId, sale.standingItem, sale.standing);
  const heartbeats = buyers.map(({ token, userId }): Call => ({
    method: 'POST',
    path: '/api/streaming/playback/heartbeat',
    token,
    body: { sessionId: userId, isPlaying: true },
  }));
  const bareHeartbeats = buyers.map(({ userId }): Call => ({
    method: 'POST',
    path: '/heartbeat',
    body: { userId },
  }));
  const folders: string[] = [];
  const turns = [];
  for (let at = 0; at <= rounds; at += 1) {
    const before = await bench.writingTransactions();
    const startedAt = performance.now();
    const ours = await load(server, heartbeats, {
      connections,
      perSecond,
      onAnswer: (_call, text) => {
        folders.push((JSON.parse(text) as PlaybackSession).manifestUrl.replace('master', 'video'));
      },
    });
    const seconds = (performance.now() - startedAt) / 1_000;
    const writes = ((await bench.writingTransactions()) - before) / seconds;
    const theirs = await load(bare, bareHeartbeats, { connections, perSecond });
    const reloads = await load(
      server,
      folders.splice(0).map((path): Call => ({ method: 'GET', path })),
      { connections },
    );
    const bytes = await load(
      bare,
      heartbeats.map((): Call => ({ method: 'GET', path: '/bytes' })),
      { connections },
    );
    turns.push({ ours, theirs, writes, reloads, bytes });
  }
  // The first round is a warm-up.
  const counted = turns.slice(1);
  const cpu = (of: (turn: (typeof counted)[number]) => { cpuMs: number }) =>
    counted.map((turn) => of(turn).cpuMs);
  printGoals(`${viewers} viewers, ${perSecond} heartbeats a second, ${rounds} rounds`, [
    {
      what: 'heartbeat: CPU / bare route',
      figures: ratios(
        cpu(({ ours }) => ours),
        cpu(({ theirs }) => theirs),
      ),
      goal: { atMost: 1.5 },
    },
    { what: 'CPU of a heartbeat', figures: cpu(({ ours }) => ours), unit: 'ms' },
    { what: 'heartbeats', figures: counted.map(({ ours }) => ours.perSecond), unit: '/s' },
    { what: 'p99 of a heartbeat', figures: counted.map(({ ours }) => ours.p99), unit: 'ms' },
    {
      what: 'writing transactions',
      figures: counted.map(({ writes }) => writes),
      unit: '/s',
      goal: { atMost: 50 },
    },
    {
      what: 'reload of a playlist: CPU / ready bytes',
      figures: ratios(
        cpu(({ reloads }) => reloads),
        cpu(({ bytes }) => bytes),
      ),
    },
    { what: 'reloads', figures: counted.map(({ reloads }) => reloads.perSecond), unit: '/s' },
  ]);
} finally {
  await Promise.all([server.stop(), bare.stop()]);
  await bench.close();
}
