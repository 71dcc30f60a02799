import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createSeededRandom } from '@foyer/catalogue';
import { seedNumber } from '@foyer/util/sampling';
import { minutes, seconds } from '../../platform/time/units.ts';
import { ask } from '../../testing/process/ask.ts';
import { lostWrites, unevenCharges } from '../../testing/process/lostWrites.ts';
import { createServerProcess, type ServerProcess } from '../../testing/process/serverProcess.ts';
import { startWriters } from '../../testing/process/writers.ts';
import { line, type Buyer } from '../../testing/sale/people/buyers.ts';
import { makeLoggedInBuyers } from '../../testing/sale/people/loggedInBuyers.ts';
import { rounds } from '../../testing/sale/races/rounds.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestDatabase } from '../../testing/useTestServer.ts';

const startTimeoutMs = seconds(50);
const inFlight = 100;
const deployments = rounds(5);
jest.setTimeout(minutes(3) + deployments * minutes(2));

// The holds wait for a row that the test has locked; nothing else may end them meanwhile.
const patient = { FOYER_DATABASE_TIMEOUT: '60' };
const test = useTestDatabase();

const hold = ({ port }: ServerProcess, { eventId, standing }: SaleFixture, { token }: Buyer) =>
  ask(port, {
    method: 'PUT',
    path: '/api/purchase/v2/cart/checkout',
    token,
    idempotencyKey: randomUUID(),
    body: { eventId, selections: [line('a', standing, 1)] },
  });

/** Whether a server takes calls; unlike readiness, it needs no connection to the database. */
const isLive = ({ port }: ServerProcess): Promise<boolean> =>
  ask(port, { method: 'GET', path: '/live' }).then(
    ({ status }) => status === 200,
    () => false,
  );

async function heldOf({ standingItem }: SaleFixture): Promise<number> {
  const { held } = await test.database.query
    .selectFrom('inventoryItem')
    .select('held')
    .where('inventoryItemId', '=', standingItem)
    .executeTakeFirstOrThrow();
  return held;
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
    where not granted`.execute(test.database.kysely);
  return rows[0]!.count;
}

describe('a server that is told to stop', () => {
  it(`answers ${inFlight} requests that are under way, takes no other, and ends within ten seconds [CR-10]`, async () => {
    const sale = await buildSale(test.database, { rows: 0, standing: 1_000 });
    const buyers = await makeLoggedInBuyers(test.database, inFlight);
    const server = await createServerProcess(test.connectionString, startTimeoutMs, patient);
    await server.start();
    try {
      const { running, stopped } = await test.database.kysely.transaction().execute(async (tx) => {
        await sql`select from inventory_item where event_id = ${sale.eventId} for update`.execute(tx);
        const holds = buyers.map((buyer) => hold(server, sale, buyer));
        while ((await waitingForLocks()) === 0) await sleep(10);
        // The server reads its sockets in turn: once it has answered a later call, it has read those before.
        for (let at = 0; at < 3; at += 1) expect(await isLive(server)).toBe(true);
        const end = server.stop();
        while (await isLive(server)) await sleep(10);
        return { running: holds, stopped: end };
      });
      const releasedAt = performance.now();
      const statuses = (await Promise.allSettled(running)).map((each) =>
        each.status === 'fulfilled' ? each.value.status : String(each.reason),
      );
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      expect(await stopped).toBe(0);
      expect(performance.now() - releasedAt).toBeLessThan(seconds(10));
      expect(await heldOf(sale)).toBe(inFlight);
    } finally {
      await server.kill();
    }
  });
});

describe('two servers on one database', () => {
  it(`are restarted one after the other under purchases: no write is lost, no call repeated twice, ${deployments} times [CR-10]`, async () => {
    const sale = await buildSale(test.database, { rows: 0, standing: 100_000, maxPerPerson: 500 });
    const buyers = await makeLoggedInBuyers(test.database, 8);
    const create = () => createServerProcess(test.connectionString, startTimeoutMs, patient);
    const servers = [await create(), await create()];
    try {
      await Promise.all(servers.map((server) => server.start()));
      const random = createSeededRandom(seedNumber('rolling restarts'));
      const ports = servers.map(({ port }) => port);
      const writers = startWriters({ ports, sale, buyers, count: 4, random: random.next });
      const orders = () => writers.acknowledged.filter(({ kind }) => kind === 'order').length;
      for (let restart = 0; restart < 2 * deployments; restart += 1) {
        const [server, soFar] = [servers[restart % 2]!, orders()];
        while (orders() < soFar + 5) await sleep(20);
        expect(await server.stop()).toBe(0);
        await server.start();
      }
      await writers.stop();
      process.stdout.write(
        `CR-10: 0 lost is wanted of ${writers.acknowledged.length} acknowledged writes (${orders()} orders) over ` +
          `${2 * deployments} restarts; tries of a call, at most: ${writers.mostTries()}\n`,
      );
      expect(await lostWrites(test.database, writers.acknowledged)).toEqual([]);
      expect(await unevenCharges(test.database)).toEqual([]);
      expect(writers.unsettled).toEqual([]);
      expect(writers.mostTries()).toBe(2);
      expect([...writers.statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    } finally {
      for (const server of servers) await server.kill();
    }
  });
});
