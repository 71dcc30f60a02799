import { hours } from '../../../platform/time/units.ts';
import { buildTestServer, type TestServer } from '../../../testing/testing.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { linkTokenFor, password, signUp } from '../../../testing/people/signUp.ts';

const server = useTestServer();
const newPassword = 'orchestra pit 42';

async function resetLink(emailAddress: string, of: TestServer = server): Promise<string> {
  await of.call('initiateResetPassword', { body: { emailAddress } });
  return linkTokenFor(of, emailAddress, '/resetPassword/callback');
}
const change = (verificationString: string, secret = newPassword) =>
  server.call('changePassword', { body: { verificationString, password: secret } });

describe('initiateResetPassword [I7.12]', () => {
  it('answers alike with and without an account, and mails only where there is one', async () => {
    const { emailAddress } = await signUp(server);
    const known = await server.call('initiateResetPassword', { body: { emailAddress } });
    const unknown = await server.call('initiateResetPassword', {
      body: { emailAddress: 'nobody@foyer.example' },
    });
    expect(known.text).toBe(unknown.text);
    const recipients = (await server.mails()).map(({ recipient }) => recipient);
    expect(recipients).toContain(emailAddress);
    expect(recipients).not.toContain('nobody@foyer.example');
  });

  it('lets the older link die', async () => {
    const { emailAddress } = await signUp(server);
    const old = await resetLink(emailAddress);
    const fresh = await resetLink(emailAddress);
    expect(fresh).not.toBe(old);
    expect((await change(old)).error?.code).toBe('emailLinkExpired');
    expect((await change(fresh)).status).toBe(200);
  });

  it('stays within its limit for an address', async () => {
    const answers = [];
    const body = { emailAddress: 'often@foyer.example' };
    for (let count = 0; count < 6; count += 1)
      answers.push((await server.call('initiateResetPassword', { body })).status);
    expect(answers).toEqual([...Array(5).fill(200), 429]);
  });
});

describe('verifyResetPasswordEmail [I7.14, I4.07]', () => {
  it('tells whose link it is, and does not use it up', async () => {
    const { emailAddress } = await signUp(server);
    const token = await resetLink(emailAddress);
    for (let count = 0; count < 2; count += 1) {
      expect((await server.call('verifyResetPasswordEmail', { query: { token } })).body).toEqual({
        emailAddress,
      });
    }
  });
  it.each([
    ['emailLinkMalformed', 'nonsense'],
    ['emailLinkExpired', 'B'.repeat(43)],
  ])('answers %s', async (code, token) => {
    expect((await server.call('verifyResetPasswordEmail', { query: { token } })).error?.code).toBe(code);
  });
  it('is over after an hour', async () => {
    const own = await buildTestServer();
    try {
      const { emailAddress } = await signUp(own);
      const token = await resetLink(emailAddress, own);
      await own.clock.advance(hours(1) + 1000);
      expect((await own.call('verifyResetPasswordEmail', { query: { token } })).status).toBe(422);
    } finally {
      await own.close();
    }
  });
});

describe('changePassword [I7.10]', () => {
  it('ends every session, opens a new one, and tells the owner by mail [AZ-05]', async () => {
    const { emailAddress, token } = await signUp(server);
    const answer = await change(await resetLink(emailAddress));
    expect(answer.status).toBe(200);
    expect(answer.headers['api-client-auth-token']).toBe(answer.body.authToken);
    expect((await server.call('getProfile', { token })).status).toBe(401);
    expect((await server.call('getProfile', { token: answer.body.authToken })).status).toBe(200);
    const logIn = (secret: string) => server.call('logIn', { body: { emailAddress, password: secret } });
    expect((await logIn(password)).status).toBe(422);
    expect((await logIn(newPassword)).status).toBe(200);
    const subjects = (await server.mails())
      .filter(({ recipient }) => recipient === emailAddress)
      .map(({ subject }) => subject);
    expect(subjects).toContain('Your password was changed');
  });

  it('works once, also for ten at the same time [AZ-07]', async () => {
    const { emailAddress } = await signUp(server);
    const link = await resetLink(emailAddress);
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
  });

  it('refuses a weak password without using up the link [I5.02]', async () => {
    const { emailAddress } = await signUp(server);
    const link = await resetLink(emailAddress);
    expect((await change(link, 'qwerty123')).error).toMatchObject({
      code: 'badPasswordStrength',
      details: { problem: 'tooCommon' },
    });
    expect((await change(link)).status).toBe(200);
  });
});
