import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';

const swcOptions = {
  env: { targets: 'chrome 111' },
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['./*.mdx', '../libs/*/src/**/*.mdx', '../libs/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Nothing is asked of, or told to, anybody outside.
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
    disableProjectJson: true,
  },
  features: { sidebarOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: 'react-docgen-typescript' },
  webpackFinal: (webpack) => {
    webpack.resolve ??= {};
    webpack.resolve.conditionNames = ['@foyer/source', '...'];
    // totp-generator names Node's crypto for runtimes that have no Web Crypto; browsers have it.
    webpack.externals = { 'node:crypto': 'var undefined' };
    // Storybook's own parts are large, and nobody waits for them on a phone.
    webpack.performance = { hints: false };
    // The framework brings no loader for TypeScript.
    webpack.module?.rules?.push({
      test: /\.tsx?$/,
      include: [path.resolve(import.meta.dirname, '../libs'), import.meta.dirname],
      exclude: /node_modules/,
      loader: 'swc-loader',
      options: swcOptions,
    });
    return webpack;
  },
};

export default config;
