import { minutes } from '../../platform/time/units.ts';
import { checkout, knowsBuyers, line, makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { buildSale, seatCode } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { countFree } from './stockRepository.ts';

const server = useTestServer({ authenticate: knowsBuyers });

describe('what is free', () => {
  it('is counted as it is sold while an expired hold waits for the sweeper [C4.04b]', async () => {
    const { database } = server;
    const sale = await buildSale(database, { standing: 5 });
    const [ada, ben] = (await makeBuyers(database, 2)) as [Buyer, Buyer];
    const free = async () =>
      (await countFree(database.query, sale.eventId)).find(
        ({ inventoryItemId }) => inventoryItemId === sale.standingItem,
      )!.free;
    await checkout(server, ada, sale.eventId, [line('a', sale.standing, 3)]);
    expect(await free()).toBe(2);
    const early = await checkout(server, ben, sale.eventId, [line('b', sale.standing, 4)]);
    expect(early.error).toMatchObject({ code: 'purchaseSoldOut', details: { available: 2 } });
    await server.clock.advance(minutes(10));
    // The item's counter still has the expired hold; lists and holds leave it out alike.
    expect(await free()).toBe(5);
    const late = await checkout(server, ben, sale.eventId, [line('b', sale.standing, 6)]);
    expect(late.error).toMatchObject({ code: 'purchaseSoldOut', details: { available: 5 } });
    expect((await checkout(server, ben, sale.eventId, [line('b', sale.standing, 5)])).error).toBeUndefined();
    expect(await free()).toBe(0);
  });

  it('is a seat from the millisecond on at which its hold ends, in lists and for a claim [C4.04b]', async () => {
    const { database } = server;
    const sale = await buildSale(database, { rows: 1, seatsPerRow: 1 });
    const [ada, ben] = (await makeBuyers(database, 2)) as [Buyer, Buyer];
    const wish = [line('a', sale.seated, 1, { seatCodes: [seatCode(0, 1)] })];
    await checkout(server, ada, sale.eventId, wish);
    const free = async () =>
      (await countFree(database.query, sale.eventId)).find(
        ({ inventoryItemId }) => inventoryItemId === sale.seatedItem,
      )!.free;
    expect(await free()).toBe(0);
    expect((await checkout(server, ben, sale.eventId, wish)).error?.code).toBe('invalidSeatCodes');
    await server.clock.advance(minutes(10));
    expect(await free()).toBe(1);
    expect((await checkout(server, ben, sale.eventId, wish)).error).toBeUndefined();
  });

  it('does not include what another buyer took of a cart that is given back later [C4.02c, C4.04b]', async () => {
    const { database } = server;
    const sale = await buildSale(database, { rows: 1, seatsPerRow: 2, standing: 5 });
    const [ada, ben] = (await makeBuyers(database, 2)) as [Buyer, Buyer];
    const wish = [line('a', sale.seated, 1, { seatCodes: [seatCode(0, 1)] }), line('b', sale.standing, 3)];
    const free = async () => (await countFree(database.query, sale.eventId)).map((row) => row.free).sort();
    await checkout(server, ada, sale.eventId, wish);
    await server.clock.advance(minutes(10));
    expect((await checkout(server, ben, sale.eventId, wish)).error).toBeUndefined();
    const before = await free();
    await server.call('clearCart', { token: ada.token, body: { eventId: sale.eventId } });
    expect(await free()).toEqual(before);
    const cleared = await server.call('clearCart', { token: ben.token, body: { eventId: sale.eventId } });
    expect(cleared.body).toEqual({ ok: true });
    expect(await free()).not.toEqual(before);
  });
});
