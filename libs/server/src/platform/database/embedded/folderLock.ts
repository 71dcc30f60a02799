import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const retryEveryMs = 50;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function takeLock(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Removes a lock file left by a killed process. An empty file is just being written. */
async function dropIfAbandoned(file: string): Promise<void> {
  const owner = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  if (Number.isInteger(owner) && !isAlive(owner)) await rm(file, { force: true });
}

/**
 * Runs `work` under an exclusive lock of the folder and name, across the processes of this host.
 * @param options.waitMs maximum wait for the lock, in milliseconds
 * @throws Error after the wait; any error of `work`
 */
export async function withFolderLock<T>(
  folder: string,
  name: string,
  work: () => Promise<T>,
  { waitMs = 120_000 }: { waitMs?: number } = {},
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name}.lock`);
  for (let waitedMs = 0; !(await takeLock(file)); waitedMs += retryEveryMs) {
    if (waitedMs >= waitMs)
      throw new Error(`Another process holds ${file}. Remove it if that process is gone.`);
    await dropIfAbandoned(file);
    await sleep(retryEveryMs);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
