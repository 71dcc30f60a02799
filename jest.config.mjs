import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { browserProject, nativeProject, nodeProject, pureProject } from './jest.preset.mjs';

const manifests = globSync('libs/*/package.json', { cwd: import.meta.dirname }).sort();
const isFor = (platform) => (file) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')).nx.tags.includes(
    `platform:${platform}`,
  );
/** Source folders of the libraries with this platform among their tags. */
const sourcesFor = (platform) =>
  manifests.filter(isFor(platform)).map((file) => path.posix.join(path.dirname(file), 'src'));

export default {
  // Jest's own default (cores - 1) would leave one worker on a machine with two cores.
  maxWorkers: '100%',
  // What a worker loaded for a file is never freed whole. Beyond some gigabytes, more than half of the CPU went into marking it.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 30_000,
  projects: [
    browserProject(sourcesFor('browser')),
    pureProject(sourcesFor('browser')),
    nodeProject(['tools', 'e2e']),
    nativeProject(sourcesFor('shared')),
    nativeProject(sourcesFor('node'), {
      displayName: 'server',
      globalSetup: 'libs/server/src/testing/database/jestGlobalSetup.ts',
      globalTeardown: 'libs/server/src/testing/database/jestGlobalTeardown.ts',
    }),
  ],
};
