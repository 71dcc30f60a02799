import { existsSync, globSync, readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace/workspacePaths.ts';

export interface StaleFiles {
  /** Files that are missing, or differ from what their source makes. */
  changed: string[];
  /** Generated files that are no longer made. */
  orphaned: string[];
}

/** Generated files of other tools have another first line, and are left alone. */
const ownMark = 'Made by `npm run generate`';
const exclude = ['**/node_modules/**', '**/dist/**'];

/** Compares the generated files on disk with the result of the sources. */
export function staleFiles(made: ReadonlyMap<string, string>): StaleFiles {
  const present = globSync('libs/**/*.gen.ts', { cwd: inWorkspace(), exclude });
  const isOwn = (file: string): boolean =>
    readFileSync(inWorkspace(file), 'utf8').slice(0, 80).includes(ownMark);
  const isStale = ([file, text]: [string, string]): boolean =>
    !existsSync(inWorkspace(file)) || readFileSync(inWorkspace(file), 'utf8') !== text;
  return {
    changed: [...made].filter(isStale).map(([file]) => file),
    orphaned: present.filter((file) => !made.has(file) && isOwn(file)),
  };
}
