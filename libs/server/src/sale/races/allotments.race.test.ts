import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { minutes } from '../../platform/time/units.ts';
import { checkout, line, makeBuyers, pay, storeCard, type Buyer } from '../../testing/sale/people/buyers.ts';
import { rounds, tally } from '../../testing/sale/races/rounds.ts';
import { buildSale, seatCode, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';
import { insertAllotment, setAside } from '../inventory/allotmentRepository.ts';

const { server } = useSaleServers();

/** Second window of the same stock, which sells from an allotment alone. */
interface ApartSale extends SaleFixture {
  allotmentId: string;
  apart: { seated: string; standing: string };
}

/** Adds a window with an allotment of the first seats of row A and of some standing places. */
async function setApart(sale: SaleFixture, seats: number, places: number): Promise<ApartSale> {
  const { query } = server().database;
  const { eventId } = sale;
  const [marketplaceId, allotmentId] = [randomUUID(), randomUUID()];
  const apart = { seated: randomUUID(), standing: randomUUID() };
  const { opensAt, closesAt } = await query
    .selectFrom('marketplace')
    .select(['opensAt', 'closesAt'])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  await query
    .insertInto('marketplace')
    .values({ eventId, marketplaceId, type: 'purchase', opensAt, closesAt })
    .execute();
  const offers = await query
    .selectFrom('offerGroup')
    .selectAll()
    .where('offerGroupId', 'in', [sale.seated, sale.standing])
    .execute();
  const copies = offers.map((offer) => ({
    ...offer,
    marketplaceId,
    offerGroupId: offer.offerGroupId === sale.seated ? apart.seated : apart.standing,
    rank: 1,
  }));
  await query.insertInto('offerGroup').values(copies).execute();
  await inTransaction(server().database, async (tx) => {
    await insertAllotment(tx, { eventId, allotmentId, purpose: 'window', marketplaceId });
    const stock = {
      seatCodes: Array.from({ length: seats }, (_unused, at) => seatCode(0, at + 1)),
      quantities: [{ itemId: sale.standingItem, quantity: places }],
    };
    expect((await setAside(tx, { eventId, allotmentId, ...stock })).itemId).toBeNull();
  });
  return { ...sale, allotmentId, apart };
}

const statesOf = async ({ eventId }: SaleFixture) => {
  const { body } = await server().call('listSeatsForSections', { query: { eventId, sectionCodes: ['101'] } });
  return body.sections[0]!.rows.map(({ states }) => states);
};

const availableOf = async ({ eventId }: SaleFixture, offerGroupId: string) => {
  const { body } = await server().call('listOfferGroups', { body: { eventId } });
  return body.offerGroups.find((offer) => offer.offerGroupId === offerGroupId)!.available;
};

describe('an allotment', () => {
  it('is sold by its own window alone, whatever rush there is at another [INV-02]', async () => {
    const { database } = server();
    const buyers = await makeBuyers(database, 40);
    for (let round = 0; round < rounds(5); round += 1) {
      const plain = await buildSale(database, { rows: 1, seatsPerRow: 10, standing: 10 });
      const sale = await setApart(plain, 4, 4);
      const { apart, eventId } = sale;
      const wishes = [sale.seated, apart.seated, sale.standing, apart.standing];
      const answers = await Promise.all(
        buyers.map((buyer, at) =>
          checkout(server(at), buyer, eventId, [line('a', wishes[at % 4]!, 1, { maySplit: true })]),
        ),
      );
      expect(tally(answers)).toEqual({ ok: 20, purchaseSoldOut: 20 });
      const soldBy = (offer: string) =>
        answers.filter(({ status }, at) => status === 200 && wishes[at % 4] === offer).length;
      expect(wishes.map(soldBy)).toEqual([6, 4, 6, 4]);
      const ofApart = answers
        .filter(({ status }, at) => status === 200 && wishes[at % 4] === apart.seated)
        .map(({ body }) => body.lines[0]!.seats[0]!.seatCode);
      expect(ofApart.toSorted()).toEqual([1, 2, 3, 4].map((seat) => seatCode(0, seat)));
    }
  }, 120_000);

  it('is neither shown free, found, nor held by a window without it', async () => {
    const { database } = server();
    const [ada, ben] = (await makeBuyers(database, 2)) as [Buyer, Buyer];
    const sale = await setApart(await buildSale(database, { rows: 1, seatsPerRow: 6, standing: 5 }), 3, 2);
    expect(await availableOf(sale, sale.seated)).toBe(3);
    expect(await availableOf(sale, sale.apart.seated)).toBe(3);
    expect(await availableOf(sale, sale.standing)).toBe(3);
    expect(await availableOf(sale, sale.apart.standing)).toBe(2);
    const picked = [line('a', sale.seated, 1, { seatCodes: [seatCode(0, 1)] })];
    expect((await checkout(server(), ada, sale.eventId, picked)).error?.code).toBe('invalidSeatCodes');
    const other = [line('a', sale.apart.seated, 1, { seatCodes: [seatCode(0, 4)] })];
    expect((await checkout(server(), ada, sale.eventId, other)).error?.code).toBe('invalidSeatCodes');
    const bestOf = async (offerGroupId: string) => {
      const query = { eventId: sale.eventId, offerGroupId, quantity: 3 };
      return (await server().call('findBestSeats', { query })).body.seats.map((seat) => seat.seatCode);
    };
    expect(await bestOf(sale.seated)).toEqual([4, 5, 6].map((seat) => seatCode(0, seat)));
    expect(await bestOf(sale.apart.seated)).toEqual([1, 2, 3].map((seat) => seatCode(0, seat)));
    const found = await checkout(server(), ada, sale.eventId, [line('a', sale.seated, 3)]);
    expect(found.body.lines[0]!.seats.map((seat) => seat.seatCode)).toEqual(
      [4, 5, 6].map((seat) => seatCode(0, seat)),
    );
    const four = await checkout(server(), ben, sale.eventId, [line('b', sale.standing, 4)]);
    expect(four.error).toMatchObject({ code: 'purchaseSoldOut', details: { available: 3 } });
  });

  it('is set aside on the map while no window sells it [C7.51c]', async () => {
    const { database } = server();
    const sale = await buildSale(database, { rows: 1, seatsPerRow: 4 });
    const { eventId } = sale;
    const allotmentId = randomUUID();
    await inTransaction(database, async (tx) => {
      await insertAllotment(tx, { eventId, allotmentId, purpose: 'house', reason: 'mixing desk' });
      await setAside(tx, { eventId, allotmentId, seatCodes: [seatCode(0, 2)] });
    });
    expect(await statesOf(sale)).toEqual(['aoaa']);
    expect(await availableOf(sale, sale.seated)).toBe(3);
  });

  it('gets back what expires, and what is given back; what it sold counts for it', async () => {
    const { database } = server();
    const [ada, ben] = (await makeBuyers(database, 2)) as [Buyer, Buyer];
    const sale = await setApart(await buildSale(database, { rows: 1, seatsPerRow: 4, standing: 5 }), 2, 3);
    const wish = [line('a', sale.apart.seated, 2), line('b', sale.apart.standing, 3)];
    await checkout(server(), ada, sale.eventId, wish);
    await server().clock.advance(minutes(10));
    const again = await checkout(server(), ben, sale.eventId, wish);
    expect(again.error).toBeUndefined();
    await server().call('clearCart', { token: ben.token, body: { eventId: sale.eventId } });
    expect(await availableOf(sale, sale.apart.standing)).toBe(3);
    const last = await checkout(server(), ben, sale.eventId, wish);
    const card = await storeCard(server(), ben);
    expect((await pay(server(), ben, last.body, card.paymentMethodId)).error).toBeUndefined();
    expect(await availableOf(sale, sale.apart.standing)).toBe(0);
    expect(await availableOf(sale, sale.apart.seated)).toBe(0);
    expect(await availableOf(sale, sale.standing)).toBe(2);
    expect(await availableOf(sale, sale.seated)).toBe(2);
  });
});
