import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createSeededRandom } from '@foyer/catalogue';
import { minutes, seconds } from '../../platform/time/units.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../platform/database/embedded/embeddedPostgres.ts';
import { migrate } from '../../platform/database/schema/migrate.ts';
import { checkInvariants } from '../../testing/database/checkInvariants.ts';
import { lostWrites } from '../../testing/process/lostWrites.ts';
import { createServerProcess, type ServerProcess } from '../../testing/process/serverProcess.ts';
import { startWriters, type Writers } from '../../testing/process/writers.ts';
import { makeLoggedInBuyers } from '../../testing/sale/people/loggedInBuyers.ts';
import { rounds } from '../../testing/sale/races/rounds.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';

const faults = rounds(3);
/** Ten times the goals of five and three seconds. */
const [startTimeoutMs, recoveryTimeoutMs] = [seconds(50), seconds(30)];
jest.setTimeout(minutes(4) + faults * minutes(1));

/** These tests stop their database, so they have one of their own, with its answers on disk. */
let folder: string;
let postgres: EmbeddedPostgres;
let database: Database;
let server: ServerProcess;
let writers: Writers;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-lost-'));
  postgres = await startEmbeddedPostgres({ folder });
  await migrate({ connectionString: postgres.url });
  database = openDatabase({ connectionString: postgres.url });
  server = await createServerProcess(postgres.url, startTimeoutMs);
  const sale = await buildSale(database, { rows: 0, standing: 100_000, maxPerPerson: 500 });
  const buyers = await makeLoggedInBuyers(database, 40 + 20 * faults);
  await server.start();
  writers = startWriters({
    ports: [server.port],
    sale,
    buyers,
    count: 4,
    random: createSeededRandom(3).next,
  });
});
afterAll(async () => {
  await server.kill();
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const written = () => writers.acknowledged.length;
/** Waits until a condition holds. @returns elapsed milliseconds */
async function until(isSo: () => Promise<boolean> | boolean, timeoutMs: number): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > timeoutMs)
      throw new Error(`Not so after ${timeoutMs} ms: ${server.output()}`);
    await sleep(20);
  }
  return performance.now() - startedAt;
}
const someMore = () => {
  const before = written();
  return until(() => written() > before + 3, recoveryTimeoutMs);
};

describe('a database that goes away under load', () => {
  it('all sessions are ended: the process lives, and writing goes on [CR-03]', async () => {
    for (let round = 0; round < faults; round += 1) {
      await someMore();
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(database.kysely);
      await someMore();
      expect(await server.readiness()).toBe(200);
    }
    expect(server.isAlive()).toBe(true);
  });

  it('it crashes and comes back: /ready is 503, then 200, and writing goes on [CR-03]', async () => {
    const port = Number(new URL(postgres.url).port);
    const recoveries: number[] = [];
    for (let round = 0; round < faults; round += 1) {
      await someMore();
      await postgres.crash();
      await until(async () => (await server.readiness()) === 503, recoveryTimeoutMs);
      postgres = await startEmbeddedPostgres({ folder, port });
      recoveries.push(await until(async () => (await server.readiness()) === 200, recoveryTimeoutMs));
      recoveries.push(await someMore());
    }
    process.stdout.write(
      `CR-03: slowest recovery ${Math.round(Math.max(...recoveries))} ms of ${faults} crashes\n`,
    );
    expect(server.isAlive()).toBe(true);
  });

  it('answered 503 and nothing worse, and lost nothing that it had answered [CR-03, CR-02]', async () => {
    await writers.stop();
    expect([...writers.statuses.keys()].filter((status) => status >= 500)).toEqual([503]);
    expect(await lostWrites(database, writers.acknowledged)).toEqual([]);
    await checkInvariants(database);
  });
});
