import { expect, test as base } from '@playwright/test';
import { browserOnClock } from '../site/browserClock.ts';
import type { WorkerSite } from '../site/startWorkerSite.ts';
import { startWorkerSite } from '../site/startWorkerSite.ts';

/** Playwright's `test` on a Foyer of its own, because these journeys store hostile texts in it. */
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
