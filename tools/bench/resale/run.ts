/**
 * Measures an event page of 60,000 seats with 2,000 listings of fans against the same page without: CPU of the server for its
 * calls, and bytes of what tells which seats are free, alternately in one run: `npm run bench -- resale`. Every list of offers
 * is asked for with other filters, so that none is answered from a cache.
 */
import {
  buildTestServer,
  knowsBuyers,
  listPlaces,
  makeLoggedInBuyers,
  type SaleFixture,
} from '@foyer/server/testing';
import { sql } from 'kysely';
import { openBenchDatabase, type BenchDatabase } from '../server/benchDatabase.ts';
import { buildBenchSale, seatAt } from '../server/benchSale.ts';
import { printGoals, ratios } from '../server/goalTable.ts';
import { load, type Call, type Turn } from '../server/load.ts';
import { startServerChild, type ServerChild } from '../server/serverChild.ts';

const rounds = Number(process.argv[2] ?? 5);
const pages = 100;
const clients = 4;
const seats = 60_000;
const sections = 60;
const listings = 2_000;

/** Builds a sale of which as many seats are sold as fans could list. */
async function buildHouse({ database }: BenchDatabase): Promise<SaleFixture> {
  const { sale } = await buildBenchSale(database, { seats, buyers: 0 });
  const { eventId } = sale;
  await sql`update event_seat set section_code = 'S' || (row_rank / 20) % ${sections}::int
    where event_id = ${eventId} and section_code = '101'`.execute(database.kysely);
  await sql`update event_seat set state = 'sold'
    where event_id = ${eventId} and seat_code = any(${soldSeats}::text[])`.execute(database.kysely);
  return sale;
}
const soldSeats = Array.from({ length: listings }, (_, at) => seatAt(at * Math.floor(seats / listings)));

/** Lists one place as fans do, and copies it to every sold seat. */
async function listSeats({ database }: BenchDatabase, sale: SaleFixture): Promise<void> {
  const server = await buildTestServer({ database, authenticate: knowsBuyers });
  const [seller] = await makeLoggedInBuyers(database, 1);
  const { listingId, tokens } = await listPlaces(server, { ...seller!, token: seller!.userId }, sale);
  const { tokenId } = tokens[0]!;
  const { eventId, seated, seatedItem } = sale;
  await database.kysely.transaction().execute(async (tx) => {
    // Copies begin where their history would have brought them.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`create temporary table copy on commit drop as
      select seat_code, number, gen_random_uuid() as token_id, gen_random_uuid() as listing_id
      from unnest(${soldSeats}::text[]) with ordinality as s (seat_code, number)`.execute(tx);
    const { rows } = await sql<{
      names: string;
    }>`select string_agg(quote_ident(attname), ', ' order by attnum) as names
      from pg_attribute where attrelid = 'token'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
      tx,
    );
    const columns = sql.raw(rows[0]!.names);
    await sql`insert into token (${columns}) select ${columns} from (select (jsonb_populate_record(t, jsonb_build_object('token_id', c.token_id,
        'offer_group_id', ${seated}::uuid, 'inventory_item_id', ${seatedItem}::uuid, 'seating', 'seated',
        'seat_code', c.seat_code))).*
      from token t, copy c where t.event_id = ${eventId} and t.token_id = ${tokenId}) copied`.execute(tx);
    await sql`insert into listing select (jsonb_populate_record(l, jsonb_build_object('listing_id', c.listing_id,
        'offer_group_id', ${seated}::uuid, 'price', l.price + c.number))).*
      from listing l, copy c where l.event_id = ${eventId} and l.listing_id = ${listingId}`.execute(tx);
    await sql`insert into listing_token select (jsonb_populate_record(k, jsonb_build_object('listing_id', c.listing_id,
        'token_id', c.token_id))).*
      from listing_token k, copy c where k.event_id = ${eventId} and k.listing_id = ${listingId}`.execute(tx);
  });
  await sql`vacuum analyze`.execute(database.kysely);
  await server.close();
}

/** Differs for every list of offers. */
let asked = 0;
const offersOf = (eventId: string, includeResale: boolean): Call => ({
  method: 'POST',
  path: '/api/marketplace/public/offerGroups/v3',
  body: { eventId, priceRange: [0, 10_000_000 + (asked += 1)], ...(includeResale ? { includeResale } : {}) },
  acceptEncoding: 'br',
});
const seatsOf = (eventId: string, page: number): Call => ({
  method: 'GET',
  path: `/api/marketplace/inventorySelection/public/seats/forSections?${new URLSearchParams([
    ['eventId', eventId],
    ...[0, 1, 2].map((each) => ['sectionCodes', `S${(page + each) % sections}`]),
  ]).toString()}`,
  acceptEncoding: 'br',
});
const profileOf = (eventId: string): Call => ({
  method: 'GET',
  path: `/api/event/public/profile/V2?eventId=${eventId}`,
  acceptEncoding: 'br',
});

interface PageTurn {
  page: Turn;
  availability: Turn;
  resale: Turn;
}

async function turn(foyer: ServerChild, { eventId }: SaleFixture): Promise<PageTurn> {
  const all = Array.from({ length: pages }, (_, page) => page);
  const send = (calls: Call[]) => load(foyer, calls, { connections: clients });
  return {
    page: await send(
      all.flatMap((page) => [profileOf(eventId), offersOf(eventId, false), seatsOf(eventId, page)]),
    ),
    availability: await send(all.map((page) => seatsOf(eventId, page))),
    resale: await send(all.map(() => offersOf(eventId, true))),
  };
}

async function measure(bench: BenchDatabase, foyer: ServerChild): Promise<void> {
  const [listed, plain] = [await buildHouse(bench), await buildHouse(bench)];
  await listSeats(bench, listed);
  const turns: { listed: PageTurn; plain: PageTurn }[] = [];
  for (let at = 0; at <= rounds; at += 1)
    turns.push({ listed: await turn(foyer, listed), plain: await turn(foyer, plain) });
  // The first round is a warm-up.
  const counted = turns.slice(1);
  const of = (figure: (page: PageTurn) => number) => ({
    listed: counted.map((each) => figure(each.listed)),
    plain: counted.map((each) => figure(each.plain)),
  });
  const callsOfPage = 3;
  const cpu = of(({ page }) => page.cpuMs * callsOfPage);
  const bytes = of(({ availability }) => availability.bytes / pages);
  const resale = of((each) => each.resale.cpuMs);
  printGoals(
    `An event page of ${seats} seats, with ${listings} listings and without, ${rounds} rounds of ${pages}`,
    [
      { what: 'CPU of the server, with listings', figures: cpu.listed, unit: 'ms' },
      { what: 'the same, without', figures: cpu.plain, unit: 'ms' },
      { what: 'CPU, with / without', figures: ratios(cpu.listed, cpu.plain), goal: { atMost: 1.2 } },
      { what: 'availability, with listings', figures: bytes.listed, unit: 'B' },
      { what: 'the same, without', figures: bytes.plain, unit: 'B' },
      { what: 'bytes, with / without', figures: ratios(bytes.listed, bytes.plain), goal: { atMost: 1.3 } },
      { what: 'offers of a buyer who includes resale, CPU', figures: resale.listed, unit: 'ms' },
      { what: 'the same, without listings', figures: resale.plain, unit: 'ms' },
    ],
  );
}

const bench = await openBenchDatabase();
const foyer = await startServerChild('foyerServer.ts', bench.url);
try {
  await measure(bench, foyer);
} finally {
  await foyer.stop();
  await bench.close();
}
