import { expect, test } from '../support/journey.ts';
import { answerBank, askingCard } from '../support/purchase/bankSteps.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import { expectReceipt, openCheckout, payButton, payWith } from '../support/purchase/purchaseSteps.ts';

test.describe('a card whose bank asks', () => {
  test.beforeEach(async ({ page, site, createFan }) => {
    await openCheckout(page, await createFan(), await pickEvent(site, hasSeats));
    await payWith(page, askingCard);
    await expect(page.getByRole('dialog', { name: 'Confirm with your bank' })).toBeVisible();
  });

  test('pays once its owner has approved; who goes back has paid nothing, and Pay asks again [C8.21s]', async ({
    page,
    expectAccessible,
  }) => {
    const dialog = page.getByRole('dialog', { name: 'Confirm with your bank' });
    await expect(dialog.frameLocator('iframe').getByText(/\$\d/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await payButton(page).click();
    await answerBank(page, 'Yes, it’s me');
    await expectReceipt(page);
  });

  test('is refused when its owner declines; the seats stay, and another card pays [C8.04a, C8.21o, C8.21s]', async ({
    page,
    expectAccessible,
  }) => {
    const seats = await page.getByText(/^Section .+ row .+ seats/).textContent();
    await answerBank(page, 'No, it’s not me');
    await expect(page.getByRole('alert').getByText('Your bank didn’t approve this payment')).toBeVisible();
    await expect(page.getByRole('alert').getByText(/you haven’t been charged/i)).toBeVisible();
    await expect(page.getByText(seats ?? '')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Another card' }).check();
    await payWith(page, '4242424242424242');
    await expectReceipt(page);
    await expect(page.getByText(seats ?? '')).toBeVisible();
  });
});
