/**
 * Draws a Wish List in memory, without a database: `npm run bench -- draw`. Ids, root, order, winners and some
 * proofs, by the functions of the server, in a process with 1 GB of heap.
 */
import { spawn } from 'node:child_process';
import { printGoals } from '../server/goalTable.ts';
import type { DrawFigures } from './drawEntries.ts';

const entries = 1_000_000;
const mostCpuMs = 120_000;
const heapMegabytes = 1024;

const child = spawn(
  process.execPath,
  [
    ...process.execArgv,
    `--max-old-space-size=${heapMegabytes}`,
    new URL('drawEntries.ts', import.meta.url).pathname,
    String(entries),
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
let output = '';
for await (const part of child.stdout) output += String(part);
const { steps, peakMegabytes } = JSON.parse(output) as DrawFigures;
const whole = steps.reduce((sum, { cpuMs }) => sum + cpuMs, 0);

printGoals(`A draw of ${entries} entries, in memory`, [
  ...steps.map(({ what, cpuMs }) => ({ what: `CPU: ${what}`, figures: [cpuMs], unit: 'ms' })),
  { what: 'CPU: whole', figures: [whole], unit: 'ms', goal: { atMost: mostCpuMs } },
  { what: 'most memory', figures: [peakMegabytes], unit: 'MB', goal: { atMost: heapMegabytes } },
]);
