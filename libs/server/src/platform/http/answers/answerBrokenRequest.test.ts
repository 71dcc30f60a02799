import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { askRaw } from '../../../testing/askRaw.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { answerBrokenRequest } from './answerBrokenRequest.ts';

const server = useTestServer();
let port: number;
let wellFormed: Record<string, string>;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
  const good = await askRaw(
    port,
    'GET /api/nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  );
  wellFormed = good.headers;
});

/** Headers that every answer has, and so these too. */
const securityHeaders = () =>
  Object.entries(wellFormed).filter(([name]) =>
    /^(content-security-policy|strict-transport|x-|referrer|permissions|cross-origin)/.test(name),
  );

const check = ({ headers, body }: Awaited<ReturnType<typeof askRaw>>): void => {
  expect(securityHeaders().length).toBeGreaterThan(8);
  for (const [name, value] of securityHeaders())
    expect(`${name}: ${headers[name]}`).toBe(`${name}: ${value}`);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-type']).toContain('application/json');
  expect(Object.keys(JSON.parse(body) as object)).toEqual(['code', 'message']);
};

describe('what is no request', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    [
      'an expectation that is none',
      'GET /live HTTP/1.1\r\nHost: localhost\r\nExpect: nonsense\r\nConnection: close\r\n\r\n',
      417,
    ],
    ['no Host', 'GET /live HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['CONNECT', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n', 400],
    ['64 KB of headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(65_536)}\r\n\r\n`, 431],
  ])('is answered as every request is: %s [BR-01, BI-04]', async (_what, bytes, status) => {
    const answer = await askRaw(port, bytes);
    expect(answer.status).toBe(status);
    check(answer);
  });

  it('is answered as every request is: one that never ends [BR-01]', async () => {
    const timedOut = (socket: Socket) =>
      answerBrokenRequest(Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    const late = createServer(timedOut).listen(0, '127.0.0.1');
    await once(late, 'listening');
    const answer = await askRaw((late.address() as AddressInfo).port, 'POST / HTTP/1.1\r\n');
    late.close();
    expect(answer.status).toBe(408);
    check(answer);
  });
});
