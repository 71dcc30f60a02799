import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inWorkspace, ownFolder } from './workspacePaths.ts';

export interface BuiltFrom {
  /** Whether what was built was built from the sources as they are now, in this mode. */
  isFresh: (mode: string) => boolean;
  /** Remembers what it was built from; call it with the hash of before the build when sources may have changed meanwhile. */
  record: (hash: string) => void;
  hash: (mode: string) => string;
}

export interface BuildSources {
  /** Names the record under `.foyer/cache`. */
  name: string;
  /** Patterns of the files that it is made from. */
  sources: readonly string[];
  isLeftOut: (file: string) => boolean;
}

/** Remembers by content, not by time, what something was built from. */
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
