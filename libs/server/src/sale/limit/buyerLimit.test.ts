import { checkout, knowsBuyers, line, makeBuyers, type Buyer } from '../../testing/sale/buyers.ts';
import { buildSale } from '../../testing/sale/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });

describe('the limit of a buyer', () => {
  it('takes nothing from a cart above it when it is lowered, and lets it become less [C5.03b]', async () => {
    const { database } = server;
    const sale = await buildSale(database);
    const [ada, ben] = (await makeBuyers(database, 2)) as [Buyer, Buyer];
    const ask = (buyer: Buyer, quantity: number) =>
      checkout(server, buyer, sale.eventId, [line('a', sale.standing, quantity)]);
    await ask(ada, 6);
    const event = database.query.updateTable('event').where('eventId', '=', sale.eventId);
    await event.set({ maxPerPerson: 4 }).execute();
    expect((await ask(ada, 5)).status).toBe(200);
    const more = await ask(ada, 6);
    expect(more.error).toMatchObject({ code: 'ticketLimitEvent', details: { limit: 5, remaining: 5 } });
    const bens = await ask(ben, 5);
    expect(bens.error).toMatchObject({ code: 'ticketLimitEvent', details: { limit: 4, remaining: 4 } });
  });
});
