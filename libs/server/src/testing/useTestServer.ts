import { checkInvariants } from './database/checkInvariants.ts';
import { createTestDatabase, type TestDatabase } from './database/createTestDatabase.ts';
import { buildTestServer, type TestServer, type TestServerOptions } from './testServer.ts';

/** Creates a proxy for an object that exists only after `beforeAll`. */
function later<T extends object>(read: () => T | undefined): T {
  return new Proxy({} as T, {
    get: (_target, name) => {
      const value = read();
      if (!value) throw new Error('Only tests and hooks may use it: it is made in beforeAll');
      return value[name as keyof T];
    },
  });
}

/**
 * Provides a server for all tests of a file; afterwards invariants are checked and everything is closed:
 * `const server = useTestServer();` at the top of the file, `await server.call('getProfile', { token })` in a test.
 */
export function useTestServer(options: TestServerOptions = {}): TestServer {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await buildTestServer(options);
  });
  afterAll(async () => {
    if (!server) return;
    try {
      await checkInvariants(server.database);
    } finally {
      await server.close();
    }
  });
  return later(() => server);
}

/** Provides a database without a server for all tests of a file; the invariants are checked afterwards. */
export function useTestDatabase(options: Parameters<typeof createTestDatabase>[0] = {}): TestDatabase {
  let testDatabase: TestDatabase | undefined;
  beforeAll(async () => {
    testDatabase = await createTestDatabase(options);
  });
  afterAll(async () => {
    if (!testDatabase) return;
    try {
      await checkInvariants(testDatabase.database);
    } finally {
      await testDatabase.close();
    }
  });
  return later(() => testDatabase);
}
