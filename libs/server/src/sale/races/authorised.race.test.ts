import { sql } from 'kysely';
import { days, seconds } from '../../platform/time/units.ts';
import { checkout, line, makeBuyers, pay, storeCard, type Buyer } from '../../testing/sale/people/buyers.ts';
import { createDeadlyPoint } from '../../testing/sale/faults/deadlyPoint.ts';
import { authorise, finishPaying, startPaying } from '../../testing/sale/commitmentPayment.ts';
import type { GatewayFault } from '../../testing/sale/faults/faultyGateway.ts';
import { chargesOf, expectSettled, unknownOutcomes } from '../../testing/sale/faults/gatewayFaultCases.ts';
import { rounds } from '../../testing/sale/races/rounds.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { holdScratch, scratchModule, type Scratch } from '../../testing/sale/races/scratchKind.ts';
import { useFaultyServers } from '../../testing/sale/races/useFaultyServers.ts';
import { readCommitment } from '../cart/saleSnapshot.ts';
import { readAttemptSnapshot } from '../payment/attemptSnapshot.ts';
import { captureAuthorised, voidAuthorised } from '../purchase/captureAuthorised.ts';
import { chargeAttempt } from '../purchase/chargeAttempt.ts';
import { finishPayment } from '../purchase/finishPayment.ts';
import { reconcilePayments } from '../purchase/reconcilePayments.ts';

const deadly = createDeadlyPoint();
const { server, gateway } = useFaultyServers(
  {
    faultPoint: deadly.faultPoint,
  },
  [scratchModule],
);

let sale: SaleFixture;
let ada: Buyer;
let scratch: Scratch;

beforeEach(async () => {
  deadly.spare();
  await renew();
});

/** Begins with another event, all four places of which are held. */
async function renew(): Promise<void> {
  sale = await buildSale(server().database, { standing: 4 });
  [ada] = (await makeBuyers(server().database, 1)) as [Buyer];
  scratch = await holdScratch(server().database, sale, ada, 4);
}

const capture = (n = 0) => captureAuthorised(server(n).platform, scratch);
const captureTwo = async (n = 0) => {
  const { lines } = await readCommitment(server(n).database.query, scratch);
  const kept = lines.map(({ lineId }) => ({
    lineId,
    ages: [{ ageGroup: 'ADULT' as const, quantity: 2 }],
  }));
  return captureAuthorised(server(n).platform, scratch, kept);
};
const release = (n = 0) => voidAuthorised(server(n).platform, scratch);
const reconcile = async () => {
  await server().clock.advance(seconds(21));
  await reconcilePayments(server(1).platform);
};
const money = () => chargesOf(server().database, sale.eventId);
const settled = () => expectSettled(server().database, sale.eventId);
const states = async () => {
  const { rows } = await sql<{ states: string[] }>`
    select array[c.state, p.state] as states from commitment c join payment p using (event_id, commitment_id)
    where c.event_id = ${sale.eventId}`.execute(server().database.kysely);
  return rows[0]!.states;
};

/** Faults of a capture or a void, after which its outcome is not known. */
const faults: GatewayFault[] = ['hang', 'hangAfterCharge', 'resetBefore', 'resetAfter'];
const wrongAnswers: GatewayFault[] = ['nonsense', 'wrongKind', 'wrongAmount', 'wrongCurrency'];

