import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { minutes, seconds } from '../../platform/time/units.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded/embeddedPostgres.ts';
import { createServerProcess, type ServerProcess } from '../../testing/process/serverProcess.ts';

// Far above usual durations, since other tests may run at the same time.
const [startTimeoutMs, recoveryTimeoutMs] = [minutes(3), seconds(90)];
jest.setTimeout(minutes(8));

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-embedded-'));
  server = await createServerProcess('', startTimeoutMs, { FOYER_DATA: folder });
  await server.start();
});
afterAll(async () => {
  await server.kill();
  await (await startEmbeddedPostgres({ folder })).stop();
  await rm(folder, { recursive: true, force: true });
});

async function untilReadinessIs(status: number): Promise<void> {
  for (const startedAt = performance.now(); (await server.readiness()) !== status; await sleep(20)) {
    if (performance.now() - startedAt > recoveryTimeoutMs)
      throw new Error(`/ready was not ${status} in time:\n${server.output()}`);
  }
}

const postmaster = async (): Promise<number> =>
  Number((await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')[0]);

it('starts the embedded database again when it is killed, as often as that happens [CR-03]', async () => {
  for (let round = 0; round < 2; round += 1) {
    const killed = await postmaster();
    process.kill(killed, 'SIGKILL');
    await untilReadinessIs(503);
    await untilReadinessIs(200);
    expect(await postmaster()).not.toBe(killed);
  }
  expect(server.isAlive()).toBe(true);
  expect(server.output()).toContain('The embedded database ended; it is started again');
});
