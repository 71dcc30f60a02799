import { sql } from 'kysely';
import type { CartSelection } from '@foyer/contract';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { buildSale, seatCode, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;
const [space, companion, beside, next] = [3, 4, 5, 6].map((seat) => seatCode(0, seat)) as [
  string,
  string,
  string,
  string,
];

beforeEach(async () => {
  sale = await buildSale(server.database, { rows: 2, seatsPerRow: 10 });
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  const { eventId } = sale;
  const { query } = server.database;
  await sql`update event_seat set kind = case seat_code when ${space} then 'wheelchair' else 'companion' end
    where event_id = ${eventId} and seat_code in (${space}, ${companion})`.execute(query);
});

const pick = (guid: string, ...seatCodes: string[]): CartSelection =>
  line(guid, sale.seated, seatCodes.length, { seatCodes });
const ask = (...selections: CartSelection[]) => checkout(server, ada, sale.eventId, selections);

describe('a companion seat', () => {
  it('is held with the wheelchair space of its row, in one line or in two', async () => {
    expect((await ask(pick('a', space, companion))).status).toBe(200);
    expect((await ask(pick('a', space), pick('b', companion))).status).toBe(200);
  });

  it('is not held without one, and says so', async () => {
    const { error } = await ask(pick('a', companion, beside));
    expect(error).toMatchObject({ code: 'companionNeedsSpace', details: { seatCodes: [companion] } });
    expect(error?.message).toMatch(/wheelchair space in the same row/);
  });

  it('does not stay when the wheelchair space leaves the cart', async () => {
    await ask(pick('a', space), pick('b', companion));
    expect((await ask(pick('b', companion))).error?.code).toBe('companionNeedsSpace');
  });

  it('can follow a wheelchair space that was bought before', async () => {
    const card = await storeCard(server, ada);
    const cart = await ask(pick('a', space));
    expect((await pay(server, ada, cart.body, card.paymentMethodId)).error).toBeUndefined();
    expect((await ask(pick('b', companion))).status).toBe(200);
  });
});

describe('more seats for a line [C4.02a]', () => {
  it('pass over wheelchair and companion places', async () => {
    const [ben] = (await makeBuyers(server.database, 1)) as [Buyer];
    await checkout(server, ben, sale.eventId, [pick('b', next)]);
    await ask(pick('a', beside));
    expect((await ask(line('a', sale.seated, 2))).error?.code).toBe('notEnoughContiguousSeats');
  });

  it('are the companion place beside a wheelchair space', async () => {
    await ask(pick('a', space));
    const { body } = await ask(line('a', sale.seated, 2));
    expect(body.lines[0]!.seats.map((seat) => seat.seatCode)).toEqual([space, companion]);
  });
});
