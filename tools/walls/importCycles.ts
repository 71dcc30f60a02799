import path from 'node:path';
import type { SourceFile } from './readSources.ts';

/**
 * Finds import cycles among files, types included; each cycle lists its files in order.
 * @param files sources whose relative imports carry their extensions
 */
export function importCycles(files: readonly SourceFile[]): string[][] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const targets = (file: SourceFile): SourceFile[] =>
    file.imports
      .filter((name) => name.startsWith('.'))
      .map((name) => byPath.get(path.posix.join(path.posix.dirname(file.path), name)))
      .filter((target) => target !== undefined);
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: SourceFile, trail: string[]): void => {
    const at = trail.indexOf(file.path);
    if (at >= 0) return void cycles.push(trail.slice(at));
    if (done.has(file.path)) return;
    for (const target of targets(file)) visit(target, [...trail, file.path]);
    done.add(file.path);
  };
  for (const file of files) visit(file, []);
  return cycles;
}
