import { chromiumPath, ensureChromium } from '../install/debianPackages.ts';
import { buildModernApps } from '../webpack/buildModernApps.ts';
import { runCommand } from '../workspace/runCommand.ts';

const problem = await ensureChromium();
if (problem) throw new Error(problem);
const build = await buildModernApps();
if (!build.isGood) throw new Error(build.messages);
// `npm run e2e -- purchase --headed` passes all arguments to Playwright.
const { code } = await runCommand('playwright', ['test', ...process.argv.slice(2)], {
  isShown: true,
  env: { FOYER_CHROMIUM: chromiumPath()! },
});
process.exitCode = code;
