import type { GatewayEvent } from '../../platform/gateways/payment/gatewayEvent.ts';
import type {
  ChargeRequest,
  ExternalMeans,
  PaymentGateway,
  WebhookCall,
} from '../../platform/gateways/payment/paymentGateway.ts';
import { minutes } from '../../platform/time/units.ts';

/** Cards that every gateway has test numbers for. */
export type TestCard = 'succeeds' | 'insufficientFunds' | 'verification' | 'disputed';

/** Gateway in a test, with the people and the provider around it. */
export interface GatewayWorld {
  gateway: PaymentGateway;
  /** Enters a card in the hosted fields. @returns its single-use token */
  enterCard: (card: TestCard) => Promise<string>;
  /** Answers the bank's page. @returns the single-use answer that the page hands over */
  answerChallenge: (verificationUrl: string, isApproved: boolean) => Promise<string>;
  /** Answers on the provider's page. @returns false if the page no longer takes an answer */
  answerRedirect: (redirectUrl: string, isApproved: boolean) => Promise<boolean>;
  /** Webhook calls that the gateway sent since the last time. */
  events: () => Promise<WebhookCall[]>;
  /** A recipient of payouts, and one that the gateway refuses. */
  recipients: { good: string; refused: string };
}

let serial = 0;
const newKey = (): string => `case-key-${process.pid}-${(serial += 1)}`;
const price = { amount: 5000, currency: 'USD' };
const alipay: ExternalMeans = {
  kind: 'external',
  method: 'Alipay',
  returnUrl: 'http://localhost:4200/back',
  email: 'ada@example.com',
  country: 'US',
};

type Asked = Partial<Omit<ChargeRequest, 'signal'>> & Pick<ChargeRequest, 'means'>;

