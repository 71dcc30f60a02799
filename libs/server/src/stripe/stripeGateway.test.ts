import Stripe from 'stripe';
import { callWithin, chargeWithin, settleWithin } from '../platform/gateways/payment/chargeCall.ts';
import { seconds } from '../platform/time/units.ts';
import { describePaymentGateway } from '../testing/payment/paymentGatewayCases.ts';
import { FakeStripe, fakeFaults, type FakeFault } from '../testing/payment/stripe/fakeStripe.ts';
import { eventBody } from '../testing/payment/stripe/stripeEventTypes.ts';
import { apiVersion, createStripeGateway } from './stripeGateway.ts';

const fake = new FakeStripe();
const webhookSecret = 'whsec_test';
const now = new Date('2026-11-21T12:00:00Z');
const signal = new AbortController().signal;
let apiUrl = '';

const gateway = () =>
  createStripeGateway({
    settings: { secretKey: 'sk_test_abc', publishableKey: 'pk_test_abc', webhookSecret, apiUrl },
    payOrigin: 'http://pay.localhost:4200',
  });
const sign = (payload: string) => {
  const timestamp = Math.floor(now.getTime() / 1000);
  const options = { payload, secret: webhookSecret, timestamp };
  const signature = new Stripe('sk_test_abc').webhooks.generateTestHeaderString(options);
  return { body: Buffer.from(payload), headers: { 'stripe-signature': signature }, now };
};

beforeAll(async () => {
  apiUrl = await fake.start();
});
afterAll(() => {
  fake.stop();
  expect(fake.problems).toEqual([]);
  expect([...fake.callers]).toEqual([`${apiVersion} Bearer sk_test_abc`]);
});

describePaymentGateway('Stripe', () => ({
  gateway: gateway(),
  enterCard: async (card) => fake.state.enterCard(card),
  answerChallenge: async (verificationUrl, isApproved) => {
    const intent = new URL(verificationUrl).searchParams.get('intent')!;
    fake.state.answerBank(intent, isApproved);
    return intent;
  },
  answerRedirect: async (redirectUrl, isApproved) => fake.state.answerProvider(redirectUrl, isApproved),
  events: async () => fake.state.takeEvents().map(sign),
  recipients: { good: 'acct_ada', refused: 'acct_refused' },
}));

/** Question of a bank before a dispute, by its status, or the dispute that it became. */
const inquiry = (status: string) => ({
  ...{ id: 'du_1', object: 'dispute', payment_intent: 'pi_1', amount: 900, currency: 'cad' },
  status,
});

const dashboardRefund = {
  ...{ id: 're_1', object: 'refund', payment_intent: 'pi_1', amount: 900, currency: 'cad' },
  metadata: {},
};
const refundedOutside = {
  ...{ kind: 'refundedOutside', refundId: 're_1', transactionId: 'pi_1' },
  ...{ amount: 900, currency: 'CAD' },
};

