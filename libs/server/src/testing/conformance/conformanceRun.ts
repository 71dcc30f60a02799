import {
  createClient,
  createSuite,
  operationIds,
  principals,
  type ConformanceCheck,
  type Insight,
  type Suite,
} from '@foyer/conformance';
import { sendEvents } from '../../sandbox/payment/sendEvents.ts';
import { useTestServer } from '../useTestServer.ts';
import type { TestServer, TestServerOptions } from '../testServer.ts';
import {
  buildConformanceFixture,
  createServerWorld,
  tirelessServer,
  type ConformanceFixture,
} from './conformanceWorld.ts';
import { forgetWrites, recordWrites, writtenRows } from './writtenRows.ts';

interface ConformanceRun {
  server: TestServer;
  suite: () => Suite;
  fixture: () => ConformanceFixture;
  /** Runs a check, as a test of `it.each(rowsOf(checks))`. */
  conforms: (name: string, check: ConformanceCheck) => Promise<void>;
}

/** Names and checks, for `it.each`. */
export const rowsOf = (checks: readonly ConformanceCheck[]): [string, ConformanceCheck][] =>
  checks.map((check) => [check.name, check]);

/**
 * Provides a run of the conformance suite against a listening server, with an eye on its database: refused calls must not
 * write. Afterwards the number of requests is printed, and nothing may have been left out.
 * @param part names the run in the output
 */
export function conformanceRun(
  part: string,
  insight: Insight = {},
  options: TestServerOptions = tirelessServer,
): ConformanceRun {
  const server = useTestServer(options);
  let made: { suite: Suite; fixture: ConformanceFixture } | undefined;
  beforeAll(async () => {
    const { port } = new URL(await server.app.listen({ host: 'localhost', port: 0 }));
    const client = createClient(new URL(`http://localhost:${port}`));
    const fixture = await buildConformanceFixture(server);
    const world = createServerWorld(server, fixture, client);
    await recordWrites(server.database);
    const describeData = async (mentioning?: readonly string[]) => {
      // The listening server would send what earlier calls raised at any time, which writes too.
      await sendEvents(server, server.platform);
      return writtenRows(server.database, mentioning);
    };
    made = { fixture, suite: createSuite({ client, world, insight: { describeData, ...insight } }) };
  });
  beforeEach(() => forgetWrites(server.database));
  afterAll(() => {
    const { suite } = made!;
    process.stdout.write(
      `${part}: ${suite.asked()} requests to ${operationIds.length} operations, ${principals.length} principals\n`,
    );
    expect([...suite.leftOut]).toEqual([]);
  });
  return {
    server,
    suite: () => made!.suite,
    fixture: () => made!.fixture,
    conforms: async (_name, { run }) => expect(await run(made!.suite)).toEqual([]),
  };
}
