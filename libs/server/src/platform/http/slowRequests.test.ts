import type { AddressInfo } from 'node:net';
import { defaultConfig } from '../../composition/config/defaultConfig.ts';
import { seconds } from '../time/units.ts';
import { askRaw } from '../../testing/askRaw.ts';
import { useTestServer } from '../../testing/useTestServer.ts';

const { http } = defaultConfig;
const server = useTestServer({ config: { http: { ...http, requestTimeoutMs: 200, requestCheckMs: 20 } } });
let port: number;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});

describe('requests that are sent by halves', () => {
  it.each([
    ['nothing', ''],
    ['half a header', 'GET /live HTTP/1.1\r\nHost: local'],
    [
      'half a body',
      'POST /api/public/authenticate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    ],
  ])('are answered with 408 and closed when their time is over: %s [LD-03]', async (_what, bytes) => {
    const { status, body } = await askRaw(port, bytes);
    expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([408, 'invalidRequest']);
  });

  it('have 15 seconds at most, with the time until Node looks for them [LD-03]', () => {
    expect(http.requestTimeoutMs + http.requestCheckMs).toBeLessThanOrEqual(seconds(15));
  });
});
