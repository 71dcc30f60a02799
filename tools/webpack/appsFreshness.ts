import { existsSync } from 'node:fs';
import { builtFrom } from '../workspace/builtFrom.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { appFolders } from './appFolders.ts';

const apps = builtFrom({
  name: 'apps',
  sources: [
    'apps/*/src/**/*',
    'apps/*/*.{json,mjs}',
    'libs/*/src/**/*.{ts,tsx,json,svg,woff2}',
    'libs/*/package.json',
    'locales/**/*.json',
    'tools/webpack/*',
    'package-lock.json',
  ],
  isLeftOut: (file) => /\.(test|stories)\.tsx?$|^libs[\\/](server|testing)[\\/]src/.test(file),
});

/** Whether the bundles on disk were made from the sources as they are now. */
export const areAppsFresh = (mode: string): boolean =>
  appFolders().every((folder) => existsSync(inWorkspace(folder, 'dist/index.html'))) && apps.isFresh(mode);

/** Remembers what the bundles were made from. */
export const recordAppsBuilt = (mode: string): void => apps.record(apps.hash(mode));
