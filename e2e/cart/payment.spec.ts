import { expect, test } from '../support/journey.ts';
import { buySeatsAs, fillCard, payButton } from '../support/purchase/purchaseSteps.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';

test('keeps the seats when a card is declined, and takes the next one [C8.04a, C8.21o]', async ({
  page,
  site,
  createFan,
}) => {
  const event = await pickEvent(site, hasSeats);
  await page.goto(`/events/${event.eventId}`);
  await buySeatsAs(page, await createFan());
  await fillCard(page, '4000000000000002');
  await payButton(page).click();
  await expect(page.getByRole('alert').getByText('Your card was declined')).toBeVisible();
  await page.getByRole('radio', { name: 'Another card' }).check();
  await fillCard(page, '4242424242424242');
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /You’re in/ })).toBeVisible({ timeout: 30_000 });
});

test('shows a code that keeps rotating without a network [I2.30, C2.29f, C9.07]', async ({
  page,
  context,
  site,
  createFan,
}) => {
  const event = await pickEvent(site, hasSeats);
  await page.goto(`/events/${event.eventId}`);
  await buySeatsAs(page, await createFan());
  await fillCard(page, '4242424242424242');
  await payButton(page).click();
  await page.getByRole('link', { name: /Show my/ }).click({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Show to usher' }).first().click();
  const code = page.locator('[data-entry-code]');
  await expect(code).toBeVisible();
  const first = await code.getAttribute('data-entry-code');
  await context.setOffline(true);
  await expect(page.getByText(/You’re offline/)).toBeAttached();
  await expect(code).not.toHaveAttribute('data-entry-code', first ?? '', { timeout: 40_000 });
  await context.setOffline(false);
});
