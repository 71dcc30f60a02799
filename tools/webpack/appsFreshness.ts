import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inWorkspace, ownFolder } from '../workspace/workspacePaths.ts';
import { appFolders } from './appFolders.ts';

const sources = [
  'apps/*/src/**/*',
  'apps/*/*.{json,mjs}',
  'libs/*/src/**/*.{ts,tsx,json,svg,woff2}',
  'libs/*/package.json',
  'locales/**/*.json',
  'tools/webpack/*',
  'package-lock.json',
];
const exclude = (file: string): boolean =>
  /\.(test|stories)\.tsx?$|^libs[\\/](server|testing)[\\/]src/.test(file);
const recordFile = path.join(ownFolder, 'cache', 'apps-built-from');

function sourceHash(mode: string): string {
  const hash = createHash('sha256').update(mode);
  const files = globSync(sources, { cwd: inWorkspace(), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(inWorkspace(), path.join(entry.parentPath, entry.name)))
    .filter((file) => !exclude(file))
    .sort();
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inWorkspace(file)))
      .update('\0');
  return hash.digest('hex');
}

/** Whether the bundles on disk were made from the sources as they are now. */
export const areAppsFresh = (mode: string): boolean =>
  existsSync(recordFile) &&
  appFolders().every((folder) => existsSync(inWorkspace(folder, 'dist/index.html'))) &&
  readFileSync(recordFile, 'utf8') === sourceHash(mode);

/** Remembers what the bundles were made from. */
export function recordAppsBuilt(mode: string): void {
  mkdirSync(path.dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, sourceHash(mode));
}
