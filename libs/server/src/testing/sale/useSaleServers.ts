import { seconds } from '../../config/units.ts';
import { checkInvariants } from '../checkInvariants.ts';
import { createTestDatabase, type TestDatabase } from '../createTestDatabase.ts';
import { buildTestServer, type TestServer, type TestServerOptions } from '../testServer.ts';
import { knowsBuyers } from './buyers.ts';

/** A machine that is busy with other tests answers late, and that is not what these tests are about. */
const patient = {
  connectTimeoutMs: seconds(60),
  statementTimeoutMs: seconds(60),
  lockTimeoutMs: seconds(60),
  idleInTransactionTimeoutMs: seconds(60),
  maxQueue: 1_000,
};

/**
 * Two servers on one database, as a deployment has them; a race goes through both. The invariants are checked after
 * every test and not only at the end, so that the one that broke them is the one that fails.
 */
export function useSaleServers(options: TestServerOptions = {}): {
  servers: [TestServer, TestServer];
  /** The one for the n-th caller. */
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
