import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import type { FanAccount } from '../support/people/fanAccount.ts';
import { signIn } from '../support/people/signIn.ts';
import { buyStream, liveStream } from '../support/purchase/buyStream.ts';
import type { Screen } from '../support/purchase/purchaseSteps.ts';
import type { FoyerSite } from '../support/site/foyerSite.ts';
import { forgive } from '../support/watches/pageWatch.ts';

/** Stream of the sample to watch again. */
const replay = 'low-tide-choir-replay';
const dayMs = 24 * 60 * 60 * 1_000;

/** Opens the player from the {product}: a press lets browsers play sound. */
async function openPlayer(page: Page, eventId: string, product = 'Pass'): Promise<void> {
  await page.goto(`/my${product}/token/${eventId}`);
  await page.getByRole('link', { name: 'Watch' }).first().click();
}

const timeOf = (screen: Screen): Promise<number> =>
  screen.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

async function expectPlaying(screen: Screen): Promise<void> {
  await expect(screen.locator('video')).toBeVisible();
  const before = await timeOf(screen);
  await expect.poll(() => timeOf(screen), { timeout: 30_000 }).toBeGreaterThan(before + 1);
}

/** Another device of the same fan. */
async function openDevice(browser: Browser, site: FoyerSite, fan: FanAccount): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.at('') });
  const page = await context.newPage();
  await signIn(page, fan);
  return page;
}

test('plays a live stream with captions and another sound track, and comes back after an outage [C2.06, C2.31s, C4.19c]', async ({
  page,
  site,
  database,
  createFan,
  expectAccessible,
  watch,
}) => {
  const fan = await createFan();
  const eventId = await buyStream({ site, database }, fan, liveStream);
  await signIn(page, fan);
  await openPlayer(page, eventId);
  await expectPlaying(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText(/You have 1 more Pass for this stream/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Captions' }).selectOption('English');
  await page.getByRole('combobox', { name: 'Audio' }).selectOption('Commentary');
  await expectPlaying(page);
  await expectAccessible(page);

  await page.context().setOffline(true);
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible({ timeout: 60_000 });
  await page.context().setOffline(false);
  await expectPlaying(page);
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeHidden();
  forgive(watch, /Failed to fetch/);
});

test('plays on one device at a time, which the viewer chooses [C2.31r, C6.12a-b, C8.18a-b]', async ({
  page,
  browser,
  site,
  database,
  createFan,
  expectAccessible,
}) => {
  const fan = await createFan();
  const eventId = await buyStream({ site, database }, fan, liveStream);
  await signIn(page, fan);
  await openPlayer(page, eventId);
  await expectPlaying(page);

  const other = await openDevice(browser, site, fan);
  await openPlayer(other, eventId);
  await expect(other.getByRole('heading', { name: 'You’re watching on another device' })).toBeVisible();
  await expectAccessible(other);
  await expectPlaying(page);
  await other.getByRole('button', { name: 'Watch here' }).click();
  await expectPlaying(other);
  await expect(page.getByRole('heading', { name: 'You’re watching on another device now' })).toBeVisible();
  await expectAccessible(page);

  // Reloading, and leaving, need no question.
  await other.reload();
  await expect(other.locator('video')).toBeVisible();
  await other.close();
  await page.reload();
  await expect(page.locator('video')).toBeVisible();
  await other.context().close();
});

test('plays a show again while its replay lasts, and asks how it was [C2.31t-u, C2.31w, C4.19d-e]', async ({
  page,
  site,
  database,
  clock,
  createFan,
  expectAccessible,
}) => {
  const fan = await createFan();
  const eventId = await buyStream({ site, database }, fan, replay);
  await signIn(page, fan);
  await openPlayer(page, eventId);
  await expect(page.getByText(/^Replay until /)).toBeVisible();
  await expectPlaying(page);
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 3;
  });
  await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('radio', { name: 'Excellent' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you!')).toBeVisible();

  await clock.advance(2 * dayMs);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The replay is over' })).toBeVisible();
  await expectAccessible(page);
});
