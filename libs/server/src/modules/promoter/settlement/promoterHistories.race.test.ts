import fc from 'fast-check';
import { sampleSettings, seedNumber } from '@foyer/util/sampling';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { minutes } from '../../../platform/time/units.ts';
import { checkInvariants } from '../../../testing/database/checkInvariants.ts';
import { makeBuyers, memberOf, promoterOf, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { engageFor } from '../../../testing/sale/fixtures/promoterFixture.ts';
import { rounds } from '../../../testing/sale/races/rounds.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useSaleServers } from '../../../testing/sale/races/useSaleServers.ts';
import { readTrialBalance } from '../../../sale/ledger/bookRepository.ts';
import { recordCash } from './settleAccount.ts';

const { server } = useSaleServers();

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('sell' as const), quantity: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('refund' as const), at: fc.nat(5), isWhole: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), at: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('giveBack' as const), byPromoter: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('propose' as const), byPromoter: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      byPromoter: fc.boolean(),
      accepted: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('handOver' as const),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('return' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('newTerms' as const),
      ratePpm: fc.integer({ min: 0, max: 400_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
);
/** A sample in a plain run. */
const histories = sampleSettings().isDeep ? rounds(1_000) : 24;
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;
const history = fc.record({
  prices: fc.integer({ min: 1, max: 9_999 }),
  feeAmount: fc.integer({ min: 0, max: 999 }),
  taxPpm: fc.integer({ min: 0, max: 250_000 }),
  steps: fc.array(step, { minLength: 4, maxLength: 14 }),
});

/** Refusals that a step may meet; every other one is a fault. */
const expected = new Set([
  'purchaseSoldOut',
  'saleNotUndoable',
  'nothingToSettle',
  'settlementProposed',
  'settlementNotOpen',
  'settlementOwn',
  'settlementOutdated',
  'cashNotOwed',
]);
const isGood = ({ status, error }: { status: number; error?: { code: string } | undefined }): void => {
  if (status !== 200) expect(expected).toContain(error?.code);
};

interface Stage extends Pick<SaleFixture, 'eventId' | 'standing'> {
  promoter: Buyer;
  member: Buyer;
  /** Transactions and their guests. */
  sales: { transactionId: string; guest: Buyer }[];
}

const accountOf = async ({ promoter, eventId }: Stage) =>
  (await server().call('getPromoterSettlement', { token: promoter.token, query: { eventId } })).body;

async function sell(stage: Stage, quantity: number): Promise<void> {
  const { promoter, eventId, standing, sales } = stage;
  const [guest] = (await makeBuyers(server().database, 1)) as [Buyer];
  const { items } = (
    await server().call('listPromoterInventory', { token: promoter.token, query: { eventId } })
  ).body;
  if (!items[0]) return;
  const total = { ...items[0].price.total, amount: items[0].price.total.amount * quantity };
  const body = {
    eventId,
    lines: [{ offerGroupId: standing, quantity }],
    guest: { emailAddress: `${guest.userId}@example.com` },
    payment: { paymentKind: 'cash' as const, amount: total },
  };
  const answer = await server().call('sellAsPromoter', { token: promoter.token, body });
  isGood(answer);
  if (answer.status === 200) sales.push({ transactionId: answer.body.transactionId, guest });
}

async function refund({ eventId, sales }: Stage, at: number, isWhole: boolean): Promise<void> {
  const sale = sales[at % Math.max(1, sales.length)];
  if (!sale) return;
  const { token } = sale.guest;
  const { items } = (await server(1).call('getRefundCheckout', { token, query: { eventId } })).body;
  const allowed = items.filter((item) => item.allowed.allowed).slice(0, isWhole ? undefined : 1);
  if (!allowed[0]) return;
  const amount = allowed.reduce((sum, item) => sum + item.refund.amount, 0);
  const tokenIds = allowed.flatMap(({ tokens }) => tokens.map(({ tokenId }) => tokenId));
  const body = { eventId, tokenIds, acceptedAmount: { ...allowed[0].refund, amount } };
  expect((await server(1).call('refundTokens', { token, body })).error).toBeUndefined();
}

async function act(stage: Stage, each: Step): Promise<void> {
  const { promoter, member, eventId, standing } = stage;
  const { userId } = promoter;
  if (each.kind === 'sell') return sell(stage, each.quantity);
  if (each.kind === 'refund') return refund(stage, each.at, each.isWhole);
  if (each.kind === 'wait') return server().clock.advance(minutes(11));
  if (each.kind === 'return') {
    isGood(await server().call('returnPromoterInventory', { token: promoter.token, body: { eventId } }));
    return undefined;
  }
  if (each.kind === 'newTerms') {
    const commission = [{ paymentKind: null, ratePpm: each.ratePpm, amount: null }];
    return engageFor(server(), userId, { eventId, standing }, { commission, stock: [] });
  }
  if (each.kind === 'undo') {
    const sale = stage.sales[each.at % Math.max(1, stage.sales.length)];
    if (!sale) return undefined;
    const body = { eventId, transactionId: sale.transactionId };
    isGood(await server().call('undoPromoterSale', { token: promoter.token, body }));
    return undefined;
  }
  if (each.kind === 'propose') {
    isGood(
      each.byPromoter
        ? await server().call('proposePromoterSettlement', { token: promoter.token, body: { eventId } })
        : await server().call('proposeSettlementToPromoter', {
            token: member.token,
            body: { eventId, promoterId: userId },
          }),
    );
    return undefined;
  }
  const account = await accountOf(stage);
  if (each.kind === 'giveBack') {
    const [due] = account.refundsDue;
    if (!due) return undefined;
    const body = { eventId, refundId: due.refundId };
    const given = each.byPromoter
      ? await server().call('recordPromoterRefund', { token: promoter.token, body })
      : await server(1).call('payBackForPromoter', { token: member.token, body });
    expect(given.status).toBe(200);
    return undefined;
  }
  if (each.kind === 'answer') {
    const [latest] = account.settlements;
    if (!latest) return undefined;
    const body = { eventId, settlementId: latest.settlementId, accepted: each.accepted };
    isGood(
      each.byPromoter
        ? await server().call('answerPromoterSettlement', { token: promoter.token, body })
        : await server(1).call('answerSettlementOfPromoter', { token: member.token, body }),
    );
    return undefined;
  }
  const { amount, currency } = account.money.cashOwed;
  const handed = Math.trunc((amount * each.percent) / 100);
  if (handed === 0) return undefined;
  return inTransaction(server().database, (tx, now) =>
    recordCash(
      { platform: server().platform, tx, now, side: 'organiser', memberId: null },
      { eventId, userId },
      { amount: handed, currency },
    ),
  );
}

describe('the books of promoters', () => {
  it(
    'balance after any history, with the same cash owed in every view, and no commission on refunded money [INV-05]',
    async () => {
      const { database } = server();
      const counted = { settled: 0, handedBack: 0 };
      await fc.assert(
        fc.asyncProperty(history, async ({ steps, prices, ...options }) => {
          const sale = await buildSale(database, {
            ...{ standing: 12, refund: 'always', ...options },
            prices: { seated: prices, standing: prices, shirt: prices },
          });
          const [seller, other] = (await makeBuyers(database, 2)) as [Buyer, Buyer];
          const { clientId } = await database.query
            .selectFrom('event')
            .select('clientId')
            .where('eventId', '=', sale.eventId)
            .executeTakeFirstOrThrow();
          await engageFor(server(), seller.userId, sale);
          const stage: Stage = {
            ...sale,
            promoter: promoterOf(seller, sale.eventId),
            member: memberOf(other, clientId, 'finance'),
            sales: [],
          };
          for (const each of steps) await act(stage, each);

          const account = await accountOf(stage);
          const query = { eventId: sale.eventId };
          const overview = await server(1).call('getPromoterOverview', {
            token: stage.promoter.token,
            query,
          });
          const listed = await server(1).call('listPromoterAccounts', { token: stage.member.token, query });
          expect(overview.body.money).toEqual(account.money);
          expect(listed.body.accounts.map(({ money }) => money)).toEqual([account.money]);
          const charges = await database.query
            .selectFrom('charge')
            .select(['amount', 'refundedAmount'])
            .where('eventId', '=', sale.eventId)
            .where('recipientKind', '=', 'promoter')
            .execute();
          const earned = charges.reduce(
            (sum, { amount, refundedAmount }) => sum + amount - refundedAmount,
            0,
          );
          const kept = account.settlements
            .filter(({ state }) => state === 'accepted')
            .reduce((sum, settlement) => sum + settlement.kept.amount, 0);
          expect(account.money.commissionEarned.amount).toBe(earned - kept);
          if (kept !== 0) counted.settled += 1;
          if (account.openLines.some(({ kind }) => kind === 'handedBack')) counted.handedBack += 1;
        }),
        { numRuns: histories, seed: seedNumber('histories of promoters') },
      );
      await server().jobs.drain();
      await checkInvariants(database);
      const balances = await readTrialBalance(database.query);
      expect(balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
      expect(counted.settled + counted.handedBack).toBeGreaterThan(0);
    },
    120_000 + histories * 2_000,
  );
});
