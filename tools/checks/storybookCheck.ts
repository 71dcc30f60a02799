import { ensureChromium } from '../install/debianPackages.ts';
import { buildStorybook } from '../storybook/buildStorybook.ts';
import type { Check, CheckOutcome } from './check.ts';
import { outcomeOf } from './check.ts';
import { runPlaywright } from './journeysCheck.ts';

async function look(): Promise<CheckOutcome> {
  const problem = await buildStorybook();
  if (problem) return { passed: 0, failed: 1, details: problem };
  return runPlaywright('storybook', ['--config=e2e/storybook/playwright.config.ts']);
}

/** Builds the static Storybook; the next step tests it. */
export const storybookBuildCheck: Check = {
  name: 'stories-build',
  isLight: true,
  run: async () => {
    const problem = await buildStorybook();
    return outcomeOf({ code: problem === undefined ? 0 : 1, output: problem ?? '' });
  },
};

/**
 * Builds the Storybook if it is missing, serves it, and checks every story of the kit and of whole pages in a browser:
 * contrast in every theme, and layout at 320 px with long words in both text directions. Counted by group.
 */
export const storybookCheck: Check = { name: 'storybook', run: look, prepare: ensureChromium };
