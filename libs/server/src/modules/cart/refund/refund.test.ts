import type { CartSelection } from '@foyer/contract';
import { days } from '../../../platform/time/units.ts';
import { toJson } from '../../../platform/database/toJson.ts';
import {
  buyLines,
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import {
  buildSale,
  seatCode,
  type SaleFixture,
  type SaleFixtureOptions,
} from '../../../testing/sale/fixtures/saleFixture.ts';
import { recordDispute } from '../../../sale/purchase/external/recordDispute.ts';
import { move } from '../../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let [ada, ben]: [Buyer, Buyer] = [] as never;
let sale: SaleFixture;

beforeEach(async () => {
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
});

/** Sale whose policy allows refunds, with refundable fees of a dollar and others of 10 %. */
async function sell(refund: object = { refund: 'always' }, options: SaleFixtureOptions = {}): Promise<void> {
  sale = await buildSale(server.database, { feeAmount: 100, ...options });
  const policy = { transfer: 'allowed', resale: 'allowed', idRequired: false, ...refund };
  await server.database.query
    .updateTable('event')
    .set({ policy: toJson(policy) })
    .where('eventId', '=', sale.eventId)
    .execute();
}
const buy = (buyer: Buyer, selections: CartSelection[]) => buyLines(server, buyer, sale.eventId, selections);
const seats = (...numbers: number[]) => [
  line('a', sale.seated, numbers.length, { seatCodes: numbers.map((seat) => seatCode(0, seat)) }),
];
const look = async ({ token }: Buyer) =>
  (await server.call('getRefundCheckout', { token, query: { eventId: sale.eventId } })).body;
const refund = (
  { token }: Buyer,
  tokenIds: string[],
  amount: number,
  more: { idempotencyKey?: string } = {},
) =>
  server.call('refundTokens', {
    token,
    body: { eventId: sale.eventId, tokenIds, acceptedAmount: { amount, currency: 'CAD' } },
    ...more,
  });
const stateOfSeat = async (seat: number) =>
  (
    await server.database.query
      .selectFrom('eventSeat')
      .select('state')
      .where('eventId', '=', sale.eventId)
      .where('seatCode', '=', seatCode(0, seat))
      .executeTakeFirstOrThrow()
  ).state;
const refundRows = () =>
  server.database.query
    .selectFrom('refund')
    .select(['amount', 'state', 'reason'])
    .where('eventId', '=', sale.eventId)
    .execute();

describe('a refund by policy', () => {
  it('returns a free order one by one; it is refunded once all of it is [C7.36]', async () => {
    const prices = { seated: 0, standing: 0, shirt: 0 };
    await sell({ refund: 'always' }, { prices, feeAmount: 0, feePpm: 0, taxPpm: 0 });
    const { body: cart } = await checkout(server, ada, sale.eventId, seats(1, 2));
    const { body: order } = await server.call('payCart', {
      token: ada.token,
      body: { eventId: sale.eventId, purchaseToken: cart.purchaseToken, acceptedTotal: cart.quote.total },
    });
    const [first, second] = order.tokens.map(({ tokenId }) => tokenId) as [string, string];
    const stateAfter = async (tokenId: string) => {
      expect((await refund(ada, [tokenId], 0)).status).toBe(200);
      const { state } = await server.database.query
        .selectFrom('purchaseOrder')
        .select('state')
        .where('orderId', '=', order.orderId)
        .executeTakeFirstOrThrow();
      return state;
    };
    expect(await stateAfter(first)).toBe('partlyRefunded');
    expect(await stateAfter(second)).toBe('refunded');
  });

  it('leaves the tax on a fee that it leaves, and gives the other tax back [C7.36, C2.10a]', async () => {
    const prices = { seated: 10_000, standing: 5_000, shirt: 3_000 };
    await sell({ refund: 'always' }, { prices, feeAmount: 100, feePpm: 100_000, taxPpm: 100_000 });
    const { tokens, total } = await buy(ada, seats(1));
    // 100.00, facility 1.00, service 10.00, and a tenth of each in tax.
    expect(total.amount).toBe(12_210);
    const { items } = await look(ada);
    const tax = items[0]!.parts.find(({ kind }) => kind === 'tax')!;
    expect([tax.paid.amount, tax.refund.amount]).toEqual([1_110, 1_010]);
    const tokenIds = tokens.map(({ tokenId }) => tokenId);
    expect((await refund(ada, tokenIds, 11_110)).status).toBe(200);
    await server.jobs.drain();
    expect(await refundRows()).toEqual([{ amount: 11_110, state: 'refunded', reason: 'requested' }]);
  });

  it('says before what it gives back, part by part, and what it keeps [C7.37, C2.10a]', async () => {
    await sell();
    const order = await buy(ada, seats(1, 2));
    const { items, event } = await look(ada);
    expect(event.eventId).toBe(sale.eventId);
    expect(items).toHaveLength(2);
    const [item] = items;
    expect(item).toMatchObject({ orderNumber: order.orderNumber, allowed: { allowed: true } });
    const byCode = new Map(item!.parts.map((part) => [part.code, part]));
    expect(byCode.get('service')).toMatchObject({ kind: 'fee', label: 'Fee', refund: { amount: 0 } });
    expect(byCode.get('facility')!.refund).toEqual(byCode.get('facility')!.paid);
    expect(byCode.get('face')!.refund).toEqual(byCode.get('face')!.paid);
    const sum = (each: 'paid' | 'refund') =>
      item!.parts.reduce((total, part) => total + part[each].amount, 0);
    expect([item!.paid.amount, item!.refund.amount]).toEqual([sum('paid'), sum('refund')]);
    expect(item!.refund.amount).toBeLessThan(item!.paid.amount);
    expect(items[0]!.paid.amount + items[1]!.paid.amount).toBe(order.total.amount);
  });

  it('is made in part: the token is void, its seat on sale, its money back once [C7.36]', async () => {
    await sell();
    await buy(ada, seats(1, 2));
    const { items } = await look(ada);
    const { tokens, refund: amount } = items[0]!;
    const seat = Number(tokens[0]!.seat!.seat);
    const { tokenId } = tokens[0]!;
    const twice = { idempotencyKey: 'refund-of-one-token' };
    const first = await refund(ada, [tokenId], amount.amount, twice);
    expect(first.body).toEqual({ amount, tokenIds: [tokenId] });
    expect((await refund(ada, [tokenId], amount.amount, twice)).body).toEqual(first.body);
    expect((await refund(ada, [tokenId], amount.amount)).error?.code).toBe('notFound');
    await server.jobs.drain();
    expect(await refundRows()).toEqual([{ amount: amount.amount, state: 'refunded', reason: 'requested' }]);
    const query = { eventId: sale.eventId };
    const { tokens: left } = (await server.call('getEventActivity', { token: ada.token, query })).body;
    expect(left.map((each) => each.tokenId)).toEqual([items[1]!.tokens[0]!.tokenId]);
    expect(await stateOfSeat(seat)).toBe('available');
    await buy(ben, seats(seat));
    expect((await look(ada)).items).toHaveLength(1);
  });

  it('lets the buyer buy as many again', async () => {
    await sell({ refund: 'always' }, { maxPerPerson: 2 });
    await buy(ada, [line('a', sale.standing, 2)]);
    const { items } = await look(ada);
    const ids = items.map(({ tokens }) => tokens[0]!.tokenId);
    const amount = items.reduce((sum, each) => sum + each.refund.amount, 0);
    expect((await refund(ada, ids, amount)).status).toBe(200);
    expect((await buy(ada, [line('b', sale.standing, 2)])).tokens).toHaveLength(2);
  });

  it('takes tokens of several orders back at once, and one of two that ask at a time', async () => {
    await sell();
    await buy(ada, seats(1));
    await buy(ada, [line('b', sale.standing, 1), line('c', sale.shirt, 1)]);
    const { items } = await look(ada);
    const ids = items.map(({ tokens }) => tokens[0]!.tokenId);
    const amount = items.reduce((sum, each) => sum + each.refund.amount, 0);
    const both = await Promise.all([refund(ada, ids, amount), refund(ada, ids, amount)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    await server.jobs.drain();
    expect((await refundRows()).map(({ state }) => state)).toEqual(['refunded', 'refunded']);
  });

  it.each<[code: string, policy: object]>([
    ['refundNotAllowed', { refund: 'none' }],
    ['refundDeadlinePassed', { refund: 'untilDate', refundUntil: '2020-01-01T00:00:00.000Z' }],
  ])('is refused with %s by the policy in force at purchase', async (code, policy) => {
    await sell(policy);
    const { tokens } = await buy(ada, seats(1));
    expect((await look(ada)).items[0]!.allowed).toEqual({ allowed: false, reason: code });
    const { error } = await refund(ada, [tokens[0]!.tokenId], 0);
    expect(error?.code).toBe(code);
  });

  it('fails as a whole when one of its seats is no longer sold [C8.21t]', async () => {
    await sell();
    await buy(ada, seats(1, 2));
    const { items } = await look(ada);
    const ids = items.map(({ tokens }) => tokens[0]!.tokenId);
    const amount = items.reduce((sum, each) => sum + each.refund.amount, 0);
    const seat = server.database.query
      .updateTable('eventSeat')
      .where('eventId', '=', sale.eventId)
      .where('seatCode', '=', seatCode(0, 2));
    await seat.set({ state: 'blocked' }).execute();
    expect((await refund(ada, ids, amount)).error?.code).toBe('refundFailed');
    expect([await refundRows(), await stateOfSeat(1)]).toEqual([[], 'sold']);
    await seat.set({ state: 'sold' }).execute();
    expect((await refund(ada, ids, amount)).status).toBe(200);
  });

  it('is refused while a bank disputes the payment, until it is won', async () => {
    await sell();
    const { tokens, orderId } = await buy(ada, seats(1));
    const { query } = server.database;
    const { gateway, transactionId, capturedAmount, currency } = await query
      .selectFrom('payment')
      .innerJoin('purchaseOrder', (join) => join.onRef('purchaseOrder.paymentId', '=', 'payment.paymentId'))
      .select(['gateway', 'transactionId', 'capturedAmount', 'payment.currency'])
      .where('purchaseOrder.orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    const charge = { transactionId: transactionId!, amount: capturedAmount!, currency };
    const tell = (state: 'open' | 'won') =>
      recordDispute(
        server.platform,
        { gateway, gatewayAccountId: null },
        { disputeId: 'one', ...charge, state },
      );
    await tell('open');
    expect((await look(ada)).items[0]!.allowed).toEqual({ allowed: false, reason: 'paymentDisputed' });
    expect((await refund(ada, [tokens[0]!.tokenId], 0)).error?.code).toBe('paymentDisputed');
    await tell('won');
    expect((await look(ada)).items[0]!.allowed).toEqual({ allowed: true });
  });

  it('is refused once the event has begun, for what was sent, of others, or at another amount', async () => {
    await sell();
    const { tokens } = await buy(ada, seats(1, 2));
    const [first, second] = tokens as [(typeof tokens)[number], (typeof tokens)[number]];
    expect((await refund(ben, [first.tokenId], 0)).error?.code).toBe('notFound');
    expect((await refund(ada, [first.tokenId], 1)).error?.code).toBe('priceChanged');
    await move(server, { eventId: sale.eventId, tokenId: second.tokenId }, ['active', 'sent']);
    expect((await refund(ada, [second.tokenId], 0)).error?.code).toBe('tokenNotActive');
    await server.clock.advance(days(31));
    expect((await refund(ada, [first.tokenId], 0)).error?.code).toBe('refundDeadlinePassed');
    await server.clock.advance(-days(31));
    expect(await refundRows()).toEqual([]);
  });
});
