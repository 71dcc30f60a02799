import { buildRequest, createOwner, operationIds } from '@foyer/conformance';
import { operations, type OperationId } from '@foyer/contract';
import { sql } from 'kysely';
import { loggerOptions } from '../../commands/server/serveCommand.ts';
import type { ReportedFault } from '../../platform/gateways/error-reports/errorReportGateway.ts';
import { grantRights } from '../../sale/membership/membershipRepository.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { injectClient } from '../injectClient.ts';
import { personalColumns } from '../database/personalColumns.ts';
import { engageFor } from '../sale/fixtures/promoterFixture.ts';
import { password, signUp } from '../people/signUp.ts';
import { testConfig } from '../testConfig.ts';
import { buildTestServer, type TestServer } from '../testServer.ts';
import { buildConformanceFixture, createServerWorld, tirelessServer } from './conformanceWorld.ts';

jest.setTimeout(300_000);

/** Personal data that occurs nowhere else. */
const person = {
  emailAddress: 'canary-address@canary.example',
  firstName: 'Zebulonia',
  lastName: 'Quexworthy',
  postalCode: 'V9Z 8X7',
  dateOfBirth: '1961-07-23',
};
/** Messages to the team are signed; a `name` of other operations is not a person's. */
const inquiries: readonly OperationId[] = ['sendContactMessage', 'requestDemo'];
const name = `${person.firstName} ${person.lastName}`;
/** Card data that a buyer enters in the gateway's fields. */
const card = {
  number: '5555 5555 5555 4444',
  expiry: '12/40',
  cvc: '917',
  nameOnCard: 'Z Q Cardwright',
  postalCode: 'V8Y 7T6',
};
/** A payment on a provider's page keeps its buyer from others until it ends, and stock that is given back is gone. */
const last: readonly OperationId[] = [
  'returnPromoterInventory',
  'initiateExternalPayment',
  'purchaseExternally',
];
const inOrder = [...operationIds.filter((each) => each !== 'deleteAccount' && !last.includes(each)), ...last];
const canaries: Record<string, string> = {
  ...person,
  password,
  session: '',
  cardNumber: card.number.replaceAll(' ', ''),
  nameOnCard: card.nameOnCard,
  cardPostalCode: card.postalCode,
};

/** In mails that are not sent yet. */
const queuedKinds = ['emailAddress', 'firstName', 'lastName'];
/** Columns that have a kind of personal data: those of the manifests, and the queue's, which deletes completed jobs. */
const columnsWith = (kind: string): string[] =>
  [
    ...Object.entries(personalColumns).flatMap(([column, kinds]) =>
      kinds.some((each) => each === kind) ? [column] : [],
    ),
    ...(queuedKinds.includes(kind) ? ['job.data', 'job_common.data'] : []),
  ].sort();

const logged: string[] = [];
const faults: ReportedFault[] = [];
const statuses: number[] = [];
/** Answers of all operations with their caching headers. */
const answers: { operationId: OperationId; text: string; caching: unknown }[] = [];
let server: TestServer;

/**
 * Runs all operations of a fan once, with all fields; after an operation that ends the session, the fan logs in again.
 */
async function useEverything(fan: { userId: string; token: string; emailAddress: string }): Promise<void> {
  const client = injectClient(server);
  const world = createServerWorld(server, await buildConformanceFixture(server), client);
  const sale = await world.make('sale');
  const membership = { clientId: sale.clientId!, rights: ['owner'] as const };
  await inTransaction(server.database, (tx) => grantRights(tx, fan.userId, membership));
  const { eventId, offerGroupId } = sale;
  await engageFor(
    server,
    fan.userId,
    { eventId, standing: offerGroupId },
    { paymentKinds: ['cash', 'card', 'link'], stock: [{ offerGroupId, quantity: 60 }] },
  );
  for (const operationId of inOrder) {
    const owner = createOwner({ client, world, person: fan, sale });
    // Some need an object that an earlier operation removed; others have shown what they leave behind.
    const given = inquiries.includes(operationId) ? { ...person, name } : person;
    const request = await buildRequest(operationId, owner, { isFull: true, given }).catch(() => undefined);
    if (!request) continue;
    const { status, text, headers } = await client.send(operationId, request, { token: fan.token });
    statuses.push(status);
    answers.push({ operationId, text, caching: headers['cache-control'] });
    const again = await server.call('logIn', { body: { emailAddress: person.emailAddress, password } });
    if (again.status === 200) fan.token = again.body.authToken;
    await removeMadeCards(fan.token);
  }
}

