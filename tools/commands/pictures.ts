import { parseArgs } from 'node:util';
import { buildCheck } from '../checks/buildCheck.ts';
import { chromiumPath, ensureChromium } from '../install/debianPackages.ts';
import { writeContactSheet } from '../pictures/contactSheet.ts';
import { beginRun, endRun } from '../pictures/pictureRun.ts';
import { buildStorybook } from '../storybook/buildStorybook.ts';
import { runCommand } from '../workspace/runCommand.ts';

const usage = `npm run pictures -- [--only WORDS] [--stories] [--pages] [--special] [--sheet]
  --only WORDS  stories and pages with one of these words in their names: button, or checkout,receipt
  --stories     only stories     --pages   only pages
  --special     also the kit's stories at 320 px, at 400 % zoom, right to left, in forced colours, with reduced motion
  --sheet       only rewrites the contact sheet, from the existing pictures
An interrupted run continues when it is started again with the same options.`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    stories: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    special: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
});

async function take(): Promise<number> {
  const isAll = values.stories === values.pages;
  const choice = {
    only: values.only,
    stories: isAll || values.stories,
    pages: isAll || values.pages,
    special: values.special,
  };
  const problem = await ensureChromium();
  if (problem) throw new Error(problem);
  if (choice.stories) {
    console.log('Building Storybook, if its sources have changed …');
    const wrong = await buildStorybook();
    if (wrong) throw new Error(wrong);
  }
  if (choice.pages) {
    console.log('Building the apps, if their sources have changed …');
    const built = await buildCheck.run();
    if (built.failed > 0) throw new Error(built.details);
  }
  const { env, goesOn, run } = beginRun(choice, Date.now());
  if (goesOn) console.log('Continuing the interrupted run.');
  const parts = [choice.stories ? 'stories' : '', choice.pages ? 'pages' : ''].filter(Boolean);
  const { code } = await runCommand(
    'playwright',
    ['test', '--config=e2e/pictures/playwright.config.ts', '--pass-with-no-tests', ...parts],
    { isShown: true, env: { ...env, FOYER_CHROMIUM: chromiumPath()! } },
  );
  if (code === 0) endRun(run);
  return code;
}

if (values.help) console.log(usage);
else {
  const code = values.sheet ? 0 : await take();
  const { count, changed } = await writeContactSheet((done, all) =>
    console.log(`  ${done} of ${all} compared`),
  );
  console.log(`${count} pictures, ${changed} changed: .foyer/pictures/index.html`);
  process.exitCode = code;
}
