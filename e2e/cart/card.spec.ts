import { expect, test } from '../support/journey.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import { expectReceipt, fillCard, openCheckout, payButton } from '../support/purchase/purchaseSteps.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('a declined card is shown in view, the seats stay, and another card pays [C3.36a, C8.04a, C8.21o]', async ({
  page,
  site,
  createFan,
}) => {
  await openCheckout(page, await createFan(), await pickEvent(site, hasSeats));
  const seats = (await page.getByText(/^Section .+ row .+ seats/).textContent()) ?? '';
  await fillCard(page, '4000000000000002');
  await payButton(page).click();

  const message = page.getByRole('alert').filter({ hasText: 'Your card was declined' });
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(page.locator(':focus').filter({ has: message })).toHaveCount(1);
  const declined = page.getByRole('radio', { name: /0002/ });
  await expect(declined).not.toBeChecked();
  await expect(page.locator('label', { has: declined })).toContainText('Declined');
  await expect(page.getByRole('radio', { name: 'Another card' })).toBeChecked();
  await expect(page.locator('iframe[title="Card details"]')).toBeVisible();
  await expect(page.getByText(seats)).toBeVisible();
  const bar = payButton(page).locator('xpath=ancestor::*[@data-pay-bar]');
  await expect(
    bar.getByText(/Declined\sby\syour\sbank\.\sTry\sanother\scard\.\s\d\sattempts?\sleft/),
  ).toBeInViewport({
    ratio: 1,
  });

  const fields = page.frameLocator('iframe[title="Card details"]');
  const number = fields.getByLabel('Card number');
  await expect(fields.getByText('Your bank declined this card. Enter another one.')).toBeVisible();
  await expect(number).toHaveValue('');
  await expect(fields.getByLabel('Name on card')).not.toHaveValue('');
  // Another press charges nothing: the number was cleared, and the gateway asks for another one at its field.
  await payButton(page).click();
  await expect(number).toBeFocused();
  await expect(number).toBeInViewport();
  await expect(page.getByText(/attempts?\sleft/)).toHaveCount(0);

  await fillCard(page, '4242424242424242');
  await payButton(page).click();
  await expectReceipt(page);
});
