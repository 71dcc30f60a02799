import { useTestServer } from '../testing/useTestServer.ts';
import { knowsBuyers, makeBuyers, type Buyer } from '../testing/sale/people/buyers.ts';

const settings = { secretKey: 'sk_test_abc', publishableKey: 'pk_test_abc', webhookSecret: 'whsec_abc' };
const server = useTestServer({
  authenticate: knowsBuyers,
  config: { payment: { kind: 'stripe', ...settings } },
});
const pay = { host: 'pay.localhost' };
const parent = encodeURIComponent('http://localhost:4200');
const get = (url: string, headers: Record<string, string> = pay) =>
  server.inject({ method: 'GET', url, headers });

describe('card fields of Stripe', () => {
  it('are what the app frames once Stripe is configured, even in a sandbox [C7.55]', async () => {
    const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
    const { body } = await server.call('listPaymentMethods', { token: ada.token });
    expect(body.paymentMethods.map(({ hostedFieldsUrl }) => hostedFieldsUrl)).toEqual([
      'http://pay.localhost:4200/stripe/fields',
    ]);
  });

  it.each([
    ['fr-CA', '', 'Code postal'],
    ['en-US', '&country=CA', 'Postal code'],
    ['en-US', '', 'ZIP code'],
  ])('speak %s, and know the postal code of "%s"', async (locale, country, label) => {
    const page = await get(`/stripe/fields?origin=${parent}&locale=${locale}${country}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/cardFields\./);
    expect(page.body).toContain(`id="postalCode-label">${label}</span>`);
    expect(page.body).toContain('"publishableKey":"pk_test_abc"');
    expect(page.body).not.toContain('sk_test');
  });

  it("may run their own files and Stripe's alone, framed by our own sites alone [BR-08, BR-11]", async () => {
    const page = await get(`/stripe/fields?origin=${parent}`);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(
      /script-src 'nonce-[^']{24}' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/,
    );
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
    );
    expect(policy).toMatch(/frame-ancestors http:\/\/localhost:4200 http:\/\/widget\.localhost:4200/);
    expect(page.body).toMatch(/src="https:\/\/js\.stripe\.com\/[a-z]+\/stripe\.js"/);
    for (const [, file] of page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g))
      expect((await get(file!)).statusCode).toBe(200);
  });

  it('are on the host of the gateway, and talk to our own sites alone [BR-07]', async () => {
    expect((await get(`/stripe/fields?origin=${parent}`, { host: 'localhost' })).statusCode).toBe(404);
    expect((await get('/stripe/fields?origin=http%3A%2F%2Fevil.example')).statusCode).toBe(403);
  });
});

describe('verification by Stripe', () => {
  it('hands over the payment that the bank is asked about [C7.57b]', async () => {
    const page = await get(`/stripe/verify?origin=${parent}&intent=pi_1&secret=pi_1_secret_2`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('"secret":"pi_1_secret_2"');
  });

  it('hands over the setup that makes a card chargeable later [C7.57b]', async () => {
    const page = await get(`/stripe/verify?origin=${parent}&intent=seti_1&secret=seti_1_secret_2`);
    expect(page.body).toContain('"secret":"seti_1_secret_2"');
  });

  it.each(['intent=x&secret=pi_1_secret_2', 'intent=pi_1&secret=%22', ''])('refuses %s', async (query) => {
    expect((await get(`/stripe/verify?origin=${parent}&${query}`)).statusCode).toBe(400);
  });
});
