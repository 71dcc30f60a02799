import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { minutes } from '../../../platform/time/units.ts';
import { knowsBuyers, makeBuyers, promoterOf, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { engageFor } from '../../../testing/sale/fixtures/promoterFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let promoter: Buyer;
/** What one standing place costs. */
const price = 6_324;
const cad = (amount: number) => ({ amount, currency: 'CAD' });

beforeEach(async () => {
  sale = await buildSale(server.database, { standing: 20 });
  const [person] = (await makeBuyers(server.database, 1)) as [Buyer];
  promoter = promoterOf(person, sale.eventId);
  await engageFor(server, promoter.userId, sale);
});

/** Sells for cash, or with the transaction of a terminal. */
const sell = async (quantity: number, reference?: string): Promise<string> => {
  const body = {
    eventId: sale.eventId,
    lines: [{ offerGroupId: sale.standing, quantity }],
    guest: { emailAddress: `${randomUUID()}@foyer.example` },
    payment: {
      ...(reference === undefined
        ? { paymentKind: 'cash' as const }
        : { paymentKind: 'card' as const, reference }),
      amount: cad(quantity * price),
    },
  };
  return (await server.call('sellAsPromoter', { token: promoter.token, body })).body.transactionId;
};
const overview = async () =>
  (await server.call('getPromoterOverview', { token: promoter.token, query: { eventId: sale.eventId } }))
    .body;
const transactionOf = async (transactionId: string) =>
  (
    await server.call('getPromoterTransaction', {
      token: promoter.token,
      query: { eventId: sale.eventId, transactionId },
    })
  ).body;

describe('a wrong sale for cash', () => {
  const undo = (transactionId: string) =>
    server.call('undoPromoterSale', {
      token: promoter.token,
      body: { eventId: sale.eventId, transactionId },
    });

  it('is undone within ten minutes: stock, cash and commission are as before [C4.21d]', async () => {
    const transactionId = await sell(2);
    expect(await transactionOf(transactionId)).toMatchObject({ undoableUntil: expect.any(String) });
    const undone = await undo(transactionId);
    expect(undone.body).toMatchObject({ state: 'cancelled', total: cad(0), commission: cad(0) });
    expect(undone.body.undoableUntil).toBeUndefined();
    expect(await overview()).toMatchObject({
      stock: { left: 10, pending: 0, sold: 0 },
      money: { commissionEarned: cad(0), cashOwed: cad(0) },
    });
    expect((await undo(transactionId)).body).toMatchObject({ state: 'cancelled' });
    await server.jobs.drain();
    expect((await overview()).money.cashOwed).toEqual(cad(0));
  });

  it.each<[string, (transactionId: string) => Promise<unknown>]>([
    ['later', () => server.clock.advance(minutes(10))],
    [
      'after it was used',
      () =>
        sql`select move_token(jsonb_build_object('reason', 'checkedIn', 'tokens', jsonb_agg(jsonb_build_object(
          'event_id', t.event_id, 'token_id', t.token_id, 'from_state', 'active', 'to_state', 'checkedIn'))))
          from token t where t.event_id = ${sale.eventId}`.execute(server.database.query),
    ],
  ])('can not be undone %s', async (_when, change) => {
    const transactionId = await sell(1);
    await change(transactionId);
    expect((await transactionOf(transactionId)).undoableUntil).toBeUndefined();
    expect((await undo(transactionId)).error?.code).toBe('saleNotUndoable');
  });

  it('is undone by its promoter alone, and never on a terminal', async () => {
    const transactionId = await sell(1, `undo-${sale.eventId}`);
    expect((await undo(transactionId)).error?.code).toBe('saleNotUndoable');
    expect((await undo(randomUUID())).error?.code).toBe('notFound');
  });
});
