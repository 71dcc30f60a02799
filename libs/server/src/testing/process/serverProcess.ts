import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask.ts';

const source = path.resolve(import.meta.dirname, '../..');
const pollMs = 20;

/** Process of the command `foyer serve`, which can be killed and restarted on its port. */
export interface ServerProcess {
  port: number;
  /** Starts the process and waits until it is ready. @returns duration in milliseconds */
  start: () => Promise<number>;
  /** Kills the process with SIGKILL. */
  kill: () => Promise<void>;
  /** Tells the process by SIGTERM to stop. @returns its exit code once it has ended; null if a signal killed it */
  stop: () => Promise<number | null>;
  isAlive: () => boolean;
  /** Status of `/ready`; 0 without an answer. */
  readiness: () => Promise<number>;
  /** Output of the process, for messages of failing tests. */
  output: () => string;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * Creates a server for a database, or for the embedded one if `databaseUrl` is empty; not started yet.
 * @param variables additional environment variables
 */
export async function createServerProcess(
  databaseUrl: string,
  timeoutMs: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const lines: string[] = [];
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  const isAlive = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const readiness = () =>
    ask(port, { method: 'GET', path: '/ready' }).then(
      ({ status }) => status,
      () => 0,
    );
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    FOYER_SANDBOX: 'on',
    FOYER_CACHES: 'off',
    FOYER_BIND: '127.0.0.1',
    FOYER_SEALING_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    ...variables,
  };
  return {
    port,
    isAlive,
    readiness,
    output: () => lines.join(''),
    start: async () => {
      const startedAt = performance.now();
      const flags = ['--conditions=@foyer/source', '--disable-warning=ExperimentalWarning'];
      child = spawn(process.execPath, [...flags, path.join(source, 'bin/foyer.ts'), 'serve'], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout!, child.stderr!])
        stream.on('data', (data: Buffer) => void lines.push(data.toString()));
      ended = new Promise((resolve) => child!.once('close', resolve));
      while ((await readiness()) !== 200) {
        if (!isAlive() || performance.now() - startedAt > timeoutMs)
          throw new Error(`The server did not start:\n${lines.join('')}`);
        await sleep(pollMs);
      }
      return performance.now() - startedAt;
    },
    kill: async () => {
      child?.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      child?.kill('SIGTERM');
      await ended;
      return child?.exitCode ?? null;
    },
  };
}
