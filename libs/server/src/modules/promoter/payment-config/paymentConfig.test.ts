import type { EventPaymentConfig } from '@foyer/contract';
import { addAccount } from '../../../sale/gateway-account/gatewayAccounts.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { signUpMember } from '../../../testing/people/signUpMember.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();
let eventId: string;
let clientId: string;
let token: string;

const clientOf = async (of: string) =>
  (
    await server.database.query
      .selectFrom('event')
      .select('clientId')
      .where('eventId', '=', of)
      .executeTakeFirstOrThrow()
  ).clientId;

beforeEach(async () => {
  ({ eventId } = await buildSale(server.database));
  clientId = await clientOf(eventId);
  ({ token } = await signUpMember(server, { clientId, rights: ['finance'] }));
});

const set = (config: Omit<EventPaymentConfig, 'eventId'>) =>
  server.call('setEventPaymentConfig', { token, body: { eventId, ...config } });
const read = async () => (await server.call('getEventPaymentConfig', { token, query: { eventId } })).body;
const webhookSecret = 'secret-of-the-organiser';
const newAccount = (of: string) =>
  addAccount(server.platform, { clientId: of, credentials: JSON.stringify({ webhookSecret }) });
const methods = async () =>
  (await server.call('listPaymentMethods', { token, query: { eventId } })).body.paymentMethods.map(
    ({ paymentType }) => paymentType,
  );

describe('how an event is paid for', () => {
  it('is by card to the platform until its organiser chooses [C7.54b]', async () => {
    expect(await read()).toEqual({ eventId, paymentTypes: ['CreditCard'] });
    expect(await methods()).toEqual(['CreditCard']);
  });

  it('is what the checkout offers, in the same order [C6.07h, C7.54c, C7.55]', async () => {
    const { body } = await set({ paymentTypes: ['Klarna', 'CreditCard'] });
    expect(body).toEqual({ eventId, paymentTypes: ['Klarna', 'CreditCard'] });
    expect(await methods()).toEqual(['Klarna', 'CreditCard']);
    expect((await set({ paymentTypes: [] })).error?.code).toBe('invalidRequest');
    expect(await read()).toEqual(body);
  });

  it('is to an account of the organisation’s own, and of no other [C7.54c, AZ-02]', async () => {
    const gatewayAccountId = await newAccount(clientId);
    expect((await set({ paymentTypes: ['CreditCard'], gatewayAccountId })).body.gatewayAccountId).toBe(
      gatewayAccountId,
    );
    const other = await newAccount(await clientOf((await buildSale(server.database)).eventId));
    const refused = await set({ paymentTypes: ['CreditCard'], gatewayAccountId: other });
    expect([refused.error?.code, (await read()).gatewayAccountId]).toEqual(['notFound', gatewayAccountId]);
    expect((await set({ paymentTypes: ['CreditCard'] })).body.gatewayAccountId).toBeUndefined();
  });

  it('is chosen from what the organisation has, without its credentials [C7.54a]', async () => {
    const gatewayAccountId = await newAccount(clientId);
    const { body, text } = await server.call('getClientPaymentConfig', { token, query: { clientId } });
    expect(body).toEqual({
      clientId,
      paymentTypes: ['CreditCard', 'Alipay', 'Wechat', 'Klarna'],
      gatewayAccounts: [{ gatewayAccountId, gateway: 'sandbox' }],
    });
    expect(text).not.toContain(webhookSecret);
  });
});
