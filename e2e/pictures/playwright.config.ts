import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** Pictures are taken with what journeys run on, by a command of their own. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.pictures.ts',
  globalSetup: '../support/globalSetup.ts',
  globalTeardown: '../support/globalTeardown.ts',
  outputDir: '../../test-results',
  reporter: [['list']],
});
