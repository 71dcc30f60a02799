import { sql } from 'kysely';
import { checkout, knowsBuyers, line, makeBuyers } from '../../../testing/sale/people/buyers.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });

describe('suggested seats', () => {
  it('are those that a hold takes, also where rows of several sections are equally good [C7.51a]', async () => {
    const { eventId, seated } = await buildSale(server.database, { rows: 6, seatsPerRow: 4 });
    // Three sections with two rows each, which equal each other in rank.
    await sql`update event_seat set row_rank = row_rank % 2,
      section_code = (array['103', '101', '102'])[row_rank / 2 + 1]
      where event_id = ${eventId}`.execute(server.database.query);
    const sizes = [2, 1, 3, 4];
    const buyers = await makeBuyers(server.database, sizes.length);
    for (const [at, quantity] of sizes.entries()) {
      const query = { eventId, offerGroupId: seated, quantity };
      const suggested = (await server.call('findBestSeats', { query })).body.seats;
      const cart = await checkout(server, buyers[at]!, eventId, [line('a', seated, quantity)]);
      const held = cart.body.lines[0]!.seats;
      expect(held.map(({ seatCode }) => seatCode)).toEqual(suggested.map(({ seatCode }) => seatCode));
    }
  });
});
