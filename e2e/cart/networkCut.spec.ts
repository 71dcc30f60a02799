import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { awaitKeptFiles, awaitWorker } from '../support/pages/keptFiles.ts';
import { signIn } from '../support/people/signIn.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import {
  expectCheckout,
  expectReceipt,
  fillCard,
  goOn,
  payButton,
  takeBestSeats,
} from '../support/purchase/purchaseSteps.ts';
import { forgive } from '../support/watches/pageWatch.ts';

// The app's service worker answers without a network.
test.use({ serviceWorkers: 'allow' });

const noNews = (page: Page) =>
  page.getByText(/^(Unable to reach the server|An unknown error occurred)/).first();

/** Takes a step without a network, which says so and loses nothing; the network is back afterwards. */
async function inVain(page: Page, step: () => Promise<void>, isSaid: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await step();
  await isSaid();
  await page.context().setOffline(false);
}

test('walks from the seats to the usher with the network cut at each step [CR-12, C9.07]', async ({
  page,
  site,
  createFan,
  watch,
}) => {
  const event = await pickEvent(site, hasSeats);
  await page.clock.install();
  await signIn(page, await createFan());
  await page.goto('/');
  await awaitWorker(page);
  await page.goto(`/events/${event.eventId}`);
  await takeBestSeats(page);
  await awaitKeptFiles(page);

  const continues = () => goOn(page);
  await inVain(page, continues, () => expect(noNews(page)).toBeVisible());
  await goOn(page);
  await expectCheckout(page);

  await fillCard(page, '4242424242424242');
  const pays = () => payButton(page).click();
  const nothingSent = page.getByRole('alert').getByText(/Nothing was sent and you haven’t been charged/);
  await inVain(page, pays, () => expect(nothingSent).toBeVisible());
  await expect(nothingSent).toHaveCount(0);
  await payButton(page).click();
  await expectReceipt(page);

  await page.getByRole('link', { name: 'Show my Passes' }).first().click();
  await expect(page.getByText('Ready offline')).toHaveCount(2);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Show to usher' }).first().click();
  const code = page.locator('[data-entry-code]');
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: 'Next Pass' }).click();
  await expect(page.getByText('2 of 2')).toBeVisible();
  await expect(code).toBeVisible();
  // Requests fail without a network, and a missing chunk throws.
  forgive(watch, /ChunkLoadError|Failed to fetch|^error: $/);
});
