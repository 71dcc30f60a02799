import { checkout, line, pay, storeCard } from '../../../testing/sale/people/buyers.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { buildSignUp, password, signUp } from '../../../testing/people/signUp.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();
const exportOf = async (token: string) => (await server.call('exportUserData', { token })).body;

async function buy(fan: { token: string; userId: string }) {
  const sale = await buildSale(server.database);
  const card = await storeCard(server, fan);
  const lines = [line('a', sale.standing, 2)];
  const cart = (await checkout(server, fan, sale.eventId, lines)).body;
  const order = await pay(server, fan, cart, card.paymentMethodId);
  expect(order.status).toBe(200);
  return order.body;
}
const writeToUs = (emailAddress: string, message: string) =>
  server.call('sendContactMessage', { body: { name: 'Ada', emailAddress, topic: 'other', message } });

describe('exportUserData [PV-05]', () => {
  it('gives all that is kept of a person, and what they bought', async () => {
    const fan = await signUp(server, { firstName: 'Canary' });
    const order = await buy(fan);
    const data = await exportOf(fan.token);
    expect(data).toMatchObject({
      profile: { emailAddress: fan.emailAddress, firstName: 'Canary', dateOfBirth: '1990-04-12' },
      logInMethods: { hasPassword: true, authenticatorTypes: [] },
      linkedProviders: [],
      notificationSettings: { eventReminders: true, newsletter: false },
      sessions: [{ current: true }],
      roles: [],
      paymentMeans: [{ lastFour: '4242' }],
      orders: [
        {
          orderId: order.orderId,
          orderNumber: order.orderNumber,
          eventName: order.event.shortName,
          state: 'placed',
          quote: order.quote,
          lines: order.lines,
          card: { brand: 'visa', lastFour: '4242' },
        },
      ],
      tokens: order.tokens.map(({ tokenId }) => expect.objectContaining({ orderId: order.orderId, tokenId })),
    });
    expect(data.tokens).toHaveLength(2);
  });

  it('gives nothing of anybody else, and no secret', async () => {
    const fan = await signUp(server);
    await buy(fan);
    const other = await signUp(server, { firstName: 'Mallory' });
    const data = await exportOf(other.token);
    expect([data.orders, data.tokens, data.paymentMeans]).toEqual([[], [], []]);
    const text = JSON.stringify(await exportOf(fan.token));
    expect(text).not.toMatch(/argon2|hash|sealed|secret|gatewayToken|Mallory/i);
    expect(text).not.toContain(fan.token);
    expect(text).not.toContain(password);
  });

  it('contains the attribution of the account', async () => {
    const emailAddress = 'led-here@foyer.example';
    const systemEvent = Buffer.from(JSON.stringify({ affiliateCode: 'ada-7' })).toString('base64');
    const { body } = await server.call('createAccount', {
      body: buildSignUp({ emailAddress }),
      headers: { 'app-type': 'IOS', 'system-event': systemEvent, 'advertisement-data': 'utm_source=mail' },
    });
    expect((await exportOf(body.authToken)).attribution).toMatchObject({
      appType: 'IOS',
      affiliateCode: 'ada-7',
      advertisementData: 'utm_source=mail',
    });
  });

  it('tells what hangs on an address to its owner alone: to whom has verified it', async () => {
    const emailAddress = 'writes-to-us@foyer.example';
    expect((await writeToUs('Writes-To-Us@foyer.example', 'Where is the cloakroom?')).status).toBe(200);
    await server.call('subscribeNewsletter', { body: { emailAddress } });
    const squatter = await signUp(server, { emailAddress, verified: false });
    const before = await exportOf(squatter.token);
    expect([before.messages, before.subscriptions]).toEqual([[], []]);
    await server.database.query
      .updateTable('userAccount')
      .set({ state: 'EMAIL_VERIFIED' })
      .where('userId', '=', squatter.userId)
      .execute();
    const after = await exportOf(squatter.token);
    expect(after.messages).toMatchObject([{ message: 'Where is the cloakroom?' }]);
    expect(after.subscriptions).toMatchObject([{ state: 'pending' }]);
  });

  it('leaves nothing of the address behind when its owner deletes the account', async () => {
    const fan = await signUp(server, { emailAddress: 'leaves-us@foyer.example' });
    await writeToUs(fan.emailAddress, 'Goodbye');
    await server.call('subscribeNewsletter', { body: { emailAddress: fan.emailAddress } });
    expect((await server.call('deleteAccount', { token: fan.token })).status).toBe(200);
    for (const table of ['contactMessage', 'newsletterSubscription'] as const) {
      const rows = await server.database.query
        .selectFrom(table)
        .select('emailAddress')
        .where('emailAddress', '=', fan.emailAddress)
        .execute();
      expect(rows).toEqual([]);
    }
  });

  it('is not to be had too often', async () => {
    const { token } = await signUp(server);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await server.call('exportUserData', { token })).status);
    expect([new Set(statuses.slice(0, 10)), statuses[10]]).toEqual([new Set([200]), 429]);
  });
});
