import type { Database } from '@foyer/server';
import { buildSale, makeLoggedInBuyers, type Buyer, type SaleFixture } from '@foyer/server/testing';
import { sql } from 'kysely';
import type { Call } from './load.ts';

const seatsPerRow = 50;

/** Sale of a run: an event with seats, and logged-in buyers. */
export interface BenchSale {
  sale: SaleFixture;
  buyers: Buyer[];
}

/** Returns the code of the n-th seat. */
export const seatAt = (at: number): string =>
  `101-R${Math.floor(at / seatsPerRow)}-${(at % seatsPerRow) + 1}`;

/** Builds an event with `seats` seats in one section, on sale to `buyers` users; the bare tables get the same seats. */
export async function buildBenchSale(
  database: Database,
  { seats, buyers, standing = 100 }: { seats: number; buyers: number; standing?: number },
): Promise<BenchSale> {
  const sale = await buildSale(database, { rows: 0, standing });
  await sql`insert into event_seat
      (event_id, seat_code, section_code, row_label, seat_label, inventory_item_id, row_rank, adjacency_index)
    select ${sale.eventId}, '101-R' || row || '-' || seat, '101', 'R' || row, seat::text, ${sale.seatedItem}, row, seat - 1
    from (select at / ${seatsPerRow}::int as row, at % ${seatsPerRow}::int + 1 as seat
      from generate_series(0, ${seats - 1}::int) at) places`.execute(database.kysely);
  await sql`insert into bare_seat (event_id, seat_code)
    select event_id, seat_code from event_seat where event_id = ${sale.eventId}`.execute(database.kysely);
  const people = await makeLoggedInBuyers(database, buyers);
  await sql`vacuum analyze`.execute(database.kysely);
  return { sale, buyers: people };
}

/** Builds the hold of one seat: `seatCode`, or the best available in the section. */
export const seatHold = ({ eventId, seated }: SaleFixture, { token }: Buyer, seatCode?: string): Call => ({
  method: 'PUT',
  path: '/api/purchase/v2/cart/checkout',
  token,
  body: {
    eventId,
    selections: [
      {
        cartGuid: 'bench-line-0001',
        offerGroupId: seated,
        quantity: 1,
        ...(seatCode ? { seatCodes: [seatCode] } : {}),
      },
    ],
  },
});

/** Builds the hold of one standing place. */
export const placeHold = ({ eventId, standing }: SaleFixture, { token }: Buyer): Call => ({
  method: 'PUT',
  path: '/api/purchase/v2/cart/checkout',
  token,
  body: { eventId, selections: [{ cartGuid: 'bench-line-0001', offerGroupId: standing, quantity: 1 }] },
});
