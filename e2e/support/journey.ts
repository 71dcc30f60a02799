import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeFindings } from './axeFindings.ts';
import { browserOnClock } from './browserClock.ts';
import { knownCanaries } from './canaries.ts';
import type { FanAccount, FanOptions } from './fanAccount.ts';
import { createFan } from './fanAccount.ts';
import { findCanaries } from './findCanaries.ts';
import type { FoyerSite } from './foyerSite.ts';
import type { Mailbox } from './mailbox.ts';
import { mailbox } from './mailbox.ts';
import type { OutgoingWords } from './outgoingWords.ts';
import { listenToBrowser } from './outgoingWords.ts';
import type { PageWatch } from './pageWatch.ts';
import { watchPages } from './pageWatch.ts';
import type { SaleClock } from './saleClock.ts';
import { saleClock } from './saleClock.ts';
import type { AskDatabase, WorkerSite } from './startWorkerSite.ts';
import { useWorkerSite } from './useWorkerSite.ts';

interface JourneyFixtures {
  /**
   * Fails the test when a page violates its policy [BR-02], throws, contacts a third party or leaks personal data
   * [PV-04]; empty `problems` to allow expected ones.
   */
  watch: PageWatch;
  database: AskDatabase;
  mail: Mailbox;
  clock: SaleClock;
  createFan: (options?: FanOptions) => Promise<FanAccount>;
  /**
   * Checks a page with axe: no findings are allowed. A plain run makes a third of these checks, chosen by the seed;
   * everyPage.spec.ts checks every page of the product.
   */
  expectAccessible: (page: Page) => Promise<void>;
}

interface WorkerFixtures {
  site: FoyerSite;
  workerSite: WorkerSite;
  /** Outgoing data of all pages in all contexts. */
  outgoing: OutgoingWords;
}

/** Playwright's `test` on the worker's own Foyer; `page.goto('/discover')` is the consumer site. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  workerSite: [
    async ({}, use, { workerIndex }) => {
      await useWorkerSite({ workerIndex }, use);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  browser: browserOnClock,
  outgoing: [async ({ browser }, use) => use(listenToBrowser(browser)), { scope: 'worker' }],
  site: [async ({ workerSite }, use) => use(workerSite.site), { scope: 'worker' }],
  database: async ({ workerSite }, use) => use(workerSite.database),
  baseURL: async ({ site }, use) => use(site.at('')),
  watch: [
    async ({ context, outgoing }, use) => {
      const watch = await watchPages(context);
      await use(watch);
      const strayed = findCanaries(await outgoing.take(), knownCanaries());
      const told = strayed.map(({ kind, place }) => `${kind} in ${place} [PV-04]`);
      expect([...watch.problems, ...told]).toEqual([]);
    },
    { auto: true },
  ],
  mail: async ({ site }, use) => use(mailbox(site)),
  clock: async ({ site }, use) => {
    const clock = saleClock(site);
    await use(clock);
    await clock.reset();
  },
  createFan: async ({ site }, use) => use((options) => createFan(site, options)),
  expectAccessible: async ({}, use) =>
    use(async (page) => {
      expect(await axeFindings(page)).toEqual([]);
    }),
});

export { expect };
