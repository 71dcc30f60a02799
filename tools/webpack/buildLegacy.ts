// Runs as a separate Node process: webpack occupies the whole thread, and this build has low priority.
import { areLegacyAppsFresh, hashOfLegacyApps, recordLegacyAppsBuilt } from './appsFreshness.ts';
import { buildLegacyApps } from './buildApps.ts';

if (!areLegacyAppsFresh()) {
  const hash = hashOfLegacyApps();
  const result = await buildLegacyApps();
  if (result.isGood) recordLegacyAppsBuilt(hash);
  else {
    console.error(result.messages);
    process.exitCode = 1;
  }
}
