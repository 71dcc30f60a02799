import { randomUUID } from 'node:crypto';
import type { PromoterSaleRequest } from '@foyer/contract';
import { sql } from 'kysely';
import { minutes } from '../../../platform/time/units.ts';
import { countFree } from '../../../sale/inventory/stockRepository.ts';
import { recordHandedBack } from '../../../sale/refund/finishRefund.ts';
import { returnOrder } from '../../../sale/refund/refundOrder.ts';
import { knowsBuyers, makeBuyers, promoterOf, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { engageFor } from '../../../testing/sale/fixtures/promoterFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { linkTokenFor } from '../../../testing/people/signUp.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let promoter: Buyer;
/** What one standing place costs with its fee and taxes; its face price is 50.00. */
const price = 6_324;
const cad = (amount: number) => ({ amount, currency: 'CAD' });
const guest = { emailAddress: 'Gina@Foyer.example', firstName: 'Gina' };

beforeEach(async () => {
  sale = await buildSale(server.database, { standing: 20 });
  const [person] = (await makeBuyers(server.database, 1)) as [Buyer];
  promoter = promoterOf(person, sale.eventId);
  await engageFor(server, promoter.userId, sale);
});

const orderOf = (quantity: number, more: Partial<PromoterSaleRequest> = {}): PromoterSaleRequest => ({
  eventId: sale.eventId,
  lines: [{ offerGroupId: sale.standing, quantity }],
  guest: { ...guest, emailAddress: `${randomUUID()}@foyer.example` },
  payment: { paymentKind: 'cash', amount: cad(quantity * price) },
  ...more,
});
const sell = (body: PromoterSaleRequest, headers: Record<string, string> = {}) =>
  server.call('sellAsPromoter', { token: promoter.token, body, headers });
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
const listed = async (state: 'pending' | 'completed' = 'completed') => {
  const query = { eventId: sale.eventId, state };
  return (await server.call('listPromoterTransactions', { token: promoter.token, query })).body.transactions;
};
const found = async (search: string) => {
  const body = { eventId: sale.eventId, state: 'completed' as const, search };
  return (await server.call('searchPromoterTransactions', { token: promoter.token, body })).body.transactions;
};

describe('a sale for cash', () => {
  it('gives the guest the order, the promoter commission, and what is owed in cash [C1.08b, C1.08d, C1.08e, C6.06b, C6.06d, C7.28b]', async () => {
    const sold = await sell(orderOf(2));
    expect(sold.status).toBe(200);
    expect(await overview()).toMatchObject({
      stock: { allotted: 10, left: 8, pending: 0, sold: 2 },
      money: { commissionEarned: cad(1_000), cashOwed: cad(2 * price) },
    });
    const { transactionId } = sold.body;
    expect(await transactionOf(transactionId)).toMatchObject({
      ...{ transactionId, state: 'completed', paymentKind: 'cash' },
      guest: { firstName: 'Gina' },
      items: [{ offerGroupId: sale.standing, name: 'Floor', quantity: 2, seats: [] }],
      ...{ total: cad(2 * price), commission: cad(1_000) },
      entryCodes: { codes: [expect.anything(), expect.anything()] },
    });
    const { rows } = await sql<{ owner: string; isPartial: boolean; tokens: number }>`
      select u.email_address as owner, u.is_partial, count(*)::int as tokens
      from token t join user_account u on u.user_id = t.owner_id and u.user_id = t.holder_id
      where t.event_id = ${sale.eventId} and t.state = 'active' group by 1, 2`.execute(server.database.query);
    expect(rows).toEqual([{ owner: expect.stringMatching(/@foyer\.example$/), isPartial: true, tokens: 2 }]);
  });

  it('mails a guest without an account the receipt, and a link to the {product} that finishes one', async () => {
    await sell(orderOf(1, { guest }));
    await server.jobs.drain();
    const token = await linkTokenFor(server, 'gina@foyer.example', '/completeAccount');
    const { body } = await server.call('getPartialUserAccount', { query: { token } });
    expect(body).toMatchObject({ emailAddress: 'gina@foyer.example', firstName: 'Gina' });
    expect(body.returnTo).toContain(sale.eventId);
    expect((await server.mails()).map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining(['gina@foyer.example', 'gina@foyer.example']),
    );
  });

  it('is the guest’s own where there is an account, which stays as it is', async () => {
    const [person] = (await makeBuyers(server.database, 1)) as [Buyer];
    const emailAddress = `${person.userId}@example.com`;
    await sell(orderOf(1, { guest: { ...guest, emailAddress } }));
    const { body } = await server.call('getEventActivity', {
      token: person.token,
      query: { eventId: sale.eventId },
    });
    expect(body.tokens).toHaveLength(1);
    const { firstName } = await server.database.query
      .selectFrom('userAccount')
      .select('firstName')
      .where('userId', '=', person.userId)
      .executeTakeFirstOrThrow();
    expect(firstName).toBe('Ada');
  });

  it('happens once per key, and is the same in the first version [C7.28a, C7.27i, C7.27k]', async () => {
    const { lines, guest: who, payment, eventId } = orderOf(2);
    const [line] = lines;
    const body = { eventId, ...line!, emailAddress: who.emailAddress, ...payment };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await server.call('sellAsPromoterV1', { token: promoter.token, body, headers });
    const again = await server.call('sellAsPromoterV1', { token: promoter.token, body, headers });
    expect([first.status, again.body]).toEqual([200, first.body]);
    const { transactionId } = first.body;
    const flat = {
      ...{ transactionId, eventId, state: 'completed', paymentKind: 'cash', quantity: 2 },
      ...{ emailAddress: who.emailAddress, total: cad(2 * price), commission: cad(1_000) },
      createdAt: expect.any(String),
    };
    const { token } = promoter;
    const query = { eventId, transactionId };
    expect((await server.call('getPromoterTransactionV1', { token, query })).body).toEqual(flat);
    const page = { eventId, state: 'completed' as const };
    const list = await server.call('listPromoterTransactionsV1', { token, query: page });
    expect(list.body.transactions).toEqual([flat]);
  });

  it('shows its entry codes for ten minutes', async () => {
    const { transactionId } = (await sell(orderOf(1))).body;
    const { entryCodes } = await transactionOf(transactionId);
    expect(entryCodes!.codes[0]!.code).toMatch(/^F1\.[0-9a-f-]{36}\.\d{8}$/);
    await server.clock.advance(minutes(10));
    expect((await transactionOf(transactionId)).entryCodes).toBeUndefined();
  });

  it('sells the best seats of the allotment, or those that are picked', async () => {
    const stock = [{ offerGroupId: sale.seated, quantity: 3 }];
    await engageFor(server, promoter.userId, sale, { stock });
    const lines = [{ offerGroupId: sale.seated, quantity: 2 }];
    const { items } = (
      await server.call('listPromoterInventory', { token: promoter.token, query: { eventId: sale.eventId } })
    ).body;
    const each = items.find(({ offerGroupId }) => offerGroupId === sale.seated)!.price.total.amount;
    const payment = { paymentKind: 'cash' as const, amount: cad(2 * each) };
    const { transactionId } = (await sell(orderOf(2, { lines, payment }))).body;
    const seats = (await transactionOf(transactionId)).items[0]!.seats.map(({ seatCode }) => seatCode);
    expect(seats).toHaveLength(2);
    const taken = [{ offerGroupId: sale.seated, quantity: 1, seatCodes: seats.slice(0, 1) }];
    const refused = await sell(
      orderOf(1, { lines: taken, payment: { paymentKind: 'cash', amount: cad(each) } }),
    );
    expect(refused.error?.code).toBe('invalidSeatCodes');
  });

  it('on a terminal is with the organisation, at the commission of any payment [C1.08a, C6.06a]', async () => {
    const payment = {
      paymentKind: 'card' as const,
      amount: cad(price),
      reference: `terminal-${sale.eventId}`,
    };
    expect((await sell(orderOf(1, { payment }))).status).toBe(200);
    expect((await overview()).money).toEqual({ commissionEarned: cad(250), cashOwed: cad(0) });
  });
});

describe('a refused sale', () => {
  it.each<[string, string, (order: PromoterSaleRequest) => PromoterSaleRequest]>([
    [
      'priceChanged',
      'another amount',
      (order) => ({ ...order, payment: { ...order.payment, amount: cad(price - 1) } }),
    ],
    [
      'purchaseSoldOut',
      'more than the allotment has left',
      (order) => ({
        ...order,
        lines: [{ offerGroupId: sale.standing, quantity: 5 }],
        payment: { ...order.payment, amount: cad(5 * price) },
      }),
    ],
    [
      'notFound',
      'an offer of no event',
      (order) => ({ ...order, lines: [{ offerGroupId: randomUUID(), quantity: 1 }] }),
    ],
    ['notFound', 'an extra', (order) => ({ ...order, lines: [{ offerGroupId: sale.shirt, quantity: 1 }] })],
    [
      'invalidRequest',
      'a birth date that is none',
      (order) => ({ ...order, guest: { ...order.guest, birthDate: '2026-02-30' } }),
    ],
    [
      'invalidRequest',
      'a card without the transaction of the terminal',
      (order) => ({ ...order, payment: { paymentKind: 'card', amount: cad(price) } }),
    ],
  ])('answers %s for %s, and nothing is held or begun', async (code, _what, change) => {
    await engageFor(server, promoter.userId, sale, { stock: [{ offerGroupId: sale.standing, quantity: 4 }] });
    const order = change(orderOf(1));
    expect((await sell(order)).error?.code).toBe(code);
    expect((await overview()).stock).toMatchObject({ left: 4, pending: 0, sold: 0 });
    const accounts = await server.database.query
      .selectFrom('userAccount')
      .select('userId')
      .where('emailAddress', '=', order.guest.emailAddress)
      .execute();
    expect(accounts).toEqual([]);
  });

  it('can be sent again under its key', async () => {
    await engageFor(server, promoter.userId, sale, { stock: [{ offerGroupId: sale.standing, quantity: 0 }] });
    const [order, headers] = [orderOf(1), { 'idempotency-key': randomUUID() }];
    expect((await sell(order, headers)).error?.code).toBe('purchaseSoldOut');
    await engageFor(server, promoter.userId, sale);
    expect((await sell(order, headers)).status).toBe(200);
  });

  it('is one that the terms exclude: kinds of payment, and the limit of a guest', async () => {
    await engageFor(server, promoter.userId, sale, { paymentKinds: ['cash'], mostPerGuest: 2 });
    const card = { paymentKind: 'card' as const, amount: cad(price), reference: 'one' };
    expect((await sell(orderOf(1, { payment: card }))).error?.code).toBe('paymentKindNotAllowed');
    expect((await sell(orderOf(2, { guest }))).status).toBe(200);
    const more = await sell(orderOf(1, { guest }));
    expect(more.error).toMatchObject({ code: 'promoterGuestLimit', details: { limit: 2 } });
  });

  it('is one to a guest who is too young, or whose age is not told', async () => {
    await sql`update event set minimum_age = 18 where event_id = ${sale.eventId}`.execute(
      server.database.query,
    );
    const to = (birthDate?: string) =>
      sell(
        orderOf(1, {
          guest: { emailAddress: `${randomUUID()}@foyer.example`, ...(birthDate ? { birthDate } : {}) },
        }),
      );
    expect((await to()).error?.code).toBe('belowMinimumEventAge');
    expect((await to('2015-01-01')).error?.code).toBe('belowMinimumEventAge');
    expect((await to('1990-01-01')).status).toBe(200);
  });
});

describe('the transactions of a promoter', () => {
  it('are found by the guest, and are the promoter’s alone [C7.27j, C7.27l, C2.32d, C4.21b]', async () => {
    const { transactionId } = (await sell(orderOf(1, { guest }))).body;
    await sell(orderOf(1, { guest: { emailAddress: 'other@foyer.example', lastName: 'Ordinary' } }));
    expect(await listed()).toHaveLength(2);
    expect((await found('GINA')).map((each) => each.transactionId)).toEqual([transactionId]);
    expect(await listed('pending')).toEqual([]);
    const [person] = (await makeBuyers(server.database, 1)) as [Buyer];
    const rival = promoterOf(person, sale.eventId);
    await engageFor(server, rival.userId, sale, { stock: [] });
    const query = { eventId: sale.eventId, transactionId };
    const answer = await server.call('getPromoterTransaction', { token: rival.token, query });
    expect(answer.error?.code).toBe('notFound');
  });

  it('lose their commission with a refund, and the place returns to the allotment [B67]', async () => {
    const { transactionId } = (await sell(orderOf(2))).body;
    const { orderId } = await server.database.query
      .selectFrom('purchaseOrder')
      .select('orderId')
      .where('commitmentId', '=', transactionId)
      .executeTakeFirstOrThrow();
    const { eventId } = sale;
    await returnOrder(server.platform, { eventId, orderId, refundId: orderId, reason: 'goodwill' });
    await server.jobs.drain();
    expect(await overview()).toMatchObject({
      stock: { left: 10, sold: 0 },
      money: { commissionEarned: cad(0), cashOwed: cad(2 * price) },
    });
    expect(await recordHandedBack(server.platform, { eventId, refundId: orderId })).toBe(true);
    expect((await overview()).money.cashOwed).toEqual(cad(0));
    expect(await transactionOf(transactionId)).toMatchObject({ total: cad(0), commission: cad(0) });
  });
});

it('never sells more than the allotment has, when many sell at once', async () => {
  await engageFor(server, promoter.userId, sale, { stock: [{ offerGroupId: sale.standing, quantity: 3 }] });
  const answers = await Promise.all(Array.from({ length: 6 }, () => sell(orderOf(1))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect((await overview()).stock).toMatchObject({ left: 0, pending: 0, sold: 3 });
  const general = await countFree(server.database.query, sale.eventId);
  const spare = general.find((row) => row.inventoryItemId === sale.standingItem && row.allotmentId === null);
  expect(spare!.free).toBe(17);
});
