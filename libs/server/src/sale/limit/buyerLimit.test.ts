import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });

describe('the limit of a buyer', () => {
  it('is reached by earlier purchases of any offer, and the refusal names it [C5.03a, C8.02a]', async () => {
    const { database } = server;
    const sale = await buildSale(database, { maxPerPerson: 3 });
    const [ada] = (await makeBuyers(database, 1)) as [Buyer];
    const card = await storeCard(server, ada);
    const cart = await checkout(server, ada, sale.eventId, [line('a', sale.standing, 3)]);
    expect((await pay(server, ada, cart.body, card.paymentMethodId)).error).toBeUndefined();
    const more = await checkout(server, ada, sale.eventId, [line('b', sale.seated, 1)]);
    expect(more.error).toMatchObject({ code: 'ticketLimitEvent', details: { limit: 3, remaining: 0 } });
    expect(more.error?.message).toMatch(/reached the limit for this event/);
    const extra = line('s', sale.shirt, 1, { fulfilment: 'PICKUP' });
    expect((await checkout(server, ada, sale.eventId, [extra])).status).toBe(200);
  });

  it('stands beside that of each offer, over all its lines [C8.02b]', async () => {
    const { database } = server;
    const sale = await buildSale(database);
    const [ada] = (await makeBuyers(database, 1)) as [Buyer];
    const groups = database.query.updateTable('offerGroup').where('offerGroupId', '=', sale.standing);
    await groups.set({ minQuantity: 2, maxQuantity: 4 }).execute();
    const code = async (...quantities: number[]) => {
      const lines = quantities.map((quantity, at) => line(`l${at}`, sale.standing, quantity));
      const { error } = await checkout(server, ada, sale.eventId, lines);
      return error?.code;
    };
    expect(await code(1)).toBe('ticketLimitMarketplace');
    expect(await code(5)).toBe('ticketLimitMarketplace');
    expect(await code(2, 3)).toBe('ticketLimitMarketplace');
    expect(await code(2, 2)).toBeUndefined();
  });

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