/** Describes the promises of every payment gateway as tests, against one of them. */
export function describePaymentGateway(name: string, world: () => GatewayWorld): void {
  const gateway = () => world().gateway;
  const ask = (asked: Asked) => ({ key: newKey(), ...price, ...asked });
  const charge = (request: ReturnType<typeof ask>) =>
    gateway().charge({ ...request, signal: new AbortController().signal });
  const card = async (kind: TestCard) => {
    const stored = await gateway().storeCard({ key: newKey(), cardToken: await world().enterCard(kind) });
    return { kind: 'card' as const, gatewayToken: stored!.gatewayToken };
  };
  const captured = async () => {
    const request = ask({ means: await card('succeeds') });
    const outcome = await charge(request);
    if (outcome.kind !== 'captured') throw new Error(`Not captured: ${outcome.kind}`);
    return { request, ...outcome };
  };
  const read = (call: WebhookCall) => gateway().readEvent(call);
  const readAll = async (): Promise<GatewayEvent[]> =>
    (await world().events()).map((call) => read(call)).filter((event) => event !== undefined);

  describe(`${name}: cards`, () => {
    it('stores the card of a token once, and none of an unknown token [C7.56]', async () => {
      const cardToken = await world().enterCard('succeeds');
      const key = newKey();
      const stored = await gateway().storeCard({ key, cardToken });
      expect(stored).toMatchObject({ brand: 'visa', lastFour: '4242', nameOnCard: 'Ada Byron' });
      expect(await gateway().storeCard({ key, cardToken })).toEqual(stored);
      expect(await gateway().storeCard({ key: newKey(), cardToken })).toBeUndefined();
      expect(await gateway().storeCard({ key: newKey(), cardToken: 'unknown-token' })).toBeUndefined();
    });

    it('changes date, name and postal code of a card, but to no date that is over [C7.57]', async () => {
      const { gatewayToken } = await card('succeeds');
      const changes = { expiryMonth: 3, expiryYear: 2041, nameOnCard: 'Ada King', postalCode: 'H2X 1Y4' };
      expect(await gateway().updateCard({ gatewayToken, changes })).toMatchObject({
        lastFour: '4242',
        ...changes,
      });
      const over = { expiryMonth: 1, expiryYear: 2020 };
      expect(await gateway().updateCard({ gatewayToken, changes: over })).toBeUndefined();
    });

    it('charges no card that was forgotten [I7.21]', async () => {
      const means = await card('succeeds');
      await gateway().forgetCard(means.gatewayToken);
      expect(await charge(ask({ means }))).toMatchObject({ kind: 'declined' });
    });
  });

  describe(`${name}: checks of a card for later charges`, () => {
    const check = (key: string, gatewayToken: string) =>
      gateway().checkCard({ key, gatewayToken, signal: new AbortController().signal });
    /** Checks a card whose bank asks its owner, who answers. */
    const answered = async (isApproved: boolean) => {
      const { gatewayToken } = await card('verification');
      const key = newKey();
      const outcome = await check(key, gatewayToken);
      expect(await check(key, gatewayToken)).toEqual(outcome);
      if (outcome.kind !== 'verificationRequired') throw new Error(`Not asked: ${outcome.kind}`);
      const verificationToken = await world().answerChallenge(outcome.verificationUrl, isApproved);
      return { gatewayToken, verificationToken };
    };

    it('accepts a good card, and says why its bank declines another [C7.08]', async () => {
      const good = await card('succeeds');
      expect(await check(newKey(), good.gatewayToken)).toEqual({ kind: 'accepted' });
      const poor = await card('insufficientFunds');
      const refusal = { kind: 'declined', reason: 'insufficientFunds' };
      expect(await check(newKey(), poor.gatewayToken)).toEqual(refusal);
    });

    it('declines a card that was forgotten [I7.21]', async () => {
      const { gatewayToken } = await card('succeeds');
      await gateway().forgetCard(gatewayToken);
      expect(await check(newKey(), gatewayToken)).toEqual({ kind: 'declined', reason: 'declined' });
    });

    it('has the owner answer the bank, once per key, and tells that from a charge [C7.57b]', async () => {
      const answer = await answered(true);
      const another = (await card('succeeds')).gatewayToken;
      expect(await gateway().confirmVerification({ ...answer, gatewayToken: another })).toBeUndefined();
      expect(await gateway().confirmVerification(answer)).toBe('laterCharges');
    });

    it('accepts no card whose owner answered no [C7.57b]', async () => {
      expect(await gateway().confirmVerification(await answered(false))).toBeUndefined();
    });
  });

  describe(`${name}: charges`, () => {
    it('charges once per key, and records what it answered [CR-05]', async () => {
      const { request, ...outcome } = await captured();
      expect(outcome).toMatchObject({ kind: 'captured', ...price });
      expect(await charge(request)).toEqual(outcome);
      expect(await gateway().settleCharge(request)).toEqual(outcome);
    });

    it('says why a bank declines [C8.21]', async () => {
      const request = ask({ means: await card('insufficientFunds') });
      const outcome = await charge(request);
      expect(outcome).toEqual({ kind: 'declined', reason: 'insufficientFunds' });
      expect(await gateway().settleCharge(request)).toEqual(outcome);
    });

    it('closes a key that was never charged, for good [CR-05]', async () => {
      const request = ask({ means: await card('succeeds') });
      expect(await gateway().settleCharge(request)).toEqual({ kind: 'neverAsked' });
      const late = await charge(request).catch(() => ({ kind: 'unknown' }));
      expect(['declined', 'unknown']).toContain(late.kind);
      expect(await gateway().settleCharge(request)).toEqual({ kind: 'neverAsked' });
    });

    it('verifies a card with its bank, and charges it then [C7.57b]', async () => {
      const means = await card('verification');
      const first = await charge(ask({ means }));
      if (first.kind !== 'verificationRequired') throw new Error(`Not verified: ${first.kind}`);
      const verificationToken = await world().answerChallenge(first.verificationUrl, true);
      const { gatewayToken } = means;
      const answer = { gatewayToken, verificationToken };
      expect(
        await gateway().confirmVerification({ ...answer, verificationToken: 'pi_unknown' }),
      ).toBeUndefined();
      expect(await gateway().confirmVerification(answer)).toBe('charge');
      const second = ask({ means });
      const outcome = await charge(second);
      expect(outcome).toMatchObject({ kind: 'captured', ...price });
      expect(await gateway().settleCharge(second)).toEqual(outcome);
      expect(await charge(ask({ means }))).toMatchObject({ kind: 'verificationRequired' });
    });

    it('charges no card whose bank was answered no [C7.57b]', async () => {
      const means = await card('verification');
      const first = await charge(ask({ means }));
      if (first.kind !== 'verificationRequired') throw new Error(`Not verified: ${first.kind}`);
      const verificationToken = await world().answerChallenge(first.verificationUrl, false);
      const { gatewayToken } = means;
      expect(await gateway().confirmVerification({ gatewayToken, verificationToken })).toBeUndefined();
    });

    it('charges off-session by mandate, unless the bank wants the buyer', async () => {
      const good = ask({ means: { ...(await card('succeeds')), offSession: true } });
      expect(await charge(good)).toMatchObject({ kind: 'captured', ...price });
      const asking = ask({ means: { ...(await card('verification')), offSession: true } });
      expect(await charge(asking)).toEqual({ kind: 'declined', reason: 'verificationFailed' });
    });
  });

  describe(`${name}: money after a charge`, () => {
    it('authorises, and takes a part later, once', async () => {
      const request = ask({ means: await card('succeeds'), capture: 'later' });
      const outcome = await charge(request);
      if (outcome.kind !== 'authorised') throw new Error(`Not authorised: ${outcome.kind}`);
      expect(await gateway().settleCharge(request)).toEqual(outcome);
      const { transactionId } = outcome;
      const part = { key: newKey(), transactionId, amount: 3000 };
      const taken = { kind: 'captured', transactionId, amount: 3000, currency: 'USD' };
      expect(await gateway().capture(part)).toEqual(taken);
      expect(await gateway().capture(part)).toEqual(taken);
      await expect(gateway().capture({ ...part, key: newKey() })).rejects.toThrow();
      expect(await gateway().settleCharge(request)).toEqual(taken);
    });

    it('releases what it authorised, once, and captures nothing of it', async () => {
      const request = ask({ means: await card('succeeds'), capture: 'later' });
      const outcome = await charge(request);
      if (outcome.kind !== 'authorised') throw new Error(`Not authorised: ${outcome.kind}`);
      const { transactionId } = outcome;
      await gateway().voidCharge(transactionId);
      await gateway().voidCharge(transactionId);
      expect(await gateway().capture({ key: newKey(), transactionId, amount: 5000 })).toMatchObject({
        kind: 'voided',
      });
      expect(await gateway().settleCharge(request)).toMatchObject({ kind: 'voided', transactionId });
    });

    it('refunds in parts, each key once, and never more than it took [C9.01]', async () => {
      const { request, transactionId } = await captured();
      const part = { key: newKey(), transactionId, amount: 2000 };
      const refundId = await gateway().refund(part);
      expect(await gateway().refund(part)).toBe(refundId);
      expect(await gateway().settleCharge(request)).toMatchObject({ kind: 'captured', amount: 5000 });
      await expect(gateway().refund({ key: newKey(), transactionId, amount: 3001 })).rejects.toThrow();
      expect(await gateway().refund({ key: newKey(), transactionId, amount: 3000 })).not.toBe(refundId);
      expect(await gateway().settleCharge(request)).toMatchObject({ kind: 'refunded', transactionId });
    });

    it('pays out once per key, and says when it refuses a recipient', async () => {
      const { good, refused } = world().recipients;
      const payout = { key: newKey(), recipient: good, ...price };
      const outcome = await gateway().payOut(payout);
      expect(outcome).toMatchObject({ kind: 'paid' });
      expect(await gateway().payOut(payout)).toEqual(outcome);
      const other = { key: newKey(), recipient: refused, ...price };
      expect(await gateway().payOut(other)).toMatchObject({ kind: 'refused' });
    });
  });

  describe(`${name}: payments on a provider's page`, () => {
    it('redirects, and knows what the buyer did there [C3.12d, CR-07]', async () => {
      const request = ask({ means: alipay });
      const outcome = await charge(request);
      if (outcome.kind !== 'redirectRequired') throw new Error(`Not redirected: ${outcome.kind}`);
      expect(await charge(request)).toEqual(outcome);
      await world().events();
      expect(await world().answerRedirect(outcome.redirectUrl, true)).toBe(true);
      expect(await readAll()).toContainEqual(expect.objectContaining({ kind: 'charge', key: request.key }));
      expect(await gateway().settleCharge(request)).toMatchObject({ kind: 'captured', ...price });
    });

    it('declines what the buyer refused there', async () => {
      const request = ask({ means: { ...alipay, method: 'Klarna' } });
      const outcome = await charge(request);
      if (outcome.kind !== 'redirectRequired') throw new Error(`Not redirected: ${outcome.kind}`);
      await world().answerRedirect(outcome.redirectUrl, false);
      expect(await gateway().settleCharge(request)).toMatchObject({ kind: 'declined' });
    });

    it('lets nobody pay on the page of a settled charge [CR-07]', async () => {
      const request = ask({ means: { ...alipay, method: 'Wechat' } });
      const outcome = await charge(request);
      if (outcome.kind !== 'redirectRequired') throw new Error(`Not redirected: ${outcome.kind}`);
      expect(await gateway().settleCharge(request)).toEqual({ kind: 'neverAsked' });
      expect(await world().answerRedirect(outcome.redirectUrl, true)).toBe(false);
      expect(await gateway().settleCharge(request)).toEqual({ kind: 'neverAsked' });
    });
  });

  describe(`${name}: webhooks`, () => {
    it('tells of disputes and how they end', async () => {
      await world().events();
      const outcome = await charge(ask({ means: await card('disputed') }));
      if (outcome.kind !== 'captured') throw new Error(`Not captured: ${outcome.kind}`);
      const { transactionId } = outcome;
      const disputes = (await readAll()).filter((event) => event.kind === 'dispute');
      const common = { kind: 'dispute', transactionId, ...price };
      expect(disputes).toEqual([
        expect.objectContaining({ ...common, state: 'open' }),
        expect.objectContaining({ ...common, state: 'lost' }),
      ]);
      expect(new Set(disputes.map(({ id }) => id)).size).toBe(2);
    });

    it('accepts a call that its gateway signed lately, and no other [CR-06]', async () => {
      await world().events();
      await charge(ask({ means: await card('disputed') }));
      const [call] = await world().events();
      expect(read(call!)).toBeDefined();
      expect(read(call!)).toEqual(read(call!));
      expect(read({ ...call!, body: Buffer.concat([call!.body, Buffer.from(' ')]) })).toBeUndefined();
      expect(read({ ...call!, headers: {} })).toBeUndefined();
      const broken = Object.entries(call!.headers).map(([name, value]) => [name, `${String(value)}0`]);
      expect(read({ ...call!, headers: Object.fromEntries(broken) as never })).toBeUndefined();
      expect(read({ ...call!, now: new Date(call!.now.getTime() + minutes(6)) })).toBeUndefined();
    });
  });
}
