import { appFolders } from '../webpack/appFolders.ts';
import { areAppsFresh, recordAppsBuilt } from '../webpack/appsFreshness.ts';
import { buildApps } from '../webpack/buildApps.ts';
import type { Check, CheckOutcome } from './check.ts';

async function build(): Promise<CheckOutcome> {
  const count = appFolders().length;
  if (areAppsFresh('production')) return { passed: count, failed: 0, details: '' };
  const result = await buildApps('production');
  if (!result.isGood) return { passed: 0, failed: 1, details: result.messages };
  recordAppsBuilt('production');
  return { passed: count, failed: 0, details: '' };
}

/** The apps bundle without an error or a warning; counted by app. */
export const buildCheck: Check = { name: 'build', run: build };
