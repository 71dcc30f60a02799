import type { Page } from '@playwright/test';
import { isInShare } from '@foyer/util/sampling';
import { axeFindings } from './pages/axeFindings.ts';
import { knownCanaries } from './people/canaries.ts';
import { type FanAccount, type FanOptions, createFan } from './people/fanAccount.ts';
import { findCanaries } from './watches/findCanaries.ts';
import { type PageWatch, watchPages } from './watches/pageWatch.ts';
import { type SaleClock, saleClock } from './site/saleClock.ts';
import { expect, test as base } from './site/siteTest.ts';
import type { AskDatabase, OperatorCommand } from './site/startWorkerSite.ts';

/** App that a Playwright project tests. */
type App = 'consumer' | 'white-label' | 'widget';

export interface AppOptions {
  /** Set by the project. `page.goto('/')` opens the app; for the widget, the partner's page around it. */
  app: App;
}

const hosts: Readonly<Record<App, string | undefined>> = {
  consumer: undefined,
  'white-label': 'aurora',
  widget: 'partner',
};

interface JourneyFixtures {
  /**
   * Fails the test when a page violates its policy [BR-02], throws, contacts a third party or leaks personal data
   * [PV-04]; empty `problems` to allow expected ones.
   */
  watch: PageWatch;
  database: AskDatabase;
  operator: OperatorCommand;
  clock: SaleClock;
  createFan: (options?: FanOptions) => Promise<FanAccount>;
  /** Checks a page with axe: no findings are allowed. A plain run checks half of the states, chosen by the seed. */
  expectAccessible: (page: Page) => Promise<void>;
}

/** Playwright's `test` on the worker's own Foyer, in the app of its project. */
export const test = base.extend<JourneyFixtures & AppOptions>({
  app: ['consumer', { option: true }],
  database: async ({ workerSite }, use) => use(workerSite.database),
  operator: async ({ workerSite }, use) => use(workerSite.operator),
  baseURL: async ({ site, app }, use) => use(site.at('', hosts[app])),
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
  clock: async ({ site }, use) => {
    const clock = saleClock(site);
    await use(clock);
    await clock.reset();
  },
  createFan: async ({ site }, use) => use((options) => createFan(site, options)),
  expectAccessible: async ({}, use, { title }) => {
    let states = 0;
    await use(async (page) => {
      states += 1;
      if (!isInShare(`${title} ${states}`, { label: 'axe in journeys', share: 0, of: 2 })) return;
      expect(await axeFindings(page)).toEqual([]);
    });
  },
});

export { expect };
