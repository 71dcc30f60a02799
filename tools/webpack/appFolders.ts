import { globSync } from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace/workspacePaths.ts';

/** Lists the folders of buildable apps: those with a configuration and an entry. */
export const appFolders = (): string[] =>
  globSync('apps/*/src/main.tsx', { cwd: inWorkspace() })
    .map((file) => path.dirname(path.dirname(file)))
    .filter((folder) => globSync(`${folder}/webpack.config.mjs`, { cwd: inWorkspace() }).length > 0)
    .sort();
