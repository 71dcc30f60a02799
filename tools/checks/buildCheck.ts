import { appFolders } from '../webpack/appFolders.ts';
import { areAppsFresh, recordAppsBuilt } from '../webpack/appsFreshness.ts';
import { buildApps } from '../webpack/buildApps.ts';
import { buildLegacyBeside } from '../webpack/legacyBesides.ts';
import { legacyProblems } from '../webpack/legacyProblems.ts';
import type { Check, CheckOutcome } from './check.ts';

/** Builds the modern bundles of every app; counted by app. */
export async function buildModernApps(): Promise<CheckOutcome> {
  const count = appFolders().length;
  if (areAppsFresh('production')) return { passed: count, failed: 0, details: '' };
  const result = await buildApps('production');
  if (!result.isGood) return { passed: 0, failed: 1, details: result.messages };
  recordAppsBuilt('production');
  return { passed: count, failed: 0, details: '' };
}

async function build(): Promise<CheckOutcome> {
  const modern = await buildModernApps();
  if (modern.failed > 0) return modern;
  const problem = await buildLegacyBeside();
  if (problem !== undefined) return { passed: modern.passed, failed: 1, details: problem };
  const foreign = legacyProblems();
  return { passed: 2 * modern.passed, failed: foreign.length, details: foreign.join('\n') };
}

/**
 * Checks that both builds finish without errors or warnings, and that the legacy build has no newer syntax; counted by
 * build.
 */
export const buildCheck: Check = { name: 'build', run: build, isLight: true };
