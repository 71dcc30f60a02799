import { minutes } from '../../../platform/time/units.ts';
import {
  comeBackFrom,
  freshAddress,
  readArrival,
  visitProvider,
} from '../../../testing/people/signInWith.ts';
import { password, signUp } from '../../../testing/people/signUp.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { forgetThirdPartyAttemptsJob } from './forgetAttemptsJob.ts';

const server = useTestServer();
const verified = (emailAddress: string) => ({
  emailAddress,
  firstName: 'Grace',
  lastName: 'Okafor',
  isEmailVerified: 'on' as const,
});

describe('signing in with Google', () => {
  it('makes an account, signs in by header and says that it is new [I7.08, I3.13, I4.12]', async () => {
    const emailAddress = freshAddress();
    const body = await comeBackFrom(server, 'Google', verified(emailAddress));
    const answer = await server.call('thirdPartyLogin', { body, locale: 'fr-CA' });
    expect(answer.status).toBe(200);
    expect(answer.headers['api-client-auth-token']).toBe(answer.body.authToken);
    expect(answer.body).toMatchObject({
      newAccount: true,
      needsEmailVerification: false,
      profile: {
        emailAddress,
        firstName: 'Grace',
        lastName: 'Okafor',
        userLocale: 'fr-CA',
        userAuthenticationState: 'EMAIL_VERIFIED',
        complete: false,
      },
    });
    const profile = await server.call('getProfile', { token: answer.body.authToken });
    expect(profile.body.emailAddress).toBe(emailAddress);
  });

  it('recognizes a returning person under a changed name [I3.13]', async () => {
    const emailAddress = freshAddress();
    const first = await server.call('thirdPartyLogin', {
      body: await comeBackFrom(server, 'Google', verified(emailAddress)),
    });
    const again = await server.call('thirdPartyLogin', {
      body: {
        ...(await comeBackFrom(server, 'Google', { ...verified(emailAddress), firstName: 'Nobody' })),
        firstName: 'Mallory',
      },
    });
    expect(again.body).toMatchObject({ newAccount: false, profile: first.body.profile });
    expect(again.body.authToken).not.toBe(first.body.authToken);
  });

  it('comes back to the page, with the address and its query kept on the server [I2.02, I7.29]', async () => {
    const start = await server.call('startThirdPartyLogin', {
      body: { authenticatorType: 'Google', returnTo: '/events/e-1?offer=o%202&x=1' },
    });
    expect(start.body.redirectUrl).toBe('http://localhost:4200/authentication/google/redirect');
    const arrival = await visitProvider(server, start.body, verified(freshAddress()));
    expect(arrival.pathname).toBe('/authentication/google/redirect');
    expect(arrival.href).not.toContain('offer');
    const answer = await server.call('thirdPartyLogin', {
      body: readArrival('Google', start.body, arrival),
    });
    expect(answer.body.returnTo).toBe('/events/e-1?offer=o%202&x=1');
  });

  it('says where a refusal comes back to, and nothing else [I8.05]', async () => {
    const start = await server.call('startThirdPartyLogin', { body: { authenticatorType: 'Google' } });
    const arrival = await visitProvider(server, start.body, { refuse: 'yes' });
    expect(arrival.searchParams.get('error')).toBe('access_denied');
    expect(arrival.searchParams.get('state')).toBe(start.body.state);
    expect(arrival.searchParams.get('code')).toBeNull();
  });
});

