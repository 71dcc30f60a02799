import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import { expectCheckout, expectReceipt, logInInOverlay, payWith } from '../support/purchase/purchaseSteps.ts';

/** Event of the sample's link that fills a cart. */
const linked = 'moth-and-moon';

/** Presses what downloads a file; returns its name and content, read as Latin-1. */
async function download(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const saved = page.waitForEvent('download');
  await press();
  const file = await saved;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
}

test('sells what a link names, from its address to a receipt with a calendar file, a PDF and passes for phones [C2.03c]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === linked);
  const { eventId, offers, shortName } = event!;
  const offer = offers.find(({ seating, available }) => seating === 'seated' && available > 20)!;
  await page.goto(`/directCheckout?eventId=${eventId}&offerGroupId=${offer.offerGroupId}&quantity=2`);
  await expect(page.getByRole('heading', { level: 1, name: shortName })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await logInInOverlay(page, await createFan());
  await expectCheckout(page);
  await expect(page.getByRole('heading', { level: 3, name: offer.name })).toBeVisible();
  await payWith(page, '4242424242424242');
  await expectReceipt(page);
  await expect(page.getByRole('button', { name: /^Add to Google Wallet: / })).toHaveCount(2);

  const calendar = await download(page, () => page.getByRole('link', { name: 'Add to calendar' }).click());
  expect(calendar.name).toMatch(/\.ics$/);
  expect(calendar.text).toContain('BEGIN:VEVENT');
  expect(calendar.text).toContain(`SUMMARY:${shortName}`);
  const pdf = await download(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  expect(pdf.name).toMatch(/^[a-z-]+-[\dA-Z-]+\.pdf$/);
  expect(pdf.text).toMatch(/^%PDF-/);
  const apple = page.getByRole('button', { name: /^Add to Apple Wallet: / }).first();
  const pass = await download(page, () => apple.click());
  expect(pass.name).toMatch(/\.pkpass$/);
  // A zip, in which names are plain.
  expect(pass.text).toMatch(/^PK/);
  expect(pass.text).toContain('pass.json');
  await page
    .getByRole('button', { name: /^Add to Google Wallet: / })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Sandbox wallet' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: shortName })).toBeVisible();
});
