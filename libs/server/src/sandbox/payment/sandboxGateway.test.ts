import { typeCard } from '../../testing/sale/people/buyers.ts';
import { describePaymentGateway, type TestCard } from '../../testing/payment/paymentGatewayCases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { signatureHeader, signEvent } from './sandboxEvents.ts';
import { createSandboxGateway } from './sandboxGateway.ts';
import { forgetEvent, readEvents } from './sandboxMoneyRepository.ts';

const server = useTestServer();
const pay = { host: 'pay.localhost' };
const webhookSecret = 'secret-of-the-test';
const numbers: Record<TestCard, string> = {
  succeeds: '4242 4242 4242 4242',
  insufficientFunds: '4000 0000 0000 9995',
  verification: '4000 0027 6000 3184',
  disputed: '4000 0000 0000 0259',
};

const gateway = () => {
  const { database, platform } = server;
  const parts = { database, newId: platform.newId, payOrigin: 'http://pay.localhost:4200' };
  return createSandboxGateway({ ...parts, webhookSecret });
};
const store = async (number: string) => {
  const cardToken = await typeCard(server, number);
  const card = await gateway().storeCard({ key: cardToken, cardToken });
  return { kind: 'card' as const, gatewayToken: card!.gatewayToken };
};
const events = async () => {
  const now = server.clock.now();
  const { query } = server.database;
  const waiting = await readEvents(query);
  for (const { eventId } of waiting) await forgetEvent(query, eventId);
  return waiting.map(({ body }) => ({
    body: Buffer.from(body),
    headers: { [signatureHeader]: signEvent(webhookSecret, body, now) },
    now,
  }));
};

describePaymentGateway('the sandbox', () => ({
  gateway: gateway(),
  enterCard: (card) => typeCard(server, numbers[card]),
  answerChallenge: async (verificationUrl, approved) => {
    const challenge = new URL(verificationUrl).searchParams.get('challenge');
    const url = `/challenges/${challenge}`;
    const answer = await server.inject({ method: 'POST', url, headers: pay, payload: { approved } });
    return answer.json<{ verificationToken: string }>().verificationToken;
  },
  answerRedirect: async (redirectUrl, isApproved) => {
    const { pathname, search } = new URL(redirectUrl);
    const url = `${pathname}${search}&answer=${isApproved ? 'pay' : 'refuse'}`;
    return (await server.inject({ method: 'POST', url, headers: pay })).statusCode === 303;
  },
  events,
  recipients: { good: 'acct_ada', refused: 'refused_ben' },
}));

