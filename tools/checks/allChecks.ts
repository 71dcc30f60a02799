import { globSync } from 'node:fs';
import { appFolders } from '../webpack/appFolders.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { apisCheck } from './apisCheck.ts';
import { boundariesCheck } from './boundariesCheck.ts';
import { budgetsCheck } from './budgetsCheck.ts';
import { buildCheck } from './buildCheck.ts';
import type { Check } from './check.ts';
import { deadCheck } from './deadCheck.ts';
import { documentsCheck } from './documentsCheck.ts';
import { formatCheck } from './formatCheck.ts';
import { generatedCheck } from './generatedCheck.ts';
import { journeysCheck } from './journeysCheck.ts';
import { localesCheck } from './localesCheck.ts';
import { oldBrowsersCheck } from './oldBrowsersCheck.ts';
import { packingCheck } from './packingCheck.ts';
import { sizesCheck } from './sizesCheck.ts';
import { storybookBuildCheck, storybookCheck } from './storybookCheck.ts';
import { targetCheck } from './targetCheck.ts';

const hasApps = appFolders().length > 0;
const hasJourneys = globSync('e2e/**/*.spec.ts', { cwd: inWorkspace() }).length > 0;

/** ESLint and oxlint over everything, walls between libraries included; counted by file. Nothing depends on when it ends. */
const lintCheck = targetCheck('lint', { target: 'lint', isLowPriority: true }, { isBackground: true });
/** TypeScript over everything, emitting the libraries for the packs; counted by project. */
const typesCheck = targetCheck('types', { target: 'types' }, { isLight: true });
/** Projects whose tests run on the database that Jest starts once for all of them. */
const onDatabase = ['tag:platform:node'];
const unitCheck = targetCheck('unit', { target: 'test', without: onDatabase });

/** Steps of `npm test`: light ones first, two at a time, then those that use all cores. */
export const allChecks: readonly Check[] = [
  lintCheck,
  // The longest of the light steps is packing, which needs types: the others run beside them.
  typesCheck,
  generatedCheck,
  formatCheck,
  boundariesCheck,
  deadCheck,
  documentsCheck,
  localesCheck,
  apisCheck,
  packingCheck,
  ...(hasApps ? [buildCheck] : []),
  ...(hasJourneys ? [storybookBuildCheck] : []),
  sizesCheck,
  ...(hasApps ? [budgetsCheck] : []),
  unitCheck,
  targetCheck('stories', { target: 'stories' }),
  targetCheck('server', { target: 'test', projects: onDatabase }),
  ...(hasJourneys ? [storybookCheck, journeysCheck, oldBrowsersCheck] : []),
];

/** Steps of `npm run test:quick`. */
export const quickChecks: readonly Check[] = [lintCheck, typesCheck, boundariesCheck, unitCheck];
