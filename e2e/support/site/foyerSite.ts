import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';

interface SiteAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface SiteRequest {
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Subdomain of `localhost`: `aurora`, `widget`, `partner`; none for the consumer site. */
  site?: string;
}

/** Running Foyer of one worker, with its own server, database and port. */
export interface FoyerSite {
  port: number;
  /** Returns the address of a page: `at('/discover')`, or on another site: `at('/', 'aurora')`. */
  at: (path: string, site?: string) => string;
  /** Calls the server from Node, whose resolver lacks `*.localhost`: by IP address, with a Host header. */
  call: (path: string, options?: SiteRequest) => Promise<SiteAnswer>;
}

const hostOf = (site: string | undefined): string => (site ? `${site}.localhost` : 'localhost');

/** Creates the site that a local server serves on a port. */
export function foyerSite(port: number): FoyerSite {
  const sessionId = randomUUID();
  return {
    port,
    at: (path, site) => `http://${hostOf(site)}:${port}${path}`,
    call: (path, { method = 'GET', body, headers, site } = {}) =>
      new Promise((resolve, reject) => {
        const payload = body === undefined ? undefined : JSON.stringify(body);
        const request = httpRequest({
          host: '127.0.0.1',
          port,
          path,
          method,
          headers: {
            host: `${hostOf(site)}:${port}`,
            'api-client-sessionid': sessionId,
            ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
        });
        request.on('error', reject);
        request.on('response', (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text += chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          );
        });
        request.end(payload);
      }),
  };
}
