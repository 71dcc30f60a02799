import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const waitMs = 90_000;

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

/**
 * Runs `npx @foyer/server serve` in the scratch project, as its README says, and asks whether it lives.
 *
 * @returns what went wrong, or nothing
 */
export async function packedServerProblem(scratch: string): Promise<string> {
  const port = await freePort();
  const { DATABASE_URL: _given, ...env } = process.env;
  const child = spawn('npx', ['--no-install', '@foyer/server', 'serve'], {
    cwd: scratch,
    // A group of its own: npx does not hand signals on to what it started.
    detached: true,
    env: {
      ...env,
      PORT: String(port),
      FOYER_DATA: path.join(scratch, 'data'),
      npm_config_local_prefix: scratch,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    for (let waitedMs = 0; waitedMs < waitMs && child.exitCode === null; waitedMs += 250) {
      if (await isAlive(port)) return '';
      await sleep(250);
    }
    return output.trim() || 'it did not answer';
  } finally {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}
