/**
 * Draws a Wish List, and verifies it: `npm run bench -- draw`. A million entries in memory, by the functions of the
 * server and of the reader; and a hundred thousand by the jobs and calls of a server, on PostgreSQL. Each in a process
 * whose heap is limited.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBenchDatabase } from '../server/benchDatabase.ts';
import { printGoals } from '../server/goalTable.ts';
import type { DrawFigures } from './stepCosts.ts';

const entries = Number(process.argv[2] ?? 1_000_000);
const inDatabase = Number(process.argv[3] ?? 100_000);
const mostCpuMs = 120_000;
const mostMegabytes = 1_000;
/** The rest is for what is no heap: hashes, buffers, the program. */
const heapMegabytes = 600;

async function figuresOf(child: URL, given: readonly string[], databaseUrl = ''): Promise<DrawFigures> {
  const flags = [...process.execArgv, `--max-old-space-size=${heapMegabytes}`];
  const running = spawn(process.execPath, [...flags, child.pathname, ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  let output = '';
  for await (const part of running.stdout) output += String(part);
  return JSON.parse(output) as DrawFigures;
}

function print(title: string, { steps, megabytes, peakMegabytes }: DrawFigures): void {
  const sum = (of: 'cpuMs' | 'seconds') => steps.reduce((total, step) => total + step[of], 0);
  printGoals(title, [
    ...steps.map(({ what, cpuMs }) => ({ what: `CPU: ${what}`, figures: [cpuMs], unit: 'ms' })),
    { what: 'CPU: whole', figures: [sum('cpuMs')], unit: 'ms', goal: { atMost: mostCpuMs } },
    { what: 'time', figures: [sum('seconds')], unit: 's' },
    { what: 'published entries', figures: [megabytes], unit: 'MB' },
    { what: 'most memory', figures: [peakMegabytes], unit: 'MB', goal: { atMost: mostMegabytes } },
  ]);
}

const folder = await mkdtemp(path.join(tmpdir(), 'foyer-draw-'));
try {
  const file = path.join(folder, 'pages');
  const drawn = await figuresOf(new URL('drawEntries.ts', import.meta.url), [String(entries), file]);
  print(`A draw of ${entries} entries, in memory`, drawn);
  print(`The same, read and verified`, await figuresOf(new URL('verifyEntries.ts', import.meta.url), [file]));
} finally {
  await rm(folder, { recursive: true });
}
const bench = await openBenchDatabase();
try {
  const figures = await figuresOf(
    new URL('drawInDatabase.ts', import.meta.url),
    [String(inDatabase)],
    bench.url,
  );
  print(
    `A draw of ${inDatabase} entries, by a server on PostgreSQL; CPU without that of PostgreSQL`,
    figures,
  );
} finally {
  await bench.close();
}
