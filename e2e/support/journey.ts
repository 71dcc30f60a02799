import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeFindings } from './pages/axeFindings.ts';
import { browserOnClock } from './site/browserClock.ts';
import { knownCanaries } from './people/canaries.ts';
import type { FanAccount, FanOptions } from './people/fanAccount.ts';
import { createFan } from './people/fanAccount.ts';
import { findCanaries } from './watches/findCanaries.ts';
import type { FoyerSite } from './site/foyerSite.ts';
import type { Mailbox } from './site/mailbox.ts';
import { mailbox } from './site/mailbox.ts';
import type { OutgoingWords } from './watches/outgoingWords.ts';
import { listenToBrowser } from './watches/outgoingWords.ts';
import type { PageWatch } from './watches/pageWatch.ts';
import { watchPages } from './watches/pageWatch.ts';
import type { SaleClock } from './site/saleClock.ts';
import { saleClock } from './site/saleClock.ts';
import type { AskDatabase, WorkerSite } from './site/startWorkerSite.ts';
import { useWorkerSite } from './site/useWorkerSite.ts';

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
   * properties/pages.spec.ts checks every page of the product.
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
