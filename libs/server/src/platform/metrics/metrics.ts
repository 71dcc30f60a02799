import { createServer } from 'node:http';
import type { ErrorCode } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../database/database.ts';
import { jobQueueSchema } from '../database/schema/migrateJobQueue.ts';
import type { Gateways } from '../gateways/gateways.ts';

/** What an operator's Prometheus reads of a server. */
export interface Metrics {
  /** Counts an answer that refused a request, by its code. */
  countRefusal: (code: ErrorCode) => void;
  /** Returns the gateways with their calls timed. */
  measureGateways: (gateways: Gateways) => Gateways;
  /** Times the requests of an app, and stops with it. */
  measureRequests: (app: FastifyInstance) => void;
  /** Reads the gauges of the database; without one that answers, `foyer_database_up` is 0 and those are left out. */
  text: () => Promise<string>;
  /** Serves `/metrics` on a port of its own, which no visitor reaches. */
  listen: (address: { port: number; host: string }) => Promise<void>;
}

const latencies = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Waiting {
  count: number;
  oldestSeconds: number;
}

/** Jobs in the outbox that are due. */
const readOutbox = async ({ query }: Database): Promise<Waiting> =>
  (
    await sql<Waiting>`select count(*)::int as count,
      coalesce(extract(epoch from foyer_now() - min(available_at)), 0)::float8 as oldest_seconds
    from outbox where dispatched_at is null and available_at <= foyer_now()`.execute(query)
  ).rows[0]!;

/** Jobs that wait for a worker, by queue; none for an empty one. */
const readQueues = async ({ query }: Database): Promise<(Waiting & { name: string })[]> =>
  (
    await sql<Waiting & { name: string }>`select name, count(*)::int as count,
      extract(epoch from ${sql.ref(jobQueueSchema)}.job_now() - min(start_after))::float8 as oldest_seconds
    from ${sql.table(`${jobQueueSchema}.job`)}
    where state < 'active' and start_after <= ${sql.ref(jobQueueSchema)}.job_now() group by name`.execute(
      query,
    )
  ).rows;

/** Carts and requests that hold stock. */
const readHolds = async ({ query }: Database): Promise<number> =>
  (
    await sql<{ count: number }>`select count(*)::int as count from hold
    where not settled and (held_until is null or held_until > foyer_now())`.execute(query)
  ).rows[0]!.count;

type Call = (...args: unknown[]) => unknown;

/** Tells how long the calls of a gateway take. */
const measured = <G extends object>(gateway: G, name: string, calls: Histogram): G =>
  new Proxy(gateway, {
    get: (target, key, receiver): unknown => {
      const work: unknown = Reflect.get(target, key, receiver);
      if (typeof work !== 'function' || typeof key !== 'string') return work;
      return function timed(this: unknown, ...args: unknown[]): unknown {
        const end = calls.startTimer({ gateway: name, call: key });
        const answer = (work as Call).apply(this, args);
        if (answer instanceof Promise)
          answer.then(
            () => end({ outcome: 'answered' }),
            () => end({ outcome: 'failed' }),
          );
        return answer;
      };
    },
  });

/** Creates the metrics of a server. */
export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // Gauges that are named like counters, which Prometheus' own check refuses.
  for (const what of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${what}_total`);
  const requests = new Histogram({
    ...{ registers, name: 'foyer_http_request_duration_seconds', buckets: latencies },
    help: 'Time from a request to the end of its answer, by route and class of status.',
    labelNames: ['method', 'route', 'status'],
  });
  const refusals = new Counter({
    ...{ registers, name: 'foyer_refusals_total' },
    help: 'Requests that were refused, by the code of the error.',
    labelNames: ['code'],
  });
  const gatewayCalls = new Histogram({
    ...{ registers, name: 'foyer_gateway_call_duration_seconds', buckets: latencies },
    help: 'Time of calls to outside services, by gateway, call and outcome.',
    labelNames: ['gateway', 'call', 'outcome'],
  });
  const up = new Gauge({
    ...{ registers, name: 'foyer_database_up' },
    help: 'Whether the database answered when the metrics were read.',
  });
  new Gauge({
    ...{ registers, name: 'foyer_database_connections' },
    help: 'Connections of the pool, and callers that wait for one.',
    labelNames: ['state'],
    collect() {
      const { total, idle, waiting } = database.pool.size();
      this.set({ state: 'busy' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  const ofDatabase = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ registers, name, help, labelNames });
  const outboxJobs = ofDatabase('foyer_outbox_jobs', 'Jobs that are due and not yet in a queue.');
  const outboxAge = ofDatabase('foyer_outbox_age_seconds', 'How long the oldest of them has been due.');
  const queueJobs = ofDatabase('foyer_queue_jobs', 'Jobs that wait for a worker, by queue.', ['queue']);
  const queueAge = ofDatabase('foyer_queue_age_seconds', 'How long the oldest of them has waited.', [
    'queue',
  ]);
  const holds = ofDatabase('foyer_holds', 'Carts and requests that hold stock.');

  async function readDatabase(): Promise<void> {
    for (const gauge of [outboxJobs, outboxAge, holds]) gauge.remove();
    for (const gauge of [queueJobs, queueAge]) gauge.reset();
    const outbox = await readOutbox(database);
    const queues = await readQueues(database);
    holds.set(await readHolds(database));
    outboxJobs.set(outbox.count);
    outboxAge.set(outbox.oldestSeconds);
    for (const { name: queue, count, oldestSeconds } of queues) {
      queueJobs.set({ queue }, count);
      queueAge.set({ queue }, oldestSeconds);
    }
  }

  async function text(): Promise<string> {
    const isUp = await readDatabase().then(
      () => true,
      () => false,
    );
    up.set(isUp ? 1 : 0);
    return registry.metrics();
  }

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void text().then(
      (body) => response.writeHead(200, { 'content-type': registry.contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  return {
    countRefusal: (code) => refusals.inc({ code }),
    measureGateways: (gateways) => {
      const { sellerPayout } = gateways;
      const of = <K extends keyof Omit<Gateways, 'sellerPayout'>>(name: K): Gateways[K] =>
        measured(gateways[name], name, gatewayCalls);
      return {
        beacon: of('beacon'),
        errorReports: of('errorReports'),
        mail: of('mail'),
        payment: of('payment'),
        sellerPayout: sellerPayout && measured(sellerPayout, 'sellerPayout', gatewayCalls),
        recaptcha: of('recaptcha'),
        remoteConfig: of('remoteConfig'),
        signIn: of('signIn'),
        wallet: of('wallet'),
      };
    },
    measureRequests: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'unknown';
        const status = `${Math.floor(reply.statusCode / 100)}xx`;
        requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
      });
      app.addHook('onClose', async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      });
    },
    text,
    listen: ({ port, host }) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, host }, resolve);
      }),
  };
}
