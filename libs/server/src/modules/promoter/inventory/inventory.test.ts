import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { countFree } from '../../../sale/inventory/stockRepository.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { signUpPromoter } from '../../../testing/people/signUpMember.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { engagePromoter, type EngagementTerms } from '../engagement/engagePromoter.ts';

const server = useTestServer();
let sale: SaleFixture;
let promoter: { token: string; userId: string };

const terms: Omit<EngagementTerms, 'stock'> = {
  paymentKinds: ['cash', 'card'],
  mostPerGuest: 4,
  commission: [
    { paymentKind: 'cash', ratePpm: 100_000, amount: null },
    { paymentKind: null, ratePpm: null, amount: 250 },
  ],
};
const engage = (stock: EngagementTerms['stock'], more: Partial<EngagementTerms> = {}) =>
  inTransaction(server.database, (tx) =>
    engagePromoter(
      tx,
      randomUUID,
      { eventId: sale.eventId, userId: promoter.userId },
      { ...terms, ...more, stock },
    ),
  );
const inventory = () =>
  server.call('listPromoterInventory', { token: promoter.token, query: { eventId: sale.eventId } });
/** Standing places that general sale has left. */
async function leftOnSale(): Promise<number> {
  const stock = await countFree(server.database.query, sale.eventId);
  return stock.find((row) => row.inventoryItemId === sale.standingItem && row.allotmentId === null)!.free;
}

beforeEach(async () => {
  sale = await buildSale(server.database, { standing: 20, rows: 1, seatsPerRow: 6 });
  promoter = await signUpPromoter(server, sale.eventId);
});

describe('the inventory of a promoter', () => {
  it('is what was set aside from general sale, at its prices [C2.32a, C7.27g, C7.27h]', async () => {
    await engage([
      { offerGroupId: sale.standing, quantity: 8 },
      { offerGroupId: sale.seated, quantity: 2 },
    ]);
    const { body } = await inventory();
    const stock = (units: number) => ({ allotted: units, left: units, pending: 0, sold: 0 });
    expect(body.items.map(({ offerGroupId, stock }) => [offerGroupId, stock])).toEqual(
      expect.arrayContaining([
        [sale.standing, stock(8)],
        [sale.seated, stock(2)],
      ]),
    );
    const v1 = await server.call('listPromoterInventoryV1', {
      token: promoter.token,
      query: { eventId: sale.eventId },
    });
    expect(v1.body.items).toEqual(
      body.items.map(({ offerGroupId, name, price, stock }) => ({
        ...{ offerGroupId, name, ...stock },
        price: price.total,
      })),
    );
  });

  it('shrinks and grows with the engagement, and general sale has the rest', async () => {
    await engage([{ offerGroupId: sale.standing, quantity: 8 }]);
    await engage([{ offerGroupId: sale.standing, quantity: 3 }]);
    expect((await inventory()).body.items.map(({ stock }) => stock.left)).toEqual([3]);
    expect(await leftOnSale()).toBe(17);
    await expect(engage([{ offerGroupId: sale.standing, quantity: 21 }])).rejects.toThrow('not free');
    await expect(engage([{ offerGroupId: randomUUID(), quantity: 1 }])).rejects.toThrow('fixed price');
    expect((await inventory()).body.items.map(({ stock }) => stock.left)).toEqual([3]);
  });
});

