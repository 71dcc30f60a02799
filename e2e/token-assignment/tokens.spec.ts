import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { awaitKeptFiles, awaitWorker } from '../support/pages/keptFiles.ts';
import { goOffline, goOnline } from '../support/pages/offline.ts';
import { signIn } from '../support/people/signIn.ts';
import { buySeats } from '../support/purchase/ownedSeats.ts';
import { forgive } from '../support/watches/pageWatch.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';

// The app's service worker answers without a network.
test.use({ serviceWorkers: 'allow' });

/** Time for which an entry code holds. */
const codeMs = 30_000;

/** Paths of the addresses whose answers this device caches. */
const keptAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open('foyer-owned-1')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

const reload = (page: Page) => page.reload({ waitUntil: 'domcontentloaded' });

/** A page never opened before explains that it is unavailable, and links to the ones that work. */
async function expectWayToPasses(page: Page, shortName: string): Promise<void> {
  await page.goto('/organisers', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await page.getByRole('link', { name: 'Show my Passes' }).click();
  await page.getByRole('link', { name: shortName, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: shortName })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await goOnline(page);
  await page.goto('/logout');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
}

test('without a network, a code rotates, and what was opened is shown after a reload; nothing after logging out [I2.30, C2.29f, C9.07, I4.14]', async ({
  page,
  site,
  createFan,
  expectAccessible,
  watch,
}) => {
  const fan = await createFan();
  const event = await pickEvent(site, hasSeats);
  await buySeats(site, fan, event);
  await page.clock.install();
  await signIn(page, fan);
  await page.goto('/');
  await awaitWorker(page);
  await page.goto(`/myPass/token/${event.eventId}`);
  await expect(page.getByText('Ready offline')).toHaveCount(2);
  const owned = ['/api/user/profile', '/api/user/activity/v2', '/api/user/activityList/attendingEventList'];
  await expect.poll(() => keptAnswers(page)).toEqual(expect.arrayContaining(owned));
  await awaitKeptFiles(page);

  await goOffline(page);
  await expect(page.getByText(/You’re offline/)).toBeAttached();
  await page.getByRole('button', { name: 'Show to usher' }).first().click();
  const code = page.locator('[data-entry-code]');
  await expect(code).toBeVisible();
  const first = await code.getAttribute('data-entry-code');
  await page.clock.fastForward(codeMs);
  await expect(code).not.toHaveAttribute('data-entry-code', first ?? '');

  await reload(page);
  await expect(page.getByRole('heading', { level: 1, name: event.shortName })).toBeVisible();
  await page.getByRole('button', { name: 'Show to usher' }).first().click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Next Pass' }).click();
  await expect(page.getByText('2 of 2')).toBeVisible();
  await expect(code).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectWayToPasses(page, event.shortName);

  await logOut(page);
  await expect.poll(() => page.evaluate(() => caches.has('foyer-owned-1'))).toBe(false);
  // Requests fail without a network, and a missing chunk throws.
  forgive(watch, /ChunkLoadError|Failed to fetch|^error: $/);
});
