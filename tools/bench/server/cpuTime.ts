import { readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const msPerTick = 10;

interface ProcessFacts {
  /** CPU time of the process and of its ended children. */
  ticks: number;
}

function factsOf(pid: number): ProcessFacts | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces; the fields after it, from the third on, are numbers.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      ticks: fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0),
    };
  } catch {
    return undefined;
  }
}

/** Returns the CPU time of a process so far, in milliseconds. */
export const cpuOf = (pid: number): number => (factsOf(pid)?.ticks ?? 0) * msPerTick;
