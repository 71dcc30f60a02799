import { expect, test } from '../support/journey.ts';
import { buySeatsAs, fillCard, payButton } from '../support/purchase/purchaseSteps.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';

test('sells on a partner’s own host, in the partner’s look [I1.07, I2.22, I3.26]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await pickEvent(site, hasSeats, 'aurora');
  await page.goto(site.at('/', 'aurora'));
  await expect(page.getByRole('banner').getByRole('img', { name: /Aurora/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto(site.at(`/events/${event.eventId}`, 'aurora'));
  await buySeatsAs(page, await createFan());
  await expectAccessible(page);
  await fillCard(page, '4242424242424242');
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /You’re in/ })).toBeVisible({ timeout: 30_000 });
  expect(new URL(page.url()).hostname).toBe('aurora.localhost');
});
