import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { defaultConfig } from '../../composition/config/defaultConfig.ts';
import { seconds } from '../time/units.ts';
import { askRaw } from '../../testing/askRaw.ts';
import { useTestServer } from '../../testing/useTestServer.ts';

const { http } = defaultConfig;
const server = useTestServer({ config: { http: { ...http, requestTimeoutMs: 200, requestCheckMs: 20 } } });
/** Has the usual limits of time: half a request stays open for the whole of a test. */
const patient = useTestServer();
const listen = async ({ app }: typeof server): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};
let port: number;
beforeAll(async () => {
  port = await listen(server);
});
const halfBody =
  'POST /api/public/authenticate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
const other =
  'GET /api/geoData/public/cities?searchQuery=mon HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

/** Asks a hundred times, one after another. @returns the second longest time of an answer (p99), in milliseconds */
async function p99(of: number): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 100; at += 1) {
    const start = performance.now();
    expect((await askRaw(of, other)).status).toBe(200);
    times.push(performance.now() - start);
  }
  return times.sort((left, right) => right - left)[1]!;
}

describe('requests that are sent by halves', () => {
  it.each([
    ['nothing', ''],
    ['half a header', 'GET /live HTTP/1.1\r\nHost: local'],
    ['half a body', halfBody],
  ])('are answered with 408 and closed when their time is over: %s [LD-03]', async (_what, bytes) => {
    const { status, body } = await askRaw(port, bytes);
    expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([408, 'invalidRequest']);
  });

  it('keep no other waiting while 500 are open [LD-03]', async () => {
    const busyPort = await listen(patient);
    const without = await p99(busyPort);
    const halves = Array.from({ length: 500 }, () => connect(busyPort, '127.0.0.1'));
    try {
      await Promise.all(halves.map((socket) => once(socket, 'connect')));
      for (const socket of halves) socket.write(halfBody);
      expect(await p99(busyPort)).toBeLessThan(20 * without + 500);
      expect(halves.filter(({ closed }) => closed)).toEqual([]);
    } finally {
      for (const socket of halves) socket.destroy();
    }
  });

  it('have 15 seconds at most, with the time until Node looks for them [LD-03]', () => {
    expect(http.requestTimeoutMs + http.requestCheckMs).toBeLessThanOrEqual(seconds(15));
  });
});
