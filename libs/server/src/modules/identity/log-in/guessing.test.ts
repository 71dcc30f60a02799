import type { AttemptLimits } from '../settings/identitySettings.ts';
import { defaultConfig } from '../../../composition/config/defaultConfig.ts';
import { buildSignUp, linkTokenFor, password, signUp } from '../../../testing/people/signUp.ts';
import { buildTestServer, testConfig, type TestServer } from '../../../testing/testing.ts';
import { identityGuards } from '../guards/identityGuards.ts';

/** Load factor; nightly runs use a higher one. */
const scale = Number(process.env['FOYER_SCALE'] ?? 1);

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  server = await buildTestServer({
    logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } },
  });
});
afterAll(() => server.close());

interface From {
  ip?: string;
  headers?: Record<string, string>;
}
/** Logs in from an IP address. */
async function logIn(emailAddress: string, secret: string, { ip = '198.51.100.1', headers = {} }: From = {}) {
  const response = await server.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: ip,
    headers: { 'api-client-sessionid': 'guessing-session', ...headers },
    payload: { emailAddress, password: secret },
  });
  return { status: response.statusCode, headers: response.headers, text: response.body };
}
const tally = (statuses: readonly number[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('whether an address has an account [AZ-10]', () => {
  const comparable = ({ status, headers, text }: Awaited<ReturnType<typeof logIn>>) => {
    const { date: _date, ...rest } = headers;
    return { status, headers: rest, text };
  };

  it('is told by no log-in: same body, status and headers, and one password is compared in each case', async () => {
    const { emailAddress } = await signUp(server);
    const withoutPassword = await signUp(server);
    await server.database.query
      .updateTable('userAccount')
      .set({ passwordHash: null })
      .where('userId', '=', withoutPassword.userId)
      .execute();
    const compared = jest.spyOn(identityGuards(server.platform).passwords, 'matches');
    const answers = [];
    for (const address of [
      emailAddress,
      'nobody@foyer.example',
      withoutPassword.emailAddress,
      'not an address',
    ])
      answers.push(comparable(await logIn(address, 'wrong password 1')));
    expect(compared).toHaveBeenCalledTimes(answers.length);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    compared.mockRestore();
  });

  it('is told by no wish for a reset link, and the call itself looks for no account', async () => {
    const { emailAddress } = await signUp(server);
    const ask = async (address: string) => {
      const { status, text, headers } = await server.call('initiateResetPassword', {
        body: { emailAddress: address },
      });
      return comparable({ status, text, headers });
    };
    const answers = [await ask(emailAddress), await ask('nobody@foyer.example')];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  it('nor whether an address is verified by sending the link again', async () => {
    const [verified, unverified] = [await signUp(server), await signUp(server, { verified: false })];
    const ask = async (token: string) => {
      const { status, text, headers } = await server.call('resendVerificationLink', { token });
      return comparable({ status, text, headers });
    };
    expect(await ask(verified.token)).toEqual(await ask(unverified.token));
  });
});

describe('guessing a password [AZ-11]', () => {
  it('stops after ten from one caller, whatever they say of where they come from; it is logged, without a name', async () => {
    const { emailAddress } = await signUp(server);
    logged.length = 0;
    const statuses = [];
    for (let guess = 0; guess < 100 * scale; guess += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${guess % 250}`, 'x-real-ip': '203.0.113.9' };
      const answer = await logIn(emailAddress, `guess number ${guess}`, { headers });
      if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      statuses.push(answer.status);
    }
    expect(tally(statuses)).toEqual({ 422: 10, 429: 100 * scale - 10 });
    // The correct password is refused too, so that it can't be told from a wrong one.
    expect((await logIn(emailAddress, password)).status).toBe(429);
    expect(logged.join()).toContain('logInPerAccountAndCaller');
    expect(logged.join()).not.toContain(emailAddress);
    expect((await logIn(emailAddress, password, { ip: '192.0.2.77' })).status).toBe(200);
  });

  it('stops after a hundred from many callers, and the owner still gets in from where they are logged in', async () => {
    const { emailAddress } = await signUp(server);
    expect((await logIn(emailAddress, password, { ip: '192.0.2.5' })).status).toBe(200);
    const statuses = [];
    for (let guess = 0; guess < 120; guess += 1)
      statuses.push((await logIn(emailAddress, 'wrong guess 1', { ip: `10.0.${guess}.1` })).status);
    const { 422: tried = 0 } = tally(statuses);
    expect(tried).toBeLessThanOrEqual(100);
    expect(statuses.at(-1)).toBe(429);
    expect((await logIn(emailAddress, password, { ip: '192.0.2.200' })).status).toBe(429);
    expect((await logIn(emailAddress, password, { ip: '192.0.2.5' })).status).toBe(200);
    // A link by mail works from any IP address.
    await server.call('initiateResetPassword', { body: { emailAddress } });
    const verificationString = await linkTokenFor(server, emailAddress, '/resetPassword/callback');
    const reset = await server.call('changePassword', {
      body: { verificationString, password: 'orchestra pit 42' },
    });
    expect(reset.status).toBe(200);
  });

  it('one password on a thousand accounts stops at the limit of the caller', async () => {
    const tries = 320 * scale;
    const statuses = [];
    for (let at = 0; at < tries; at += 1)
      statuses.push(
        (await logIn(`sprayed${at}@foyer.example`, 'velvet curtain 7', { ip: '198.51.100.9' })).status,
      );
    expect(tally(statuses)).toEqual({ 422: 300, 429: tries - 300 });
  });
});

const plenty = { points: 1_000_000, windowSeconds: 3_600 };
const points = 3;

/** Call that counts against each limit; `at` varies whatever the limit doesn't depend on. */
const limited: Partial<
  Record<keyof AttemptLimits, (node: TestServer, at: number) => Promise<{ status: number }>>
> = {
  logInPerAccountAndCaller: (node) =>
    node.call('logIn', { body: { emailAddress: 'limit@foyer.example', password: 'wrong 1' } }),
  logInPerAccount: (node) =>
    node.call('logIn', { body: { emailAddress: 'limit@foyer.example', password: 'wrong 1' } }),
  logInPerCaller: (node, at) =>
    node.call('logIn', { body: { emailAddress: `limit${at}@foyer.example`, password: 'wrong 1' } }),
  signUpPerCaller: (node, at) =>
    node.call('createAccount', { body: buildSignUp({ emailAddress: `made${at}@foyer.example` }) }),
  availabilityPerSession: (node, at) =>
    node.call('isEmailAddressAvailable', { query: { emailAddress: `free${at}@foyer.example` } }),
  availabilityPerCaller: (node, at) =>
    node.call('isEmailAddressAvailable', {
      query: { emailAddress: `free${at}@foyer.example` },
      headers: { 'api-client-sessionid': `another-session-${at}` },
    }),
  resetPerAccount: (node) =>
    node.call('initiateResetPassword', { body: { emailAddress: 'limit@foyer.example' } }),
  resetPerCaller: (node, at) =>
    node.call('initiateResetPassword', { body: { emailAddress: `limit${at}@foyer.example` } }),
  linkPerCaller: (node, at) =>
    node.call('verifyAccountEmail', { query: { token: String(at).padStart(43, 'A') } }),
};

describe('each limit holds over two processes: the last that is within it passes, the next waits [AZ-12]', () => {
  it.each(Object.entries(limited))('%s', async (limit, attempt) => {
    const attemptLimits = {
      ...Object.fromEntries(Object.keys(defaultConfig.identity.attemptLimits).map((name) => [name, plenty])),
      [limit]: { points, windowSeconds: 600 },
    } as unknown as AttemptLimits;
    const config = { identity: { ...testConfig().identity, attemptLimits } };
    const node = (name: string) =>
      buildTestServer({ config, database: server.database, seed: `${name}-${limit}` });
    // Resets the counters of earlier tests.
    await server.database.query.deleteFrom('attempt').execute();
    const [one, two] = [await node('one'), await node('two')];
    try {
      const statuses = [];
      for (let at = 0; at < 5 * points; at += 1)
        statuses.push((await attempt(at % 2 ? one : two, at)).status);
      expect(statuses.slice(0, points)).not.toContain(429);
      expect(new Set(statuses.slice(points))).toEqual(new Set([429]));
    } finally {
      await two.close();
      await one.close();
    }
  });
});
