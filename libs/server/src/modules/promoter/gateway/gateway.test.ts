import { randomUUID } from 'node:crypto';
import type { GatewayCredentials } from '@foyer/contract';
import { readCredentials } from '../../../platform/gateways/payment/accountCredentials.ts';
import { createSealer } from '../../../platform/security/sealing.ts';
import { systemRandomness } from '../../../platform/security/randomness.ts';
import { setEventAccount } from '../../../sale/gateway-account/gatewayAccounts.ts';
import { checkout, line, pay, typeCard } from '../../../testing/sale/people/buyers.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { signUp } from '../../../testing/people/signUp.ts';
import { signUpMember } from '../../../testing/people/signUpMember.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();
const webhookSecret = 'secret-of-the-organiser-4242';
let eventId: string;
let clientId: string;
let token: string;
/** Offer of standing places. */
let standing: string;

async function newOrganisation() {
  const sale = await buildSale(server.database);
  const event = await server.database.query
    .selectFrom('event')
    .select(['eventId', 'clientId'])
    .where('eventId', '=', sale.eventId)
    .executeTakeFirstOrThrow();
  const owner = await signUpMember(server, { clientId: event.clientId, rights: ['owner'] });
  return { ...event, token: owner.token, standing: sale.standing };
}
beforeEach(async () => {
  await server.database.query.deleteFrom('attempt').execute();
  ({ eventId, clientId, token, standing } = await newOrganisation());
});

const create = (credentials: GatewayCredentials = { webhookSecret }) =>
  server.call('createGateway', { token, body: { clientId, name: 'Main account', credentials } });
const newGateway = async () => (await create()).body;
const list = async () => (await server.call('listGateways', { token, query: { clientId } })).body.gateways;
const redact = (gatewayAccountId: string) =>
  server.call('redactGateway', { token, body: { clientId, gatewayAccountId } });
const storedOf = (gatewayAccountId: string) =>
  server.database.query
    .selectFrom('gatewayAccount')
    .selectAll()
    .where('gatewayAccountId', '=', gatewayAccountId)
    .executeTakeFirstOrThrow();