describe('an authorisation, by a gateway that cannot be relied on', () => {
  it.each(unknownOutcomes)(
    '%s: authorised once, or not at all, and captured once [CR-05]',
    async (fault, { closed = 0 }) => {
      const key = await startPaying(server(), scratch, { captureLater: true });
      gateway.fault = fault;
      await finishPaying(server(), key);
      expect(await states()).toEqual(['paying', 'pending']);
      // Nothing is authorised that could be decided.
      expect([await capture(), await release(1)]).toEqual(['pending', 'pending']);
      // The gateway fails at the question too.
      await reconcile();
      gateway.fault = 'none';
      await reconcile();
      if (closed) {
        expect([await states(), await money()]).toEqual([['open', 'failed'], { closed }]);
        await authorise(server(), scratch);
      }
      expect(await states()).toEqual(['paying', 'authorised']);
      expect([await capture(), await settled()]).toEqual(['captured', 4]);
      expect(await money()).toEqual({ ...(closed ? { closed } : {}), captured: 1 });
    },
  );

  it.each([...faults, ...wrongAnswers])(
    '%s at the capture of a part: the reconciler captures it once, whatever else is asked [CR-05]',
    async (fault) => {
      await authorise(server(), scratch);
      gateway.fault = fault;
      expect(await captureTwo()).toBe('authorised');
      expect([await release(1), await capture()]).toEqual(['authorised', 'authorised']);
      await reconcile();
      gateway.fault = 'none';
      await reconcile();
      expect([await states(), await money(), await settled()]).toEqual([
        ['paid', 'captured'],
        { captured: 1 },
        2,
      ]);
      await reconcile();
      expect([await release(), await settled()]).toEqual(['captured', 2]);
    },
  );

  it.each(faults)(
    '%s at the void: the reconciler voids it, whatever else is asked [CR-05]',
    async (fault) => {
      await authorise(server(), scratch);
      gateway.fault = fault;
      expect(await release()).toBe('authorised');
      expect(await captureTwo(1)).toBe('authorised');
      await reconcile();
      gateway.fault = 'none';
      await reconcile();
      expect([await states(), await money(), await settled()]).toEqual([
        ['released', 'voided'],
        { voided: 1 },
        0,
      ]);
    },
  );

  it.each([
    ['beforeOutsideCall', 'before the gateway was asked', { authorised: 1 }],
    ['afterOutsideCall', 'after the money was taken', { captured: 1 }],
  ])('killed at %s of a capture, %s: one order, by the same key [CR-01]', async (point, _words, before) => {
    await authorise(server(), scratch);
    const dead = deadly.killAt(point);
    void captureTwo();
    await dead;
    expect([await states(), await money()]).toEqual([['paying', 'authorised'], before]);
    await reconcile();
    expect([await states(), await money(), await settled()]).toEqual([
      ['paid', 'captured'],
      { captured: 1 },
      2,
    ]);
  });

  it('is over when an operator gave the money back at the gateway before the capture was recorded', async () => {
    const key = await authorise(server(), scratch);
    const dead = deadly.killAt('afterOutsideCall');
    void capture();
    await dead;
    const { payment, decidedAmount } = await readAttemptSnapshot(server().platform, key);
    const taken = { transactionId: payment.transactionId!, amount: decidedAmount! };
    await gateway.refund({ key: 'by-hand', ...taken });
    await reconcile();
    expect([await states(), await money(), await settled()]).toEqual([
      ['open', 'voided'],
      { refunded: 1 },
      0,
    ]);
  });

  it('that the gateway does not know any more is reported, and stays', async () => {
    await authorise(server(), scratch);
    gateway.fault = 'resetBefore';
    await capture();
    gateway.fault = 'none';
    const settle = jest.spyOn(gateway, 'settleCharge').mockResolvedValue({ kind: 'neverAsked' });
    const log = jest.spyOn(server(1).platform.log, 'error').mockImplementation(() => undefined);
    await reconcile();
    expect(log.mock.calls).toEqual([[expect.objectContaining({ record: 'neverAsked' }), expect.any(String)]]);
    expect(await states()).toEqual(['paying', 'authorised']);
    for (const spy of [settle, log]) spy.mockRestore();
    await reconcile();
    expect([await states(), await settled()]).toEqual([['paid', 'captured'], 4]);
  });
});

describe('decisions on one authorisation at the same time', () => {
  it('are one: a capture, or a void', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < rounds(10); round += 1) {
      await renew();
      await authorise(server(), scratch);
      const answers = await Promise.all([capture(0), release(1), captureTwo(1), release(0)]);
      await reconcile();
      const [, payment] = await states();
      outcomes.add(payment!);
      // A caller may hear that the gateway is still asked, and nothing else than what becomes of it.
      expect(answers.filter((answer) => answer !== payment && answer !== 'authorised')).toEqual([]);
      const tokens = await settled();
      expect(payment === 'voided' ? [0] : [2, 4]).toContain(tokens);
      expect(await money()).toEqual({ [payment!]: 1 });
    }
    expect([...outcomes].every((outcome) => outcome === 'captured' || outcome === 'voided')).toBe(true);
  }, 60_000);

  it('are one: two captures, of all and of a part', async () => {
    for (let round = 0; round < rounds(10); round += 1) {
      await renew();
      await authorise(server(), scratch);
      await Promise.all([capture(0), captureTwo(1)]);
      await reconcile();
      expect([2, 4]).toContain(await settled());
      expect([await states(), await money()]).toEqual([['paid', 'captured'], { captured: 1 }]);
    }
  }, 60_000);

  it('are one: a capture at the last moment, and the reconciler that voids what nobody decided', async () => {
    for (let round = 0; round < rounds(5); round += 1) {
      await renew();
      await authorise(server(), scratch);
      await server().clock.advance(days(4));
      await Promise.all([capture(0), reconcilePayments(server(1).platform)]);
      await reconcile();
      expect([0, 4]).toContain(await settled());
    }
  }, 60_000);
});

describe('an answer that comes late', () => {
  it('authorises nothing again that was voided since [CR-05]', async () => {
    const key = await startPaying(server(), scratch, { captureLater: true });
    const attempt = await readAttemptSnapshot(server(0).platform, key);
    const late = await chargeAttempt(server(0).platform, attempt);
    expect([late.kind, await release(1)]).toEqual(['authorised', 'created']);
    await reconcile();
    expect(await release(1)).toBe('voided');
    await finishPayment(server(0).platform, attempt, late);
    expect([await states(), await money(), await settled()]).toEqual([
      ['released', 'voided'],
      { voided: 1 },
      0,
    ]);
  });

  it('of an authorisation takes no place that was sold since, and the card is not charged', async () => {
    const key = await startPaying(server(), scratch, { captureLater: true });
    await server().clock.advance(days(1));
    const [ben] = (await makeBuyers(server().database, 1)) as [Buyer];
    const { body } = await checkout(server(), ben, sale.eventId, [line('b', sale.standing, 4)]);
    const { paymentMethodId } = await storeCard(server(), ben);
    await Promise.all([pay(server(), ben, body, paymentMethodId), finishPaying(server(1), key)]);
    await reconcile();
    expect([await money(), await settled()]).toEqual([{ captured: 1, voided: 1 }, 4]);
  });
});
