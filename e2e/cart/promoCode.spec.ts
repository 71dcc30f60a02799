import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import {
  expectCheckout,
  expectReceipt,
  goOn,
  payWith,
  takeBestSeats,
} from '../support/purchase/purchaseSteps.ts';

/** Event of the sample with promo codes. */
const vanityName = 'osei-lagoon-switchyard';

test('lowers the price by a promo code, refuses wrong and ended ones, and shows it on the receipt [C5.09a, C5.09b, C8.07a, C8.07b]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, (each) => each.vanityName === vanityName);
  await signIn(page, await createFan());
  await page.goto(`/events/${event!.eventId}`);
  await takeBestSeats(page);
  await goOn(page);
  await expectCheckout(page);
  await page.getByRole('button', { name: 'Add a promo code' }).click();
  const field = page.getByRole('textbox', { name: 'Promo code' });
  const apply = page.getByRole('button', { name: 'Apply' });
  for (const [code, message] of [
    ['NOTHING', /^Invalid promo code/],
    ['EARLYBIRD', /isn’t active/],
  ] as const) {
    await field.fill(code);
    await apply.click();
    await expect(page.getByText(message)).toBeVisible();
  }
  await expectAccessible(page);
  await field.fill('lagoon15');
  await apply.click();
  await expect(page.getByText('Promo code LAGOON15 applied')).toBeVisible();
  await expect(page.getByText('15% off the price').first()).toBeVisible();
  await expectAccessible(page);
  await payWith(page, '4242424242424242');
  await expectReceipt(page);
  await expect(page.getByText('15% off the price').first()).toBeVisible();
});

test('confirms without a card what a code makes free', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, (each) => each.vanityName === 'a-tide-of-letters');
  await signIn(page, await createFan());
  await page.goto(`/events/${event!.eventId}`);
  await takeBestSeats(page);
  await goOn(page);
  await expectCheckout(page);
  await page.getByRole('button', { name: 'Add a promo code' }).click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('LETTERS');
  await page.getByRole('button', { name: 'Apply' }).click();
  const confirm = page.getByRole('button', { name: 'Confirm order' });
  await expect(confirm).toBeVisible();
  await expect(page.locator('iframe[title="Card details"]')).toHaveCount(0);
  await expectAccessible(page);
  await confirm.click();
  await expectReceipt(page);
  await expect(page.getByText('Free', { exact: true }).first()).toBeVisible();
});
