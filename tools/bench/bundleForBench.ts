import path from 'node:path';
import webpack, { type Configuration } from 'webpack';

/** Entries, file name and folder of a bundle, and how its modules are found. */
interface BenchBundle extends Pick<Configuration, 'entry' | 'experiments'> {
  folder: string;
  filename: string;
  /** Export conditions of packages; webpack's own by default. */
  conditionNames?: string[];
}

/** Bundles pages of a bench for production, for a current browser. */
export async function bundleForBench({
  folder,
  filename,
  conditionNames,
  ...input
}: BenchBundle): Promise<void> {
  const compiler = webpack({
    ...input,
    mode: 'production',
    target: 'web',
    context: path.resolve(import.meta.dirname, '../..'),
    output: { path: folder, filename },
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'], ...(conditionNames ? { conditionNames } : {}) },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            env: { targets: 'chrome 111' },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
            },
          },
        },
      ],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}
