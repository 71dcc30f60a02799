import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const waitMs = 90_000;
const pollMs = 250;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '0.0.0.0', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function isAlive(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/live`).then(
    (answer) => answer.ok,
    () => false,
  );
}

interface PackedServer {
  /** Printed lines so far; `exitCode` is set once it has ended. */
  output: () => string;
  exitCode: () => number | null;
  stop: () => Promise<void>;
}

/** Runs `npx @foyer/server serve` in the scratch project, following the server's README. */
function startPackedServer(scratch: string, variables: Record<string, string>): PackedServer {
  const { DATABASE_URL: _database, FOYER_SANDBOX: _sandbox, NODE_ENV: _environment, ...env } = process.env;
  const child = spawn('npx', ['--no-install', '@foyer/server', 'serve'], {
    cwd: scratch,
    // In a process group of its own, because npx does not forward signals.
    detached: true,
    env: { ...env, ...variables, npm_config_local_prefix: scratch },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    output: () => output.trim(),
    exitCode: () => child.exitCode,
    stop: async () => {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

/** Waits until the server is live or has exited. @returns whether it is live */
async function comesAlive({ exitCode }: PackedServer, port: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < waitMs && exitCode() === null; waitedMs += pollMs) {
    if (await isAlive(port)) return true;
    await sleep(pollMs);
  }
  return false;
}

/**
 * Starts the packed server twice: with the sandbox it must be live, without it must exit with the list of missing
 * settings.
 * @returns the problem, or an empty string
 */
export async function packedServerProblem(scratch: string): Promise<string> {
  const port = await freePort();
  const variables = { PORT: String(port), FOYER_DATA: path.join(scratch, 'data') };
  const sandbox = startPackedServer(scratch, { ...variables, FOYER_SANDBOX: 'on' });
  try {
    if (!(await comesAlive(sandbox, port))) return sandbox.output() || 'it did not answer';
  } finally {
    await sandbox.stop();
  }
  const bare = startPackedServer(scratch, variables);
  try {
    if (await comesAlive(bare, port)) return 'it starts without the sandbox and without a payment gateway';
    return bare.output().includes('payment gateway')
      ? ''
      : `it does not say what is missing: ${bare.output()}`;
  } finally {
    await bare.stop();
  }
}
