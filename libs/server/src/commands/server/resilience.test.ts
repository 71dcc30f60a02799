import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { buildServer, type Server } from '../../composition/buildServer.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../platform/database/embedded/embeddedPostgres.ts';
import { migrate } from '../../platform/database/schema/migrate.ts';
import type { Handlers } from '../../platform/http/operationContext.ts';
import { testConfig } from '../../testing/testConfig.ts';
import { shutDown } from './shutDown.ts';

/** These tests stop their database, so they have one of their own. */
let folder: string;
let postgres: EmbeddedPostgres;
let database: Database;
let slowMs = 0;
/** Calls that the server has begun to answer. */
let arrived = 0;

const handlers: Partial<Handlers> = {
  searchCities: async ({ platform }) => {
    arrived += 1;
    await sql`select pg_sleep(${slowMs / 1000})`.execute(platform.database.kysely);
    return { cities: [], attribution: 'GeoNames' };
  },
};
const start = async () => {
  postgres = await startEmbeddedPostgres({ folder, isDisposable: true });
};
const build = (): Promise<Server> =>
  buildServer({ config: testConfig(), database, handlers, tenants: { tenantOf: async () => undefined } });

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-resilience-'));
  await start();
  await migrate({ connectionString: postgres.url });
  // A disposable instance commits before writing to disk, and a crash would take the newest tables along.
  const fresh = openDatabase({ connectionString: postgres.url });
  await sql`checkpoint`.execute(fresh.kysely);
  await fresh.close();
});
beforeEach(() => {
  slowMs = 0;
  arrived = 0;
  database = openDatabase({ connectionString: postgres.url, settings: { maxConnections: 5 } });
});
afterEach(() => database.close());
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const ask = async ({ app }: Server, url = '/api/geoData/public/cities?searchQuery=a') =>
  (await app.inject(url)).statusCode;

/** Number of slow statements that PostgreSQL has begun. */
async function sleepingIn({ kysely }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where state = 'active' and query like 'select pg_sleep%'`.execute(kysely);
  return rows[0]!.count;
}

describe('a PostgreSQL that goes away [CR-03]', () => {
  it('terminates all sessions: only 503, the process lives, and the next call succeeds', async () => {
    const server = await build();
    await server.app.ready();
    const other = openDatabase({ connectionString: postgres.url });
    await sql`select 1`.execute(other.kysely);
    slowMs = 2_000;
    const running = Array.from({ length: 5 }, () => ask(server));
    while ((await sleepingIn(other)) < running.length) await sleep(10);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other.kysely);
    await other.close();
    expect(new Set(await Promise.all(running))).toEqual(new Set([503]));
    slowMs = 0;
    expect(await ask(server)).toBe(200);
    await server.app.close();
  });

  it('crashes and comes back on the same port: /ready says so, and calls succeed within 3 s', async () => {
    const server = await build();
    expect([await ask(server), await ask(server, '/ready')]).toEqual([200, 200]);
    const port = Number(new URL(postgres.url).port);
    await postgres.crash();
    expect([await ask(server), await ask(server, '/ready'), await ask(server, '/live')]).toEqual([
      503, 503, 200,
    ]);
    const response = await server.app.inject('/api/geoData/public/cities?searchQuery=a');
    expect(response.headers['retry-after']).toBe('2');
    expect(response.json()).toMatchObject({ code: 'serviceUnavailable' });
    postgres = await startEmbeddedPostgres({ folder, isDisposable: true, port });
    const backAt = performance.now();
    while ((await ask(server)) !== 200) await sleep(50);
    expect(performance.now() - backAt).toBeLessThan(3_000);
    expect(await ask(server, '/ready')).toBe(200);
    await server.app.close();
  });

  it('is frozen: answers come within 3 s, and it is used again when it thaws [CR-04]', async () => {
    const server = await build();
    await ask(server);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.kysely);
    process.kill(rows[0]!.pid, 'SIGSTOP');
    const frozenAt = performance.now();
    expect(await ask(server)).toBe(503);
    expect(performance.now() - frozenAt).toBeLessThan(3_200);
    process.kill(rows[0]!.pid, 'SIGCONT');
    expect(await ask(server)).toBe(200);
    expect(database.pool.size().total).toBeLessThanOrEqual(5);
    await server.app.close();
  });
});

describe('shutting down [CR-10]', () => {
  const listen = async (server: Server) => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    return (server.app.server.address() as AddressInfo).port;
  };
  const get = (port: number) =>
    new Promise<number>((resolve, reject) => {
      httpRequest({ port, path: '/api/geoData/public/cities?searchQuery=a', agent: false }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      })
        .on('error', reject)
        .end();
    });

  it('lets what runs finish, takes nothing new and ends the job queue', async () => {
    const server = await build();
    const port = await listen(server);
    await server.jobs.start();
    slowMs = 400;
    const running = Array.from({ length: 10 }, () => get(port));
    // A connection without a request is idle, and shutting down resets it.
    while (arrived < 10) await sleep(10);
    const startedAt = performance.now();
    await shutDown(server, 10_000);
    expect(performance.now() - startedAt).toBeLessThan(9_000);
    expect(new Set(await Promise.all(running))).toEqual(new Set([200]));
    await expect(get(port)).rejects.toThrow('ECONNREFUSED');
  });

  it('cuts off what takes longer than the drain', async () => {
    const server = await build();
    const port = await listen(server);
    slowMs = 2_000;
    const running = get(port).catch((error: Error) => error.message);
    while (arrived < 1) await sleep(10);
    const startedAt = performance.now();
    await shutDown(server, 300);
    expect(performance.now() - startedAt).toBeLessThan(1_500);
    expect(await running).toMatch(/socket hang up|ECONNRESET/);
  });
});
