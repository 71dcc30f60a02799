import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { seconds } from '../../../platform/time/units.ts';
import { checkInvariants } from '../../database/checkInvariants.ts';
import { createTestDatabase, type TestDatabase } from '../../database/createTestDatabase.ts';
import { buildTestServer, type TestServer, type TestServerOptions } from '../../testServer.ts';
import { knowsBuyers } from '../people/buyers.ts';

/** Generous timeouts: a busy host must not fail tests of other behaviour. */
const patient = {
  connectTimeoutMs: seconds(60),
  statementTimeoutMs: seconds(60),
  lockTimeoutMs: seconds(60),
  idleInTransactionTimeoutMs: seconds(60),
};

/**
 * Runs two servers on one database, like a deployment, so that races go through both. Invariants are checked after
 * every test, so that the test which violates them fails.
 */
export function useSaleServers(
  options: TestServerOptions = {},
  modules: readonly ServerModule[] = [],
): {
  servers: [TestServer, TestServer];
  /** Returns the n-th caller's server. */
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
    await checkInvariants(own!.database, modules);
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