describe('a gateway account of an organisation', () => {
  it('is added with credentials that are never shown again [C6.07g, C7.38a, C7.38c, C1.09f]', async () => {
    const { body, text } = await create();
    const { gatewayAccountId } = body;
    expect(body).toMatchObject({
      name: 'Main account',
      gateway: 'sandbox',
      credentials: [{ name: 'webhookSecret', ending: '4242' }],
      webhookUrl: expect.stringMatching(`/api/payment/events/sandbox/${gatewayAccountId}$`),
    });
    expect(await list()).toEqual([body]);
    expect(text).not.toContain(webhookSecret);
    expect(await readCredentials(server.platform, gatewayAccountId)).toBe(JSON.stringify({ webhookSecret }));
  });

  it('is sealed with a key that it names, and opens with no other', async () => {
    const { gatewayAccountId } = await newGateway();
    const { credentials, keyId } = await storedOf(gatewayAccountId);
    expect(keyId).toBe(server.platform.sealer.keyId);
    expect(credentials!.includes(webhookSecret)).toBe(false);
    const sealer = createSealer(Buffer.alloc(32, 99), systemRandomness);
    await expect(readCredentials({ ...server.platform, sealer }, gatewayAccountId)).rejects.toThrow(
      `sealed with the key ${keyId}`,
    );
  });

  it('is refused with credentials that the gateway does not take, in words that repeat none', async () => {
    const wrong = await create({ webhookSecret: 'too-short-1234' });
    expect([wrong.status, wrong.error?.code]).toEqual([422, 'invalidGatewayCredentials']);
    expect(wrong.text).not.toContain('too-short');
    expect(await list()).toEqual([]);
  });

  it('says that the server failed when its sealer did, and keeps the credentials out of the log', async () => {
    const { sealer, log } = server.platform;
    const { seal } = sealer;
    const logged: unknown[] = [];
    const log_ = jest
      .spyOn(log, 'error')
      .mockImplementation((...words: unknown[]) => void logged.push(words));
    const broken = jest.spyOn(sealer, 'seal').mockImplementation((text, context) => {
      if (text.includes(webhookSecret)) throw new Error('no entropy');
      return seal(text, context);
    });
    try {
      const answer = await create();
      expect([answer.status, answer.error?.code]).toEqual([500, 'serverError']);
      expect(answer.text).not.toContain(webhookSecret);
    } finally {
      broken.mockRestore();
      log_.mockRestore();
    }
    expect(JSON.stringify(logged)).not.toContain(webhookSecret);
    expect(await list()).toEqual([]);
  });

  it('gets other credentials or another name [C7.38b]', async () => {
    const { gatewayAccountId } = await newGateway();
    const update = (changes: { name?: string; credentials?: GatewayCredentials }) =>
      server.call('updateGateway', { token, body: { clientId, gatewayAccountId, ...changes } });
    const other = { webhookSecret: 'another-secret-of-theirs-9999' };
    expect((await update({ credentials: other })).body).toMatchObject({
      name: 'Main account',
      credentials: [{ ending: '9999' }],
    });
    expect(await readCredentials(server.platform, gatewayAccountId)).toBe(JSON.stringify(other));
    expect((await update({ name: ' Second ' })).body).toMatchObject({
      name: 'Second',
      credentials: [{ ending: '9999' }],
    });
    const short = await update({ credentials: { webhookSecret: 'short-one' } });
    expect(short.error?.code).toBe('invalidGatewayCredentials');
    expect(await readCredentials(server.platform, gatewayAccountId)).toBe(JSON.stringify(other));
  });

  it('loses its credentials for good, and can do nothing then [C7.38d]', async () => {
    const { gatewayAccountId } = await newGateway();
    const { body } = await redact(gatewayAccountId);
    expect(body).toMatchObject({ credentials: [], redactedAt: expect.any(String) });
    expect([body.webhookUrl, body.hostedFieldsUrl]).toEqual([undefined, undefined]);
    expect((await redact(gatewayAccountId)).body).toEqual(body);
    expect(await storedOf(gatewayAccountId)).toMatchObject({ credentials: null, shownCredentials: [] });
    const config = { eventId, paymentTypes: ['CreditCard' as const], gatewayAccountId };
    const body54 = await server.call('setEventPaymentConfig', { token, body: config });
    const renamed = await server.call('updateGateway', {
      token,
      body: { clientId, gatewayAccountId, credentials: { webhookSecret } },
    });
    expect([body54.error?.code, renamed.error?.code]).toEqual(['notFound', 'notFound']);
  });

  it('keeps its credentials while an event is paid to it, or may be refunded from it [C7.38d]', async () => {
    const { gatewayAccountId } = await newGateway();
    const use = (account: string | null) =>
      setEventAccount(server.database.query, {
        eventId,
        gatewayAccountId: account,
        paymentTypes: ['CreditCard'],
      });
    await use(gatewayAccountId);
    expect((await redact(gatewayAccountId)).error?.code).toBe('gatewayInUse');
    const fan = await signUp(server);
    const cart = await checkout(server, fan, eventId, [line('a', standing, 1)]);
    const body = { cardToken: await typeCard(server), eventId };
    const card = await server.call('addPaymentMeans', { token: fan.token, body });
    expect((await pay(server, fan, cart.body, card.body.paymentMethodId)).error).toBeUndefined();
    await use(null);
    expect((await redact(gatewayAccountId)).error?.code).toBe('gatewayInUse');
    const hoursAgo = (count: number) => new Date(Date.now() - count * 3_600_000);
    await server.database.query
      .updateTable('event')
      .set({ startsAt: hoursAgo(3), endsAt: hoursAgo(1) })
      .where('eventId', '=', eventId)
      .execute();
    expect((await redact(gatewayAccountId)).status).toBe(200);
    const { paymentMethodId } = card.body;
    const removed = await server.call('removePaymentMeans', { token: fan.token, query: { paymentMethodId } });
    await server.jobs.drain();
    expect(removed.error).toBeUndefined();
  });

  it('is unknown to other organisations [AZ-02]', async () => {
    const { gatewayAccountId } = await newGateway();
    const other = await newOrganisation();
    const body = { clientId: other.clientId, gatewayAccountId };
    const answers = [
      await server.call('redactGateway', { token: other.token, body }),
      await server.call('updateGateway', { token: other.token, body: { ...body, name: 'Mine' } }),
      await server.call('purchaseOneDollar', {
        token: other.token,
        body: { ...body, cardToken: await typeCard(server) },
      }),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(['notFound', 'notFound', 'notFound']);
    expect(await list()).toMatchObject([{ name: 'Main account' }]);
  });
});

describe('a test payment', () => {
  const pay = async (gatewayAccountId: string, number?: string, idempotencyKey?: string) =>
    server.call('purchaseOneDollar', {
      token,
      body: { clientId, gatewayAccountId, cardToken: await typeCard(server, number) },
      ...(idempotencyKey ? { idempotencyKey } : {}),
    });
  const refund = (testPaymentId: string) =>
    server.call('refundTestPayment', { token, body: { clientId, testPaymentId } });
  const charges = async () =>
    server.database.query.selectFrom('gatewayTestPayment').selectAll().orderBy('createdAt').execute();

  it('takes one dollar by the account, and gives it back once [C7.39a, C7.39b]', async () => {
    const { gatewayAccountId } = await newGateway();
    const { body } = await pay(gatewayAccountId);
    expect(body).toMatchObject({ gatewayAccountId, amount: { amount: 100, currency: 'USD' } });
    expect(body.refundedAt).toBeUndefined();
    const first = await refund(body.testPaymentId);
    expect(first.body).toEqual({ ...body, refundedAt: expect.any(String) });
    expect((await refund(body.testPaymentId)).body).toEqual(first.body);
    expect((await charges()).at(-1)).toMatchObject({ gatewayToken: null, transactionId: expect.any(String) });
  });

  it('is not in the books, since the money is the organisation’s', async () => {
    const count = async () =>
      (await server.database.query.selectFrom('ledgerTransaction').selectAll().execute()).length;
    const before = await count();
    await pay((await newGateway()).gatewayAccountId);
    expect(await count()).toBe(before);
  });

  it('says why a card was refused, and has nothing to give back', async () => {
    const { gatewayAccountId } = await newGateway();
    const refused = await pay(gatewayAccountId, '4000 0000 0000 0002');
    expect(refused.error).toMatchObject({ code: 'paymentFailed', details: { reason: 'declined' } });
    const { testPaymentId } = (await charges()).at(-1)!;
    expect((await refund(testPaymentId)).error?.code).toBe('notFound');
    const used = await server.call('purchaseOneDollar', {
      token,
      body: { clientId, gatewayAccountId, cardToken: 'no such token' },
    });
    expect(used.error?.code).toBe('invalidCard');
  });

  it('is limited against the testing of cards', async () => {
    const { gatewayAccountId } = await newGateway();
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 40 && codes.at(-1) !== 'tooManyRequests'; count += 1)
      codes.push((await pay(gatewayAccountId)).error?.code);
    expect(codes.at(-1)).toBe('tooManyRequests');
  });

  it('is of its own organisation, and ends with the credentials', async () => {
    const { gatewayAccountId } = await newGateway();
    const { testPaymentId } = (await pay(gatewayAccountId)).body;
    const other = await newOrganisation();
    const foreign = await server.call('refundTestPayment', {
      token: other.token,
      body: { clientId: other.clientId, testPaymentId },
    });
    expect(foreign.error?.code).toBe('notFound');
    await redact(gatewayAccountId);
    expect((await refund(testPaymentId)).error?.code).toBe('notFound');
    expect((await pay(gatewayAccountId)).error?.code).toBe('notFound');
    expect((await refund(randomUUID())).error?.code).toBe('notFound');
  });
});
