import { randomUUID } from 'node:crypto';
import { returnUnsoldJob } from '../engagement/returnUnsoldJob.ts';
import { hours } from '../../../platform/time/units.ts';
import { returnOrder } from '../../../sale/refund/refundOrder.ts';
import { checkInvariants } from '../../../testing/database/checkInvariants.ts';
import {
  knowsBuyers,
  makeBuyers,
  memberOf,
  promoterOf,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { engageFor } from '../../../testing/sale/fixtures/promoterFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { settlementStates } from './settlementRepository.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let promoter: Buyer;
let member: Buyer;
/** What one standing place costs; ten percent of its face price of 50.00 is the commission. */
const price = 6_324;
const commission = 500;
const cad = (amount: number) => ({ amount, currency: 'CAD' });

beforeEach(async () => {
  sale = await buildSale(server.database, { standing: 20, refund: 'always' });
  const [seller, other] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  promoter = promoterOf(seller, sale.eventId);
  const { clientId } = await server.database.query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', sale.eventId)
    .executeTakeFirstOrThrow();
  member = memberOf(other, clientId, 'finance');
  await engageFor(server, promoter.userId, sale);
});

const ofPromoter = () => ({ token: promoter.token, body: { eventId: sale.eventId } });
const termsOf = () => ({ token: promoter.token, query: { eventId: sale.eventId } });
const ofMember = <Body extends object>(body: Body) => ({
  token: member.token,
  body: { eventId: sale.eventId, ...body },
});
async function sell(quantity: number): Promise<string> {
  const body = {
    eventId: sale.eventId,
    lines: [{ offerGroupId: sale.standing, quantity }],
    guest: { emailAddress: `${randomUUID()}@foyer.example`, firstName: 'Gina' },
    payment: { paymentKind: 'cash' as const, amount: cad(quantity * price) },
  };
  return (await server.call('sellAsPromoter', { token: promoter.token, body })).body.transactionId;
}
async function refund(transactionId: string): Promise<string> {
  const { eventId } = sale;
  const { orderId } = await server.database.query
    .selectFrom('purchaseOrder')
    .select('orderId')
    .where('commitmentId', '=', transactionId)
    .executeTakeFirstOrThrow();
  await returnOrder(server.platform, { eventId, orderId, refundId: orderId, reason: 'goodwill' });
  return orderId;
}
const account = async () =>
  (await server.call('getPromoterSettlement', { token: promoter.token, query: { eventId: sale.eventId } }))
    .body;
const propose = async () =>
  (await server.call('proposePromoterSettlement', ofPromoter())).body.settlements[0]!;
const accept = (settlementId: string, accepted = true) =>
  server.call('answerSettlementOfPromoter', ofMember({ settlementId, accepted }));
const handOver = (amount: number) =>
  server.call('recordPromoterCash', ofMember({ promoterId: promoter.userId, amount: cad(amount) }));

afterEach(() => checkInvariants(server.database));

it('has the states of the database', async () => {
  const rows = await server.database.query
    .selectFrom('stateTransition')
    .select(['fromState', 'toState'])
    .where('machine', '=', 'promoterSettlement')
    .where('fromState', '<>', '(new)')
    .execute();
  const edges = Object.entries(settlementStates).flatMap(([from, to]) => to.map((each) => [from, each]));
  expect(rows.map(({ fromState, toState }) => [fromState, toState]).toSorted()).toEqual(edges.toSorted());
});

describe('a settlement', () => {
  it('is a document that both sides accept: commission is kept from the cash, the rest is handed over with a receipt', async () => {
    await sell(2);
    expect(await account()).toMatchObject({
      money: { cashOwed: cad(2 * price), commissionEarned: cad(2 * commission) },
      openLines: [{ kind: 'sale', cash: cad(2 * price), commission: cad(2 * commission) }],
      proposable: true,
    });
    const proposed = await propose();
    const toHandOver = cad(2 * (price - commission));
    expect(proposed).toMatchObject({
      ...{ number: 1, state: 'proposed', proposedBy: 'promoter', kept: cad(2 * commission), toHandOver },
    });
    expect((await account()).openLines).toEqual([]);
    const accepted = await accept(proposed.settlementId);
    expect(accepted.body).toMatchObject({
      money: { cashOwed: toHandOver, commissionEarned: cad(0) },
      settlements: [{ state: 'accepted' }],
      proposable: false,
    });
    const handed = await handOver(toHandOver.amount);
    expect(handed.body).toMatchObject({
      money: { cashOwed: cad(0) },
      receipts: [{ number: 1, amount: toHandOver }],
      openLines: [{ kind: 'handedOver', cash: cad(-toHandOver.amount) }],
    });
    const recipients = (await server.mails()).map(({ subject }) => subject);
    expect(recipients).toEqual(
      expect.arrayContaining([expect.stringContaining('is accepted'), expect.stringMatching(/^Receipt 1:/)]),
    );
  });

  it('is proposed by either side, answered by the other, and opens its lines again if it is not accepted', async () => {
    await sell(1);
    const asked = { promoterId: promoter.userId };
    const [first] = (await server.call('proposeSettlementToPromoter', ofMember(asked))).body.settlements;
    const { settlementId } = first!;
    expect((await accept(settlementId)).error?.code).toBe('settlementOwn');
    const refused = await server.call('proposePromoterSettlement', ofPromoter());
    expect(refused.error?.code).toBe('settlementProposed');
    const declined = await server.call('answerPromoterSettlement', {
      token: promoter.token,
      body: { eventId: sale.eventId, settlementId, accepted: false },
    });
    expect(declined.body).toMatchObject({ settlements: [{ state: 'withdrawn' }], proposable: true });
    expect((await accept(settlementId)).error?.code).toBe('settlementNotOpen');
    expect((await propose()).number).toBe(2);
  });

  it('that was proposed is changed to what was sold since, by the side that proposed it', async () => {
    await sell(1);
    const first = await propose();
    await sell(1);
    expect(await propose()).toMatchObject({ settlementId: first.settlementId, cash: cad(2 * price) });
    const query = { eventId: sale.eventId };
    const listed = await server.call('listPromoterAccounts', { token: member.token, query });
    expect(listed.body.accounts[0]).toMatchObject({
      promoter: { promoterId: promoter.userId, name: 'Ada' },
      money: (await account()).money,
    });
  });

  it('carries on what the one before left, and takes commission back that was kept of a sale refunded since', async () => {
    const transactionId = await sell(2);
    await accept((await propose()).settlementId);
    const refundId = await refund(transactionId);
    await sell(1);
    await server.call('recordPromoterRefund', {
      token: promoter.token,
      body: { eventId: sale.eventId, refundId },
    });
    const next = await propose();
    // Two were sold and given back, and the commission kept of them goes back with that of the third.
    expect(next).toMatchObject({
      commission: cad(-commission),
      kept: cad(-commission),
      toHandOver: cad(price - commission),
    });
    await accept(next.settlementId);
    expect((await account()).money).toEqual({ commissionEarned: cad(0), cashOwed: cad(price - commission) });
  });

  it('is withdrawn where the books have no longer what it keeps', async () => {
    const transactionId = await sell(1);
    const { settlementId } = await propose();
    await refund(transactionId);
    expect((await accept(settlementId)).error?.code).toBe('settlementOutdated');
    expect((await account()).settlements[0]).toMatchObject({ state: 'withdrawn' });
  });

  it('needs something to settle, and is of its own event', async () => {
    expect((await server.call('proposePromoterSettlement', ofPromoter())).error?.code).toBe(
      'nothingToSettle',
    );
    expect((await accept(randomUUID())).error?.code).toBe('notFound');
    expect((await handOver(1)).error?.code).toBe('cashNotOwed');
    const stranger = ofMember({ promoterId: randomUUID() });
    expect((await server.call('proposeSettlementToPromoter', stranger)).error?.code).toBe('notFound');
  });
});

describe('the refund of a sale for cash', () => {
  it.each([
    ['the promoter', 'recordPromoterRefund', 0],
    ['the organiser', 'payBackForPromoter', 2 * price],
  ] as const)(
    'is given back by %s, each way a posting, and its commission goes back [B67, B76]',
    async (_who, call, owed) => {
      const refundId = await refund(await sell(2));
      expect(await account()).toMatchObject({
        money: { commissionEarned: cad(0), cashOwed: cad(2 * price) },
        refundsDue: [{ refundId, guest: { firstName: 'Gina' }, amount: cad(2 * price) }],
      });
      const { token } = call === 'recordPromoterRefund' ? promoter : member;
      const body = { eventId: sale.eventId, refundId };
      const given = await server.call(call, { token, body });
      expect(given.body).toMatchObject({ money: { cashOwed: cad(owed) }, refundsDue: [] });
      expect((await server.call(call, { token, body })).body).toMatchObject({
        money: { cashOwed: cad(owed) },
      });
    },
  );

  it('in part takes back its part of the commission [B67]', async () => {
    const transactionId = await sell(4);
    const { userId } = await server.database.query
      .selectFrom('purchaseOrder')
      .select('userId')
      .where('commitmentId', '=', transactionId)
      .executeTakeFirstOrThrow();
    const { eventId } = sale;
    const { items } = (await server.call('getRefundCheckout', { token: userId, query: { eventId } })).body;
    const [item] = items;
    const body = { eventId, tokenIds: [item!.tokens[0]!.tokenId], acceptedAmount: item!.refund };
    const refunded = await server.call('refundTokens', { token: userId, body });
    expect(refunded.status).toBe(200);
    expect((await account()).money.commissionEarned).toEqual(cad(3 * commission));
  });
});

describe('what is unsold', () => {
  it('returns to general sale in one press', async () => {
    await engageFor(server, promoter.userId, sale, {
      stock: [
        { offerGroupId: sale.standing, quantity: 10 },
        { offerGroupId: sale.seated, quantity: 3 },
      ],
    });
    await sell(2);
    const returned = await server.call('returnPromoterInventory', ofPromoter());
    expect(returned.body.stock).toEqual({ allotted: 2, left: 0, pending: 0, sold: 2 });
  });

  it('returns at the end of the engagement, and nothing is sold any more', async () => {
    const endsAt = new Date(server.clock.now().getTime() + hours(1));
    await engageFor(server, promoter.userId, sale, { endsAt });
    await sell(1);
    await server.clock.advance(hours(1));
    await returnUnsoldJob.handle({}, { platform: server.platform, jobId: 'any' });
    expect(await account()).toMatchObject({
      ...{ stock: { allotted: 1, left: 0 }, hasEnded: true, endsAt: endsAt.toISOString(), pendingSales: 0 },
    });
    expect((await server.call('getPromoterEngagement', termsOf())).body).toMatchObject({
      ...{ endsAt: endsAt.toISOString(), hasEnded: true },
    });
    const body = {
      eventId: sale.eventId,
      lines: [{ offerGroupId: sale.standing, quantity: 1 }],
      guest: { emailAddress: 'late@foyer.example' },
      payment: { paymentKind: 'cash' as const, amount: cad(price) },
    };
    expect((await server.call('sellAsPromoter', { token: promoter.token, body })).error?.code).toBe(
      'engagementEnded',
    );
  });
});