describe('the test numbers of the sandbox', () => {
  const signal = new AbortController().signal;
  const price = { amount: 5000, currency: 'USD', signal };

  it('has a card that its bank accepts, and then declines every charge of', async () => {
    const means = await store('4000 0000 0000 0341');
    const { gatewayToken } = means;
    const check = { key: 'later-declined', gatewayToken, signal };
    expect(await gateway().checkCard(check)).toEqual({ kind: 'accepted' });
    const outcome = await gateway().charge({ key: 'later-declined', means, ...price });
    expect(outcome).toEqual({ kind: 'declined', reason: 'declined' });
  });

  it('asks for later charges in words without an amount, and takes the answer as one to the next charge', async () => {
    const means = await store('4000 0027 6000 3184');
    const { gatewayToken } = means;
    const asked = await gateway().checkCard({ key: 'later-asked', gatewayToken, signal });
    if (asked.kind !== 'verificationRequired') throw new Error(`Not asked: ${asked.kind}`);
    const challenge = new URL(asked.verificationUrl).searchParams.get('challenge');
    const origin = encodeURIComponent('http://localhost:4200');
    const url = `/verify?origin=${origin}&challenge=${challenge}`;
    const page = await server.inject({ method: 'GET', url, headers: pay });
    expect(page.body).toContain('Allow future charges to this card?');
    const payload = { approved: true };
    const answered = { method: 'POST' as const, url: `/challenges/${challenge}`, headers: pay, payload };
    const answer = await server.inject(answered);
    const { verificationToken } = answer.json<{ verificationToken: string }>();
    await gateway().confirmVerification({ gatewayToken, verificationToken });
    const away = { ...means, offSession: true as const };
    const charged = await gateway().charge({ key: 'later-charged', means: away, ...price });
    expect(charged.kind).toBe('captured');
  });

  it('has a card whose authorisation lapses', async () => {
    const means = await store('4000 0000 0000 7007');
    const outcome = await gateway().charge({ key: 'lapses', means, ...price, capture: 'later' });
    if (outcome.kind !== 'authorised') throw new Error(`Not authorised: ${outcome.kind}`);
    const { transactionId } = outcome;
    const part = { key: 'lapses-capture', transactionId, amount: 5000 };
    expect(await gateway().capture(part)).toMatchObject({ kind: 'voided', transactionId });
  });

  it('has a card whose refunds fail, which its webhook says', async () => {
    await events();
    const means = await store('4000 0000 0000 5126');
    const outcome = await gateway().charge({ key: 'refund-fails', means, ...price });
    if (outcome.kind !== 'captured') throw new Error(`Not captured: ${outcome.kind}`);
    const { transactionId } = outcome;
    const refundId = await gateway().refund({ key: 'refund-fails-all', transactionId, amount: 5000 });
    const [event] = (await events()).map((call) => gateway().readEvent(call));
    expect(event).toMatchObject({ kind: 'refundFailed', refundId, transactionId });
  });

  it('has a dispute that is won', async () => {
    await events();
    const means = await store('4000 0000 0000 1976');
    await gateway().charge({ key: 'dispute-won', means, ...price });
    const told = (await events()).map((call) => gateway().readEvent(call));
    expect(told).toMatchObject([{ state: 'open' }, { state: 'won' }]);
  });

  it('has a recipient whose payout fails later', async () => {
    await events();
    const payout = { key: 'payout-fails', recipient: 'fails_ben', amount: 5000, currency: 'USD' };
    const outcome = await gateway().payOut(payout);
    if (outcome.kind !== 'paid') throw new Error('The payout was refused');
    const [event] = (await events()).map((call) => gateway().readEvent(call));
    expect(event).toMatchObject({ kind: 'payoutFailed', payoutId: outcome.payoutId });
  });
});

describe('the page that plays a provider', () => {
  const redirect = async (key: string) => {
    const means = {
      kind: 'external' as const,
      method: 'Klarna' as const,
      returnUrl: 'http://localhost:4200/back?payment=1',
      email: 'ada@example.com',
      country: 'US',
    };
    const { signal } = new AbortController();
    const outcome = await gateway().charge({ key, means, amount: 5000, currency: 'USD', signal });
    if (outcome.kind !== 'redirectRequired') throw new Error(`Not redirected: ${outcome.kind}`);
    const { pathname, search } = new URL(outcome.redirectUrl);
    return `${pathname}${search}`;
  };

  it('asks for the amount, and runs no scripts [C3.12d-f, BR-08]', async () => {
    const page = await server.inject({ method: 'GET', url: await redirect('page'), headers: pay });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Klarna');
    expect(page.body).toContain('$50.00');
    expect(page.body).not.toContain('<script');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:4200");
  });

  it.each([
    ['pay', 303, 'http://localhost:4200/back?payment=1'],
    ['refuse', 303, 'http://localhost:4200/back?payment=1'],
    ['payAndStay', 204, undefined],
    ['other', 400, undefined],
  ])('takes the answer %s with %s', async (answer, status, location) => {
    const url = `${await redirect(`answer-${answer}`)}&answer=${answer}`;
    const headers = { ...pay, 'content-type': 'application/x-www-form-urlencoded' };
    const first = await server.inject({ method: 'POST', url, headers, payload: '' });
    expect([first.statusCode, first.headers.location]).toEqual([status, location]);
    if (status === 400) return;
    expect((await server.inject({ method: 'POST', url, headers, payload: '' })).statusCode).toBe(404);
  });
});
