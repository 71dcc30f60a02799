import { areAppsFresh, recordAppsBuilt } from './appsFreshness.ts';
import { buildApps, type BuildResult } from './buildApps.ts';

/** Builds the modern bundles of every app, unless they match the sources. */
export async function buildModernApps(): Promise<BuildResult> {
  if (areAppsFresh('production')) return { isGood: true, messages: '' };
  const result = await buildApps('production');
  if (result.isGood) recordAppsBuilt('production');
  return result;
}
