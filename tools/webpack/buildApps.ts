import webpack from 'webpack';
import { type BuildMode, readAppConfigs } from './readAppConfigs.ts';

export interface BuildResult {
  isGood: boolean;
  /** Errors and warnings of webpack; warnings count as errors. */
  messages: string;
}

const resultOf = (stats: webpack.MultiStats | undefined): BuildResult => ({
  isGood: stats !== undefined && !stats.hasErrors() && !stats.hasWarnings(),
  messages: stats?.toString({ preset: 'errors-warnings', colors: false }) ?? '',
});

/** Builds apps once: every app, or those of the folders. */
export const buildApps = async (mode: BuildMode, folders?: readonly string[]): Promise<BuildResult> =>
  build(await readAppConfigs(mode, { folders }));

/** Builds apps for older browsers, sequentially, because nothing waits for it. */
export async function buildLegacyApps(folders?: readonly string[]): Promise<BuildResult> {
  const messages: string[] = [];
  for (const config of await readAppConfigs('production', { isLegacy: true, folders })) {
    const result = await build([config]);
    if (!result.isGood) messages.push(result.messages);
  }
  return { isGood: messages.length === 0, messages: messages.join('\n') };
}

async function build(configs: webpack.Configuration[]): Promise<BuildResult> {
  const compiler = webpack(configs);
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result ?? undefined))),
  );
  // Closing writes the cache that speeds up the next build.
  await new Promise<void>((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve())),
  );
  return resultOf(stats);
}

/** Rebuilds every app whenever a source changes; returns a function that stops it. */
export async function watchApps(
  mode: BuildMode,
  onBuilt: (result: BuildResult) => void,
): Promise<() => Promise<void>> {
  const compiler = webpack(await readAppConfigs(mode));
  const watching = compiler.watch(
    { aggregateTimeout: 100, ignored: ['**/node_modules/**', '**/dist/**'] },
    (error, stats) =>
      onBuilt(error ? { isGood: false, messages: error.message } : resultOf(stats ?? undefined)),
  );
  return () =>
    new Promise((resolve, reject) => {
      if (!watching) return resolve();
      watching.close((error) => (error ? reject(error) : resolve()));
    });
}
