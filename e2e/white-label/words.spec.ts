import { expect, test } from '../support/journey.ts';
import { buySeatsAs, fillCard, payButton } from '../support/purchaseSteps.ts';
import { hasSeats, pickEvent } from '../support/pickEvent.ts';

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
  await expect(page.getByRole('heading', { level: 1, name: /You're in.*Glow/ })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('link', { name: /my Glows/i }).click();
  await expect(page).toHaveURL(/aurora\.localhost:\d+\/myGlow\/token\//);
  await page.goto(site.at('/myGlow/going', 'aurora'));
  await expect(heading).toHaveText('My Glows');
  await expect(page.getByText(/\bPass(es)?\b/)).toHaveCount(0);
});
