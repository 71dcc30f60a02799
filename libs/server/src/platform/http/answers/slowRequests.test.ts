import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { defaultConfig } from '../../../composition/config/defaultConfig.ts';
import { seconds } from '../../time/units.ts';
import { askRaw } from '../../../testing/askRaw.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const { http } = defaultConfig;
/** A large answer. */
const listCountries = async () => ({
  countries: Array.from({ length: 300 }, (_each, at) => ({
    id: at + 1,
    countryCodeISO2: 'CA',
    countryName: 'Canada'.repeat(15),
  })),
});
const handlers = { listCountries };
const limits = { requestTimeoutMs: 200, requestCheckMs: 20, connectionTimeoutMs: 1_000 };
const server = useTestServer({ handlers, config: { http: { ...http, ...limits } } });
/** Has the usual limits of time: half a request stays open for the whole of a test. */
const patient = useTestServer({ handlers });
const listen = async ({ app }: typeof server): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};
let port: number;
let patientPort: number;
beforeAll(async () => {
  port = await listen(server);
  patientPort = await listen(patient);
});
const halfBody =
  'POST /api/public/authenticate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
const other =
  'GET /api/geoData/public/cities?searchQuery=mon HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

/**
 * Asks a hundred times, one after another.
 * @param between is run before each
 * @returns the second longest time of an answer (p99), in milliseconds
 */
async function p99(of: number, between: () => void = () => undefined): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 100; at += 1) {
    between();
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
    const without = await p99(patientPort);
    const halves = Array.from({ length: 500 }, () => connect(patientPort, '127.0.0.1'));
    try {
      await Promise.all(halves.map((socket) => once(socket, 'connect')));
      for (const socket of halves) socket.write(halfBody);
      expect(await p99(patientPort)).toBeLessThan(20 * without + 500);
      expect(halves.filter(({ closed }) => closed)).toEqual([]);
    } finally {
      for (const socket of halves) socket.destroy();
    }
  });

  it('have 15 seconds at most, with the time until Node looks for them [LD-03]', () => {
    expect(http.requestTimeoutMs + http.requestCheckMs).toBeLessThanOrEqual(seconds(15));
  });
});

describe('answers that are read a byte at a time', () => {
  const readers = 25;
  /** More than the operating system keeps for a connection. */
  const large = 'GET /api/geoData/public/countries HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(120);

  /** Opens connections of slow readers: each has asked for more than it reads, and reads a byte when it is resumed. */
  async function openReaders(of: typeof server, toPort: number) {
    const ends: Socket[] = [];
    const count = (socket: Socket) => void ends.push(socket);
    of.app.server.on('connection', count);
    const sockets = Array.from({ length: readers }, () =>
      connect({
        port: toPort,
        host: '127.0.0.1',
        onread: { buffer: Buffer.alloc(1), callback: () => false },
      }).on('error', () => undefined),
    );
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    while (ends.length < readers) await new Promise(setImmediate);
    of.app.server.off('connection', count);
    for (const socket of sockets) socket.write(large);
    return { sockets, ends };
  }

  it('keep no other waiting and no connection of the database, and may stand still for 15 seconds [LD-03]', async () => {
    const without = await p99(patientPort);
    const { sockets, ends } = await openReaders(patient, patientPort);
    try {
      const readOn = () => {
        for (const socket of sockets) socket.resume();
      };
      while (ends.some(({ writableLength }) => writableLength === 0)) await new Promise(setImmediate);
      // Node waits for it twice if some of an answer left in between.
      for (const { timeout } of ends) expect(2 * timeout!).toBeLessThanOrEqual(seconds(15));
      expect(await p99(patientPort, readOn)).toBeLessThan(20 * without + 500);
      const { total, idle, waiting } = patient.database.pool.size();
      expect([total - idle, waiting]).toEqual([0, 0]);
      expect(ends.filter(({ closed }) => closed)).toEqual([]);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });

  it('are given up when no more of them is taken [LD-03]', async () => {
    const { sockets, ends } = await openReaders(server, port);
    try {
      await Promise.all(ends.filter(({ closed }) => !closed).map((socket) => once(socket, 'close')));
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });
});
