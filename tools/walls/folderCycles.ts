import path from 'node:path';
import type { SourceFile } from './readSources.ts';

/** Folders that reach each other by imports, with the imports between them. */
export interface FolderCycle {
  folders: string[];
  /** `from -> to`, one per pair of folders. */
  imports: string[];
}

type FolderImports = Map<string, Map<string, string>>;

/** Tests may reach anywhere; generated files are addressed by their generators. */
const isCounted = (file: string): boolean => !/\.(test|race|stories|gen)\.|\/testing\//.test(file);

function readFolderImports(files: readonly SourceFile[]): FolderImports {
  const counted = files.filter((file) => isCounted(file.path));
  const known = new Set(counted.map((file) => file.path));
  const folders: FolderImports = new Map();
  for (const file of counted) {
    const from = path.posix.dirname(file.path);
    const targets = folders.get(from) ?? new Map<string, string>();
    folders.set(from, targets);
    for (const name of file.imports.filter((each) => each.startsWith('.'))) {
      const target = path.posix.join(from, name);
      const to = path.posix.dirname(target);
      if (to !== from && known.has(target) && !targets.has(to)) targets.set(to, `${file.path} -> ${target}`);
    }
  }
  return folders;
}

/** Lists the folders that a folder reaches, directly or through others. */
function reachedFrom(start: string, folders: FolderImports): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of folders.get(folder)?.keys() ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}

/**
 * Finds import cycles among the folders of a library, types included: two folders that import each other are one room.
 * @param files sources whose relative imports carry their extensions
 */
export function folderCycles(files: readonly SourceFile[]): FolderCycle[] {
  const folders = readFolderImports(files);
  const reach = new Map([...folders.keys()].map((folder) => [folder, reachedFrom(folder, folders)]));
  const left = new Set([...folders.keys()].filter((folder) => reach.get(folder)?.has(folder)));
  const cycles: FolderCycle[] = [];
  for (const first of left) {
    const group = [...left].filter((other) => reach.get(first)?.has(other) && reach.get(other)?.has(first));
    for (const folder of group) left.delete(folder);
    const imports = group.flatMap((from) => group.flatMap((to) => folders.get(from)?.get(to) ?? []));
    cycles.push({ folders: group, imports });
  }
  return cycles;
}
