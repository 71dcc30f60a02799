import { expect, type Page } from '@playwright/test';

/** Runs in the page: lists loaded files, and the shell, that the service worker does not keep yet. */
async function missingFiles(): Promise<string[]> {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ href }) => href);
  const isKept = await Promise.all([...new Set(loaded)].map((file) => caches.match(file)));
  const shell = await caches.open('foyer-shell-1');
  return [
    ...loaded.filter((_file, at) => isKept[at] === undefined),
    ...((await shell.keys()).length === 0 ? ['shell'] : []),
  ];
}

/**
 * Waits until the service worker controls a page, which the app starts five seconds after loading. With an installed
 * clock they pass at once; only after the page has loaded, because parts that are on their way would time out.
 */
export async function awaitWorker(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(5_000);
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isControlled, { timeout: 30_000 }).toBe(true);
}

/** Waits until the service worker keeps all that a page consists of: from then on it opens without a network. */
export async function awaitKeptFiles(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(missingFiles), { timeout: 30_000 }).toEqual([]);
}
