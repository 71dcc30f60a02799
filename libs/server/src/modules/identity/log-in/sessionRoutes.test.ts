import { defaultConfig } from '../../../composition/config/defaultConfig.ts';
import { days } from '../../../platform/time/units.ts';
import { buildTestServer, testConfig } from '../../../testing/testing.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { password, signUp } from '../../../testing/people/signUp.ts';

const server = useTestServer();
const logIn = (emailAddress: string, secret = password) =>
  server.call('logIn', { body: { emailAddress, password: secret } });

describe('logIn [I7.07]', () => {
  it('opens a new session at every log-in [AZ-05]', async () => {
    const { emailAddress, token } = await signUp(server);
    const first = await logIn(emailAddress.toUpperCase());
    expect(first.status).toBe(200);
    expect(first.headers['api-client-auth-token']).toBe(first.body.authToken);
    expect(first.body.needsEmailVerification).toBe(false);
    expect(new Set([token, first.body.authToken, (await logIn(emailAddress)).body.authToken]).size).toBe(3);
  });

  it('answers alike to a wrong password and an unknown address', async () => {
    const { emailAddress } = await signUp(server);
    const wrong = await logIn(emailAddress, 'wrong password 1');
    const unknown = await logIn('nobody@foyer.example', 'wrong password 1');
    expect(wrong.status).toBe(422);
    expect(wrong.error?.code).toBe('invalidUsernameOrPassword');
    expect(unknown.text).toBe(wrong.text);
  });

  it('words its refusal in the language of the request', async () => {
    const answer = await server.call('logIn', {
      body: { emailAddress: 'nobody@foyer.example', password: 'x' },
      locale: 'es-US',
    });
    expect(answer.error?.message).toBe('El correo electrónico o la contraseña no son correctos.');
  });

  it('lets a black-listed person in to nothing [I6.04]', async () => {
    const { emailAddress, userId, token } = await signUp(server);
    await server.database.query
      .updateTable('userAccount')
      .set({ state: 'BLACK_LISTED' })
      .where('userId', '=', userId)
      .execute();
    expect((await server.call('getProfile', { token })).error?.code).toBe('forbidden');
    const answer = await logIn(emailAddress);
    expect(answer.body.profile.userAuthenticationState).toBe('BLACK_LISTED');
  });
});

describe('a session', () => {
  it('ends at once by log-out, and no other one does [I7.09]', async () => {
    const { emailAddress, token } = await signUp(server);
    const other = (await logIn(emailAddress)).body.authToken;
    expect((await server.call('logOut', { token })).body).toEqual({ ok: true });
    expect((await server.call('getProfile', { token })).status).toBe(401);
    expect((await server.call('logOut', { token })).status).toBe(401);
    expect((await server.call('getProfile', { token: other })).status).toBe(200);
  });

  it('ends when unused, and lives on while it is used, up to its limit [AZ-05]', async () => {
    const own = await buildTestServer();
    try {
      const { token: idle } = await signUp(own);
      const { token: used } = await signUp(own);
      const status = async (token: string) => (await own.call('getProfile', { token })).status;
      await own.clock.advance(days(10));
      expect(await status(used)).toBe(200);
      await own.clock.advance(days(5));
      expect([await status(idle), await status(used)]).toEqual([401, 200]);
      for (let day = 15; day < 90; day += 10) {
        expect(await status(used)).toBe(200);
        await own.clock.advance(days(10));
      }
      expect(await status(used)).toBe(401);
    } finally {
      await own.close();
    }
  });
});

describe('limits of attempts', () => {
  it('stops guessing at one account, tells how long to wait, and is the same for an address without account', async () => {
    const attemptLimits = {
      ...defaultConfig.identity.attemptLimits,
      logInPerAccountAndCaller: { points: 3, windowSeconds: 60 },
    };
    const own = await buildTestServer({
      config: { identity: { ...testConfig().identity, attemptLimits } },
    });
    try {
      const { emailAddress } = await signUp(own);
      const guess = (address: string, secret = 'wrong guess 1') =>
        own.call('logIn', { body: { emailAddress: address, password: secret } });
      for (const address of [emailAddress, 'nobody@foyer.example']) {
        const statuses = [];
        for (let count = 0; count < 4; count += 1) statuses.push((await guess(address)).status);
        expect(statuses).toEqual([422, 422, 422, 429]);
      }
      const locked = await guess(emailAddress, password);
      expect(locked.error?.code).toBe('tooManyRequests');
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await own.close();
    }
  });

  it('forgets the attempts after the right password', async () => {
    const { emailAddress } = await signUp(server);
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 5; count += 1) await logIn(emailAddress, 'wrong guess 1');
      expect((await logIn(emailAddress)).status).toBe(200);
    }
  });
});
