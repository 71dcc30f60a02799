import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../testing/database/createTestDatabase.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { runCommand } from '../runCommand.ts';

let test: TestDatabase;
let folder: string;
let said: string[] = [];

const gateways = async (...words: string[]) => {
  said = [];
  const variables = { DATABASE_URL: test.connectionString, FOYER_DATA: folder, FOYER_SANDBOX: 'on' };
  return runCommand(['gateways', ...words], variables, (text) => said.push(text));
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-gateways-'));
  test = await createTestDatabase();
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

describe('foyer gateways', () => {
  it('adds an account of an organisation, and pays an event through it', async () => {
    const { eventId } = await buildSale(test.database);
    const { event, organisation } = await test.database.query
      .selectFrom('event')
      .innerJoin('client', 'client.clientId', 'event.clientId')
      .select(['event.vanityName as event', 'client.vanityName as organisation'])
      .where('event.eventId', '=', eventId)
      .executeTakeFirstOrThrow();
    const file = path.join(folder, 'account.json');
    await writeFile(file, JSON.stringify({ webhookSecret: 'secret-of-the-organiser' }));
    expect([await gateways('add', organisation, file), said.at(-1)]).toEqual([
      0,
      expect.stringContaining('Added'),
    ]);
    const [, account] = /^Added: (\S+)$/.exec(said.at(-1)!)!;
    expect(await gateways('use', event, account!, 'CreditCard', 'Klarna')).toBe(0);
    expect(await gateways('list')).toBe(0);
    expect(said.at(-1)).toContain(`${account}: sandbox, ${organisation}, 1 events`);
    expect(await gateways('use', event, 'platform', 'Cheque')).toBe(1);
    expect(await gateways('add', 'nowhere', file)).toBe(1);
    expect(said.at(-1)).toContain('There is no organisation "nowhere".');
  });
});
