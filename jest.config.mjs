import { browserProject, nodeProject, pureProject } from './jest.preset.mjs';

const browserLibs = [
  'api-client',
  'cart',
  'identity',
  'marketplace',
  'seat-map',
  'shell',
  'testing',
  'token-assignment',
  'ui-kit',
].map((name) => `libs/${name}/src`);

export default {
  // Jest's own default (cores - 1) would leave one worker on a machine with two cores.
  maxWorkers: '100%',
  testTimeout: 30_000,
  projects: [
    browserProject(browserLibs),
    pureProject(browserLibs),
    nodeProject(['libs/util/src', 'libs/contract/src', 'tools']),
    nodeProject(['libs/server/src', 'e2e/support'], {
      displayName: 'server',
      globalSetup: 'libs/server/src/testing/jestGlobalSetup.ts',
      globalTeardown: 'libs/server/src/testing/jestGlobalTeardown.ts',
    }),
  ],
};
