import { cartOf, createOwner, orderOf } from '@foyer/conformance';
import { sql } from 'kysely';
import { loggerOptions } from '../../commands/server/serveCommand.ts';
import { hashSecret, randomSecret } from '../../platform/security/secrets.ts';
import { systemRandomness } from '../../platform/security/randomness.ts';
import { injectClient } from '../injectClient.ts';
import { linkTokenFor, password, signUp } from '../people/signUp.ts';
import { testConfig } from '../testConfig.ts';
import { buildTestServer, type TestServer } from '../testServer.ts';
import { buildConformanceFixture, createServerWorld, tirelessServer } from './conformanceWorld.ts';

const logged: string[] = [];
let server: TestServer;
/** Secrets that grant access to their bearer, by name. */
const secrets = new Map<string, string>();

/** Dumps the database without the sandbox's mailbox, which stands in for an external system. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
      and table_name <> 'captured_mail'`.execute(server.database.query);
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(
      server.database.query,
    );
    parts.push(...rows.map(({ text }) => text));
  }
  return parts.join('\n');
}

beforeAll(async () => {
  // Logs like a production server, at the most verbose level.
  const logger = { ...loggerOptions(testConfig({ environment: 'production' })), level: 'trace' };
  server = await buildTestServer({
    ...tirelessServer,
    logger: { ...logger, stream: { write: (line: string) => void logged.push(line) } },
  });
  const client = injectClient(server);
  const world = createServerWorld(server, await buildConformanceFixture(server), client);
  const person = await signUp(server, { verified: false });
  const { emailAddress } = person;
  secrets.set('session', person.token);
  secrets.set('password', password);
  secrets.set('verification', await linkTokenFor(server, emailAddress, '/verifyEmail/callback'));
  await server.call('verifyAccountEmail', { query: { token: secrets.get('verification')! } });
  await server.call('initiateResetPassword', { body: { emailAddress } });
  secrets.set('reset', await linkTokenFor(server, emailAddress, '/resetPassword/callback'));
  const owner = createOwner({ client, world, person, sale: await world.make('sale') });
  secrets.set('purchase', (await cartOf(owner)).purchaseToken);
  const [token] = (await orderOf(owner)).tokens;
  const entry = await server.call('getEntrySecret', {
    token: person.token,
    query: { tokenId: token!.tokenId },
  });
  secrets.set('entry', entry.body.secret);
  secrets.set('gateway', 'secret-of-a-gateway-account');
  secrets.set('refused gateway', 'wrong-secret');
  const clientId = owner.sale.clientId!;
  const organiser = await world.make('member', { sale: owner.sale, right: 'owner' });
  for (const kind of ['gateway', 'refused gateway']) {
    const body = { clientId, name: 'Account', credentials: { webhookSecret: secrets.get(kind)! } };
    const { status } = await server.call('createGateway', { token: organiser.token, body });
    expect(status).toBe(kind === 'gateway' ? 200 : 422);
  }
  await server.call('logIn', { body: { emailAddress, password: 'wrong password 1' } });
  // Failing calls are logged.
  for (const url of [`/api/auth/verifyAccountEmail?token=${secrets.get('verification')}`, '/api/%'])
    await server.inject({ method: 'GET', url, headers: { authorization: `Bearer ${person.token}` } });
});
afterAll(() => server.close());

const kinds = [
  'session',
  'password',
  'verification',
  'reset',
  'purchase',
  'entry',
  'gateway',
  'refused gateway',
];

describe('secrets at rest [AZ-06]', () => {
  it.each(kinds)('the %s secret lies nowhere in the database as it is', async (kind) => {
    const secret = secrets.get(kind)!;
    expect(secret.length).toBeGreaterThan(7);
    const text = await dump();
    expect(text.includes(secret)).toBe(false);
    expect(text.includes(Buffer.from(secret).toString('hex'))).toBe(false);
    expect(text.includes(Buffer.from(secret).toString('base64'))).toBe(false);
  });

  it.each([...kinds, 'address'])('the log never says the %s', (kind) => {
    const secret = kind === 'address' ? '@foyer.example' : secrets.get(kind)!;
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.filter((line) => line.includes(secret))).toEqual([]);
  });

  it('a hundred thousand are all different, and 256 bits long', () => {
    const made = new Set(Array.from({ length: 100_000 }, () => randomSecret(systemRandomness)));
    expect(made.size).toBe(100_000);
    for (const secret of [...made].slice(0, 100)) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  });

  it('what is stored of one kind opens nothing as another', () => {
    const secret = randomSecret(systemRandomness);
    const hashes = (['session', 'verifyEmail', 'resetPassword', 'purchaseToken'] as const).map((purpose) =>
      hashSecret(purpose, secret).toString('hex'),
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
