import { expect, test } from '../support/journey.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import { expectCheckout, expectReceipt, openCheckout, payButton } from '../support/purchase/purchaseSteps.ts';

test('cancels a payment on a provider’s page, comes back to the held seats, and pays there [C3.12f]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === 'handel-alcina');
  await openCheckout(page, await createFan(), event!);
  const seats = (await page.getByText(/^Section .+ row .+ seats/).textContent()) ?? '';
  await page.getByRole('radio', { name: /Klarna/ }).check();
  await expectAccessible(page);
  await payButton(page).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Klarna test page' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await expectCheckout(page);
  await expect(page.getByText(seats)).toBeVisible();

  await page.getByRole('radio', { name: /Klarna/ }).check();
  await payButton(page).click();
  await page.getByRole('button', { name: /^Pay .+\d$/ }).click();
  await expectReceipt(page);
  await expect(page.getByText(seats)).toBeVisible();
});
