import { rolesCommand } from '../../../commands/site/rolesCommand.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/createTestDatabase.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { signUp } from '../../../testing/people/signUp.ts';
import { buildTestServer, type TestServer } from '../../../testing/testing.ts';

let test: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  test = await createTestDatabase();
  server = await buildTestServer({ database: test.database });
  for (const vanity of ['aurora', 'borealis'])
    await test.database.query
      .insertInto('client')
      .values({ clientId: server.platform.newId(), name: vanity, vanityName: vanity })
      .execute();
});
afterAll(async () => {
  await server.close();
  await test.close();
});

/** Runs the command as an operator does. @returns its last line */
async function roles(...words: string[]): Promise<string> {
  const said: string[] = [];
  await rolesCommand.run({
    arguments: words,
    options: { data: '/nowhere', web: '/nowhere' },
    variables: {
      DATABASE_URL: test.connectionString,
      FOYER_SEALING_KEY: Buffer.alloc(32, 7).toString('base64'),
    },
    say: (line) => said.push(line),
  });
  return said.join('\n');
}
const callerOf = async (token: string) => {
  const { createAuthenticate } = await import('../session/authenticate.ts');
  return (await createAuthenticate(server.platform)(token))!;
};

describe('foyer roles', () => {
  it('grants rights in an organisation and takes them again, and they hold at the next call', async () => {
    const { emailAddress, token } = await signUp(server);
    expect(await roles('show', emailAddress)).toContain('no role');
    expect(await roles('grant', 'client', emailAddress.toUpperCase(), 'aurora', 'finance')).toContain(
      'client of aurora (finance)',
    );
    await roles('grant', 'client', emailAddress, 'aurora', 'events', 'finance');
    await roles('grant', 'client', emailAddress, 'borealis', 'owner');
    const { memberships } = await callerOf(token);
    expect(memberships.map(({ rights }) => rights)).toEqual(
      expect.arrayContaining([['events', 'finance'], ['owner']]),
    );
    expect(await roles('grant', 'client', emailAddress, 'aurora', 'events')).toContain('Nothing to change');
    expect(await roles('revoke', 'client', emailAddress, 'aurora', 'scan')).toContain('Nothing to change');
    expect(await roles('revoke', 'client', emailAddress, 'aurora', 'finance')).toContain(
      'client of aurora (events)',
    );
    expect(await roles('revoke', 'client', emailAddress, 'aurora', 'events')).not.toContain('aurora');
    expect((await callerOf(token)).memberships).toMatchObject([{ rights: ['owner'] }]);
  });

  it('engages a promoter for an event, and ends it', async () => {
    const { emailAddress, token } = await signUp(server);
    const { eventId } = await buildSale(test.database);
    const event = `test-${eventId}`;
    expect(await roles('grant', 'promoter', emailAddress, event)).toContain(`promoter of ${event}`);
    expect(await roles('grant', 'promoter', emailAddress, event)).toContain('Nothing to change');
    expect((await callerOf(token)).engagements).toEqual([{ eventId }]);
    expect(await roles('revoke', 'promoter', emailAddress, event)).toContain('no role');
    expect((await callerOf(token)).engagements).toEqual([]);
  });

  it.each([
    ['no account', ['show', 'nobody@foyer.example'], 'no account'],
    [
      'no organisation',
      ['grant', 'client', 'roles@foyer.example', 'atlantis', 'owner'],
      'no organisation "atlantis"',
    ],
    ['no event', ['grant', 'promoter', 'roles@foyer.example', 'atlantis'], 'no event "atlantis"'],
    ['a client of no organisation', ['grant', 'client', 'roles@foyer.example'], 'foyer roles'],
    ['no right', ['grant', 'client', 'roles@foyer.example', 'aurora'], 'owner, finance, events'],
    ['another right', ['grant', 'client', 'roles@foyer.example', 'aurora', 'money'], 'owner, finance'],
    ['another role', ['grant', 'admin', 'roles@foyer.example', 'aurora'], 'foyer roles'],
    ['nothing', [], 'foyer roles'],
    ['too much', ['bar', 'roles@foyer.example', 'now'], 'foyer roles'],
  ])('refuses %s in words', async (_name, words, message) => {
    await signUp(server, { emailAddress: 'roles@foyer.example' }).catch(() => undefined);
    await expect(roles(...words)).rejects.toThrow(message);
  });

  it('bars an account immediately, everywhere, and has it verify its address again when it is lifted [I6.04, AZ-05]', async () => {
    const { emailAddress, token } = await signUp(server);
    expect(await roles('bar', emailAddress)).toContain('BLACK_LISTED');
    expect((await server.call('getProfile', { token })).status).toBe(401);
    expect(await roles('lift', emailAddress)).toContain('EMAIL_UNVERIFIED');
    expect(await roles('lift', emailAddress)).toContain('Nothing to change');
  });

  it('is written down for good', async () => {
    const { emailAddress, userId } = await signUp(server);
    await roles('grant', 'client', emailAddress, 'aurora', 'scan');
    await roles('bar', emailAddress);
    const kept = () =>
      test.database.query
        .selectFrom('roleChange')
        .select(['change', 'role', 'rights', 'operator'])
        .where('userId', '=', userId)
        .orderBy('changeId')
        .execute();
    const [grant, bar] = await kept();
    expect([grant?.change, grant?.role, bar?.change, bar?.role]).toEqual(['grant', 'client', 'bar', null]);
    expect(grant?.rights).toEqual(['scan']);
    expect(grant?.operator).not.toBe('');
    await expect(
      test.database.query.deleteFrom('roleChange').where('userId', '=', userId).execute(),
    ).rejects.toThrow('append-only');
    expect(await kept()).toHaveLength(2);
  });
});
