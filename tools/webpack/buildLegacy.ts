// Run by itself under Node: webpack takes the whole thread, and this build gives way to everything else.
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
