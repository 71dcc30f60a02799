import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { minutes } from '../../time/units.ts';
import { createGoogleRecaptchaGateway } from './googleRecaptchaGateway.ts';
import { readRecaptchaSettings } from './recaptchaSettings.ts';
import {
  createSandboxRecaptchaGateway,
  makeSandboxAnswer,
  refusingSiteKey,
} from '../../../sandbox/recaptcha/sandboxRecaptchaGateway.ts';

const caller = { action: 'signUp', ip: '203.0.113.7' };

/** Runs a local server in place of Google's. */
async function withVerifier(
  listener: RequestListener,
  test: (gateway: ReturnType<typeof createGoogleRecaptchaGateway>) => Promise<void>,
): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const verifyUrl = `http://127.0.0.1:${port}/siteverify`;
  try {
    await test(
      createGoogleRecaptchaGateway({
        siteKey: 'site',
        secret: 'hush',
        minimumScore: 0.5,
        verifyUrl,
        timeoutMs: 300,
      }),
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
const answering =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const good = { success: true, score: 0.9, action: 'signUp' };

describe('reCAPTCHA of Google', () => {
  it('asks with the secret, the answer and the address of the caller [I7.30]', async () => {
    let asked = '';
    const listener: RequestListener = (request, response) => {
      request.on('data', (part: Buffer) => (asked += part.toString()));
      request.on('end', () => answering(good)(request, response));
    };
    await withVerifier(listener, async (gateway) => {
      expect(await gateway.verify('token', caller)).toBe('person');
      expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({
        secret: 'hush',
        response: 'token',
        remoteip: '203.0.113.7',
      });
    });
  });

  it('loads the script that keeps to Trusted Types', () => {
    const gateway = createGoogleRecaptchaGateway({ siteKey: 'a&b', secret: 's', minimumScore: 0.5 });
    expect(gateway.settings?.scriptUrl).toBe(
      'https://www.google.com/recaptcha/api.js?render=a%26b&trustedtypes=true',
    );
  });

  it.each([
    ['person', good],
    ['person', { ...good, score: 0.5 }],
    ['refused', { ...good, score: 0.4 }],
    ['refused', { ...good, action: 'logIn' }],
    ['refused', { success: true, action: 'signUp' }],
    ['refused', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ])('is %s by %j [I4.05]', async (verdict, body) => {
    await withVerifier(answering(body), async (gateway) => {
      expect(await gateway.verify('token', caller)).toBe(verdict);
    });
  });

  it.each([
    ['500', answering('broken', 500)],
    ['no JSON', answering('<html>')],
    ['JSON of another kind', answering([])],
    ['a wrong secret of ours', answering({ success: false, 'error-codes': ['invalid-input-secret'] })],
    ['nothing in time', () => undefined],
    ['a cut connection', (request) => request.socket.destroy()],
    [
      'another address',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
  ])('says nothing of the person after %s', async (_name, listener) => {
    await withVerifier(listener, async (gateway) => {
      await expect(gateway.verify('token', caller)).rejects.toThrow();
    });
  });
});

describe('the recaptcha of the sandbox', () => {
  let now = 1_000_000;
  const parts = { siteKey: 'sandbox', sealingKey: Buffer.alloc(32, 1), clock: () => new Date(now) };
  const gateway = createSandboxRecaptchaGateway(parts);
  const answer = () => makeSandboxAnswer(parts, 'signUp');

  it('takes its own answer, for its form and its time [I4.05]', async () => {
    const given = answer();
    expect(await gateway.verify(given, caller)).toBe('person');
    expect(await gateway.verify(given, { ...caller, action: 'logIn' })).toBe('refused');
    now += minutes(3);
    expect(await gateway.verify(given, caller)).toBe('refused');
  });

  it.each(['', 'x', 'x.y', () => `${answer().split('.')[0]}.AAAA`, () => `${answer()}x`])(
    'refuses %s',
    async (wrong) => {
      expect(await gateway.verify(typeof wrong === 'string' ? wrong : wrong(), caller)).toBe('refused');
    },
  );

  it('refuses everybody with the key that does', async () => {
    const refusing = { ...parts, siteKey: refusingSiteKey };
    const given = makeSandboxAnswer(refusing, 'signUp');
    expect(await createSandboxRecaptchaGateway(refusing).verify(given, caller)).toBe('refused');
  });
});

describe('readRecaptchaSettings', () => {
  it.each([
    [{}, true, { kind: 'none' }],
    [{ FOYER_RECAPTCHA: 'off' }, false, { kind: 'none' }],
    [{ FOYER_RECAPTCHA: 'sandbox' }, true, { kind: 'sandbox', siteKey: 'sandbox' }],
    [
      { FOYER_RECAPTCHA: 'google', FOYER_RECAPTCHA_SITE_KEY: 'k', FOYER_RECAPTCHA_SECRET: 's' },
      false,
      { kind: 'google', siteKey: 'k', secret: 's', minimumScore: 0.5 },
    ],
  ])('reads %j [I3.31]', (variables, isSandbox, settings) => {
    expect(readRecaptchaSettings(variables, isSandbox)).toEqual(settings);
  });

  it.each([
    [{ FOYER_RECAPTCHA: 'sandbox' }, false, 'FOYER_RECAPTCHA=sandbox'],
    [{ FOYER_RECAPTCHA: 'google' }, true, 'FOYER_RECAPTCHA_SECRET'],
    [{ FOYER_RECAPTCHA: 'maybe' }, true, 'FOYER_RECAPTCHA=maybe'],
  ])('refuses %j', (variables, isSandbox, words) => {
    expect(() => readRecaptchaSettings(variables, isSandbox)).toThrow(words);
  });
});
