import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { appFolders } from './appFolders.ts';

export type BuildMode = 'production' | 'development';
type ConfigFactory = (env: Record<string, never>, argv: { mode: BuildMode }) => Configuration[];

/** The webpack configurations of every app. */
export async function readAppConfigs(mode: BuildMode): Promise<Configuration[]> {
  const configs: Configuration[] = [];
  for (const folder of appFolders()) {
    const file = pathToFileURL(inWorkspace(folder, 'webpack.config.mjs')).href;
    const { default: create } = (await import(file)) as { default: ConfigFactory };
    configs.push(...create({}, { mode }));
  }
  return configs;
}
