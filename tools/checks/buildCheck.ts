import { hashOfLegacyApps, recordAppsBuilt, recordLegacyAppsBuilt } from '../webpack/appsFreshness.ts';
import type { Check, CheckOutcome } from './check.ts';
import { runTarget } from './targetCheck.ts';

async function build(): Promise<CheckOutcome> {
  const outcome = await runTarget({ target: 'build' });
  if (outcome.failed > 0) return outcome;
  // `npm start` and `npm run e2e` find the bundles by these records.
  recordAppsBuilt('production');
  recordLegacyAppsBuilt(hashOfLegacyApps());
  return outcome;
}

/**
 * Checks that both builds finish without errors or warnings, and that the legacy build has no newer syntax; counted by
 * build.
 */
export const buildCheck: Check = { name: 'build', run: build, isLight: true };
