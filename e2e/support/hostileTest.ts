import { expect, test as base } from '@playwright/test';
import { browserOnClock } from './browserClock.ts';
import type { WorkerSite } from './startWorkerSite.ts';
import { startWorkerSite } from './startWorkerSite.ts';

/** Playwright's `test` on a Foyer that nobody else uses: what these journeys store in it, nobody else should meet. */
export const test = base.extend<object, { own: WorkerSite }>({
  browser: browserOnClock,
  own: [
    async ({}, use, { workerIndex }) => {
      const { stop, ...own } = await startWorkerSite(workerIndex + 1_000);
      await use(own);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };
