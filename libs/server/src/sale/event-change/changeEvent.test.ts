import type { CartSelection } from '@foyer/contract';
import { days } from '../../platform/time/units.ts';
import {
  buyLines,
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { mailedInvitation, sendTo } from '../../testing/sale/handOver.ts';
import { buildSale, seatCode, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { changeEvent } from './changeEvent.ts';
import { settleEventChangesJob } from './settleEventChange.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const operator = 'tests';
let [ada, ben]: [Buyer, Buyer] = [] as never;
let sale: SaleFixture;

beforeEach(async () => {
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  sale = await buildSale(server.database);
});

const buy = (buyer: Buyer, selections: CartSelection[]) => buyLines(server, buyer, sale.eventId, selections);
const refunds = () =>
  server.database.query
    .selectFrom('refund')
    .select(['orderId', 'amount', 'state', 'reason'])
    .where('eventId', '=', sale.eventId)
    .orderBy('amount')
    .execute();
const profile = async () => (await server.call('getEventProfile', { query: { eventId: sale.eventId } })).body;
const look = async ({ token }: Buyer) =>
  (await server.call('getRefundCheckout', { token, query: { eventId: sale.eventId } })).body;
const deadlineOf = async ({ token }: Buyer) =>
  (await server.call('getEventActivity', { token, query: { eventId: sale.eventId } })).body.refundUntil;
const mailsTo = async ({ userId }: Buyer) =>
  (await server.mails())
    .filter(({ recipient }) => recipient === `${userId}@example.com`)
    .map(({ subject }) => subject);
const sweep = () => settleEventChangesJob.handle({}, { platform: server.platform, jobId: 'any' });

describe('a cancelled event', () => {
  it('sells nothing, gives everything back once, and says how many were refunded [C3.17o, C4.05o]', async () => {
    const first = await buy(ada, [
      line('a', sale.seated, 2, { seatCodes: [seatCode(0, 1), seatCode(0, 2)] }),
    ]);
    const second = await buy(ben, [line('a', sale.standing, 1), line('b', sale.shirt, 1)]);
    const { eventId } = sale;
    expect(await changeEvent(server.platform, { eventId, operator, kind: 'cancelled' })).toBe(true);
    expect(await changeEvent(server.platform, { eventId, operator, kind: 'cancelled' })).toBe(false);
    await server.jobs.drain();
    await sweep();
    await server.jobs.drain();
    const totals = [first, second].map(({ orderId, total }) => ({
      orderId,
      amount: total.amount,
      state: 'refunded',
      reason: 'eventCancelled',
    }));
    expect(await refunds()).toEqual(totals.toSorted((left, right) => left.amount - right.amount));
    expect(await profile()).toMatchObject({ refundedCount: 3, summary: { status: 'Cancelled' } });
    expect(await mailsTo(ada)).toContain('Northern Lights was canceled: your refund');
    expect((await checkout(server, ada, eventId, [line('c', sale.standing, 1)])).error?.code).toBe(
      'marketplaceClosed',
    );
    const change = { eventId, operator, kind: 'postponed' as const, refundUntil: new Date() };
    expect(await changeEvent(server.platform, change)).toBe(false);
  });

  it('refunds what is left of an order that was refunded in part', async () => {
    const { eventId, standing } = sale;
    await buy(ada, [line('a', standing, 2)]);
    const refundUntil = new Date(server.clock.now().getTime() + days(1));
    await changeEvent(server.platform, { eventId, operator, kind: 'postponed', refundUntil });
    expect((await profile()).summary.saleState).toBe('closed');
    const answer = await checkout(server, ada, eventId, [line('b', standing, 1)]);
    expect(answer.error?.code).toBe('marketplaceClosed');
    const [item] = (await look(ada)).items;
    const tokenIds = item!.tokens.map(({ tokenId }) => tokenId);
    const body = { eventId, tokenIds, acceptedAmount: item!.refund };
    expect((await server.call('refundTokens', { token: ada.token, body })).status).toBe(200);
    await changeEvent(server.platform, { eventId, operator, kind: 'cancelled' });
    await server.jobs.drain();
    const [one, other] = await refunds();
    expect([one!.amount, one!.state, other!.state]).toEqual([other!.amount, 'refunded', 'refunded']);
    expect((await profile()).refundedCount).toBe(2);
  });
});

it('tells who holds what another paid for; on request it is refunded once it is back, off it is at once', async () => {
  sale = await buildSale(server.database, { refund: 'always' });
  const { eventId } = sale;
  const { tokens, total } = await buy(ada, [line('a', sale.standing, 2)]);
  const friend = `${ben.userId}@example.com`;
  const given = (await sendTo(server, ada, [{ eventId, tokenId: tokens[0]!.tokenId }], friend)).body;
  const link = await mailedInvitation(server, friend);
  const refusals = async () => (await look(ada)).items.map(({ allowed }) => allowed.reason);
  expect((await refusals()).toSorted()).toEqual(['tokenNotActive', undefined]);
  await server.call('confirmTokenAssignment', { token: ben.token, query: link });
  expect((await refusals()).toSorted()).toEqual(['tokenNotActive', undefined]);
  const refundUntil = new Date(server.clock.now().getTime() + days(10));
  await changeEvent(server.platform, { eventId, operator, kind: 'postponed', refundUntil });
  await server.jobs.drain();
  expect(await mailsTo(ben)).toContain('Northern Lights was postponed');
  const query = { assignmentId: given.assignments[0]!.assignmentId };
  await server.call('returnTokenAssignment', { token: ben.token, query });
  expect(await refusals()).toEqual([undefined]);
  await sendTo(server, ada, [{ eventId, tokenId: tokens[0]!.tokenId }], friend);
  const again = await mailedInvitation(server, friend);
  await server.call('confirmTokenAssignment', { token: ben.token, query: again });
  await changeEvent(server.platform, { eventId, operator, kind: 'cancelled' });
  await server.jobs.drain();
  await sweep();
  await server.jobs.drain();
  expect(await refunds()).toMatchObject([{ amount: total.amount, state: 'refunded' }]);
  const told = (await mailsTo(ben)).filter((subject) => subject === 'Northern Lights was canceled');
  expect(told).toHaveLength(1);
});

describe('an event that is moved', () => {
  it('lets those who bought before choose the whole price until the deadline, and tells them', async () => {
    const { eventId, standing } = sale;
    await buy(ada, [line('a', standing, 1)]);
    const former = (await profile()).summary.startsAt;
    const startsAt = new Date(server.clock.now().getTime() + days(60));
    const refundUntil = new Date(server.clock.now().getTime() + days(10));
    await changeEvent(server.platform, { eventId, operator, kind: 'rescheduled', startsAt, refundUntil });
    await server.jobs.drain();
    expect((await profile()).summary).toMatchObject({
      status: 'Rescheduled',
      startsAt: startsAt.toISOString(),
      previousStartsAt: former,
    });
    expect(await mailsTo(ada)).toContain('Northern Lights has a new date');
    await server.clock.advance(1_000);
    await buy(ben, [line('b', standing, 1)]);
    const [moved, after] = [await look(ada), await look(ben)];
    expect(moved.refundUntil).toBe(refundUntil.toISOString());
    expect(moved.items[0]).toMatchObject({ allowed: { allowed: true }, refund: moved.items[0]!.paid });
    expect(after.items[0]!.allowed).toEqual({ allowed: false, reason: 'refundNotAllowed' });
    expect([await deadlineOf(ada), await deadlineOf(ben)]).toEqual([refundUntil.toISOString(), undefined]);
    await server.clock.advance(days(10));
    expect((await look(ada)).items[0]!.allowed).toEqual({ allowed: false, reason: 'refundNotAllowed' });
    expect(await deadlineOf(ada)).toBeUndefined();
    await server.clock.advance(-days(10));
  });
});
