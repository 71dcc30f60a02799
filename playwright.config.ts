import { defineConfig } from '@playwright/test';
import type { AppOptions } from './e2e/support/journey.ts';
import { startTestClock } from './tools/clock/startTestClock.ts';
import { chromiumPath } from './tools/install/debianPackages.ts';
import { resolveSources } from './tools/workspace/resolveSources.ts';

startTestClock();
resolveSources();

const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds: compiling it for speed cost more than a tenth of the time of the journeys.
  '--js-flags=--no-turbofan --no-maglev',
  // Every name of the deployment is this machine, whatever its resolver thinks of `*.localhost`.
  '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP localhost 127.0.0.1',
];

const desktop = { browserName: 'chromium', viewport: { width: 1280, height: 800 } } as const;

/** Runs tests in Chromium whatever their tags. */
export const chromium = { name: 'chromium', use: desktop };

export default defineConfig<AppOptions>({
  testDir: './e2e',
  // What supports them has tests of its own, which are jest's.
  testMatch: '**/*.spec.ts',
  // The stories and the other browsers have a configuration, and a step of `npm test`, of their own.
  testIgnore: ['**/e2e/storybook/**', '**/e2e/old-browsers/**'],
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // A flaky test fails here. `npm test` tries it up to twice more and names it.
  retries: 0,
  globalSetup: './e2e/support/site/globalSetup.ts',
  globalTeardown: './e2e/support/site/globalTeardown.ts',
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'playwright-report' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // What a worker answers, no test could stand in for; the journey without a network lets it be.
    serviceWorkers: 'block',
    // Writing one costs nearly half the time of a journey; `npm run e2e -- --trace on` gives one at will.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
  },
  // A test without a tag runs in the consumer app; `@white-label` and `@widget` name the app that it runs in.
  projects: [
    { name: 'consumer', grepInvert: /@white-label|@widget/, use: { ...desktop, app: 'consumer' } },
    { name: 'white-label', grep: /@white-label/, use: { ...desktop, app: 'white-label' } },
    { name: 'widget', grep: /@widget/, use: { ...desktop, app: 'widget' } },
  ],
});
