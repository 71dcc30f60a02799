import { expect, test as base } from '../site/siteTest.ts';
import type { WorkerSite } from '../site/startWorkerSite.ts';

/** Playwright's `test` on a Foyer in which journeys store hostile texts. */
export const test = base.extend<{ own: WorkerSite }>({
  siteKind: 'hostile',
  own: async ({ workerSite }, use) => use(workerSite),
});

export { expect };
