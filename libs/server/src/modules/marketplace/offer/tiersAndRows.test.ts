import { sql } from 'kysely';
import { catalogueEventId } from '../../../loader/write/writeEvent.ts';
import { hours } from '../../../platform/time/units.ts';
import { findStaleStock, countStock } from '../../../sale/inventory/stockCounter.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { checkout, knowsBuyers, line, makeBuyers } from '../../../testing/sale/people/buyers.ts';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const [tiered, theatre] = ['cottonwood-sound', 'winter-crossing-linden-matinee'];
const tieredId = catalogueEventId(tiered);

beforeAll(async () => {
  await seedSample(server.database, { only: [tiered, theatre] });
}, 60_000);

const offersOf = async (eventId: string, query: { dateFilterType?: 'LATER' } = {}) => {
  const { body } = await server.call('listOfferGroups', { body: { eventId, ...query } });
  return body.offerGroups.filter(({ category }) => category === 'EVENT_ACCESS');
};
const summaryOf = async (eventId: string) =>
  (await server.call('getEventProfile', { query: { eventId } })).body.summary;

describe('an event that is sold in tiers [C3.18h]', () => {
  it('lists each place once, at the price of now, with those before and after', async () => {
    const offers = await offersOf(tieredId);
    expect(new Set(offers.map(({ inventoryItemId }) => inventoryItemId)).size).toBe(offers.length);
    for (const { offerGroupId, price, tiers } of offers) {
      expect(tiers!.map(({ name, saleState }) => [name, saleState])).toEqual([
        ['Early bird', 'closed'],
        ['Regular', 'open'],
        ['Last call', 'upcoming'],
      ]);
      expect(tiers![1]).toMatchObject({ offerGroupId, price: price.allIn });
      const [early, regular, last] = tiers!.map((tier) => tier.price.amount);
      expect(early).toBeLessThan(regular!);
      expect(last).toBeGreaterThan(regular!);
    }
  });

  it('lists the tiers to come to those who ask for later windows [C3.19e]', async () => {
    const later = await offersOf(tieredId, { dateFilterType: 'LATER' });
    expect(later.length).toBeGreaterThan(0);
    for (const { offerGroupId, tiers } of later) expect(tiers![2]!.offerGroupId).toBe(offerGroupId);
  });

  it('is open as a whole, and from the lowest price that can still be paid', async () => {
    const summary = await summaryOf(tieredId);
    const lowest = Math.min(...(await offersOf(tieredId)).map(({ price }) => price.allIn.amount));
    expect(summary).toMatchObject({ saleState: 'open', priceFrom: { amount: lowest } });
  });

  it('holds the tier of now at its price, and no other', async () => {
    const [ada] = await makeBuyers(server.database, 1);
    const [offer] = await offersOf(tieredId);
    const [early, , last] = offer!.tiers!;
    const held = await checkout(server, ada!, tieredId, [line('a', offer!.offerGroupId, 1)]);
    expect(held.body.lines[0]!.unitPrices[0]!.allIn).toEqual(offer!.price.allIn);
    const [ben] = await makeBuyers(server.database, 1);
    for (const { offerGroupId } of [early!, last!]) {
      const refused = await checkout(server, ben!, tieredId, [line('b', offerGroupId, 1)]);
      expect(refused.error?.code).toBe('marketplaceClosed');
    }
  });

  it('moves to the next tier when its time comes, and lists follow', async () => {
    const before = (await summaryOf(tieredId)).priceFrom!.amount;
    await server.clock.advance(hours(61 * 24));
    const offers = await offersOf(tieredId);
    for (const { offerGroupId, tiers } of offers) expect(tiers![2]!.offerGroupId).toBe(offerGroupId);
    expect(await findStaleStock(server.database.query, 10)).toContain(tieredId);
    await inTransaction(server.database, (tx) => countStock(tx, tieredId));
    expect(await findStaleStock(server.database.query, 10)).not.toContain(tieredId);
    expect((await summaryOf(tieredId)).priceFrom!.amount).toBeGreaterThan(before);
  });

  it('has its prices counted again after a migration that says so', async () => {
    const stock = server.database.query.updateTable('eventStock').where('eventId', '=', tieredId);
    await stock.set({ countedAt: sql<Date>`'-infinity'` }).execute();
    expect((await findStaleStock(server.database.query, 10))[0]).toBe(tieredId);
    await inTransaction(server.database, (tx) => countStock(tx, tieredId));
    expect(await findStaleStock(server.database.query, 10)).not.toContain(tieredId);
  });
});

describe('an offer of one row [C3.18c]', () => {
  it('names it, and has the free seats of that row alone', async () => {
    const eventId = catalogueEventId(theatre);
    const offers = await offersOf(eventId);
    const front = offers.find(({ name }) => name === 'Front row');
    const others = offers.filter((offer) => offer !== front);
    expect(front).toMatchObject({ name: 'Front row', row: 'A', seating: 'seated' });
    expect(others.every(({ row }) => row === undefined)).toBe(true);
    const seats = await server.database.query
      .selectFrom('eventSeat')
      .select(['rowLabel', 'state'])
      .where('eventId', '=', eventId)
      .where('inventoryItemId', '=', front!.inventoryItemId!)
      .execute();
    expect(new Set(seats.map(({ rowLabel }) => rowLabel))).toEqual(new Set(['A']));
    expect(front!.available).toBe(seats.filter(({ state }) => state === 'available').length);
  });
});
