import { buildTestServer, type TestServer } from '../testServer.ts';
import { createTestTimer } from '../testTimer.ts';
import { useTestDatabase } from '../useTestServer.ts';
import { knowsBuyers } from './people/buyers.ts';
import { createDeadlyPoint } from './faults/deadlyPoint.ts';

/** Runs two servers on one database, of which one dies at points of its work and the other goes on. */
export function useVictim(): {
  survivor: () => TestServer;
  victim: () => TestServer;
  /** Kills the victim at a point of what it does. */
  killAt: (point: string, act: () => Promise<unknown>) => Promise<void>;
} {
  const test = useTestDatabase();
  const deadly = createDeadlyPoint();
  const servers: TestServer[] = [];
  beforeAll(async () => {
    const options = { authenticate: knowsBuyers, timer: createTestTimer(), database: test.database };
    servers.push(await buildTestServer({ ...options, seed: 'survivor' }));
    servers.push(await buildTestServer({ ...options, seed: 'victim', faultPoint: deadly.faultPoint }));
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
  });
  return {
    survivor: () => servers[0]!,
    victim: () => servers[1]!,
    killAt: async (point, act) => {
      const death = deadly.killAt(point);
      void act();
      await death;
    },
  };
}
