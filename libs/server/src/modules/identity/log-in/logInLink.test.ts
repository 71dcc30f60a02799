import { minutes } from '../../../platform/time/units.ts';
import { defaultConfig } from '../../../composition/config/defaultConfig.ts';
import { linkTokenFor, password, signUp } from '../../../testing/people/signUp.ts';
import { testConfig } from '../../../testing/testConfig.ts';
import type { CallAnswer } from '../../../testing/testServer.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { identityGuards } from '../guards/identityGuards.ts';
import { sendLogInLinkJob } from '../session/logInLinkJob.ts';

const accountPoints = 20;
const identity = testConfig().identity;
const server = useTestServer({
  config: {
    identity: {
      ...identity,
      attemptLimits: {
        ...defaultConfig.identity.attemptLimits,
        logInPerAccount: { points: accountPoints, windowSeconds: 3_600 },
      },
    },
  },
});
const page = '/authentication/link';
const wrongPassword = 'wrong guess 1';

async function logIn(emailAddress: string, secret: string, remoteAddress: string) {
  const response = await server.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    headers: { 'api-client-sessionid': 'guessing-session' },
    payload: { emailAddress, password: secret },
  });
  const { date: _date, 'retry-after': retryAfter, ...headers } = response.headers;
  // The time to wait runs on between two answers.
  const text = response.body.replace(/("retryAfterSeconds":)\d+/, '$1');
  return { status: response.statusCode, retryAfter: Number(retryAfter), headers, text };
}
/** An account whose limit strangers have used up, each from another address. */
async function attackedAccount(): Promise<{ emailAddress: string; token: string; userId: string }> {
  const account = await signUp(server);
  for (let guess = 0; guess < accountPoints; guess += 1)
    await logIn(account.emailAddress, wrongPassword, `10.1.${guess}.1`);
  return account;
}
const linkMailsTo = async (emailAddress: string) =>
  (await server.mails()).filter(
    ({ recipient, textBody }) => recipient === emailAddress && textBody.includes(`${page}?token=`),
  );
const useLink = (token: string): Promise<CallAnswer<'logInByLink'>> =>
  server.call('logInByLink', { body: { token } });
const linkOf = (emailAddress: string): Promise<string> => linkTokenFor(server, emailAddress, page);
async function mailedLink(): Promise<{ emailAddress: string; token: string }> {
  const { emailAddress } = await attackedAccount();
  await logIn(emailAddress, password, '192.0.2.10');
  return { emailAddress, token: await linkOf(emailAddress) };
}

