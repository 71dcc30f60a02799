import type { Page } from '@playwright/test';

const key = 'test-offline';

/** Takes the network away, also from pages that are loaded afterwards: Chromium 150 tells these that they are online. */
export async function goOffline(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    if (sessionStorage.getItem(name) !== null)
      Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false });
  }, key);
  await page.evaluate((name) => sessionStorage.setItem(name, ''), key);
  await page.context().setOffline(true);
}

/** Gives the network back to the pages that are loaded from now on. */
export async function goOnline(page: Page): Promise<void> {
  await page.evaluate((name) => sessionStorage.removeItem(name), key);
  await page.context().setOffline(false);
}
