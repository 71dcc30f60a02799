import { spawnSync } from 'node:child_process';
import type { TimeBudgets } from './timeBudgets.ts';

/** Measures how long this machine takes to start Node, in seconds: the median of nine starts. */
export function secondsToStartNode(): number {
  const starts = Array.from({ length: 9 }, () => {
    const startedAt = performance.now();
    spawnSync(process.execPath, ['--eval', '0']);
    return (performance.now() - startedAt) / 1000;
  });
  return starts.sort((a, b) => a - b)[4]!;
}

/** Minutes left of the 90 in which a run is ended, so that it can still print its table. */
const MOST_MINUTES = 85;

/**
 * Minutes that the whole run may take. The steps start thousands of processes, which some virtual machines do several
 * times slower than others at the same speed of computing; on those the limit is a number of starts of Node.
 */
export const limitInMinutes = (secondsPerStart: number, { wholeMinutes, wholeStarts }: TimeBudgets): number =>
  Math.max(wholeMinutes, Math.min(MOST_MINUTES, (wholeStarts * secondsPerStart) / 60));
