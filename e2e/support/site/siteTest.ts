import { expect, test as base } from '@playwright/test';
import type { FoyerSite } from './foyerSite.ts';
import type { Mailbox } from './mailbox.ts';
import { mailbox } from './mailbox.ts';
import { useWorkerSite } from './useWorkerSite.ts';

/** Playwright's `test` on the worker's own Foyer without a browser, for browsers that Playwright cannot drive. */
export const test = base.extend<{ mail: Mailbox }, { site: FoyerSite }>({
  site: [
    async ({}, use, { workerIndex }) => {
      await useWorkerSite({ workerIndex }, ({ site }) => use(site));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  mail: async ({ site }, use) => use(mailbox(site)),
});

export { expect };
