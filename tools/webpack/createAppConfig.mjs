import { existsSync } from 'node:fs';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { AppHtmlPlugin } from './AppHtmlPlugin.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** The browsers that get the modern build. */
export const MODERN = ['chrome 111', 'edge 111', 'firefox 115', 'safari 16.4'];

const swcRule = (isProduction) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    env: { targets: MODERN },
    jsc: {
      externalHelpers: true,
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', importSource: '@emotion/react', development: !isProduction },
      },
    },
  },
});

function shared(dir, name, isProduction) {
  return {
    name,
    mode: isProduction ? 'production' : 'development',
    context: dir,
    target: `browserslist:${MODERN.join(', ')}`,
    // Never `eval`: development runs under the same Content-Security-Policy as production.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'], conditionNames: ['@foyer/source', '...'] },
    module: {
      // A name that a library no longer exports is an error, not a warning.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        swcRule(isProduction),
        unusedRule,
        pureRule,
        {
          test: /\.(woff2|svg|png|jpg|avif|webp)$/,
          type: 'asset/resource',
          generator: { filename: 'assets/[name].[contenthash:10][ext]' },
        },
      ],
    },
    cache: {
      type: 'filesystem',
      name: `${name}-${isProduction ? 'production' : 'development'}`,
      cacheDirectory: path.join(root, '.foyer/cache/webpack'),
      buildDependencies: {
        config: ['createAppConfig.mjs', 'AppHtmlPlugin.mjs', 'firstPaint.mjs', 'pureCallsLoader.ts'].map(
          (file) => path.join(import.meta.dirname, file),
        ),
      },
    },
    performance: { hints: false },
    stats: { preset: 'errors-warnings', timings: true },
    infrastructureLogging: { level: 'error' },
  };
}

/** Twice: names that the first round made free for the second to shorten are worth 0.4 %. */
const minifyTwice = { minify: [TerserPlugin.swcMinify, TerserPlugin.swcMinify] };
const minimizer = [new TerserPlugin({ ...minifyTwice, extractComments: false, parallel: 2 })];

/** What @emotion/react loads for `withTheme`, which nobody uses: the packages do not say that they can be left out. */
const unusedRule = {
  test: /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

/** The router's forms, active links and prefetching links, which nobody uses: its build does not say that making them has no effect. */
const pureRule = {
  test: /[\\/]node_modules[\\/]react-router[\\/].*\.js$/,
  loader: path.join(import.meta.dirname, 'pureCallsLoader.ts'),
};

function appConfig({ dir, name }, isProduction) {
  const fileName = isProduction ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js';
  return {
    ...shared(dir, name, isProduction),
    entry: { main: './src/main.tsx' },
    output: {
      path: path.join(dir, 'dist'),
      publicPath: '/',
      filename: fileName,
      // Without names the runtime needs no list of them.
      chunkFilename: isProduction ? 'assets/[contenthash:8].js' : 'assets/[name].js',
      clean: { keep: /^embed\./ },
      uniqueName: `foyer-${name}`,
      crossOriginLoading: false,
      // Two minutes of a page that shows nothing would be the usual.
      chunkLoadTimeout: 20_000,
      trustedTypes: { policyName: 'foyer-webpack' },
    },
    optimization: {
      runtimeChunk: 'single',
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer,
      splitChunks: {
        chunks: 'all',
        maxInitialRequests: 4,
        maxAsyncRequests: 6,
        cacheGroups: {
          react: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            chunks: 'initial',
            priority: 20,
          },
        },
      },
    },
    plugins: [new AppHtmlPlugin({ template: path.join(dir, 'src/index.html'), root })],
  };
}

/** A script that others put into their pages: one file of a lasting name, no chunks, no framework. */
function loaderConfig({ dir, name, loaders }, isProduction) {
  return {
    ...shared(dir, `${name}-loaders`, isProduction),
    entry: loaders,
    output: { path: path.join(dir, 'dist'), filename: '[name].js', uniqueName: `foyer-${name}-loaders` },
    optimization: { minimizer },
  };
}

/**
 * The webpack configuration of one app.
 *
 * @param app `dir`: its folder; `name`; `loaders`: scripts for other people's pages, output name to source file
 */
export function createAppConfig(app) {
  return (_env, argv) => {
    const isProduction = argv.mode === 'production';
    const hasLoaders = Object.values(app.loaders ?? {}).some((file) => existsSync(path.join(app.dir, file)));
    return [appConfig(app, isProduction), ...(hasLoaders ? [loaderConfig(app, isProduction)] : [])];
  };
}
