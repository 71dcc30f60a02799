import { createClient, type Client } from '@foyer/conformance';
import type { TestServer } from './testServer.ts';

/** Host of the main site in tests; the server ignores the port. */
const baseUrl = new URL('http://localhost:4200');

/** Creates a client of a server that does not listen. */
export const injectClient = (server: TestServer): Client =>
  createClient(baseUrl, async ({ method, path, headers, body }) => {
    const answer = await server.inject({
      method,
      url: path,
      headers: { host: baseUrl.host, ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, headers: answer.headers, text: answer.body };
  });
