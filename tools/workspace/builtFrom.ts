import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inWorkspace, ownFolder } from './workspacePaths.ts';

export interface BuiltFrom {
  /** Whether the output was built from the current sources, in this mode. */
  isFresh: (mode: string) => boolean;
  /** Records the hash of the sources; pass the hash from before the build if sources may have changed meanwhile. */
  record: (hash: string) => void;
  hash: (mode: string) => string;
}

export interface BuildSources {
  /** Name of the record under `.foyer/cache`. */
  name: string;
  /** Patterns of the source files. */
  sources: readonly string[];
  isLeftOut: (file: string) => boolean;
}

/** Tracks the sources of an output by content, not by time. */
export function builtFrom({ name, sources, isLeftOut }: BuildSources): BuiltFrom {
  const recordFile = path.join(ownFolder, 'cache', `${name}-built-from`);
  function hash(mode: string): string {
    const made = createHash('sha256').update(mode);
    const files = globSync([...sources], { cwd: inWorkspace(), withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(inWorkspace(), path.join(entry.parentPath, entry.name)))
      .filter((file) => !isLeftOut(file))
      .sort();
    for (const file of files)
      made
        .update(file)
        .update('\0')
        .update(readFileSync(inWorkspace(file)))
        .update('\0');
    return made.digest('hex');
  }
  return {
    hash,
    isFresh: (mode) => existsSync(recordFile) && readFileSync(recordFile, 'utf8') === hash(mode),
    record: (text) => {
      mkdirSync(path.dirname(recordFile), { recursive: true });
      writeFileSync(recordFile, text);
    },
  };
}
