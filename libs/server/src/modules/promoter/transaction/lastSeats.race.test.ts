import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { checkout, line, makeBuyers, promoterOf, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { engageFor } from '../../../testing/sale/fixtures/promoterFixture.ts';
import { rounds, tally } from '../../../testing/sale/races/rounds.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useSaleServers } from '../../../testing/sale/races/useSaleServers.ts';

const { server } = useSaleServers();
type Kind = 'seated' | 'standing';
const last = 5;

const sell = async (at: number, { token }: Buyer, { eventId }: SaleFixture, offerGroupId: string) => {
  const { items } = (await server(at).call('listPromoterInventory', { token, query: { eventId } })).body;
  const item = items.find((each) => each.offerGroupId === offerGroupId)!;
  const body = {
    eventId,
    lines: [{ offerGroupId, quantity: 1 }],
    guest: { emailAddress: `${randomUUID()}@foyer.example` },
    payment: { paymentKind: 'cash' as const, amount: item.price.total },
  };
  return () => server(at).call('sellAsPromoter', { token, body });
};
const assign = (at: number, { token }: Buyer, { eventId }: SaleFixture, offerGroupId: string) => {
  const guest = { emailAddress: `${randomUUID()}@foyer.example` };
  const body = { eventId, lines: [{ offerGroupId, quantity: 1 }], guest };
  return server(at).call('assignAsPromoter', { token, body });
};

/** Units that are sold or held, in the tables that sales use. */
async function takenOf({ eventId, standingItem }: SaleFixture, kind: Kind): Promise<number> {
  const { rows } =
    kind === 'seated'
      ? await sql<{ taken: number }>`select count(*)::int as taken from event_seat
          where event_id = ${eventId} and state in ('held', 'sold')`.execute(server().database.query)
      : await sql<{ taken: number }>`select (i.sold + coalesce((select sum(q.quantity) from quantity_hold q
            where q.event_id = i.event_id and q.inventory_item_id = i.inventory_item_id), 0))::int as taken
          from inventory_item i where i.event_id = ${eventId} and i.inventory_item_id = ${standingItem}`.execute(
          server().database.query,
        );
  return rows[0]!.taken;
}

describe('the last five places', () => {
  it.each<Kind>(['seated', 'standing'])(
    'are sold once each by two promoters and a shop, while one promoter returns some [INV-02, INV-05] (%s)',
    async (kind) => {
      const { database } = server();
      for (let round = 0; round < rounds(3); round += 1) {
        const sale = await buildSale(database, { rows: 1, seatsPerRow: last, standing: last });
        const offer = sale[kind];
        const [first, second, ...fans] = await makeBuyers(database, 12);
        const promoters = [first!, second!].map((person) => promoterOf(person, sale.eventId));
        for (const { userId } of promoters)
          await engageFor(server(), userId, sale, { stock: [{ offerGroupId: offer, quantity: 2 }] });
        const [cash, link] = promoters as [Buyer, Buyer];
        const sales = await Promise.all([0, 1, 2, 3].map((at) => sell(at, cash, sale, offer)));
        const shop = (fan: Buyer, at: number) =>
          checkout(server(at), fan, sale.eventId, [line('a', offer, 1)]);
        const returning = (at: number, { token }: Buyer) =>
          server(at).call('returnPromoterInventory', { token, body: { eventId: sale.eventId } });
        const [ofCash, ofLink, ofShop, returned] = await Promise.all([
          Promise.all(sales.map((each) => each())),
          Promise.all([0, 1, 2, 3].map((at) => assign(at, link, sale, offer))),
          Promise.all(fans.slice(0, 4).map(shop)),
          returning(1, link),
        ]);
        expect(returned.status).toBe(200);
        const won = [ofCash, ofLink, ofShop].map((answers) => tally(answers)['ok'] ?? 0);
        for (const answers of [ofCash, ofLink, ofShop])
          expect(
            Object.keys(tally(answers)).filter((code) => !['ok', 'purchaseSoldOut'].includes(code)),
          ).toEqual([]);
        expect(won[0]).toBe(2);
        expect(won[1]).toBeLessThanOrEqual(2);
        expect(await takenOf(sale, kind)).toBe(won[0]! + won[1]! + won[2]!);
        expect(await takenOf(sale, kind)).toBeLessThanOrEqual(last);
        // What is left is sold by the shop, to the last place and no further.
        expect((await returning(0, link)).status).toBe(200);
        const rest = await Promise.all(fans.slice(4).map(shop));
        expect(await takenOf(sale, kind)).toBe(last);
        expect(tally(rest)['purchaseSoldOut'] ?? 0).toBe(6 - (last - won[0]! - won[1]! - won[2]!));
      }
    },
    120_000,
  );
});
