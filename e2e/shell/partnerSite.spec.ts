import { expect, test } from '../support/journey.ts';
import { buySeatsAs, fillCard, payButton } from '../support/purchase/purchaseSteps.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';

test('says the partner’s own word in texts and in addresses [C1, I2.01, I3.26]', async ({
  page,
  site,
  createFan,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(site.at('/fr-CA/', 'aurora'));
  await expect(heading).toHaveText('Des nuits qui rayonnent.');
  await page.goto(site.at('/en-US/', 'aurora'));
  await expect(heading).toHaveText('Nights that glow.');

  const event = await pickEvent(site, hasSeats, 'aurora');
  await page.goto(site.at(`/events/${event.eventId}`, 'aurora'));
  await buySeatsAs(page, await createFan());
  await fillCard(page, '4242424242424242');
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /You’re in.*Glow/ })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('link', { name: /^Show my Glows/i }).click();
  await expect(page).toHaveURL(/aurora\.localhost:\d+\/myGlow\/token\//);
  await page.goto(site.at('/myGlow/going', 'aurora'));
  await expect(heading).toHaveText('My Glows');
  await expect(page.getByText(/\bPass(es)?\b/)).toHaveCount(0);
});

test('wears the encoded theme of the partner, whichever tone the system has [I3.29]', async ({
  page,
  site,
}) => {
  const worn = (name: string): Promise<string> =>
    page.evaluate((each) => getComputedStyle(document.documentElement).getPropertyValue(each).trim(), name);
  for (const [colorScheme, outline] of [
    ['dark', '#7fa6b0'],
    ['light', '#4f7a72'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(site.at('/en-US/', 'aurora'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await worn('--foyer-border-strong')).toBe(outline);
    const { fontFamily } = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getComputedStyle(heading));
    expect(fontFamily).toBe(await page.evaluate(() => getComputedStyle(document.body).fontFamily));
  }
});
