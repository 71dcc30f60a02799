import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import { expectReceipt, fillCard, openCheckout, payButton } from '../support/purchase/purchaseSteps.ts';

async function saveCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, number);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(
    page.getByRole('button', { name: new RegExp(`^Remove .* ${number.slice(-4)}$`) }),
  ).toBeVisible();
}

test('saves two cards, changes the default, and removes one [C3.30a-d, C3.30f, C3.30h]', async ({
  page,
  createFan,
  expectAccessible,
}) => {
  const fan = await createFan();
  await signIn(page, fan);
  await page.goto('/profile/wallet');
  await expect(page.getByText('No saved cards')).toBeVisible();
  await saveCard(page, '4242424242424242');
  await saveCard(page, '5555555555554444');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Make .* 4444 the default card$/ }).click();
  await expect(page.getByRole('button', { name: /^Make .* 4242 the default card$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Remove .* 4242$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Remove .* 4242$/ })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: /^Remove .* 4444$/ })).toBeVisible();
});

test('asks for the name of a tax invoice, and names it on the receipt', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  await openCheckout(page, await createFan(), await pickEvent(site, hasSeats));
  await page.getByRole('checkbox', { name: /I need a tax invoice/ }).check();
  await fillCard(page, '4242424242424242');
  await payButton(page).click();
  const name = page.getByLabel('Name or company');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Enter a name for the invoice.');
  await expectAccessible(page);
  await name.fill('Lamplight Ltd');
  await page.getByLabel('Tax number').fill('123456789 RT0001');
  await payButton(page).click();
  await expectReceipt(page);
  await expect(page.getByText('Lamplight Ltd, tax number 123456789 RT0001')).toBeVisible();
});
