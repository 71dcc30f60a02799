import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** The built Storybook: served by a worker's own server, and story by story from its folder. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  globalSetup: '../support/globalSetup.ts',
  globalTeardown: '../support/globalTeardown.ts',
  outputDir: '../../test-results',
});
