import { randomUUID } from 'node:crypto';
import autocannon, { type LoadRequest } from 'autocannon';
import type { ServerChild } from './serverChild.ts';

/** Request of a turn, sent once. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: unknown;
  token?: string;
  cookie?: string;
  acceptEncoding?: string;
}

/** Result of a turn; times in milliseconds. */
export interface Turn {
  perSecond: number;
  /** CPU time of the server's process per request. */
  cpuMs: number;
  /** Received by all clients, with headers. */
  bytes: number;
  p50: number;
  p99: number;
  statuses: Record<string, number>;
}

export interface LoadOptions {
  connections: number;
  /** Expected statuses. */
  allowed?: string[];
  /** Requests per second, sent whether or not earlier ones are answered while connections are left. */
  perSecond?: number;
  /** Called for every answer. Answers on one connection arrive in the order of their calls. */
  onAnswer?: (call: Call, text: string, answer: { status: number; ms: number }) => void;
}

const headersOf = ({ body, token, cookie, acceptEncoding }: Call): Record<string, string> => ({
  host: 'foyer.example',
  'api-client-sessionid': 'bench-browser-session',
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(token ? { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() } : {}),
  ...(cookie ? { cookie } : {}),
  ...(acceptEncoding ? { 'accept-encoding': acceptEncoding } : {}),
});

/**
 * Sends calls over several connections with autocannon, each as soon as the previous one on its connection is answered.
 * @throws Error when an answer has an unexpected status
 */
export async function load(
  server: ServerChild,
  calls: readonly Call[],
  { connections, allowed = ['200'], perSecond, onAnswer }: LoadOptions,
): Promise<Turn> {
  // Built before the clock starts: only the server is measured.
  const ready = calls.map((call): LoadRequest => ({
    method: call.method,
    path: call.path,
    headers: headersOf(call),
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  }));
  let next = 0;
  const failures: string[] = [];
  const cpuBefore = server.cpu();
  let [firstAt, lastAt] = [0, 0];
  const result = await autocannon({
    url: server.url,
    connections,
    amount: calls.length,
    timeout: 30,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
    requests: [
      {
        setupRequest: (request, context) => {
          firstAt ||= performance.now();
          const at = next++ % ready.length;
          context.call = calls[at];
          context.sentAt = performance.now();
          return { ...request, ...ready[at] };
        },
        onResponse: (status, body, context) => {
          lastAt = performance.now();
          if (!allowed.includes(String(status))) failures.push(body);
          else onAnswer?.(context.call as Call, body, { status, ms: lastAt - (context.sentAt as number) });
        },
      },
    ],
  });
  // autocannon itself counts in whole seconds.
  const seconds = (lastAt - firstAt) / 1_000;
  if (failures.length > 0 || result.errors > 0)
    throw new Error(`${failures.length} answers and ${result.errors} connections failed: ${failures[0]}`);
  return {
    perSecond: calls.length / seconds,
    cpuMs: (server.cpu() - cpuBefore) / calls.length,
    bytes: result.throughput.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    statuses: Object.fromEntries(
      Object.entries(result.statusCodeStats).map(([status, { count }]) => [status, count]),
    ),
  };
}
