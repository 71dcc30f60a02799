import { checkout, line, makeBuyers } from '../../testing/sale/people/buyers.ts';
import { rounds } from '../../testing/sale/races/rounds.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';

const { server } = useSaleServers();

const callers = 6;
/** Holds between two changes. */
const changeEvery = 4;
const firstPrice = 5_000;

describe('a price', () => {
  it('is in every hold that begins after the change, however many hold while prices change [LD-02]', async () => {
    const { database } = server();
    const holds = rounds(100);
    const { eventId, standing } = await buildSale(database, { standing: holds, feePpm: 0, taxPpm: 0 });
    const buyers = await makeBuyers(database, holds);
    /** Price that was committed last. */
    let price = firstPrice;
    const change = async (): Promise<void> => {
      const next = price + 1;
      await database.query
        .updateTable('offerGroup')
        .set({ facePrice: next })
        .where('offerGroupId', '=', standing)
        .execute();
      price = next;
    };
    let changes = Promise.resolve();
    const stale: object[] = [];
    let next = 0;
    const hold = async (n: number): Promise<void> => {
      for (let at = next++; at < holds; at = next++) {
        const known = price;
        const { body } = await checkout(server(n), buyers[at]!, eventId, [line('a', standing, 1)]);
        const { amount } = body.quote.total;
        if (amount < known) stale.push({ known, amount });
        if (at % changeEvery === 0) await (changes = changes.then(change));
      }
    };
    await Promise.all(Array.from({ length: callers }, (_unused, n) => hold(n)));
    expect(stale).toEqual([]);
    expect(price).toBe(firstPrice + Math.ceil(holds / changeEvery));
  });
});
