import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** The built Storybook: served by a worker's own server, and story by story from its folder. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  // Storybook itself is some megabytes of script, which a busy machine takes its time over.
  expect: { timeout: 30_000 },
  globalSetup: '../support/globalSetup.ts',
  globalTeardown: '../support/globalTeardown.ts',
  outputDir: '../../test-results',
});