describe('the adapter of Stripe', () => {
  const chargeOf = async (key: string) => {
    const cardToken = fake.state.enterCard('succeeds');
    const card = await gateway().storeCard({ key: `${key}-card`, cardToken });
    const means = { kind: 'card' as const, gatewayToken: card!.gatewayToken };
    return { key, means, amount: 5000, currency: 'CAD' };
  };

  it('speaks the version of the API that the library describes', () => {
    expect(apiVersion).toBe(Stripe.API_VERSION);
  });

  it('names the least amount that Stripe charges', () => {
    expect(['CAD', 'HUF', 'XTS'].map((currency) => gateway().leastAmount!(currency))).toEqual([
      50, 17_500, 0,
    ]);
  });

  it('finds a charge whose idempotency key Stripe has forgotten [CR-05]', async () => {
    const request = await chargeOf('forgotten-key');
    const outcome = await gateway().charge({ ...request, signal });
    fake.forgetKeys();
    expect(await gateway().settleCharge(request)).toEqual(outcome);
  });

  it('finds a payout whose idempotency key Stripe has forgotten [CR-05]', async () => {
    const request = { key: 'forgotten-payout', recipient: 'acct_1', amount: 5000, currency: 'CAD' };
    const outcome = await gateway().payOut(request);
    fake.forgetKeys();
    expect(await gateway().payOut(request)).toEqual(outcome);
  });

  it('finds a refund whose idempotency key Stripe has forgotten [CR-05]', async () => {
    const request = await chargeOf('forgotten-refund');
    const charged = await gateway().charge({ ...request, signal });
    const { transactionId } = charged as Extract<typeof charged, { kind: 'captured' }>;
    const part = { key: 'forgotten-refund-part', transactionId, amount: 5000 };
    const refundId = await gateway().refund(part);
    fake.forgetKeys();
    expect(await gateway().refund(part)).toBe(refundId);
  });

  it('tells a payout that its balance cannot fund yet from a refused one', async () => {
    const request = { key: 'unfunded-payout', recipient: 'acct_unfunded', amount: 5000, currency: 'CAD' };
    expect(await gateway().payOut(request)).toEqual({ kind: 'unfunded' });
  });

  describe('with answers that are none', () => {
    afterEach(() => {
      fake.fault = undefined;
    });
    const limitOf = (fault: FakeFault) => (fault === fakeFaults.slowDrip ? 100 : seconds(60));

    it.each(Object.entries<FakeFault>(fakeFaults))(
      '%s: does not know the result of a charge until it asks, and charges once [CR-05]',
      async (name, fault) => {
        const request = await chargeOf(`fault-${name}`);
        fake.fault = fault;
        expect(await chargeWithin(gateway(), request, limitOf(fault))).toMatchObject({ kind: 'unknown' });
        fake.fault = undefined;
        const settled = await settleWithin(gateway(), request, seconds(60));
        expect(settled).toMatchObject({ kind: 'captured', amount: 5000, currency: 'CAD' });
        expect(await gateway().charge({ ...request, signal })).toEqual(settled);
      },
    );

    it.each(
      (['serverError', 'badGateway', 'badJson', 'emptyObject', 'slowDrip', 'wrongAmount'] as const).map(
        (name) => [name, fakeFaults[name]] as const,
      ),
    )('%s: does not take a refund for given, and gives it once [CR-05]', async (name, fault) => {
      const request = await chargeOf(`refund-${name}`);
      const charged = await gateway().charge({ ...request, signal });
      const { transactionId } = charged as Extract<typeof charged, { kind: 'captured' }>;
      const part = { key: `refund-${name}-part`, transactionId, amount: 3000 };
      fake.fault = fault;
      await expect(callWithin(() => gateway().refund(part), limitOf(fault))).rejects.toThrow();
      fake.fault = undefined;
      expect(await gateway().refund(part)).toMatch(/^re_/);
      await gateway().refund({ ...part, key: `refund-${name}-rest`, amount: 2000 });
      expect(await gateway().settleCharge(request)).toMatchObject({ kind: 'refunded' });
    });
  });

  it('hands the id of the visit over, where the dashboard shows it [C3.28f]', async () => {
    const request = { ...(await chargeOf('visited')), fraudSessionId: 'visit-1' };
    const outcome = await gateway().charge({ ...request, signal });
    const stripe = new Stripe('sk_test_abc', {
      host: new URL(apiUrl).hostname,
      port: new URL(apiUrl).port,
      protocol: 'http',
    });
    const { metadata } = await stripe.paymentIntents.retrieve(
      outcome.kind === 'captured' ? outcome.transactionId : '',
    );
    expect(metadata).toEqual({ key: 'visited', fraudSessionId: 'visit-1' });
  });

  it('confirms nothing after the caller has stopped waiting [CR-05]', async () => {
    const request = await chargeOf('aborted');
    const controller = new AbortController();
    controller.abort();
    await expect(gateway().charge({ ...request, signal: controller.signal })).rejects.toThrow();
    expect(await gateway().settleCharge(request)).toEqual({ kind: 'neverAsked' });
  });

  it.each([
    ['payment_intent.created', { id: 'pi_1', metadata: {} }, { kind: 'other' }],
    ['payment_intent.succeeded', { id: 'pi_1', metadata: {} }, { kind: 'other' }],
    ['payment_intent.canceled', { id: 'pi_1', metadata: { key: 'k' } }, { kind: 'charge', key: 'k' }],
    [
      'refund.failed',
      { id: 're_1', payment_intent: 'pi_1' },
      { kind: 'refundFailed', refundId: 're_1', transactionId: 'pi_1' },
    ],
    ['refund.created', { ...dashboardRefund, status: 'succeeded' }, refundedOutside],
    ['refund.updated', { ...dashboardRefund, status: 'succeeded' }, refundedOutside],
    ['refund.created', { ...dashboardRefund, status: 'failed' }, { kind: 'other' }],
    [
      'refund.created',
      { ...dashboardRefund, status: 'succeeded', metadata: { key: 'ours' } },
      { kind: 'other' },
    ],
    ['transfer.reversed', { id: 'tr_1', reversed: true }, { kind: 'payoutFailed', payoutId: 'tr_1' }],
    ['transfer.reversed', { id: 'tr_1', reversed: false }, { kind: 'payoutReduced', payoutId: 'tr_1' }],
    ['charge.dispute.created', inquiry('warning_needs_response'), { kind: 'other' }],
    ['charge.dispute.closed', inquiry('warning_closed'), { kind: 'other' }],
    [
      'charge.dispute.funds_withdrawn',
      inquiry('needs_response'),
      {
        kind: 'dispute',
        disputeId: 'du_1',
        transactionId: 'pi_1',
        amount: 900,
        currency: 'CAD',
        state: 'open',
      },
    ],
  ])('reads %s [CR-06]', (type, object, expected) => {
    expect(gateway().readEvent(sign(eventBody(type, object)))).toEqual({ id: 'evt_1', ...expected });
  });

  it.each([
    '[]',
    '5',
    '{',
    '{"type":"refund.failed"}',
    '{"id":"evt_1","type":"transfer.reversed","data":{"object":{"id":5,"reversed":true}}}',
  ])('reads no event in %s, though it is signed [CR-06]', (body) => {
    expect(gateway().readEvent(sign(body))).toBeUndefined();
  });
});
