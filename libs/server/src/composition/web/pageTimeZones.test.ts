import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sampleSubset } from '@foyer/sample';
import { seedSample } from '../../testing/database/seedSample.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { hours } from '../../platform/time/units.ts';
import { createTimeZoneReader } from './pageTimeZones.ts';
import { rootsIn } from './registerWeb.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-zones-'));
  await mkdir(path.join(folder, 'consumer/dist'), { recursive: true });
  await writeFile(path.join(folder, 'consumer/dist/index.html'), '<html lang="en-US"><head></head></html>');
  server = await buildTestServer({ web: { roots: rootsIn(folder) } });
  await seedSample(server.database, { only: [sampleSubset.family] });
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const setZone = (timezone: string) => server.database.query.updateTable('event').set({ timezone }).execute();

describe('time zones in pages', () => {
  it('are those of events whose rules supported browsers may not know', async () => {
    await setZone('America/Toronto');
    expect(await createTimeZoneReader(server.platform)('en-US')).toEqual([]);
    // Mexico gave daylight saving up in 2022.
    await setZone('America/Mexico_City');
    const page = await server.inject({ url: '/profile', headers: { host: 'localhost' } });
    const [, json] = /id="foyer-data"[^>]*>(.*?)<\/script>/.exec(page.body) ?? [];
    expect(JSON.parse(json!)).toContainEqual({
      operationId: 'timeZones',
      request: null,
      response: { 'America/Mexico_City': [[expect.any(Number), -360, 'CST']] },
    });
  });

  it('are those of before while they can’t be read, which is not tried with every page', async () => {
    await setZone('America/Mexico_City');
    const read = createTimeZoneReader(server.platform);
    const kept = await read('en-US');
    await server.clock.advance(hours(2));
    const select = jest.spyOn(server.platform.database.query, 'selectFrom').mockImplementation(() => {
      throw new Error('ECONNRESET');
    });
    expect([await read('en-US'), await read('en-US')]).toEqual([kept, kept]);
    expect(select).toHaveBeenCalledTimes(1);
    select.mockRestore();
    expect(kept).toHaveLength(1);
  });
});
