import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import {
  expectCheckout,
  expectReceipt,
  fillCard,
  goOn,
  payButton,
} from '../support/purchase/purchaseSteps.ts';

test('asks what the organiser wants to know, marks what is missing, and shows the answers on the receipt', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === 'late-shift-comedy-stream');
  await signIn(page, await createFan());
  await page.goto(`/events/${event!.eventId}`);
  const quantity = page.getByRole('group', { name: /^Quantity of/ }).first();
  for (let count = 0; count < 2; count += 1) await quantity.getByRole('button', { name: 'Add one' }).click();
  await goOn(page);
  await expectCheckout(page);
  await fillCard(page, '4242424242424242');
  const screen = (number: number) =>
    page.getByRole('combobox', { name: `Pass ${number}: Where will you watch?` });
  await screen(1).selectOption('On a TV');
  await payButton(page).click();
  await expect(screen(2)).toBeFocused();
  await expect(screen(2)).toHaveAccessibleDescription('Answer this question.');
  await expectAccessible(page);
  await screen(2).selectOption('On a phone or tablet');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('textbox', { name: /A line for the host to read/ }).fill('Lamps');
  await payButton(page).click();
  await expectReceipt(page);
  for (const answer of ['On a TV', 'On a phone or tablet', 'Yes', 'Lamps'])
    await expect(page.getByRole('definition').filter({ hasText: answer })).toBeVisible();
});
