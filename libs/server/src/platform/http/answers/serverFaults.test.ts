import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { ReportedFault } from '../../gateways/error-reports/errorReportGateway.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { buildTestServer } from '../../../testing/testServer.ts';
import { failure } from './failure.ts';

const told: ReportedFault[] = [];
let isAway = false;
const errorReports = {
  name: 'recorded',
  send: async (fault: ReportedFault) => {
    told.push(fault);
    if (isAway) throw new Error('away');
  },
};
let fail: () => unknown = () => undefined;
const canaries = [
  'Tremblay-Canary',
  'canary@lovelace.example',
  'q7Xk2mPz9Rt4Vw8Yb3Nc6Hd1Jf5Ls0Ga',
  'H2X 1Y4',
];
const server = useTestServer({
  gateways: { errorReports },
  handlers: { searchCities: async () => fail() as never },
});
const search = () => server.call('searchCities', { query: { searchQuery: canaries[0]! }, locale: 'fr-CA' });
beforeEach(async () => {
  await server.clock.advance(61_000);
  told.splice(0);
  isAway = false;
});

describe('a fault of the server [I7.30]', () => {
  it('is told once a minute, by what happened and where', async () => {
    fail = () => {
      throw new TypeError('no such section');
    };
    expect((await search()).status).toBe(500);
    await search();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      source: 'server',
      name: 'TypeError',
      message: 'no such section',
      page: 'GET /api/geoData/public/cities',
      site: 'consumer',
      locale: 'fr-CA',
      environment: 'test',
    });
    expect(told[0]!.stack).toMatch(
      /^ +at .*libs\/server\/src\/platform\/http\/answers\/serverFaults\.test\.ts\S*:\d+:\d+/m,
    );
    expect(told[0]!.stack).not.toContain(process.cwd());
    await server.clock.advance(61_000);
    await search();
    expect(told).toHaveLength(2);
  });

  it('tells nothing of a person, whatever its message quotes [PV-04]', async () => {
    fail = () => {
      throw new Error(`Cannot read "${canaries[0]} ${canaries[3]}" of ${canaries[1]}, ?code=${canaries[2]}`);
    };
    await search();
    fail = () => sql`select ${canaries[0]}::uuid`.execute(server.database.query);
    expect((await search()).status).toBe(500);
    expect(told).toHaveLength(2);
    expect(told[1]!.message).toBe('SQLSTATE 22P02');
    for (const canary of canaries) expect(JSON.stringify(told)).not.toContain(canary);
  });

  it('is no other answer: neither a refusal nor a server that is busy', async () => {
    fail = () => {
      throw failure('serviceUnavailable');
    };
    await search();
    expect((await server.call('searchCities', { query: { searchQuery: '' } })).status).toBe(400);
    expect(told).toEqual([]);
  });

  it('is answered all the same when it cannot be told, and thirty different ones a minute are enough', async () => {
    isAway = true;
    for (let count = 0; count < 40; count += 1) {
      fail = () => {
        throw new Error(`fault ${'x'.repeat(count)}`);
      };
      expect((await search()).error?.code).toBe('serverError');
    }
    expect(told).toHaveLength(30);
  });
});

describe('a fault of a page', () => {
  it('is told by the places in the sources, with the maps of what is served [I7.30]', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-faults-'));
    const map = {
      version: 3,
      sources: ['webpack://foyer-consumer/../../libs/a.ts'],
      names: [],
      mappings: 'AAEI',
    };
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'index.html'), '<html lang="en-US"><head></head></html>');
    await writeFile(path.join(folder, 'assets/1a2b3c4d.js.map'), JSON.stringify(map));
    const own = await buildTestServer({
      database: server.database,
      web: { roots: { consumer: folder } },
      gateways: { errorReports },
    });
    const stack = 'TypeError: x\n    at draw (https://foyer.example/assets/1a2b3c4d.js:1:1)';
    await own.call('reportError', { body: { name: 'TypeError', message: 'x', stack, page: '/' } });
    await own.close();
    await rm(folder, { recursive: true });
    expect(told).toMatchObject([
      { source: 'page', stack: 'TypeError: x\n    at draw (webpack://foyer/libs/a.ts:3:5)' },
    ]);
  });
});
