import { existsSync } from 'node:fs';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { brotliPlugin } from './brotliPlugin.ts';
import { AppHtmlPlugin, ManifestPlugin } from './AppHtmlPlugin.mjs';
import { coreJsLeftOut } from './legacy/coreJsLeftOut.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Browsers that get the modern build; the chooser tests for features that only they have.
 * @public tools/checks/apisCheck.ts loads it by its address
 */
export const MODERN = ['chrome 120', 'edge 120', 'firefox 124', 'safari 17.4'];

/**
 * Oldest supported browsers [I1.08].
 * @public as above
 */
export const LEGACY = ['chrome 80', 'edge 80', 'firefox 68', 'safari 12'];

const swcRule = (isProduction, env) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    env,
    jsc: {
      externalHelpers: true,
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', importSource: '@emotion/react', development: !isProduction },
      },
    },
  },
});

function shared(dir, name, isProduction, env = { targets: MODERN }) {
  return {
    name,
    mode: isProduction ? 'production' : 'development',
    context: dir,
    target: `browserslist:${env.targets.join(', ')}`,
    // Never `eval`: development uses the Content-Security-Policy of production.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'], conditionNames: ['@foyer/source', '...'] },
    module: {
      // Importing a name that a library no longer exports is an error, not a warning.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        swcRule(isProduction, env),
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
        config: [
          'createAppConfig.mjs',
          'AppHtmlPlugin.mjs',
          'brotliPlugin.ts',
          'firstPaint.mjs',
          'pureCallsLoader.ts',
        ].map((file) => path.join(import.meta.dirname, file)),
      },
    },
    performance: { hints: false },
    stats: { preset: 'errors-warnings', timings: true },
    infrastructureLogging: { level: 'error' },
  };
}

/** Minifies twice: a second pass shortens names that the first one freed, which saves 0.4 %. */
const minifyTwice = { minify: [TerserPlugin.swcMinify, TerserPlugin.swcMinify] };
const minimizer = [new TerserPlugin({ ...minifyTwice, extractComments: false, parallel: 2 })];

/**
 * Module that @emotion/react loads for the unused `withTheme`; the package does not declare it as free of side effects.
 */
const unusedRule = {
  test: /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

/** Unused forms and active and prefetching links of the router, whose build does not mark their creation as pure. */
const pureRule = {
  test: /[\\/]node_modules[\\/]react-router[\\/].*\.js$/,
  loader: path.join(import.meta.dirname, 'pureCallsLoader.ts'),
};

const chunks = {
  runtimeChunk: 'single',
  moduleIds: 'deterministic',
  chunkIds: 'deterministic',
  splitChunks: {
    chunks: 'all',
    maxInitialRequests: 4,
    maxAsyncRequests: 6,
    cacheGroups: {
      // Third-party code that every page needs: a single request, and cached longer than our own code.
      vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', priority: 20 },
    },
  },
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
      // Without names the runtime needs no map of them.
      chunkFilename: isProduction ? 'assets/[contenthash:8].js' : 'assets/[name].js',
      clean: { keep: /^(embed\.|service-worker\.|legacy[\\/])/ },
      uniqueName: `foyer-${name}`,
      crossOriginLoading: false,
      // The default is two minutes, in which the page would show nothing.
      chunkLoadTimeout: 20_000,
      trustedTypes: { policyName: 'foyer-webpack' },
    },
    optimization: { ...chunks, minimizer },
    plugins: [
      new AppHtmlPlugin({ template: path.join(dir, 'src/index.html') }),
      new ManifestPlugin({ root }),
      ...(isProduction ? [brotliPlugin()] : []),
    ],
  };
}

const ownPart = (file) => path.join(import.meta.dirname, 'legacy', file);

/** Polyfills are added where a feature is used, in our sources and in those of third parties. */
const legacyEnv = { targets: LEGACY, mode: 'usage', coreJs: '3.51', exclude: coreJsLeftOut };

const othersRule = {
  test: /\.[cm]?js$/,
  include: /[\\/]node_modules[\\/]/,
  exclude: /[\\/]node_modules[\\/](core-js|@swc[\\/]helpers|webpack)[\\/]/,
  loader: 'swc-loader',
  options: { isModule: 'unknown', env: legacyEnv, jsc: { externalHelpers: true } },
  resolve: { fullySpecified: false },
};

/**
 * Configures the same app for older browsers, under `/legacy/` beside the modern build, with which it shares fonts and
 * pictures. Source maps are left out: debugging uses the modern build.
 */
function legacyConfig({ dir, name }) {
  const base = shared(dir, `${name}-legacy`, true, legacyEnv);
  const { rules, ...module } = base.module;
  return {
    ...base,
    devtool: false,
    entry: { main: [ownPart('gaps.ts'), './src/main.tsx'] },
    resolve: {
      ...base.resolve,
      alias: {
        '@emotion/cache$': ownPart('emotionCache.ts'),
        'emotion-cache-original$': path.join(
          root,
          'node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js',
        ),
      },
    },
    module: {
      ...module,
      rules: [
        othersRule,
        ...rules.map((rule) =>
          rule.type === 'asset/resource'
            ? { ...rule, generator: { ...rule.generator, publicPath: '/', emit: false } }
            : rule,
        ),
      ],
    },
    output: {
      path: path.join(dir, 'dist/legacy'),
      publicPath: '/legacy/',
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[contenthash:8].js',
      clean: true,
      uniqueName: `foyer-${name}-legacy`,
      crossOriginLoading: false,
      chunkLoadTimeout: 20_000,
      trustedTypes: { policyName: 'foyer-webpack' },
    },
    optimization: {
      ...chunks,
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, parallel: false }),
      ],
    },
    plugins: [new ManifestPlugin({ root }), brotliPlugin()],
  };
}

/**
 * Configures a script with a permanent name, without chunks and framework: host pages include it, or a browser keeps it
 * as a worker.
 */
function loaderConfig({ dir, name, loaders }, isProduction) {
  return {
    // Host pages do not choose a build, so the script supports the oldest browsers.
    ...shared(dir, `${name}-loaders`, isProduction, { targets: LEGACY }),
    entry: loaders,
    output: { path: path.join(dir, 'dist'), filename: '[name].js', uniqueName: `foyer-${name}-loaders` },
    optimization: { minimizer },
  };
}

/**
 * Builds the webpack configurations of one app: the modern build and its loaders, or with `--env legacy` the legacy
 * build.
 * @param app `dir`: its folder; `name`; `loaders`: scripts of permanent names, output name to source file
 */
export function createAppConfig(app) {
  return (env, argv) => {
    if (env.legacy) return [legacyConfig(app)];
    const isProduction = argv.mode === 'production';
    const hasLoaders = Object.values(app.loaders ?? {}).some((file) => existsSync(path.join(app.dir, file)));
    return [appConfig(app, isProduction), ...(hasLoaders ? [loaderConfig(app, isProduction)] : [])];
  };
}
