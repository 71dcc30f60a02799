import { globSync } from 'node:fs';
import { appFolders } from '../webpack/appFolders.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { apisCheck } from './apisCheck.ts';
import { boundariesCheck } from './boundariesCheck.ts';
import { budgetsCheck } from './budgetsCheck.ts';
import { buildCheck } from './buildCheck.ts';
import type { Check } from './check.ts';
import { documentsCheck } from './documentsCheck.ts';
import { formatCheck } from './formatCheck.ts';
import { generatedCheck } from './generatedCheck.ts';
import { jestCheck } from './jestCheck.ts';
import { journeysCheck } from './journeysCheck.ts';
import { lintCheck } from './lintCheck.ts';
import { localesCheck } from './localesCheck.ts';
import { oldBrowsersCheck } from './oldBrowsersCheck.ts';
import { packingCheck } from './packingCheck.ts';
import { sizesCheck } from './sizesCheck.ts';
import { storybookBuildCheck, storybookCheck } from './storybookCheck.ts';
import { typesCheck } from './typesCheck.ts';

const hasApps = appFolders().length > 0;
const hasJourneys = globSync('e2e/**/*.spec.ts', { cwd: inWorkspace() }).length > 0;

/** Every story played and looked at by axe: minutes, so not among the quick ones. */
const storyTests = 'stories\\.test\\.tsx$';
const unitCheck = jestCheck('unit', { projects: ['browser', 'node'], without: [storyTests] });

/** Everything that `npm test` runs, cheapest first. */
export const allChecks: readonly Check[] = [
  generatedCheck,
  formatCheck,
  lintCheck,
  typesCheck,
  boundariesCheck,
  documentsCheck,
  localesCheck,
  apisCheck,
  unitCheck,
  jestCheck('stories', { projects: ['browser'], only: [storyTests] }),
  jestCheck('server', { projects: ['server'] }),
  ...(hasApps ? [buildCheck] : []),
  ...(hasJourneys ? [storybookBuildCheck] : []),
  sizesCheck,
  packingCheck,
  ...(hasApps ? [budgetsCheck] : []),
  ...(hasJourneys ? [storybookCheck, journeysCheck, oldBrowsersCheck] : []),
];

/** What `npm run test:quick` runs while one is working. */
export const quickChecks: readonly Check[] = [lintCheck, typesCheck, boundariesCheck, unitCheck];
