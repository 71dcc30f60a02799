import path from 'node:path';
import { startTestClock } from './tools/clock/startTestClock.ts';

startTestClock();

const root = import.meta.dirname;

/** Tests run as CommonJS, which starts twice as fast; Node loads ESM-only packages by `require(esm)`. */
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2023',
        transform: { react: { runtime: 'automatic', importSource: '@emotion/react', development: true } },
      },
      module: { type: 'commonjs' },
      sourceMaps: true,
    },
  ],
};

const shared = {
  rootDir: root,
  // `js` before `mjs`: dom-accessibility-api resolves to a file that CommonJS cannot read otherwise.
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'cjs', 'json'],
  transform,
  transformIgnorePatterns: ['/node_modules/'],
  setupFiles: [path.join(root, 'jest.setup.clock.ts')],
  modulePathIgnorePatterns: ['/dist/', '/\\.nx/', '/\\.foyer/', '/storybook-static/'],
};

const nodeConditions = ['@foyer/source', 'node', 'node-addons'];
const browserConditions = ['@foyer/source', 'browser', 'development'];

/** Tests of browser libraries that need a DOM (`*.test.tsx`, `*.dom.test.ts`): jsdom with Node's own fetch. */
export const browserProject = (folders) => ({
  ...shared,
  displayName: 'browser',
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: browserConditions, url: 'http://localhost:4200/' },
  testMatch: folders.flatMap((folder) => [
    `<rootDir>/${folder}/**/*.dom.test.ts`,
    `<rootDir>/${folder}/**/*.test.tsx`,
  ]),
  setupFilesAfterEnv: [path.join(root, 'jest.setup.browser.ts')],
});

/** All other tests of browser libraries (`*.test.ts`): pure code, for which no DOM is built. */
export const pureProject = (folders) => ({
  ...shared,
  displayName: 'browser',
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: browserConditions },
  testMatch: folders.map((folder) => `<rootDir>/${folder}/**/!(*.dom).test.ts`),
  setupFilesAfterEnv: [path.join(root, 'jest.setup.node.ts')],
});

/** Node's own: tools and tests of the workspace, which read code of browsers too. */
export const nodeProject = (folders) => ({
  ...shared,
  displayName: 'node',
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: nodeConditions },
  testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
  setupFilesAfterEnv: [path.join(root, 'jest.setup.node.ts')],
});

/** Libraries that run in Node, whose code Node itself loads; the database of the server's tests is started once for all. */
export const nativeProject = (folders, { displayName = 'node', globalSetup, globalTeardown } = {}) => ({
  ...nodeProject(folders),
  displayName,
  runtime: path.join(root, 'tools/jest/nativeRuntime.ts'),
  testEnvironment: path.join(root, 'tools/jest/nativeEnvironment.ts'),
  ...(globalSetup && { globalSetup: path.join(root, globalSetup) }),
  ...(globalTeardown && { globalTeardown: path.join(root, globalTeardown) }),
});
