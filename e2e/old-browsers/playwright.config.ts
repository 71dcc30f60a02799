import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import { firefoxPath } from '../../tools/install/debianPackages.ts';

/** Other browsers than the journeys': the oldest supported ones, Firefox ESR and WebKitGTK [I1.08]. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  globalSetup: '../support/site/globalSetup.ts',
  globalTeardown: '../support/site/globalTeardown.ts',
  outputDir: '../../test-results',
  projects: [
    { name: 'old chromium', testMatch: '**/chromium.spec.ts' },
    { name: 'webkit', testMatch: '**/webkit.spec.ts' },
    {
      name: 'firefox',
      testMatch: '**/firefox.spec.ts',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: { width: 1280, height: 800 },
        launchOptions: { executablePath: firefoxPath(), args: [] },
      },
    },
  ],
});
