import { supportedLocales } from '@foyer/contract';
import { useTestServer } from '../../testing/useTestServer.ts';

const server = useTestServer();
const pay = { host: 'pay.localhost' };
const parent = encodeURIComponent('http://localhost:4200');
const get = (url: string, headers: Record<string, string> = pay) =>
  server.inject({ method: 'GET', url, headers });

describe('the hosted card fields', () => {
  it.each(supportedLocales)('speak %s', async (locale) => {
    const page = await get(`/fields?origin=${parent}&locale=${locale}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<html lang="${locale}" data-parent-origin="http://localhost:4200">`);
    expect(page.body).not.toMatch(/cardFields\.|cardChallenge\./);
    const labels = page.body.match(/<label for=/g);
    expect(labels).toHaveLength(5);
  });

  it.each([
    ['en-US', '', 'ZIP code'],
    ['en-US', 'CA', 'Postal code'],
    ['en-CA', '', 'Postal code'],
    ['en-CA', 'US', 'ZIP code'],
    ['fr-CA', '', 'Code postal'],
    ['es-US', 'mx', 'Código postal'],
  ])('call the postal code in %s what the country "%s" calls it: %s', async (locale, country, label) => {
    const place = country ? `&country=${country}` : '';
    const page = await get(`/fields?origin=${parent}&locale=${locale}${place}`);
    expect(page.body).toContain(`id="postalCode-label">${label}</span>`);
  });

  it('bring the text face of the apps from their own origin', async () => {
    expect((await get('/assets/fields.css')).body).toContain("url('text.woff2')");
    const face = await get('/assets/text.woff2');
    expect(face.headers['content-type']).toBe('font/woff2');
    expect(face.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
  });

  it('may run their own files alone, framed by our own sites alone [BR-08, BR-11]', async () => {
    const page = await get(`/fields?origin=${parent}`);
    const policy = String(page.headers['content-security-policy']);
    const nonce = /script-src 'nonce-([^']{24})'/.exec(policy)?.[1];
    expect(policy).toContain(
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'self'; font-src 'self'; connect-src 'self'`,
    );
    expect(page.body.split(`<script nonce="${nonce}" src="/assets/`)).toHaveLength(3);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/frame-ancestors http:\/\/localhost:4200 http:\/\/widget\.localhost:4200/);
    expect(page.headers['x-frame-options']).toBeUndefined();
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toMatch(/ on[a-z]+=|style=/);
    for (const [, file] of page.body.matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await get(file!)).statusCode).toBe(200);
  });

  it.each([
    ['http://evil.example'],
    ['http://localhost:4200.evil.example'],
    ['https://localhost:4200'],
    ['http://partner.localhost:4200'],
    ['null'],
    ['"><script>alert(1)</script>'],
    [''],
  ])('talk to no page at "%s" [BR-07]', async (origin) => {
    const page = await get(`/fields?origin=${encodeURIComponent(origin)}`);
    expect(page.statusCode).toBe(403);
    expect(page.body).not.toContain('<script');
  });

  it('are on the host of the gateway and nowhere else', async () => {
    for (const host of ['localhost', 'widget.localhost', 'aurora.localhost']) {
      expect((await get(`/fields?origin=${parent}`, { host })).statusCode).toBe(404);
      const payload = {
        number: '4242424242424242',
        expiry: '12/40',
        cvc: '123',
        nameOnCard: 'Ada',
        postalCode: '',
      };
      expect(
        (await server.inject({ method: 'POST', url: '/tokens', headers: { host }, payload })).statusCode,
      ).toBe(404);
    }
    expect((await get('/assets/../fields.js')).statusCode).toBe(404);
    expect((await get('/assets/..%2fsandboxGateway.ts')).statusCode).toBe(404);
  });

  it('say which field is wrong, in no more words than that', async () => {
    const payload = { number: '4242', expiry: '13/20', cvc: '', nameOnCard: '', postalCode: '' };
    const answer = await server.inject({ method: 'POST', url: '/tokens', headers: pay, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      problems: { number: 'invalid', expiry: 'invalid', cvc: 'missing', nameOnCard: 'missing' },
    });
  });

  it('ask nothing about an unknown payment', async () => {
    const page = await get(`/verify?challenge=nothing&origin=${parent}&locale=fr-CA`);
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('<button');
    const answer = await server.inject({
      method: 'POST',
      url: '/challenges/nothing',
      headers: pay,
      payload: { approved: true },
    });
    expect(answer.statusCode).toBe(404);
  });
});
