import { Agent, request } from 'node:http';

/** Call over a real socket, as from a browser. */
export interface Ask {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: unknown;
  token?: string;
  idempotencyKey?: string;
  /** Host header, e.g. `pay.localhost` for the card fields. */
  host?: string;
}

export interface Told {
  status: number;
  text: string;
}

const agent = new Agent({ keepAlive: true });
const patienceMs = 20_000;

/** Calls a local server. Rejects if the connection breaks before the answer is complete. */
export function ask(port: number, { method, path, body, token, idempotencyKey, host }: Ask): Promise<Told> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    host: host ?? 'localhost',
    'api-client-sessionid': 'fault-test-session',
    ...(payload === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('error', reject);
      response.on('aborted', () => reject(new Error('The answer was cut')));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.setTimeout(patienceMs, () => call.destroy(new Error('No answer came')));
    call.on('error', reject);
    call.end(payload);
  });
}