describe('the events of a promoter', () => {
  it('are listed with stock and money, and the terms of each are told [C2.32b, C7.27a, C7.27b, C7.27c, C7.27d, C7.27e, C7.27f]', async () => {
    await engage([{ offerGroupId: sale.standing, quantity: 8 }]);
    const { token } = promoter;
    const query = { eventId: sale.eventId };
    const nothing = { amount: 0, currency: 'CAD' };
    const { body } = await server.call('listPromoterEvents', { token });
    expect(body.events).toEqual([
      {
        event: expect.objectContaining({ eventId: sale.eventId, shortName: 'Northern Lights' }),
        stock: { allotted: 8, left: 8, pending: 0, sold: 0 },
        money: { commissionEarned: nothing, cashOwed: nothing },
      },
    ]);
    expect((await server.call('getPromoterOverview', { token, query })).body).toEqual(body.events[0]);
    const v1 = { eventId: sale.eventId, name: 'Northern Lights', startsAt: body.events[0]!.event.startsAt };
    const flat = { ...v1, left: 8, pending: 0, sold: 0, commissionEarned: nothing, cashOwed: nothing };
    expect((await server.call('listPromoterEventsV1', { token })).body.events).toEqual([flat]);
    expect((await server.call('getPromoterOverviewV1', { token, query })).body).toEqual(flat);
    const rules = {
      paymentKinds: ['cash', 'card'],
      mostPerGuest: 4,
      commission: [{ paymentKind: 'cash', ratePpm: 100_000 }, { amount: { amount: 250, currency: 'CAD' } }],
    };
    expect((await server.call('getPromoterEngagement', { token, query })).body).toMatchObject(rules);
    expect((await server.call('getPromoterEngagementV1', { token, query })).body).toEqual({
      ...v1,
      ...rules,
    });
  });

  it('are those of the caller alone [AZ-02]', async () => {
    const other = await buildSale(server.database);
    const rival = await signUpPromoter(server, other.eventId);
    const { body } = await server.call('listPromoterEvents', { token: rival.token });
    expect(body.events.map(({ event }) => event.eventId)).toEqual([other.eventId]);
    const query = { eventId: sale.eventId };
    const answer = await server.call('listPromoterInventory', { token: rival.token, query });
    expect(answer.error?.code).toBe('notFound');
  });
});

describe('the sections of an offer', () => {
  const sections = (offerGroupId: string, quantity?: number) =>
    server.call('listPromoterSections', {
      token: promoter.token,
      query: { eventId: sale.eventId, offerGroupId, ...(quantity === undefined ? {} : { quantity }) },
    });

  it('have the seats of the promoter alone, and the best of them [C2.21c, C2.21d, C7.27m, C7.27n]', async () => {
    await engage([{ offerGroupId: sale.seated, quantity: 3 }]);
    const { body } = await sections(sale.seated, 2);
    expect(body.sections).toEqual([expect.objectContaining({ available: 3, offerGroupIds: [sale.seated] })]);
    const [row] = body.availability.flatMap(({ rows }) => rows);
    expect([...row!.states].sort().join('')).toBe('aaaxxx');
    expect(body.bestSeatCodes).toHaveLength(2);
    const query = { eventId: sale.eventId, offerGroupId: sale.seated };
    const v1 = await server.call('listPromoterSectionsV1', { token: promoter.token, query });
    const { sectionCode } = body.sections[0]!;
    expect(v1.body).toEqual({ ...query, sections: [{ sectionCode, name: expect.any(String), left: 3 }] });
  });

  it('are sold by the seats that were picked; apart if the promoter says so [C2.21d, C5.11a]', async () => {
    await engage([{ offerGroupId: sale.seated, quantity: 3 }]);
    const { bestSeatCodes } = (await sections(sale.seated, 3)).body;
    const [first, , last] = bestSeatCodes;
    const { items } = (await inventory()).body;
    const { total } = items.find(({ offerGroupId }) => offerGroupId === sale.seated)!.price;
    const order = (more: { seatCodes: string[]; maySplit?: boolean }) => ({
      eventId: sale.eventId,
      lines: [{ offerGroupId: sale.seated, quantity: more.seatCodes.length, ...more }],
      guest: { emailAddress: `${randomUUID()}@foyer.example` },
      payment: {
        paymentKind: 'cash' as const,
        amount: { ...total, amount: more.seatCodes.length * total.amount },
      },
    });
    const sell = (more: { seatCodes: string[]; maySplit?: boolean }) =>
      server.call('sellAsPromoter', { token: promoter.token, body: order(more) });
    expect((await sell({ seatCodes: [first!, last!] })).error?.code).toBe('seatsNotTogether');
    expect((await sell({ seatCodes: [first!, last!], maySplit: true })).status).toBe(200);
    expect((await sell({ seatCodes: [first!] })).error?.code).toBe('invalidSeatCodes');
    const { body } = await sections(sale.seated);
    expect(body.sections[0]).toMatchObject({ available: 1 });
    expect(body.availability[0]!.rows[0]!.states.match(/s/g)).toHaveLength(2);
  });

  it('name that of standing places, without seats; other offers have none', async () => {
    await engage([{ offerGroupId: sale.standing, quantity: 3 }]);
    const { body } = await sections(sale.standing);
    expect(body).toMatchObject({ seating: 'ga', availability: [], bestSeatCodes: [] });
    expect(body.sections.every(({ available }) => available === 3)).toBe(true);
    expect((await sections(sale.seated)).error?.code).toBe('notFound');
    expect((await sections(randomUUID())).error?.code).toBe('notFound');
  });
});
