import { defineConfig } from '@playwright/test';
import journeys, { chromium } from '../../playwright.config.ts';

/** Takes pictures with the setup of the journeys, by a command of its own. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  projects: [chromium],
  testMatch: '*.pictures.ts',
  globalSetup: '../support/site/globalSetup.ts',
  globalTeardown: '../support/site/globalTeardown.ts',
  outputDir: '../../test-results',
  reporter: [['list']],
});
