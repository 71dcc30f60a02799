import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { inWorkspace } from '../../workspace/workspacePaths.ts';
import { cpuOf } from './cpuTime.ts';

/** Server in a process of its own, whose CPU time can be read. */
export interface ServerChild {
  url: string;
  pid: number;
  /** CPU time so far in milliseconds. */
  cpu: () => number;
  stop: () => Promise<void>;
}

/** Starts a file of this folder and waits for its port. */
export async function startServerChild(file: string, databaseUrl: string): Promise<ServerChild> {
  const flags = ['--conditions=@foyer/source', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, inWorkspace('tools/bench/server', file)], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => resolve(line.replace('port ', '')));
    void ended.then(() => reject(new Error(`${file} ended before it listened`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    cpu: () => cpuOf(child.pid!),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
