import { existsSync, globSync, readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace/workspacePaths.ts';

export interface StaleFiles {
  /** Files whose content is not what their source makes, or that are not there. */
  changed: string[];
  /** Generated files that nothing makes any more. */
  orphaned: string[];
}

const patterns = ['libs/**/*.gen.ts', 'libs/**/*.gen.json'];
/** Other tools' generated files carry another first line, and are left to them. */
const ownMark = 'Made by `npm run generate`';
const exclude = ['**/node_modules/**', '**/dist/**'];

/** Holds the generated files on disk against what the sources make. */
export function staleFiles(made: ReadonlyMap<string, string>): StaleFiles {
  const present = globSync(patterns, { cwd: inWorkspace(), exclude });
  const isOwn = (file: string): boolean =>
    readFileSync(inWorkspace(file), 'utf8').slice(0, 80).includes(ownMark);
  const isStale = ([file, text]: [string, string]): boolean =>
    !existsSync(inWorkspace(file)) || readFileSync(inWorkspace(file), 'utf8') !== text;
  return {
    changed: [...made].filter(isStale).map(([file]) => file),
    orphaned: present.filter((file) => !made.has(file) && isOwn(file)),
  };
}
