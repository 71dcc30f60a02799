import { boundariesCheck } from './boundariesCheck.ts';
import type { Check } from './check.ts';
import { formatCheck } from './formatCheck.ts';
import { generatedCheck } from './generatedCheck.ts';
import { jestCheck } from './jestCheck.ts';
import { lintCheck } from './lintCheck.ts';
import { localesCheck } from './localesCheck.ts';
import { typesCheck } from './typesCheck.ts';

/** Everything that `npm test` runs, cheapest first. */
export const allChecks: readonly Check[] = [
  generatedCheck,
  formatCheck,
  lintCheck,
  typesCheck,
  boundariesCheck,
  localesCheck,
  jestCheck('unit', ['browser', 'node']),
  jestCheck('server', ['server']),
];

/** What `npm run test:quick` runs while one is working. */
export const quickChecks: readonly Check[] = [lintCheck, typesCheck, jestCheck('unit', ['browser', 'node'])];
