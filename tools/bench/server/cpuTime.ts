import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const msPerTick = 10;

interface ProcessFacts {
  parent: number;
  /** Its own CPU time, and that of its children which have ended. */
  ticks: number;
}

function factsOf(pid: number): ProcessFacts | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; what follows it is numbers from the third field on.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      parent: Number(fields[1]),
      ticks: fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0),
    };
  } catch {
    return undefined;
  }
}

/** Milliseconds of CPU that a process has used until now. */
export const cpuOf = (pid: number): number => (factsOf(pid)?.ticks ?? 0) * msPerTick;

/** Milliseconds of CPU that a process and its children have used until now: a PostgreSQL with its backends. */
export function cpuOfFamily(pid: number): number {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && factsOf(Number(name))?.parent === pid,
  );
  return cpuOf(pid) + children.reduce((sum, name) => sum + cpuOf(Number(name)), 0);
}
