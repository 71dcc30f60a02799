import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** PostgreSQL running on a data folder, from its pid file. */
export interface RunningPostgres {
  pid: number;
  port: number;
  isReady: boolean;
}

const pidFile = (dataFolder: string) => path.join(dataFolder, 'postmaster.pid');

async function commandLine(pid: number): Promise<string | undefined> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
}

/** Tells whether a process is the folder's PostgreSQL; without /proc (outside Linux), any live process counts. */
async function isPostgresOf(pid: number, dataFolder: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (process.platform !== 'linux') return true;
  return (await commandLine(pid))?.includes(dataFolder) ?? false;
}

/** Finds the PostgreSQL running on `dataFolder`; a pid reused by another program counts as stopped. */
export async function findRunning(dataFolder: string): Promise<RunningPostgres | undefined> {
  const text = await readFile(pidFile(dataFolder), 'utf8').catch(() => '');
  const [pid = '', , , port = '', , , , status = ''] = text.split('\n').map((line) => line.trim());
  if (!pid || !(await isPostgresOf(Number(pid), dataFolder))) return undefined;
  return { pid: Number(pid), port: Number(port), isReady: status === 'ready' };
}

/** Removes the pid file of a killed PostgreSQL; if its pid has been reused, PostgreSQL would refuse to start. */
export async function removeStalePidFile(dataFolder: string): Promise<void> {
  if (!(await findRunning(dataFolder))) await rm(pidFile(dataFolder), { force: true });
}

/** Waits until a starting instance accepts connections; undefined if it exits or after `waitMs`. */
export async function awaitReady(dataFolder: string, waitMs: number): Promise<RunningPostgres | undefined> {
  for (let waitedMs = 0; waitedMs <= waitMs; waitedMs += 50) {
    const running = await findRunning(dataFolder);
    if (!running || running.isReady) return running;
    await sleep(50);
  }
  return undefined;
}

/**
 * Stops a PostgreSQL and waits for its exit.
 * @param mode `fast` ends sessions and writes a checkpoint; `immediate` is a crash, recovered at the next start
 */
export async function stopRunning(
  { pid }: RunningPostgres,
  dataFolder: string,
  { mode = 'fast', waitMs = 30_000 }: { mode?: 'fast' | 'immediate'; waitMs?: number } = {},
): Promise<void> {
  process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  for (let waitedMs = 0; waitedMs <= waitMs; waitedMs += 20) {
    if ((await findRunning(dataFolder))?.pid !== pid) return;
    await sleep(20);
  }
  throw new Error(`PostgreSQL (process ${pid}) did not stop within ${waitMs} ms`);
}
