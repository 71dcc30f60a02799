import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { awaitKeptFiles, awaitWorker } from '../support/pages/keptFiles.ts';
import { forgive } from '../support/watches/pageWatch.ts';

test.use({ serviceWorkers: 'allow' });

type Policy = { createScriptURL: (url: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };
type KeptPolicy = { workerPolicy?: Policy; isSamePage?: boolean };

/** Keeps the policy from which the page takes its worker's address, for an address of a later release. */
const keepPolicy = (page: Page) =>
  page.addInitScript(() => {
    const factory = (window as { trustedTypes?: Factory }).trustedTypes!;
    const create = factory.createPolicy.bind(factory);
    factory.createPolicy = (name, rules) => {
      const policy = create(name, rules);
      if (name === 'foyer-worker') (window as KeptPolicy).workerPolicy = policy;
      return policy;
    };
  });

/** Registers the worker under another address, as a release with a changed file does. @returns the active worker */
const takeOver = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    const url = (window as KeptPolicy).workerPolicy!.createScriptURL('/service-worker.js?release=next');
    await navigator.serviceWorker.register(url);
    await taken;
    return navigator.serviceWorker.controller!.scriptURL;
  });

/** Stops the worker, as the browser does with an idle one: one with work left can hold up its successor for minutes. */
async function stopWorkers(page: Page): Promise<void> {
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(state).toBe('activated');
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

test('a new release takes over behind an open page, which goes on with what was typed', async ({
  page,
  context,
  watch,
}) => {
  await keepPolicy(page);
  await page.clock.install();
  await page.goto('/events');
  await awaitWorker(page);
  const search = page.getByRole('searchbox').first();
  await search.fill('night');
  await expect(page).toHaveURL(/q=night/);
  await page.evaluate(() => ((window as KeptPolicy).isSamePage = true));

  await awaitKeptFiles(page);
  await stopWorkers(page);
  expect(await takeOver(page)).toContain('release=next');
  expect(await page.evaluate(() => (window as KeptPolicy).isSamePage)).toBe(true);
  await expect(search).toHaveValue('night');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/events\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (window as KeptPolicy).isSamePage)).toBe(true);

  // The new worker still serves pages cached for offline use.
  await awaitKeptFiles(page);
  await context.setOffline(true);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Parts that load later are missing.
  forgive(watch, /ChunkLoadError|^error: $/);
});