describe('signing in with Apple', () => {
  it('posts to the API, which sends on to the page; names come the first time, behind the # [I2.02, I3.18, I7.29]', async () => {
    const emailAddress = freshAddress();
    const start = await server.call('startThirdPartyLogin', { body: { authenticatorType: 'Apple' } });
    expect(start.body.redirectUrl).toBe('http://localhost:4200/api/public/apple/redirect');
    const arrival = await visitProvider(server, start.body, verified(emailAddress));
    expect(arrival.pathname).toBe('/authentication/apple/redirect');
    expect([...arrival.searchParams.keys()].sort()).toEqual(['code', 'iss', 'state']);
    expect(arrival.hash).toBe('#firstName=Grace&lastName=Okafor');
    const answer = await server.call('thirdPartyLogin', { body: readArrival('Apple', start.body, arrival) });
    expect(answer.body).toMatchObject({
      newAccount: true,
      profile: { firstName: 'Grace', lastName: 'Okafor', emailAddress },
    });
    const second = await comeBackFrom(server, 'Apple', verified(emailAddress));
    expect(second.firstName).toBeUndefined();
    const again = await server.call('thirdPartyLogin', { body: second });
    expect(again.body).toMatchObject({ newAccount: false, profile: { firstName: 'Grace' } });
  });

  it.each([
    ['user=not+json&code=c&state=s', '/authentication/apple/redirect?code=c&state=s'],
    ['code=c&state=s&id_token=eyJ.x.y', '/authentication/apple/redirect?code=c&state=s'],
    [
      'error=user_cancelled_authorize&state=s',
      '/authentication/apple/redirect?state=s&error=user_cancelled_authorize',
    ],
    ['user={"name":{"firstName":7,"lastName":"  "}}', '/authentication/apple/redirect?'],
    [
      'code=%2F%2Fevil.example%2F%23x&state=a%0d%0ab',
      '/authentication/apple/redirect?code=%2F%2Fevil.example%2F%23x&state=a%0D%0Ab',
    ],
  ])('takes %s to %s, and never an id_token [I2.02, AZ-09]', async (payload, location) => {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/public/apple/redirect',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
      payload,
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('an account with the same address', () => {
  it('is opened when both have verified the address, and its owner is told by mail [AZ-08, I7.08]', async () => {
    const { emailAddress, userId } = await signUp(server, {
      emailAddress: freshAddress(),
      userLocale: 'fr-CA',
    });
    const body = await comeBackFrom(server, 'Apple', verified(emailAddress));
    const answer = await server.call('thirdPartyLogin', { body });
    expect(answer.body).toMatchObject({
      newAccount: false,
      profile: { globalUserId: userId, firstName: 'Ada' },
    });
    const mail = (await server.mails()).find(({ recipient }) => recipient === emailAddress);
    expect(mail?.subject).toBe('Vous pouvez maintenant vous connecter avec Apple');
    const stays = await server.call('logIn', { body: { emailAddress, password } });
    expect(stays.status).toBe(200);
  });

  it('is not shared when its address was never verified [AZ-08, I8.09]', async () => {
    const { emailAddress } = await signUp(server, { emailAddress: freshAddress(), verified: false });
    const body = await comeBackFrom(server, 'Google', verified(emailAddress));
    const answer = await server.call('thirdPartyLogin', { body });
    expect([answer.status, answer.error?.code]).toEqual([422, 'thirdPartyAccountUnverified']);
    expect(answer.headers['api-client-auth-token']).toBeUndefined();
    expect(answer.error?.message).toContain('Google');
  });

  it('is not opened by an address that the provider has not verified [I8.09, AZ-08]', async () => {
    const { emailAddress } = await signUp(server, { emailAddress: freshAddress() });
    const body = await comeBackFrom(server, 'Google', { emailAddress, firstName: 'M', lastName: 'X' });
    const answer = await server.call('thirdPartyLogin', { body });
    expect(answer.error?.code).toBe('thirdPartyEmailNotVerified');
  });

  it('is not opened by a second identity of the same provider: addresses change hands [AZ-08]', async () => {
    const { emailAddress, userId } = await signUp(server, { emailAddress: freshAddress() });
    await server.database.query
      .insertInto('thirdPartyIdentity')
      .values({
        issuer: 'http://localhost:4200/sandbox/openid/google',
        subject: `before-${userId}`,
        authenticatorType: 'Google',
        userId,
        createdAt: new Date(),
      })
      .execute();
    const body = await comeBackFrom(server, 'Google', verified(emailAddress));
    const answer = await server.call('thirdPartyLogin', { body });
    expect([answer.status, answer.error?.code]).toEqual([422, 'thirdPartyAccountTaken']);
  });

  it('without a password it is opened by none, and gets one by a reset link', async () => {
    const emailAddress = freshAddress();
    await server.call('thirdPartyLogin', {
      body: await comeBackFrom(server, 'Google', verified(emailAddress)),
    });
    const answer = await server.call('logIn', { body: { emailAddress, password } });
    expect(answer.error?.code).toBe('invalidUsernameOrPassword');
    await server.call('initiateResetPassword', { body: { emailAddress } });
    const mails = await server.mails();
    expect(mails.filter(({ recipient }) => recipient === emailAddress)).toHaveLength(1);
  });
});

describe('what cannot be trusted', () => {
  const secret = 'A'.repeat(43);
  it.each([
    ['another state', { state: secret }],
    ['the state of another browser', { browserKey: secret }],
    ['the other provider', { authenticatorType: 'Apple' as const }],
    ['another way back', { redirectUrl: 'http://localhost:4200/authentication/google/redirect/' }],
    [
      'the way back of a foreign host',
      { redirectUrl: 'https://evil.example/authentication/google/redirect' },
    ],
    ['another code', { authToken: 'nobody-gave-this-code' }],
    ['another issuer', { issuer: 'https://accounts.google.com' }],
    ['no issuer, where the provider names itself', { issuer: undefined }],
  ])('%s is refused, in the same words [AZ-08, I8.05]', async (_name, wrong) => {
    const body = await comeBackFrom(server, 'Google', verified(freshAddress()));
    const { issuer, ...changed } = { ...body, ...wrong };
    const answer = await server.call('thirdPartyLogin', {
      body: { ...changed, ...(issuer === undefined ? {} : { issuer }) },
    });
    expect([answer.status, answer.error?.code]).toEqual([422, 'thirdPartyLoginFailed']);
    expect(answer.headers['api-client-auth-token']).toBeUndefined();
  });

  it('a stranger with the state alone does not use it up', async () => {
    const body = await comeBackFrom(server, 'Google', verified(freshAddress()));
    await server.call('thirdPartyLogin', { body: { ...body, browserKey: secret } });
    expect((await server.call('thirdPartyLogin', { body })).status).toBe(200);
  });

  it('works once: a replayed code, state and all is refused, twenty at once too [AZ-08]', async () => {
    const body = await comeBackFrom(server, 'Google', verified(freshAddress()));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.call('thirdPartyLogin', { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(422)]);
    expect((await server.call('thirdPartyLogin', { body })).error?.code).toBe('thirdPartyLoginFailed');
  });

  it('the code of one way does not work on another: PKCE and state belong together [AZ-08]', async () => {
    const mine = await comeBackFrom(server, 'Google', verified(freshAddress()));
    const theirs = await comeBackFrom(server, 'Google', verified(freshAddress()));
    const answer = await server.call('thirdPartyLogin', { body: { ...mine, authToken: theirs.authToken } });
    expect(answer.error?.code).toBe('thirdPartyLoginFailed');
  });

  it('is over after a quarter of an hour', async () => {
    const body = await comeBackFrom(server, 'Google', verified(freshAddress()));
    await server.clock.advance(minutes(16));
    expect((await server.call('thirdPartyLogin', { body })).error?.code).toBe('thirdPartyLoginFailed');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
    'never leads back to %s [AZ-09]',
    async (returnTo) => {
      const start = await server.call('startThirdPartyLogin', {
        body: { authenticatorType: 'Google', returnTo },
      });
      if (start.status === 400) return;
      const arrival = await visitProvider(server, start.body, verified(freshAddress()));
      const answer = await server.call('thirdPartyLogin', {
        body: readArrival('Google', start.body, arrival),
      });
      expect(answer.status).toBe(200);
      expect(answer.body.returnTo).toBeUndefined();
    },
  );

  it('keeps no secret of a way in the clear [AZ-06]', async () => {
    const start = await server.call('startThirdPartyLogin', { body: { authenticatorType: 'Google' } });
    const url = new URL(start.body.authorizationUrl);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    const rows = await server.database.query.selectFrom('thirdPartyAttempt').selectAll().execute();
    const dump = JSON.stringify(rows);
    for (const kept of [start.body.state, start.body.browserKey, url.searchParams.get('nonce')!]) {
      expect(kept).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(dump).not.toContain(kept);
    }
  });

  it('forgets ways that were begun and are over', async () => {
    await server.call('startThirdPartyLogin', { body: { authenticatorType: 'Google' } });
    await server.clock.advance(minutes(60 * 26));
    await forgetThirdPartyAttemptsJob.handle({}, { platform: server.platform, jobId: 'job' });
    expect(await server.database.query.selectFrom('thirdPartyAttempt').selectAll().execute()).toEqual([]);
  });
});
