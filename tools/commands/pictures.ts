import { chromiumPath, ensureChromium } from '../install/debianPackages.ts';
import { buildCheck } from '../checks/buildCheck.ts';
import { runCommand } from '../workspace/runCommand.ts';

const problem = await ensureChromium();
if (problem) throw new Error(problem);
const build = await buildCheck.run();
if (build.failed > 0) throw new Error(build.details);
const { code } = await runCommand(
  'playwright',
  ['test', '--config=e2e/pictures/playwright.config.ts', ...process.argv.slice(2)],
  { isShown: true, env: { FOYER_CHROMIUM: chromiumPath()! } },
);
console.log('The pictures are in .foyer/pictures.');
process.exitCode = code;
