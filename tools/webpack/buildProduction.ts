// Builds the modern and then the legacy bundles of the apps whose folders are the arguments.
import { buildApps, buildLegacyApps } from './buildApps.ts';

const folders = process.argv.slice(2);
for (const build of [() => buildApps('production', folders), () => buildLegacyApps(folders)]) {
  const { isGood, messages } = await build();
  if (isGood) continue;
  console.error(messages);
  process.exitCode = 1;
  break;
}
