import { checkout, line, makeBuyers, pay, storeCard, type Buyer } from '../../testing/sale/people/buyers.ts';
import { rounds } from '../../testing/sale/races/rounds.ts';
import { buildSale, seatCode } from '../../testing/sale/fixtures/saleFixture.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';
import { sweepHolds } from '../hold/sweepHolds.ts';

const { server } = useSaleServers();

describe('the end of a hold', () => {
  it('sells or gives back, never both, when the hold ends during the payment [INV-04]', async () => {
    const { database } = server();
    const settings = { rows: 20, seatsPerRow: 50, maxPerPerson: 50 };
    for (let round = 0; round < rounds(4); round += 1) {
      const sale = await buildSale(database, settings);
      const outcomes = { sold: 0, lost: 0 };
      for (let at = 0; at < 50; at += 1) {
        const [buyer, next] = (await makeBuyers(database, 2)) as [Buyer, Buyer];
        const own = (await storeCard(server(), buyer)).paymentMethodId;
        const seat = seatCode(round, at + 1);
        const wish = [line('a', sale.seated, 1, { seatCodes: [seat] })];
        const { body: cart } = await checkout(server(), buyer, sale.eventId, wish);
        const end = Date.parse(cart.purchaseTokenExpiration);
        await server(0).clock.set(new Date(end + ((at * 7) % 101) - 50));
        const [paid, taken] = await Promise.all([
          pay(server(0), buyer, cart, own),
          checkout(server(1), next, sale.eventId, [line('b', sale.seated, 1, { seatCodes: [seat] })]),
          sweepHolds(server(at).platform),
        ]);
        if (paid.status === 200) outcomes.sold += 1;
        else expect(paid.error?.code).toBe('reservationTimeRanOut');
        if (taken.status === 200) expect(paid.status).not.toBe(200);
        else expect(taken.error?.code).toBe('invalidSeatCodes');
        if (paid.status !== 200) outcomes.lost += 1;
      }
      expect(outcomes.sold + outcomes.lost).toBe(50);
      expect(outcomes.sold).toBeGreaterThan(0);
      expect(outcomes.lost).toBeGreaterThan(0);
    }
  }, 120_000);
});
