import { existsSync } from 'node:fs';
import { builtFrom } from '../workspace/builtFrom.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { appFolders } from './appFolders.ts';

const source = (name: string, ...more: string[]) =>
  builtFrom({
    name,
    sources: [
      'apps/*/src/**/*',
      'apps/*/*.{json,mjs}',
      'libs/*/src/**/*.{ts,tsx,json,svg,woff2}',
      'libs/*/package.json',
      'locales/**/*.json',
      'tools/webpack/*',
      'package-lock.json',
      ...more,
    ],
    isLeftOut: (file) => /\.(test|stories)\.tsx?$|^libs[\\/](server|testing)[\\/]src/.test(file),
  });

const apps = source('apps');
const legacy = source('legacy-apps', 'tools/webpack/legacy/*');

/** Whether the bundles on disk match the current sources. */
export const areAppsFresh = (mode: string): boolean =>
  appFolders().every((folder) => existsSync(inWorkspace(folder, 'dist/index.html'))) && apps.isFresh(mode);

/** Records the sources of the bundles. */
export const recordAppsBuilt = (mode: string): void => apps.record(apps.hash(mode));

/** Whether the legacy bundles on disk match the current sources. */
export const areLegacyAppsFresh = (): boolean =>
  appFolders().every((folder) => existsSync(inWorkspace(folder, 'dist/legacy/manifest.json'))) &&
  legacy.isFresh('production');

/** Returns the hash of their sources; call it before building, because sources may change meanwhile. */
export const hashOfLegacyApps = (): string => legacy.hash('production');

export const recordLegacyAppsBuilt = (hash: string): void => legacy.record(hash);
