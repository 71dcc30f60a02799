/**
 * Measures what 10,000 watchers of one event cost over a minute of sale: four polls each of three sections, with 600
 * seats sold between two polls, of a house of 60,000 seats of which 200 carry an offer of their own. Polls for changes
 * against polls for all seats, alternately in one run: `npm run bench -- availability`.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { SeatsForSections } from '@foyer/contract';
import { sql } from 'kysely';
import { openBenchDatabase, type BenchDatabase } from '../server/benchDatabase.ts';
import { buildBenchSale, seatAt } from '../server/benchSale.ts';
import { printGoals, ratios } from '../server/goalTable.ts';
import { load, type Call, type Turn } from '../server/load.ts';
import { startServerChild, type ServerChild } from '../server/serverChild.ts';

const watchers = Number(process.argv[2] ?? 10_000);
const polls = 4;
const sections = 60;
const seatsPerSection = 1_000;
const soldPerPoll = 600;
const listings = 200;
const clients = 16;
/** Watchers poll at different times, so that they know different versions. */
const versionsOfPoll = 3;
/** Longer than an answer is cached, and than changes are repeated. */
const pauseMs = 2_100;

const path = '/api/marketplace/inventorySelection/public/seats/forSections';
const sectionAt = (at: number): string => `S${at % sections}`;
const sectionsOf = (watcher: number): string[] => [0, 1, 2].map((each) => sectionAt(watcher + each));
const queryOf = (eventId: string, watcher: number, since?: string): string =>
  `${path}?${new URLSearchParams([
    ['eventId', eventId],
    ...sectionsOf(watcher).map((code) => ['sectionCodes', code]),
    ...(since === undefined ? [] : [['since', since]]),
  ]).toString()}`;

/** Spreads the seats of the sale over sections, and gives some an item and an offer of their own. */
async function buildHouse({ database }: BenchDatabase): Promise<string> {
  const seats = sections * seatsPerSection;
  const { sale } = await buildBenchSale(database, { seats, buyers: 0 });
  const { eventId, seated, seatedItem } = sale;
  await sql`update event_seat set section_code = 'S' || (row_rank / 20) % ${sections}::int
    where event_id = ${eventId} and section_code = '101'`.execute(database.kysely);
  const listed = Array.from({ length: listings }, (_, at) => seatAt(at * Math.floor(seats / listings)));
  await sql`with listing as (
      select seat_code, number, gen_random_uuid() as item_id
      from unnest(${listed}::text[]) with ordinality as l (seat_code, number)),
    item as (
      insert into inventory_item select (jsonb_populate_record(i,
        jsonb_build_object('inventory_item_id', l.item_id))).*
      from inventory_item i, listing l where i.event_id = ${eventId} and i.inventory_item_id = ${seatedItem}),
    offer as (
      insert into offer_group select (jsonb_populate_record(o, jsonb_build_object('offer_group_id',
        gen_random_uuid(), 'inventory_item_id', l.item_id, 'face_price', o.face_price + l.number))).*
      from offer_group o, listing l where o.event_id = ${eventId} and o.offer_group_id = ${seated})
    update event_seat s set inventory_item_id = l.item_id from listing l
      where s.event_id = ${eventId} and s.seat_code = l.seat_code`.execute(database.kysely);
  await sql`vacuum analyze`.execute(database.kysely);
  return eventId;
}

const sell = ({ database }: BenchDatabase, eventId: string) =>
  sql`update event_seat set state = 'sold' where event_id = ${eventId} and seat_code in (
    select seat_code from event_seat where event_id = ${eventId} and state = 'available'
    order by random() limit ${soldPerPoll / versionsOfPoll}::int)`.execute(database.kysely);

async function readVersions(foyer: ServerChild, eventId: string): Promise<string[]> {
  const versions: string[] = [];
  for (let at = 0; at < sections; at += 1) {
    const answer = await fetch(`${foyer.url}${queryOf(eventId, at)}`, { headers: { host: 'foyer.example' } });
    versions.push(((await answer.json()) as SeatsForSections).version);
  }
  return versions;
}

async function measure(bench: BenchDatabase, foyer: ServerChild): Promise<void> {
  const eventId = await buildHouse(bench);
  const turns: { changes: Turn; whole: Turn }[] = [];
  for (let poll = 0; poll <= polls; poll += 1) {
    const known: string[][] = [];
    for (let each = 0; each < versionsOfPoll; each += 1) {
      known.push(await readVersions(foyer, eventId));
      await wait(pauseMs);
      await sell(bench, eventId);
    }
    await wait(pauseMs);
    const callOf = (watcher: number, since?: string): Call => ({
      method: 'GET',
      path: queryOf(eventId, watcher, since),
      acceptEncoding: 'br',
    });
    const all = Array.from({ length: watchers }, (_, watcher) => watcher);
    const versionOf = (watcher: number): string =>
      known[Math.floor(watcher / sections) % versionsOfPoll]![watcher % sections]!;
    turns.push({
      changes: await load(
        foyer,
        all.map((watcher) => callOf(watcher, versionOf(watcher))),
        { connections: clients },
      ),
      whole: await load(
        foyer,
        all.map((watcher) => callOf(watcher)),
        { connections: clients },
      ),
    });
  }
  // The first round is a warm-up.
  const counted = turns.slice(1);
  const figuresOf = (of: (turn: Turn) => number) => ({
    changes: counted.map(({ changes }) => of(changes)),
    whole: counted.map(({ whole }) => of(whole)),
  });
  const megabytes = figuresOf(({ bytes }) => bytes / 1_000_000);
  const cpu = figuresOf(({ cpuMs }) => (cpuMs * watchers) / 1_000);
  printGoals(`A poll of ${watchers} watchers, compressed, ${polls} polls of a minute`, [
    { what: 'changes', figures: megabytes.changes, unit: 'MB' },
    { what: 'all seats', figures: megabytes.whole, unit: 'MB' },
    { what: 'bytes, changes / all seats', figures: ratios(megabytes.changes, megabytes.whole) },
    { what: 'CPU, changes', figures: cpu.changes, unit: 's' },
    { what: 'CPU, all seats', figures: cpu.whole, unit: 's' },
    { what: 'CPU, changes / all seats', figures: ratios(cpu.changes, cpu.whole) },
  ]);
}

const bench = await openBenchDatabase();
const foyer = await startServerChild('foyerServer.ts', bench.url);
try {
  await measure(bench, foyer);
} finally {
  await foyer.stop();
  await bench.close();
}
