import { expect, test } from '../support/journey.ts';
import { fillCard, payButton, signUpInOverlay, takeBestSeats } from '../support/purchase/purchaseSteps.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';

test('finds an event, picks seats, signs up, pays and holds the {product} [C1.05a, C7.20, C2.18a-b]', async ({
  page,
  site,
  mail,
  expectAccessible,
}) => {
  const event = await pickEvent(site, hasSeats);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search events' }).fill(event.shortName);
  await page.getByRole('link', { name: event.shortName, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: event.shortName })).toBeVisible();
  await takeBestSeats(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const emailAddress = await signUpInOverlay(page);
  await expect(page.getByRole('dialog', { name: 'Verify your email' })).toBeVisible();
  await expectAccessible(page);
  const other = await page.context().newPage();
  await other.goto(await mail.linkTo(emailAddress, '/verifyEmail/'));
  await expect(other.getByText('Your email address is verified')).toBeVisible();
  await expectAccessible(other);
  await other.close();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await fillCard(page, '4242424242424242');
  await expectAccessible(page);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /You’re in/ })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.getByRole('link', { name: /Show my/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: event.shortName })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show to usher' }).first().click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Entry code' })).toBeVisible();
  await expectAccessible(page);
});
