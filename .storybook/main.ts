import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import webpack from 'webpack';
import { recentChanges } from './recentChanges.ts';

const swcOptions = {
  env: { targets: 'chrome 111' },
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
  },
};

const changesShown = 30;

const storybook: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['./*.mdx', '../libs/*/src/**/*.mdx', '../libs/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // No telemetry and no requests to third parties.
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
    disableProjectJson: true,
  },
  features: { sidebarOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: 'react-docgen-typescript' },
  webpackFinal: (config, { configType }) => {
    config.resolve ??= {};
    config.resolve.conditionNames = ['@foyer/source', '...'];
    // totp-generator imports Node's crypto for runtimes without Web Crypto; browsers have it.
    config.externals = { 'node:crypto': 'var undefined' };
    // Source maps would take two thirds of the build output.
    if (configType === 'PRODUCTION') config.devtool = false;
    config.plugins?.push(
      new webpack.DefinePlugin({ FOYER_RECENT_CHANGES: JSON.stringify(recentChanges(changesShown)) }),
    );
    // Storybook's own bundles are large, and not meant for phones.
    config.performance = { hints: false };
    // The framework has no loader for TypeScript.
    config.module?.rules?.push({
      test: /\.tsx?$/,
      include: [path.resolve(import.meta.dirname, '../libs'), import.meta.dirname],
      exclude: /node_modules/,
      loader: 'swc-loader',
      options: swcOptions,
    });
    return config;
  },
};

export default storybook;
