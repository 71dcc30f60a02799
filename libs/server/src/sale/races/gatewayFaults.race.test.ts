import { minutes, seconds } from '../../platform/time/units.ts';
import { checkout, line, makeBuyers, pay, storeCard, type Buyer } from '../../testing/sale/people/buyers.ts';
import { createDeadlyPoint } from '../../testing/sale/faults/deadlyPoint.ts';
import type { GatewayFault } from '../../testing/sale/faults/faultyGateway.ts';
import {
  chargesOf,
  declines,
  expectSettled,
  unknownOutcomes,
  verifiedCard,
  verifyWithBank,
} from '../../testing/sale/faults/gatewayFaultCases.ts';
import { rounds, timeForRounds } from '../../testing/sale/races/rounds.ts';
import { buildSale, seatCode, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { useFaultyServers } from '../../testing/sale/races/useFaultyServers.ts';
import { reconcilePayments } from '../purchase/reconcilePayments.ts';

/** Runs between the gateway's answer and the second transaction. */
let meanwhile: (() => Promise<void>) | undefined;
const deadly = createDeadlyPoint();
const { server, gateway } = useFaultyServers({
  faultPoint: (name) => (name === 'afterOutsideCall' && meanwhile ? meanwhile() : deadly.faultPoint(name)),
});

let sale: SaleFixture;
let ada: Buyer;
let ben: Buyer;
let card: string;

beforeEach(async () => {
  meanwhile = undefined;
  deadly.spare();
  await renew();
});

/** Begins with another event and other buyers. */
async function renew(): Promise<void> {
  sale = await buildSale(server().database);
  [ada, ben] = (await makeBuyers(server().database, 2)) as [Buyer, Buyer];
  card = (await storeCard(server(), ada)).paymentMethodId;
}

const advance = async (ms: number) => {
  // Each server has its own process clock; database time is shared.
  await server(0).clock.advance(ms);
};
const reconcile = () => reconcilePayments(server(1).platform);
const holdOne = async (buyer: Buyer, seat = seatCode(0, 1)) =>
  (await checkout(server(), buyer, sale.eventId, [line('a', sale.seated, 1, { seatCodes: [seat] })])).body;
const money = () => chargesOf(server().database, sale.eventId);
const settled = () => expectSettled(server().database, sale.eventId);
const tokens = async () =>
  (
    await server()
      .database.query.selectFrom('token')
      .select('holderId')
      .where('eventId', '=', sale.eventId)
      .execute()
  ).length;

describe('a gateway that cannot be relied on', () => {
  it.each(unknownOutcomes)(
    '%s: no buyer is charged twice, or without a {product} [CR-05]',
    async (fault, charges) => {
      const cart = await holdOne(ada);
      gateway.fault = fault;
      const key = `key-of-${fault}-${sale.eventId}`;
      const first = await pay(server(), ada, cart, card, { idempotencyKey: key });
      expect(first.error).toMatchObject({ code: 'paymentPending' });
      expect((await pay(server(1), ada, cart, card)).error?.code).toBe('paymentPending');
      expect((await checkout(server(), ada, sale.eventId, [])).error?.code).toBe('paymentPending');
      await advance(seconds(21));
      // The gateway fails at the question too.
      await reconcile();
      gateway.fault = 'none';
      await reconcile();
      await reconcile();
      const again = await pay(server(1), ada, cart, card, { idempotencyKey: key });
      expect(again.body.tokens).toHaveLength(1);
      expect(await money()).toEqual(charges);
      expect((await pay(server(), ada, cart, card, { idempotencyKey: key })).text).toBe(again.text);
      expect(await settled()).toBe(1);
    },
  );

  it.each(declines)(
    '%s, with the fault %s: counted once, and another card pays [CR-05, C8.21o]',
    async (reason, fault, number) => {
      const cart = await holdOne(ada);
      const { paymentMethodId } = await storeCard(server(), ada, number);
      for (const attemptsLeft of [3, 2]) {
        gateway.fault = fault;
        const key = `declined-${attemptsLeft}-${sale.eventId}`;
        const call = () => pay(server(), ada, cart, paymentMethodId, { idempotencyKey: key });
        if (fault !== 'none') expect((await call()).error?.code).toBe('paymentPending');
        gateway.fault = 'none';
        const { error } = await call();
        expect(error).toMatchObject({ code: 'paymentFailed', details: { attemptsLeft, reason } });
        expect((await call()).error).toEqual(error);
      }
      expect(await settled()).toBe(0);
      expect((await pay(server(), ada, cart, card)).status).toBe(200);
      expect([await money(), await settled()]).toEqual([{ declined: 2, captured: 1 }, 1]);
    },
  );

  it.each<GatewayFault>(['none', 'hangAfterCharge', 'resetAfter'])(
    'the bank wants to verify, with the fault %s: charges once the buyer has answered [CR-05, C8.21s]',
    async (fault) => {
      const cart = await holdOne(ada);
      const { paymentMethodId } = await storeCard(server(), ada, verifiedCard);
      gateway.fault = fault;
      const key = `verified-${fault}-${sale.eventId}`;
      const call = () => pay(server(), ada, cart, paymentMethodId, { idempotencyKey: key });
      if (fault !== 'none') expect((await call()).error?.code).toBe('paymentPending');
      gateway.fault = 'none';
      const { error } = await call();
      expect(error?.code).toBe('paymentVerificationRequired');
      expect(await settled()).toBe(0);
      await verifyWithBank(server(), ada.token, error!.details!);
      expect((await pay(server(), ada, cart, paymentMethodId)).status).toBe(200);
      expect([await money(), await settled()]).toEqual([{ verificationRequired: 1, captured: 1 }, 1]);
    },
  );

  it(
    'gives the money back when the hold was lost during the payment [CR-07, C8.05]',
    async () => {
      for (let round = 0; round < rounds(50); round += 1) {
        await renew();
        const cart = await holdOne(ada);
        meanwhile = async () => {
          meanwhile = undefined;
          await advance(minutes(11));
          expect((await holdOne(ben)).lines[0]!.seats).toHaveLength(1);
        };
        const lost = await pay(server(), ada, cart, card);
        expect(lost.error).toMatchObject({ code: 'reservationTimeRanOut', details: { refunded: true } });
        await server().jobs.drain();
        expect(await money()).toEqual({ refunded: 1 });
        expect(await tokens()).toBe(0);
        const balance = await server()
          .database.query.selectFrom('ledgerBalance')
          .select('balance')
          .where('ownerId', '=', ada.userId)
          .executeTakeFirstOrThrow();
        expect(balance.balance).toBe(0);
        const bens = (await storeCard(server(), ben)).paymentMethodId;
        expect((await pay(server(), ben, await holdOne(ben), bens)).status).toBe(200);
      }
    },
    timeForRounds(50),
  );

  it('makes an order for who has paid, although the event was withdrawn meanwhile [CR-05]', async () => {
    const cart = await holdOne(ada);
    gateway.fault = 'hangAfterCharge';
    expect((await pay(server(), ada, cart, card)).error?.code).toBe('paymentPending');
    gateway.fault = 'none';
    await server()
      .database.query.updateTable('event')
      .set({ published: false })
      .where('eventId', '=', sale.eventId)
      .execute();
    await advance(seconds(21));
    await reconcile();
    expect(await money()).toEqual({ captured: 1 });
    expect(await tokens()).toBe(1);
    const again = await pay(server(), ada, cart, card);
    expect(again.body.tokens).toHaveLength(1);
  });

  it('does not promise a hold that was lost while the card was refused', async () => {
    const cart = await holdOne(ada);
    const refused = (await storeCard(server(), ada, '4000 0000 0000 9995')).paymentMethodId;
    meanwhile = async () => {
      meanwhile = undefined;
      await advance(minutes(11));
      await holdOne(ben);
    };
    const { error } = await pay(server(), ada, cart, refused);
    expect(error?.code).toBe('paymentFailed');
    const { purchaseTokenExpiration, serverTime } = error!.details as Record<string, string>;
    expect(Date.parse(purchaseTokenExpiration!)).toBeLessThan(Date.parse(serverTime!));
  });

  it('refunds once, even when the server dies over it [CR-01]', async () => {
    const cart = await holdOne(ada);
    meanwhile = async () => {
      meanwhile = undefined;
      await advance(minutes(11));
      await holdOne(ben);
    };
    await pay(server(), ada, cart, card);
    const dead = deadly.killAt('payment.beforeRefund');
    void reconcilePayments(server(0).platform);
    await dead;
    await reconcile();
    await reconcile();
    expect(await money()).toEqual({ refunded: 1 });
  });

  it('keeps no other payment waiting for an outcome that it never tells', async () => {
    gateway.fault = 'hangAfterCharge';
    await pay(server(), ada, await holdOne(ada), card);
    const { attemptId: stuck } = await server()
      .database.query.selectFrom('paymentAttempt')
      .select('attemptId')
      .where('eventId', '=', sale.eventId)
      .executeTakeFirstOrThrow();
    await pay(
      server(),
      ben,
      await holdOne(ben, seatCode(0, 2)),
      (await storeCard(server(), ben)).paymentMethodId,
    );
    gateway.fault = 'none';
    const { settleCharge } = gateway;
    gateway.settleCharge = async (request) => {
      if (request.key === stuck) throw new Error('ECONNRESET');
      return settleCharge(request);
    };
    await advance(seconds(21));
    for (let turn = 0; turn < 2; turn += 1) await reconcilePayments(server(1).platform, 1);
    expect(await tokens()).toBe(1);
    gateway.settleCharge = settleCharge;
    await reconcile();
    expect(await tokens()).toBe(2);
  });

  it.each([
    ['beforeOutsideCall', 'before the gateway was asked', 0, { closed: 1 }, { closed: 1, captured: 1 }],
    ['afterOutsideCall', 'after the money was taken', 1, { captured: 1 }, { captured: 1 }],
  ])(
    'killed at %s, %s: settled within a minute, and the same call ends in one order [CR-01]',
    async (point, _words, bought, settled, charged) => {
      const cart = await holdOne(ada);
      const key = `killed-${point}-${sale.eventId}`;
      const dead = deadly.killAt(point);
      void pay(server(0), ada, cart, card, { idempotencyKey: key });
      await dead;
      expect((await pay(server(1), ada, cart, card, { idempotencyKey: key })).error?.code).toBe(
        'paymentPending',
      );
      await advance(seconds(21));
      await reconcile();
      expect([await tokens(), await money()]).toEqual([bought, settled]);
      const answer = await pay(server(1), ada, cart, card, { idempotencyKey: key });
      expect(answer.body.tokens).toHaveLength(1);
      expect(await money()).toEqual(charged);
    },
  );
});
