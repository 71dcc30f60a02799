import { operations, type OperationId, type OperationTypes } from '@foyer/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildServer, type Server, type ServerParts } from '../composition/buildServer.ts';
import type { ServerConfig } from '../platform/config/serverConfig.ts';
import type { Database } from '../platform/database/database.ts';
import { createTestDatabase } from './database/createTestDatabase.ts';
import { seededRandomness } from './seededRandomness.ts';
import { moveTestClock } from './testClock.ts';
import { testConfig } from './testConfig.ts';

export interface TestServerOptions extends Omit<Partial<ServerParts>, 'config'> {
  config?: Partial<ServerConfig>;
  /** Seed of ids and secrets; must differ between two servers on one database. */
  seed?: string;
}

export interface CallOptions<K extends OperationId> {
  query?: OperationTypes[K]['query'];
  body?: OperationTypes[K]['body'];
  /** Session token of the caller. */
  token?: string;
  /** Default for idempotent operations: a new key per call. */
  idempotencyKey?: string;
  host?: string;
  locale?: string;
  headers?: Record<string, string | undefined>;
}

/** API answer; `body` is typed by the contract, `error` is set if the status is not 200. */
export interface CallAnswer<K extends OperationId> {
  status: number;
  body: OperationTypes[K]['response'];
  error: { code: string; message: string; details?: Record<string, unknown> } | undefined;
  headers: Record<string, string>;
  text: string;
}

export interface TestClock {
  /** Advances database time and the process clock. */
  advance: (ms: number) => Promise<void>;
  set: (date: Date) => Promise<void>;
  now: () => Date;
}

export interface TestServer extends Server {
  database: Database;
  clock: TestClock;
  /** Calls an operation with the client's headers. */
  call: <K extends OperationId>(operationId: K, options?: CallOptions<K>) => Promise<CallAnswer<K>>;
  /** Sends any request, without the client's headers. */
  inject: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Returns captured mail, newest first, after running the due jobs. */
  mails: () => Promise<{ recipient: string; subject: string; textBody: string; htmlBody: string | null }[]>;
  close: () => Promise<void>;
}

let serial = 0;

/** Builds a query string of the defined values; arrays become repeated names, as in the client. */
function queryStringOf(query: unknown): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) parameters.append(name, String(each));
  }
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

function requestOf<K extends OperationId>(operationId: K, options: CallOptions<K>): InjectOptions {
  const { method, path, idempotent } = operations[operationId];
  const headers = {
    host: options.host ?? 'localhost',
    'accept-language': options.locale ?? 'en-US',
    'api-client-sessionid': 'test-browser-session',
    ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    ...(idempotent
      ? { 'idempotency-key': options.idempotencyKey ?? `test-key-${(serial += 1)}-${process.pid}` }
      : {}),
    ...options.headers,
  };
  const given = Object.entries<string | undefined>(headers).filter(([, value]) => value !== undefined);
  return {
    method,
    url: `/api${path}${queryStringOf(options.query)}`,
    headers: Object.fromEntries(given),
    ...(options.body === undefined ? {} : { payload: options.body }),
  };
}

function answerOf<K extends OperationId>(response: LightMyRequestResponse): CallAnswer<K> {
  const isJson = String(response.headers['content-type']).includes('json');
  const body = isJson ? response.json<never>() : (undefined as never);
  return {
    status: response.statusCode,
    body,
    error: response.statusCode === 200 ? undefined : body,
    headers: response.headers as Record<string, string>,
    text: response.body,
  };
}

/** Builds a server on its own database (or on `database`), with a movable clock and repeatable randomness. */
export async function buildTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const own = options.database ? undefined : await createTestDatabase();
  const database = options.database ?? own!.database;
  let offsetMs = 0;
  const now = () => new Date(Date.now() + offsetMs);
  const move = async (ms: number) => {
    offsetMs = ms;
    await moveTestClock(database.query, ms);
  };
  const server = await buildServer({
    clock: now,
    randomness: seededRandomness(options.seed ?? `server-${(serial += 1)}`),
    ...options,
    database,
    config: testConfig(options.config),
  });
  return {
    ...server,
    database,
    clock: { now, advance: (ms) => move(offsetMs + ms), set: (date) => move(date.getTime() - Date.now()) },
    inject: (request) => server.app.inject(request),
    call: async (operationId, callOptions = {}) =>
      answerOf(await server.app.inject(requestOf(operationId, callOptions))),
    mails: async () => {
      await server.jobs.drain();
      return database.query
        .selectFrom('capturedMail')
        .select(['recipient', 'subject', 'textBody', 'htmlBody'])
        .orderBy('capturedAt', 'desc')
        .execute();
    },
    close: async () => {
      await server.app.close();
      await server.jobs.stop();
      await own?.close();
    },
  };
}
