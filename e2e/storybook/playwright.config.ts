import { defineConfig } from '@playwright/test';
import journeys, { chromium } from '../../playwright.config.ts';

/** Tests of the built Storybook: served by a worker's own server, and story by story from its folder. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  projects: [chromium],
  testIgnore: [],
  // Storybook is several megabytes of script, which load slowly on a busy computer.
  expect: { timeout: 30_000 },
  globalSetup: '../support/site/globalSetup.ts',
  globalTeardown: '../support/site/globalTeardown.ts',
  outputDir: '../../test-results',
});
