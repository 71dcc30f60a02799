import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Returns the CPU time in milliseconds of all descendants of a process, including their ended children. */
export function cpuOfDescendants(root = process.pid): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(name));
  const tree = new Set([root]);
  let size = 0;
  while (size !== tree.size) {
    size = tree.size;
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid);
  }
  tree.delete(root);
  return (
    processes.filter(({ pid }) => tree.has(pid)).reduce((sum, { ticks }) => sum + ticks, 0) * MS_PER_TICK
  );
}

function readProcess(name: string): { pid: number; parent: number; ticks: number }[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name in brackets may contain spaces; the fields after it, from the third on, are numbers.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [{ pid: Number(name), parent: Number(fields[1]), ticks: sum(fields.slice(11, 15)) }];
  } catch {
    return [];
  }
}

const sum = (fields: readonly string[]): number => fields.reduce((total, field) => total + Number(field), 0);