describe('an account under attack [AZ-11]', () => {
  it('lets its owner in at a new place, by a link in a mail', async () => {
    const { emailAddress, userId } = await attackedAccount();
    const refused = await logIn(emailAddress, password, '192.0.2.10');
    expect([refused.status, refused.retryAfter > 0]).toEqual([429, true]);
    const answer = await useLink(await linkOf(emailAddress));
    expect([answer.status, answer.body.profile.globalUserId]).toEqual([200, userId]);
    expect(answer.headers['api-client-auth-token']).toBe(answer.body.authToken);
    expect((await server.call('getProfile', { token: answer.body.authToken })).status).toBe(200);
  });

  it('mails the owner too where the caller used up the tries of its own address', async () => {
    const { emailAddress } = await signUp(server);
    for (let guess = 0; guess < 10; guess += 1) await logIn(emailAddress, wrongPassword, '192.0.2.20');
    expect((await logIn(emailAddress, password, '192.0.2.20')).status).toBe(429);
    expect(await linkMailsTo(emailAddress)).toHaveLength(1);
  });

  it('answers right and wrong passwords alike, after the same work, also without an account', async () => {
    const { emailAddress } = await attackedAccount();
    const unknown = `unknown-${emailAddress}`;
    for (let guess = 0; guess < accountPoints; guess += 1)
      await logIn(unknown, wrongPassword, `10.1.${guess}.2`);
    await server.mails();
    const compared = jest.spyOn(identityGuards(server.platform).passwords, 'matches');
    const added = jest.spyOn(server.platform.jobs, 'add');
    const answers = [];
    const work = [];
    for (const [address, secret] of [
      [emailAddress, password],
      [emailAddress, wrongPassword],
      [unknown, password],
    ] as const) {
      const { retryAfter, ...answer } = await logIn(address, secret, '192.0.2.30');
      expect(retryAfter).toBeGreaterThan(0);
      answers.push(JSON.stringify(answer));
      work.push([compared.mock.calls.length, added.mock.calls.length]);
    }
    compared.mockRestore();
    added.mockRestore();
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('tooManyRequests');
    expect(work).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(await linkMailsTo(emailAddress)).toHaveLength(1);
    expect(await linkMailsTo(unknown)).toEqual([]);
  });

  it('does not give a right password its tries back, which a guesser could see', async () => {
    const { emailAddress } = await attackedAccount();
    const statuses = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await logIn(emailAddress, password, '192.0.2.40')).status);
    expect(new Set(statuses)).toEqual(new Set([429]));
    expect((await logIn(emailAddress, wrongPassword, '192.0.2.41')).status).toBe(429);
  });

  it('gets at most five mails an hour, and the newest link works', async () => {
    const { emailAddress } = await attackedAccount();
    for (let guess = 0; guess < 8; guess += 1) await logIn(emailAddress, password, `192.0.2.${50 + guess}`);
    expect(await linkMailsTo(emailAddress)).toHaveLength(5);
    const statuses = [];
    for (const { textBody } of await linkMailsTo(emailAddress))
      statuses.push((await useLink(/token=([\w-]+)/.exec(textBody)![1]!)).status);
    expect(statuses.sort()).toEqual([200, 422, 422, 422, 422]);
  });

  it.each(['was refused', 'could not count'])(
    'gets no mail past the limit from a run that is repeated because the first one %s',
    async (reason) => {
      const { emailAddress, userId } = await signUp(server);
      const { platform } = server;
      const { attempts } = identityGuards(platform);
      for (let link = 0; link < 5; link += 1) await attempts.count('logInLinkPerAccount', userId);
      const [jobId, origin] = [platform.newId(), 'https://tickets.example'];
      const run = () => sendLogInLinkJob.handle({ userId, origin }, { platform, jobId });
      if (reason === 'was refused') await run();
      else {
        jest.spyOn(attempts, 'isWithin').mockRejectedValueOnce(new Error('no connection'));
        await expect(run()).rejects.toThrow('no connection');
      }
      await run();
      expect(await linkMailsTo(emailAddress)).toEqual([]);
    },
  );

  it('lets a device that is logged in confirm by password, whatever strangers guess', async () => {
    const { token } = await attackedAccount();
    expect((await server.call('confirmLogIn', { token, body: { password } })).status).toBe(200);
  });
});

describe('the link [AZ-07]', () => {
  it('works once, also for many at once', async () => {
    const { token } = await mailedLink();
    const answers = await Promise.all(Array.from({ length: 5 }, () => useLink(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    expect((await useLink(token)).error?.code).toBe('emailLinkExpired');
  });

  it('works for 15 minutes', async () => {
    const [early, late] = [await mailedLink(), await mailedLink()];
    await server.clock.advance(minutes(14));
    expect((await useLink(early.token)).status).toBe(200);
    await server.clock.advance(minutes(1) + 5_000);
    expect((await useLink(late.token)).error?.code).toBe('emailLinkExpired');
  });

  it('is no link with one letter changed, and opens nothing else', async () => {
    const { token } = await mailedLink();
    expect((await useLink('nonsense')).error?.code).toBe('emailLinkMalformed');
    expect((await useLink('B'.repeat(43))).error?.code).toBe('emailLinkExpired');
    expect((await server.call('verifyAccountEmail', { query: { token } })).status).toBe(422);
    expect((await server.call('verifyResetPasswordEmail', { query: { token } })).status).toBe(422);
    expect((await useLink(token)).status).toBe(200);
  });

  it('is in the mail alone, which warns of a password that others know', async () => {
    const { emailAddress, token } = await mailedLink();
    const rows = await server.database.query.selectFrom('oneTimeLink').selectAll().execute();
    const waiting = await server.database.query.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify([rows, waiting])).not.toContain(token);
    const [mail] = await linkMailsTo(emailAddress);
    expect(mail!.textBody).toContain('15 minutes');
    expect(mail!.textBody).toContain('someone else may know your password');
  });
});
