import { days } from '../../../platform/time/units.ts';
import { buildTestServer } from '../../../testing/testing.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { buildSignUp, linkTokenFor, signUp, verificationCodeFor } from '../../../testing/people/signUp.ts';

const server = useTestServer();
const page = '/verifyEmail/callback';
const verify = (token: string) => server.call('verifyAccountEmail', { query: { token } });

describe('verifyAccountEmail [I7.13]', () => {
  it('verifies the address and tells the way back', async () => {
    const { token, emailAddress } = await signUp(server, {
      verified: false,
      returnTo: '/events/abc?quantity=2',
    });
    const link = await linkTokenFor(server, emailAddress, page);
    expect((await verify(link)).body).toEqual({ emailAddress, returnTo: '/events/abc?quantity=2' });
    const profile = await server.call('getProfile', { token });
    expect(profile.body).toMatchObject({ userAuthenticationState: 'EMAIL_VERIFIED', eventReady: true });
  });

  it('verifies no account where the address has none by now, and says so [I8.09]', async () => {
    const { userId, emailAddress } = await signUp(server, { verified: false });
    const link = await linkTokenFor(server, emailAddress, page);
    const account = server.database.query.updateTable('userAccount').where('userId', '=', userId);
    await account.set({ emailAddress: `moved-${emailAddress}` }).execute();
    const answer = await verify(link);
    expect([answer.status, answer.error?.code]).toEqual([422, 'emailNotFound']);
    await account.set({ emailAddress }).execute();
    expect((await verify(link)).status).toBe(200);
  });

  it('works once, also for twenty at the same time [AZ-07]', async () => {
    const { emailAddress } = await signUp(server, { verified: false });
    const link = await linkTokenFor(server, emailAddress, page);
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(422)]);
  });

  it('changes nothing without our session header, as a mail scanner calls it', async () => {
    const { token, emailAddress } = await signUp(server, { verified: false });
    const link = await linkTokenFor(server, emailAddress, page);
    const scan = await server.inject({ method: 'GET', url: `/api/auth/verifyAccountEmail?token=${link}` });
    expect(scan.statusCode).toBe(400);
    const profile = await server.call('getProfile', { token });
    expect(profile.body.userAuthenticationState).toBe('EMAIL_UNVERIFIED');
    expect((await verify(link)).status).toBe(200);
  });

  it.each([
    ['emailLinkMalformed', 422, 'too-short'],
    ['emailLinkExpired', 422, 'A'.repeat(43)],
  ])('answers %s', async (code, status, token) => {
    const answer = await verify(token);
    expect([answer.status, answer.error?.code]).toEqual([status, code]);
  });

  it('is dead after three days', async () => {
    const own = await buildTestServer();
    try {
      const { emailAddress } = await signUp(own, { verified: false });
      const token = await linkTokenFor(own, emailAddress, page);
      await own.clock.advance(days(3) + 1000);
      expect((await own.call('verifyAccountEmail', { query: { token } })).error?.code).toBe(
        'emailLinkExpired',
      );
    } finally {
      await own.close();
    }
  });

  it('does not lift a black list', async () => {
    const { emailAddress, userId } = await signUp(server, { verified: false });
    const link = await linkTokenFor(server, emailAddress, page);
    const account = server.database.query.updateTable('userAccount').where('userId', '=', userId);
    await account.set({ state: 'BLACK_LISTED' }).execute();
    expect((await verify(link)).error?.code).toBe('emailLinkExpired');
  });

  it('is not opened by a link of another purpose', async () => {
    const { emailAddress } = await signUp(server, { verified: false });
    await server.call('initiateResetPassword', { body: { emailAddress } });
    const reset = await linkTokenFor(server, emailAddress, '/resetPassword/callback');
    expect((await verify(reset)).error?.code).toBe('emailLinkExpired');
  });
});

