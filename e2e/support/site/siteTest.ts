import { expect, test as base } from '@playwright/test';
import { type VisitSample, makeVisitSample } from '../pages/visitSample.ts';
import { type OutgoingWords, listenToBrowser } from '../watches/outgoingWords.ts';
import { browserOnClock } from './browserClock.ts';
import type { FoyerSite } from './foyerSite.ts';
import { type Mailbox, mailbox } from './mailbox.ts';
import type { WorkerSite } from './startWorkerSite.ts';
import { type SiteKind, type WorkerSites, workerSites } from './workerSites.ts';

interface SiteFixtures {
  /** Kind of site that a test runs on: `test.use({ siteKind: 'measured' })`. */
  siteKind: SiteKind;
  workerSite: WorkerSite;
  site: FoyerSite;
  mail: Mailbox;
}

interface WorkerFixtures {
  sites: WorkerSites;
  /** Outgoing data of all pages in all contexts. */
  outgoing: OutgoingWords;
  /** People and data of the plain site with which pages are visited. */
  sample: VisitSample;
}

/**
 * Playwright's `test` on the worker's own Foyer. Everything that lasts as long as a worker is here: a spec that extended
 * it would start another worker, with another browser and server.
 */
export const test = base.extend<SiteFixtures, WorkerFixtures>({
  sites: [
    async ({}, use) => {
      const sites = workerSites();
      await use(sites);
      await sites.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  browser: browserOnClock,
  outgoing: [async ({ browser }, use) => use(listenToBrowser(browser)), { scope: 'worker' }],
  sample: [
    async ({ sites }, use) => use(await makeVisitSample((await sites.get('plain')).site)),
    { scope: 'worker' },
  ],
  siteKind: ['plain', { option: true }],
  workerSite: async ({ sites, siteKind }, use) => use(await sites.get(siteKind)),
  site: async ({ workerSite }, use) => use(workerSite.site),
  mail: async ({ site }, use) => use(mailbox(site)),
});

export { expect };
