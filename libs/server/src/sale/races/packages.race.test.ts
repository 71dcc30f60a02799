import { checkout, line, makeBuyers } from '../../testing/sale/people/buyers.ts';
import { addPackage } from '../../testing/sale/fixtures/packageFixture.ts';
import { rounds, tally } from '../../testing/sale/races/rounds.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';

const { server } = useSaleServers();
const shirts = 5;

describe('packages under a rush', () => {
  it('are held whole or not at all: 30 buyers, and a second part for five of them [INV-02]', async () => {
    const { database } = server();
    for (let round = 0; round < rounds(5); round += 1) {
      const sale = await buildSale(database, { rows: 4, seatsPerRow: 10, shirts });
      const { eventId } = sale;
      const offer = await addPackage(database, sale, [[sale.shirtItem, 1]]);
      const buyers = await makeBuyers(database, 30);
      const answers = await Promise.all(
        buyers.map((buyer, at) => checkout(server(at), buyer, eventId, [line('a', offer, 1)])),
      );
      expect(tally(answers)).toEqual({ ok: shirts, purchaseSoldOut: 30 - shirts });
      const held = await database.query
        .selectFrom('eventSeat')
        .select('seatCode')
        .where('eventId', '=', eventId)
        .where('state', '=', 'held')
        .execute();
      expect(held).toHaveLength(shirts);
      const buyersCounts = await database.query
        .selectFrom('eventBuyer')
        .select('committed')
        .where('eventId', '=', eventId)
        .where('committed', '>', 0)
        .execute();
      expect(buyersCounts).toHaveLength(shirts);
    }
  }, 120_000);
});
