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

/** The static Storybook comes into being without an error; the next step looks at it. */
export const storybookBuildCheck: Check = {
  name: 'stories-build',
  isLight: true,
  run: async () => {
    const problem = await buildStorybook();
    return outcomeOf({ code: problem === undefined ? 0 : 1, output: problem ?? '' });
  },
};

/**
 * Builds the Storybook where it is not there yet, serves it, and looks at every story of the kit and every story of a whole
 * page in a browser: that it reads in every theme, and fits 320 px with long words, from left to right and the other way.
 * Counted by group.
 */
export const storybookCheck: Check = { name: 'storybook', run: look, prepare: ensureChromium };
