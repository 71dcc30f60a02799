import { operationIds } from '@foyer/conformance';
import { operations, type OperationId } from '@foyer/contract';
import { days } from '../../../platform/time/units.ts';
import { tirelessServer } from '../../../testing/conformance/conformanceWorld.ts';
import { injectClient } from '../../../testing/injectClient.ts';
import { linkTokenFor, password, signUp } from '../../../testing/people/signUp.ts';
import { buildTestServer, type TestServer } from '../../../testing/testing.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { changeRole } from '../role/roleService.ts';

type Fan = Awaited<ReturnType<typeof signUp>>;

const server = useTestServer(tirelessServer);
/** Another process on the same database. */
let other: TestServer;
beforeAll(async () => {
  other = await buildTestServer({ ...tirelessServer, database: server.database, seed: 'other-node' });
});
afterAll(() => other.close());

/** Operations that require a session, by the contract. */
const closed = operationIds.filter((id) => operations[id].access !== 'anonymous');

/** Collects the statuses of both processes for every such operation; the input is always invalid. */
async function statusesOf(token: string): Promise<number[]> {
  const seen = new Set<number>();
  for (const node of [server, other])
    for (const id of closed) {
      const body = ['POST', 'PUT', 'PATCH'].includes(operations[id].method) ? { nonsense: true } : undefined;
      seen.add((await injectClient(node).send(id, { query: { nonsense: 1 }, body }, { token })).status);
    }
  return [...seen].sort();
}

async function resetPassword({ emailAddress }: Fan): Promise<void> {
  await server.call('initiateResetPassword', { body: { emailAddress } });
  const verificationString = await linkTokenFor(server, emailAddress, '/resetPassword/callback');
  await server.call('changePassword', { body: { verificationString, password: 'orchestra pit 42' } });
}
const call = (id: OperationId, { token }: Fan) =>
  injectClient(server).send(id, { query: {}, body: undefined }, { token });

describe('a token is dead on every process and for every call at once [AZ-05]', () => {
  it.each<[string, (fan: Fan) => Promise<unknown>]>([
    ['its owner logged out', (fan) => call('logOut', fan)],
    ['the password was changed', resetPassword],
    ['the account was deleted', (fan) => call('deleteAccount', fan)],
    [
      'its owner was barred',
      ({ emailAddress }) =>
        changeRole(
          { database: server.database, newId: server.platform.newId },
          { change: 'bar', emailAddress, operator: 'test' },
        ),
    ],
    ['it was unused for two weeks', () => server.clock.advance(days(14) + 1_000)],
  ])('when %s', async (_name, end) => {
    const fan = await signUp(server);
    expect(await statusesOf(fan.token)).not.toContain(401);
    await end(fan);
    expect(await statusesOf(fan.token)).toEqual([401]);
  });

  it('when ninety days have passed, however often it was used', async () => {
    const { token } = await signUp(server);
    for (let day = 0; day < 90; day += 10) {
      expect((await other.call('getProfile', { token })).status).toBe(200);
      await server.clock.advance(days(10));
    }
    expect(await statusesOf(token)).toEqual([401]);
  });

  it('and while its owner is on the black list it opens nothing [I6.04]', async () => {
    const { token, userId } = await signUp(server);
    await server.database.query
      .updateTable('userAccount')
      .set({ state: 'BLACK_LISTED' })
      .where('userId', '=', userId)
      .execute();
    expect(await statusesOf(token)).toEqual([403]);
  });
});

describe('a session never takes a token that the client brought [AZ-05]', () => {
  it('every way in makes a new token, also for who sends one of an attacker', async () => {
    const attacker = await signUp(server);
    const fan = await signUp(server);
    const answer = await server.call('logIn', {
      body: { emailAddress: fan.emailAddress, password },
      token: attacker.token,
    });
    const { authToken } = answer.body;
    expect([attacker.token, fan.token]).not.toContain(authToken);
    expect((await server.call('getProfile', { token: authToken })).body.emailAddress).toBe(fan.emailAddress);
    const theirs = await server.call('getProfile', { token: attacker.token });
    expect(theirs.body.emailAddress).toBe(attacker.emailAddress);
  });

  it.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}=`, "' or 1=1 --", '\u00e9'])(
    'a made-up token %j has no session',
    async (token) => {
      const answer = await server.inject({
        method: 'GET',
        url: '/api/user/profile',
        headers: { authorization: `Bearer ${Buffer.from(token).toString('latin1')}` },
      });
      expect(answer.statusCode).toBe(401);
    },
  );
});
