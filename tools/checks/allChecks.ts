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

/** Plays every story and checks it with axe; too slow for the quick checks. */
const storyTests = 'stories\\.test\\.tsx$';
const unitCheck = jestCheck('unit', { projects: ['browser', 'node'], without: [storyTests] });

/** Steps of `npm test`: light ones first, two at a time, then those that use all cores. */
export const allChecks: readonly Check[] = [
  generatedCheck,
  formatCheck,
  lintCheck,
  typesCheck,
  boundariesCheck,
  documentsCheck,
  localesCheck,
  apisCheck,
  ...(hasApps ? [buildCheck] : []),
  ...(hasJourneys ? [storybookBuildCheck] : []),
  sizesCheck,
  packingCheck,
  ...(hasApps ? [budgetsCheck] : []),
  unitCheck,
  jestCheck('stories', { projects: ['browser'], only: [storyTests] }),
  jestCheck('server', { projects: ['server'] }),
  ...(hasJourneys ? [storybookCheck, journeysCheck, oldBrowsersCheck] : []),
];

/** Steps of `npm run test:quick`. */
export const quickChecks: readonly Check[] = [lintCheck, typesCheck, boundariesCheck, unitCheck];
