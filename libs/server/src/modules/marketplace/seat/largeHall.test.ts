import type { SeatsForSections } from '@foyer/contract';
import { sql } from 'kysely';
import { minutes } from '../../../platform/time/units.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
} from '../../../testing/sale/people/buyers.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
/** 60 sections of 25 rows of 40 seats: 60,000. */
const sections = 60;
const rowsEach = 25;
const seatsEach = 40;
const listings = 200;
const sectionCodes = Array.from({ length: sections }, (_unused, at) => `S${at}`);
let sale: SaleFixture;

/** Gives every 300th seat, none of which is the last of its row, an item and an offer at a price of its own. */
const listSeats = () =>
  sql`with listing as (
      select seat_code, row_number() over (order by row_rank, seat_code) as number, gen_random_uuid() as item_id
      from event_seat where event_id = ${sale.eventId}
        and (row_rank * ${seatsEach}::int + adjacency_index) % ${(sections * rowsEach * seatsEach) / listings}::int = 7),
    item as (
      insert into inventory_item select (jsonb_populate_record(i,
        jsonb_build_object('inventory_item_id', l.item_id))).*
      from inventory_item i, listing l where i.event_id = ${sale.eventId} and i.inventory_item_id = ${sale.seatedItem}),
    offer as (
      insert into offer_group select (jsonb_populate_record(o, jsonb_build_object('offer_group_id',
        gen_random_uuid(), 'inventory_item_id', l.item_id, 'face_price', o.face_price + l.number))).*
      from offer_group o, listing l where o.event_id = ${sale.eventId} and o.offer_group_id = ${sale.seated})
    update event_seat s set inventory_item_id = l.item_id from listing l
      where s.event_id = ${sale.eventId} and s.seat_code = l.seat_code`.execute(server.database.kysely);

beforeAll(async () => {
  sale = await buildSale(server.database, { rows: 0, feePpm: 0, taxPpm: 0 });
  await sql`insert into event_seat
      (event_id, seat_code, section_code, row_label, seat_label, inventory_item_id, row_rank, adjacency_index)
    select ${sale.eventId}, section || '-R' || place || '-' || seat + 1, section, 'R' || place, (seat + 1)::text,
      ${sale.seatedItem}, (number - 1) * ${rowsEach}::int + place, seat
    from unnest(${sectionCodes}::text[]) with ordinality as s (section, number),
      generate_series(0, ${rowsEach - 1}::int) place, generate_series(0, ${seatsEach - 1}::int) seat`.execute(
    server.database.kysely,
  );
  await listSeats();
}, 60_000);

async function look(since?: string): Promise<{ body: SeatsForSections; bytes: number }> {
  const { eventId } = sale;
  const query = { eventId, sectionCodes, ...(since === undefined ? {} : { since }) };
  const { status, body, text } = await server.call('listSeatsForSections', { query });
  expect(status).toBe(200);
  return { body, bytes: Buffer.byteLength(text) };
}

/** Lists each seat with the offers that it carries. */
const offersOfSeats = ({ sections: shown, offers, offerSets }: SeatsForSections) =>
  shown.flatMap(({ sectionCode, rows }) =>
    rows.flatMap(({ row, states, offers: runs }) => {
      const sets = runs.flatMap((count, at) =>
        at % 2 === 0 ? Array.from({ length: count }, () => runs[at + 1]!) : [],
      );
      return sets.map((set, seat) => ({
        seatCode: `${sectionCode}-${row}-${seat + 1}`,
        state: states[seat],
        carried: offerSets[set]!.map((index) => offers[index]!),
      }));
    }),
  );

describe('the availability of a large hall', () => {
  it('has all 60,000 seats, and 200 of them at an offer of their own [C7.51a, LD-02]', async () => {
    const { body } = await look();
    const seats = offersOfSeats(body);
    expect(seats).toHaveLength(60_000);
    expect(seats.filter(({ state, carried }) => state !== 'a' || carried.length !== 1)).toEqual([]);
    const own = seats.filter(({ carried: [offer] }) => offer!.offerGroupId !== sale.seated);
    expect(new Set(own.map(({ carried: [offer] }) => offer!.offerGroupId)).size).toBe(listings);
    expect(own.map(({ carried: [offer] }) => offer!.allIn.amount)).toEqual(
      Array.from({ length: listings }, (_unused, at) => 10_001 + at),
    );
  });

  it('answers one sale with a row of less than a kilobyte [C7.51a, LD-02]', async () => {
    const { body: before, bytes: whole } = await look();
    const { seatCode, carried } = offersOfSeats(before).find(
      (seat) => seat.carried[0]!.offerGroupId !== sale.seated,
    )!;
    await server.clock.advance(minutes(1));
    const [ada] = await makeBuyers(server.database, 1);
    const { paymentMethodId } = await storeCard(server, ada!);
    const selections = [line('a', carried[0]!.offerGroupId, 1, { seatCodes: [seatCode] })];
    const cart = await checkout(server, ada!, sale.eventId, selections);
    expect((await pay(server, ada!, cart.body, paymentMethodId)).status).toBe(200);

    const { body: delta, bytes } = await look(before.version);
    expect(delta.isComplete).toBe(false);
    const seats = offersOfSeats(delta);
    expect(seats).toHaveLength(seatsEach);
    expect(seats.filter(({ state }) => state !== 'a')).toEqual([{ seatCode, state: 's', carried }]);
    expect(bytes).toBeLessThan(1_000);
    expect(whole).toBeGreaterThan(100 * bytes);
  });
});
