import { seconds } from '../../config/units.ts';
import { checkInvariants } from '../checkInvariants.ts';
import { createTestDatabase, type TestDatabase } from '../createTestDatabase.ts';
import { buildTestServer, type TestServer, type TestServerOptions } from '../testServer.ts';
import { knowsBuyers } from './buyers.ts';

/** Generous time-outs: a busy test machine must not fail a test about something else. */
const patient = {
  connectTimeoutMs: seconds(60),
  statementTimeoutMs: seconds(60),
  lockTimeoutMs: seconds(60),
  idleInTransactionTimeoutMs: seconds(60),
};

/**
 * Two servers on one database, like a deployment; a race goes through both. The invariants are checked after every
 * test, so that the test that broke them fails.
 */
export function useSaleServers(options: TestServerOptions = {}): {
  servers: [TestServer, TestServer];
  /** Server of the n-th caller. */
  server: (n?: number) => TestServer;
} {
  const servers: TestServer[] = [];
  let own: TestDatabase | undefined;
  beforeAll(async () => {
    own = await createTestDatabase({ settings: patient });
    const { database } = own;
    for (const seed of ['one', 'two'])
      servers.push(await buildTestServer({ authenticate: knowsBuyers, ...options, database, seed }));
  });
  afterEach(async () => {
    await checkInvariants(own!.database);
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await own?.close();
  });
  return {
    servers: servers as [TestServer, TestServer],
    server: (n = 0) => servers[n % servers.length]!,
  };
}
