import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { browserProject, nodeProject, pureProject } from './jest.preset.mjs';

const tagsOf = (file) => JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')).nx.tags;

/** Source folders of the libraries that run in a browser. */
const browserLibs = globSync('libs/*/package.json', { cwd: import.meta.dirname })
  .filter((file) => tagsOf(file).includes('platform:browser'))
  .map((file) => `${path.dirname(file)}/src`)
  .sort();

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