describe('verifyEmailByCode [I4.08]', () => {
  const byCode = (token: string, code: string) => server.call('verifyEmailByCode', { token, body: { code } });
  const stateOf = async (token: string) =>
    (await server.call('getProfile', { token })).body.userAuthenticationState;

  it('verifies the address by the code of the mail, and uses up its link [AZ-07]', async () => {
    const { token, emailAddress } = await signUp(server, { verified: false });
    const code = await verificationCodeFor(server, emailAddress);
    const link = await linkTokenFor(server, emailAddress, page);
    expect((await byCode(token, code)).body).toEqual({ ok: true });
    expect(await stateOf(token)).toBe('EMAIL_VERIFIED');
    expect((await verify(link)).error?.code).toBe('emailLinkExpired');
    // The link was opened elsewhere meanwhile: nothing is left to do.
    expect((await byCode(token, '00000000')).body).toEqual({ ok: true });
  });

  it('refuses the code of another account, of an earlier mail, and of one whose time is over [AZ-07]', async () => {
    const own = await buildTestServer();
    try {
      const { token, emailAddress } = await signUp(own, { verified: false });
      const other = await signUp(own, { verified: false });
      const attempt = async (code: string) =>
        (await own.call('verifyEmailByCode', { token, body: { code } })).error?.code;
      const old = await verificationCodeFor(own, emailAddress);
      expect(await attempt(await verificationCodeFor(own, other.emailAddress))).toBe('verificationCodeWrong');
      await own.clock.advance(1_000);
      await own.call('resendVerificationLink', { token });
      const fresh = await verificationCodeFor(own, emailAddress);
      expect(fresh).not.toBe(old);
      expect(await attempt(old)).toBe('verificationCodeWrong');
      await own.clock.advance(days(3) + 1_000);
      expect(await attempt(fresh)).toBe('verificationCodeWrong');
    } finally {
      await own.close();
    }
  });

  it('stops after ten guesses, after which the link still verifies [AZ-11]', async () => {
    const { token, emailAddress } = await signUp(server, { verified: false });
    const code = await verificationCodeFor(server, emailAddress);
    const wrong = code === '00000000' ? '11111111' : '00000000';
    const answers = [];
    for (let guess = 0; guess < 10; guess += 1) answers.push((await byCode(token, wrong)).status);
    expect(answers).toEqual(Array(10).fill(422));
    expect((await byCode(token, code)).status).toBe(429);
    expect(await stateOf(token)).toBe('EMAIL_UNVERIFIED');
    await verify(await linkTokenFor(server, emailAddress, page));
    expect(await stateOf(token)).toBe('EMAIL_VERIFIED');
  });

  it('takes a code and its link at the same time as one verification [AZ-07]', async () => {
    const { token, emailAddress } = await signUp(server, { verified: false });
    const code = await verificationCodeFor(server, emailAddress);
    const link = await linkTokenFor(server, emailAddress, page);
    const [, ...byCodes] = await Promise.all([
      verify(link),
      ...Array.from({ length: 8 }, () => byCode(token, code)),
    ]);
    expect(byCodes.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await stateOf(token)).toBe('EMAIL_VERIFIED');
  });
});

describe('resendVerificationLink [I7.11]', () => {
  it('mails a new link with the same way back; the old one is dead', async () => {
    const { token, emailAddress } = await signUp(server, { verified: false, returnTo: '/events/abc' });
    const old = await linkTokenFor(server, emailAddress, page);
    expect((await server.call('resendVerificationLink', { token })).body).toEqual({ ok: true });
    const fresh = await linkTokenFor(server, emailAddress, page);
    expect((await verify(old)).error?.code).toBe('emailLinkExpired');
    expect((await verify(fresh)).body.returnTo).toBe('/events/abc');
  });

  it('mails nothing to a verified address', async () => {
    const { token, emailAddress } = await signUp(server);
    const count = async () =>
      (await server.mails()).filter(({ recipient }) => recipient === emailAddress).length;
    const before = await count();
    expect((await server.call('resendVerificationLink', { token })).body).toEqual({ ok: true });
    expect(await count()).toBe(before);
  });

  it('stays within its limit', async () => {
    const { token } = await signUp(server, { verified: false });
    const answers = [];
    for (let count = 0; count < 7; count += 1)
      answers.push((await server.call('resendVerificationLink', { token })).status);
    expect(answers).toEqual([...Array(6).fill(200), 429]);
  });
});

describe('the white-label site', () => {
  it('mails links that lead back to itself, and no host that merely claims to be one [AZ-04]', async () => {
    const clientId = server.platform.newId();
    await server.database.query
      .insertInto('client')
      .values({ clientId, name: 'Aurora', vanityName: 'aurora' })
      .execute();
    await server.database.query
      .insertInto('whiteLabel')
      .values({ host: 'aurora.localhost', clientId, config: '{}' })
      .execute();
    await server.clock.advance(10_000);
    const linkOf = async (host: string, emailAddress: string) => {
      const body = buildSignUp({ emailAddress });
      await server.call('createAccount', { body, host });
      const mail = (await server.mails()).find(({ recipient }) => recipient === emailAddress);
      return /https?:\/\/[^/]+/.exec(mail?.textBody ?? '')?.[0];
    };
    expect(await linkOf('aurora.localhost:4200', 'a1@foyer.example')).toBe('http://aurora.localhost:4200');
    expect(await linkOf('evil.example', 'a2@foyer.example')).toBe('http://localhost:4200');
    expect(await linkOf('widget.localhost:4200', 'a3@foyer.example')).toBe('http://localhost:4200');
  });
});
