import fc from 'fast-check';
import { seedNumber } from '@foyer/util/sampling';
import { checkout, line, makeBuyers } from '../../testing/sale/people/buyers.ts';
import { rounds, tally } from '../../testing/sale/races/rounds.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';

const { server } = useSaleServers();
const places = 100;

describe('quantities under a rush', () => {
  it('are never given out twice nor kept back: 500 buyers of 1 to 4, some of whom leave [INV-02]', async () => {
    const { database } = server();
    const buyers = await makeBuyers(database, 500);
    const late = await makeBuyers(database, places + 1);
    const wishes = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 3 })), {
      minLength: 500,
      maxLength: 500,
    });
    for (const round of fc.sample(wishes, { numRuns: rounds(10), seed: seedNumber('wished quantities') })) {
      const sale = await buildSale(database, { rows: 0, standing: places });
      const { eventId } = sale;
      const buy = async (at: number, quantity: number, mood: number) => {
        const { token } = buyers[at]!;
        const answer = await checkout(server(at), buyers[at]!, eventId, [line('a', sale.standing, quantity)]);
        // One buyer in four cancels.
        if (answer.status === 200 && mood === 0)
          await server(at + 1).call('clearCart', { token, body: { eventId } });
        return answer;
      };
      const answers = [];
      for (let from = 0; from < 500; from += 125) {
        const wave = round.slice(from, from + 125);
        answers.push(
          ...(await Promise.all(wave.map(([quantity, mood], at) => buy(from + at, quantity, mood)))),
        );
      }
      expect(Object.keys(tally(answers)).sort()).toEqual(['ok', 'purchaseSoldOut']);
      const item = await database.query
        .selectFrom('inventoryItem')
        .select(['held', 'sold'])
        .where('inventoryItemId', '=', sale.standingItem)
        .executeTakeFirstOrThrow();
      expect(item.held + item.sold).toBeLessThanOrEqual(places);
      // All remaining places can be bought, and none after the last.
      const left = places - item.held - item.sold;
      const rest = await Promise.all(
        late
          .slice(0, left + 1)
          .map((buyer, at) => checkout(server(at), buyer, eventId, [line('z', sale.standing, 1)])),
      );
      expect(tally(rest)).toEqual({ ...(left > 0 ? { ok: left } : {}), purchaseSoldOut: 1 });
    }
  }, 120_000);

  it('stay within the limit of a person over 20 carts at once from three sessions [INV-10, C5.03b]', async () => {
    const { database } = server();
    for (let round = 0; round < rounds(5); round += 1) {
      const sale = await buildSale(database, { maxPerPerson: 4 });
      const [ada] = await makeBuyers(database, 1);
      const wish = (n: number) =>
        n % 2
          ? [line(`${n}`, sale.standing, 3)]
          : [line(`${n}`, sale.seated, 2), line(`${n}s`, sale.standing, 1)];
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_unused, n) => checkout(server(n), ada!, sale.eventId, wish(n))),
      );
      expect(tally(answers)).toEqual({ ok: 20 });
      const buyer = await database.query
        .selectFrom('eventBuyer')
        .selectAll()
        .where('eventId', '=', sale.eventId)
        .executeTakeFirstOrThrow();
      expect(buyer.committed).toBe(3);
      expect((await checkout(server(), ada!, sale.eventId, [line('x', sale.standing, 5)])).error?.code).toBe(
        'ticketLimitEvent',
      );
    }
  }, 60_000);
});
