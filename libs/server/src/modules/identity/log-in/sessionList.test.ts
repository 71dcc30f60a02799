import { days, hours, minutes } from '../../../platform/time/units.ts';
import { password, signUp } from '../../../testing/people/signUp.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

async function logIn(emailAddress: string, userAgent = windows): Promise<string> {
  const headers = { 'user-agent': userAgent };
  return (await server.call('logIn', { body: { emailAddress, password }, headers })).body.authToken;
}
const list = async (token: string) => (await server.call('listSessions', { token })).body.sessions;
const status = async (token: string) => (await server.call('getProfile', { token })).status;

describe('sessions', () => {
  it('are listed with device, place and time, the latest used first, and the one that asks is told', async () => {
    const { emailAddress } = await signUp(server);
    const desktop = await logIn(emailAddress);
    await server.clock.advance(hours(2));
    const phone = await logIn(emailAddress, iPhone);
    const sessions = await list(desktop);
    expect(sessions).toHaveLength(3);
    expect(sessions.map(({ current }) => current).filter(Boolean)).toHaveLength(1);
    expect(sessions.find(({ current }) => current)).toMatchObject({
      deviceKind: 'desktop',
      browser: 'Firefox',
      system: 'Windows',
      ipAddress: '127.0.0.1',
    });
    expect((await list(phone)).find(({ current }) => current)).toMatchObject({
      deviceKind: 'mobile',
      browser: 'Safari',
      system: 'iOS',
    });
    const seen = sessions.map(({ lastSeenAt }) => lastSeenAt);
    expect(seen).toEqual(seen.toSorted().reverse());
  });

  it('know a device that says nothing or nonsense as unknown', async () => {
    const { emailAddress } = await signUp(server);
    const token = await logIn(emailAddress, '\u00a0<script>');
    expect((await list(token)).find(({ current }) => current)).toMatchObject({ deviceKind: 'other' });
  });

  it('end one by one, immediately; never those of another account [AZ-02, AZ-05]', async () => {
    const { emailAddress, token } = await signUp(server);
    const other = await logIn(emailAddress);
    const stranger = await signUp(server);
    const { sessionId } = (await list(token)).find(({ current }) => !current)!;
    const end = (caller: string) => server.call('endSession', { token: caller, query: { sessionId } });
    expect((await end(stranger.token)).error?.code).toBe('notFound');
    expect(await status(other)).toBe(200);
    expect((await end(token)).body).toEqual({ ok: true });
    expect([await status(other), await status(token)]).toEqual([401, 200]);
    expect((await end(token)).error?.code).toBe('notFound');
    expect(await list(token)).toHaveLength(1);
  });

  it('end all but the one that asks', async () => {
    const { emailAddress, token } = await signUp(server);
    const stranger = await signUp(server);
    const others = [await logIn(emailAddress), await logIn(emailAddress, iPhone)];
    expect((await server.call('endOtherSessions', { token })).body).toEqual({ ok: true });
    expect(await Promise.all([...others, token, stranger.token].map(status))).toEqual([401, 401, 200, 200]);
  });

  it('leave no trace of device and place a day after they are over', async () => {
    const { emailAddress, token, userId } = await signUp(server);
    await logIn(emailAddress);
    await server.call('endOtherSessions', { token });
    const rows = () =>
      server.database.query.selectFrom('session').selectAll().where('userId', '=', userId).execute();
    expect(await rows()).toHaveLength(2);
    await server.clock.advance(days(1) + hours(2));
    await server.platform.database.query.selectFrom('session').selectAll().execute();
    const { forgetSessionsJob } = await import('../session/forgetSessionsJob.ts');
    await forgetSessionsJob.handle({}, { platform: server.platform, jobId: 'now' });
    expect(await rows()).toHaveLength(1);
  });
});

describe('confirmLogIn', () => {
  it('makes the log-in recent again: a new token, and the old one is dead [AZ-05]', async () => {
    const { token } = await signUp(server);
    await server.clock.advance(minutes(6));
    expect((await server.call('unfreezeTokens', { token })).error?.code).toBe('recentLogInNeeded');
    const answer = await server.call('confirmLogIn', { token, body: { password } });
    expect(answer.headers['api-client-auth-token']).toBe(answer.body.authToken);
    expect(await status(token)).toBe(401);
    expect((await server.call('unfreezeTokens', { token: answer.body.authToken })).status).toBe(200);
    expect(await list(answer.body.authToken)).toHaveLength(1);
  });

  it('wants the password of the account, and counts guesses as a log-in does [AZ-11]', async () => {
    const { token, emailAddress } = await signUp(server);
    const guess = () => server.call('confirmLogIn', { token, body: { password: 'wrong guess 1' } });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await guess()).status);
    expect([new Set(statuses.slice(0, 10)), statuses[10]]).toEqual([new Set([422]), 429]);
    expect(await status(token)).toBe(200);
    const logInAnswer = await server.call('logIn', { body: { emailAddress, password } });
    expect(logInAnswer.status).toBe(429);
  });
});