async function storeCard(token: string): Promise<void> {
  const headers = { host: 'pay.localhost' };
  const typed = await server.inject({ method: 'POST', url: '/tokens', headers, payload: card });
  const body = { cardToken: typed.json<{ cardToken: string }>().cardToken };
  statuses.push((await server.call('addPaymentMeans', { token, body })).status);
}

/** Removes the cards that makers stored: each owner stores one, and an account has few. */
async function removeMadeCards(token: string): Promise<void> {
  const { paymentMeans } = (await server.call('listPaymentMeans', { token })).body;
  for (const { paymentMethodId, lastFour } of paymentMeans) {
    if (lastFour === card.number.slice(-4)) continue;
    await server.call('removePaymentMeans', { token, query: { paymentMethodId } });
  }
}

/** Provokes errors of a page, of the server, and failed calls, which cause logs and reports. */
async function fail(token: string): Promise<void> {
  // Names are known only to the page, which removes them from its report.
  const message = `cannot read ${person.emailAddress} of ${token} or ${card.number}`;
  await server.call('reportError', {
    token,
    body: {
      name: 'TypeError',
      message,
      stack: message,
      page: `/verifyEmail?token=${token}`,
      mayIdentify: true,
    },
  });
  await server.call('searchCities', { query: { searchQuery: person.lastName } });
  for (const url of [`/api/auth/verifyAccountEmail?token=${token}`, `/api/%?${person.emailAddress}`])
    await server.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
}

/** Lists `table.column` of every occurrence of a canary in the database, as text or as bytes. */
async function placesOf(canary: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(
    server.database.query,
  );
  const hex = Buffer.from(canary).toString('hex');
  const places = new Set<string>();
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ column: string }>`
      select distinct each.key as column from ${sql.table(`${schema}.${name}`)} t, jsonb_each_text(to_jsonb(t)) each
      where strpos(each.value, ${canary}) > 0 or strpos(each.value, ${hex}) > 0`.execute(
      server.database.query,
    );
    for (const { column } of rows) places.add(`${name}.${column}`);
  }
  return [...places].sort();
}

beforeAll(async () => {
  const logger = { ...loggerOptions(testConfig({ environment: 'production' })), level: 'trace' };
  server = await buildTestServer({
    ...tirelessServer,
    // Every operation makes its own card and order.
    config: {
      ...tirelessServer.config,
      sale: { ...tirelessServer.config!.sale!, maxStoredCards: 1_000, maxRefusedCards: 1_000 },
    },
    handlers: {
      // Simulates a PostgreSQL error on an unvalidated value.
      searchCities: async ({ query, platform }) =>
        (await sql`select ${query.searchQuery}::uuid`.execute(platform.database.query)) as never,
    },
    gateways: { errorReports: { name: 'recorded', send: async (fault) => void faults.push(fault) } },
    logger: { ...logger, stream: { write: (line: string) => void logged.push(line) } },
  });
  const fan = await signUp(server, person);
  canaries['session'] = fan.token;
  await storeCard(fan.token);
  await fail(fan.token);
  await useEverything(fan);
  await server.jobs.drain();
});
afterAll(() => server.close());

describe('what tells of a person [PV-04]', () => {
  it('was all used', () => {
    const answered = statuses.filter((each) => each === 200).length;
    process.stdout.write(
      `PV-04: ${answered} of ${operationIds.length} operations answered, ${logged.length} lines\n`,
    );
    expect(answered).toBeGreaterThan(operationIds.length * 0.8);
    expect(faults.map(({ source }) => source)).toEqual(expect.arrayContaining(['page', 'server']));
    expect(logged.join()).toContain('unexpected');
  });

  it.each(Object.keys(canaries))('lies in the database only where it belongs: %s', async (name) => {
    expect(canaries[name]!.length).toBeGreaterThan(6);
    expect(await placesOf(canaries[name]!)).toEqual(columnsWith(name));
  });

  it.each(Object.keys(canaries))('stands in no log and in no report of an error: %s', (name) => {
    const canary = canaries[name]!;
    expect(logged.filter((line) => line.includes(canary))).toEqual([]);
    expect(faults.filter((fault) => JSON.stringify(fault).includes(canary))).toEqual([]);
  });

  it('is kept by no browser: neither what tells of it, nor what any operation answers that needs a session [BR-10]', () => {
    const words = Object.values(canaries);
    const telling = answers.filter(({ text }) => words.some((each) => text.includes(each)));
    expect(telling.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['getProfile', 'logIn', 'exportUserData']),
    );
    const needing = answers.filter(({ operationId }) => operations[operationId].access !== 'anonymous');
    expect(needing.length).toBeGreaterThan(20);
    expect([...telling, ...needing].filter(({ caching }) => caching !== 'no-store')).toEqual([]);
  });
});
