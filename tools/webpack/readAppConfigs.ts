import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { appFolders } from './appFolders.ts';

export type BuildMode = 'production' | 'development';
type ConfigFactory = (env: { legacy?: boolean }, argv: { mode: BuildMode }) => Configuration[];

/** Returns the webpack configurations of apps, for their modern or their legacy builds. */
export async function readAppConfigs(
  mode: BuildMode,
  { isLegacy = false, folders = appFolders() }: { isLegacy?: boolean; folders?: readonly string[] } = {},
): Promise<Configuration[]> {
  const configs: Configuration[] = [];
  for (const folder of folders) {
    const file = pathToFileURL(inWorkspace(folder, 'webpack.config.mjs')).href;
    const { default: create } = (await import(file)) as { default: ConfigFactory };
    configs.push(...create({ legacy: isLegacy }, { mode }));
  }
  return configs;
}
