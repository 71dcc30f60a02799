import { Agent as HttpAgent, request as requestByHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestByHttps } from 'node:https';

/** Any HTTP request to the server under test. */
export interface HttpRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | undefined;
}

export interface HttpAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  text: string;
}

/** Sends a request, well-formed or not. */
export type Transport = (request: HttpRequest) => Promise<HttpAnswer>;

const patienceMs = 30_000;
const maxTries = 4;
const closedCodes: readonly (string | undefined)[] = ['ECONNRESET', 'EPIPE'];

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const part of response) text += part as string;
  return text;
}

/** Node does not resolve `*.localhost`, browsers do. */
const hostnameOf = ({ hostname }: URL): string => (hostname.endsWith('.localhost') ? 'localhost' : hostname);

/**
 * Sends requests over the network. A path of the base URL precedes the path of every request; its host is the default of
 * the `host` header.
 */
export function createTransport(baseUrl: URL): Transport {
  const isHttps = baseUrl.protocol === 'https:';
  const request = isHttps ? requestByHttps : requestByHttp;
  const agent = isHttps ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const prefix = baseUrl.pathname.replace(/\/$/, '');

  /**
   * @returns undefined if the server closed the connection while the request was on its way: an idle one, or after
   * refusing a body that it hadn't read, which may lose the answer
   */
  const sendOnce = ({ method, path, headers, body }: HttpRequest) =>
    new Promise<HttpAnswer | undefined>((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const call = request(
        {
          hostname: hostnameOf(baseUrl),
          port: baseUrl.port,
          method,
          path: `${prefix}${path}`,
          headers: { host: baseUrl.host, ...headers, ...length },
          agent,
        },
        (response) => {
          const { statusCode: status = 0, headers: received } = response;
          textOf(response).then((text) => resolve({ status, headers: received, text }), reject);
        },
      );
      call.setTimeout(patienceMs, () => call.destroy(new Error(`No answer to ${method} ${path}`)));
      call.on('error', (error: NodeJS.ErrnoException) => {
        if (closedCodes.includes(error.code)) resolve(undefined);
        else reject(error);
      });
      call.end(body);
    });

  return async (message) => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const answer = await sendOnce(message);
      if (answer) return answer;
    }
    throw new Error(`The server closes the connection at ${message.method} ${message.path}`);
  };
}
