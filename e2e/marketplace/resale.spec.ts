import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import { buySeats } from '../support/purchase/ownedSeats.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';

test.use({ siteKind: 'trial' });

test('a fan lists a seat, changes the price, and takes it off sale [C2.12a-c, C2.12e, C2.27d, C2.27e, C2.30a-c, C2.30e]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const seller = await createFan();
  const event = await pickEvent(site, hasSeats);
  const { eventId } = await buySeats(site, seller, event);
  await signIn(page, seller);
  await page.goto(`/myPass/token/${eventId}`);

  // One typed field, besides the payout account of the first listing, and four presses.
  await page
    .getByRole('link', { name: /^Sell: / })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Email of your PayPal account' }).fill('seller@paypal.example');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('radio', { name: /seller@paypal.example/ })).toBeChecked();
  await expect(page.getByText('You’ll get', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Review your listing' })).toBeVisible();
  await page.getByRole('button', { name: 'List for sale' }).click();
  await expect(page.getByRole('heading', { name: 'Your listing' })).toBeVisible();
  await expect(page.getByText('On sale', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/myPass/token/${eventId}`);
  await page.getByRole('link', { name: /^See your listing: / }).click();
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  const price = page.getByRole('textbox', { name: 'Your price' });
  await price.fill('20');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/: on sale for .*20\.00/)).toBeVisible();

  await page.getByRole('button', { name: 'Take off sale' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take off sale' }).click();
  await expect(page.getByText('Not on sale')).toBeVisible();
  await page.goto('/myPass/selling');
  await expect(page.getByText('Off sale')).toBeVisible();
});
