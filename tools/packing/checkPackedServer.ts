import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkPackedConformance, type ConformanceOutcome } from './checkPackedConformance.ts';

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

/** Problem of the packed server, or an empty string, and the run of the packed conformance suite at it. */
export interface PackedServerOutcome {
  problem: string;
  conformance: ConformanceOutcome;
}

/**
 * Starts the packed server twice: with the sandbox it must be live and pass a sample of the packed conformance suite, without
 * it must exit with the list of missing settings.
 */
export async function checkPackedServer(scratch: string): Promise<PackedServerOutcome> {
  const port = await freePort();
  const variables = { PORT: String(port), FOYER_DATA: path.join(scratch, 'data') };
  const outcome = await checkSandbox(scratch, port, variables);
  return outcome.problem === ''
    ? { ...outcome, problem: await bareProblem(scratch, port, variables) }
    : outcome;
}

async function checkSandbox(
  scratch: string,
  port: number,
  given: Record<string, string>,
): Promise<PackedServerOutcome> {
  // The suite makes more calls than one caller may, so it sends them from several, as through a proxy.
  // Calls of every ability are checked, on trial or not.
  const variables = {
    ...given,
    ...{ FOYER_SANDBOX: 'on', FOYER_TRUSTED_PROXIES: '1' },
  };
  const sandbox = startPackedServer(scratch, variables);
  try {
    if (!(await comesAlive(sandbox, port))) {
      const conformance = { problem: 'there is no server', totals: '' };
      return { problem: sandbox.output() || 'it did not answer', conformance };
    }
    const baseUrl = `http://localhost:${port}`;
    return { problem: '', conformance: await checkPackedConformance(scratch, baseUrl, variables) };
  } finally {
    await sandbox.stop();
  }
}

/** Returns the problem of a server without the sandbox, or an empty string. */
async function bareProblem(
  scratch: string,
  port: number,
  variables: Record<string, string>,
): Promise<string> {
  const bare = startPackedServer(scratch, variables);
  try {
    if (await comesAlive(bare, port)) return 'it starts without the sandbox and without a payment gateway';
    return bare.output().includes('FOYER_STRIPE_SECRET_KEY')
      ? ''
      : `it does not say what is missing: ${bare.output()}`;
  } finally {
    await bare.stop();
  }
}
