import path from 'node:path';
import webpack from 'webpack';

const here = import.meta.dirname;

/** Bundles both pages for production into a folder. */
export async function bundlePages(folder: string): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    target: 'web',
    context: path.resolve(here, '../../..'),
    entry: { foyer: path.join(here, 'page/foyerPage.tsx'), bare: path.join(here, 'page/barePage.ts') },
    output: { path: folder, filename: '[name].js' },
    performance: false,
    resolve: { conditionNames: ['@foyer/source', '...'], extensions: ['.tsx', '.ts', '.js'] },
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
