import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import { buySeats, listForResale } from '../support/purchase/ownedSeats.ts';
import { hasSeats, pickEvent, type SampleEvent } from '../support/purchase/pickEvent.ts';
import { openFrame } from '../support/pages/partnerFrame.ts';
import {
  expectCheckout,
  expectReceipt,
  goOn,
  logInInOverlay,
  payWith,
  type Screen,
} from '../support/purchase/purchaseSteps.ts';
import type { FanAccount } from '../support/people/fanAccount.ts';
import type { FoyerSite } from '../support/site/foyerSite.ts';

/** A fan who has bought and listed two seats of an event for 20.00 each. */
async function listSeats(site: FoyerSite, seller: FanAccount, event: SampleEvent) {
  const order = await buySeats(site, seller, event);
  await listForResale(site, seller, order, { amount: 2_000, currency: event.currency });
  return order;
}

/** Finds the listing beside the organiser's offers, and holds it. */
async function holdListing(screen: Screen): Promise<void> {
  const listed = screen.getByText('Sold by a fan, checked by', { exact: false });
  const include = screen.getByRole('switch', { name: 'Include resale' });
  await expect(include).not.toBeChecked();
  await expect(listed).toHaveCount(0);
  // The address has the filter, which follows the press.
  await include.click();
  await expect(include).toBeChecked();
  await expect(listed.first()).toBeVisible();
  await screen.getByRole('button', { name: 'Choose all 2' }).first().click();
  await goOn(screen);
}

/** Tells whether the entry code of a {product} can be fetched by a fan. */
const codeStatus = async (site: FoyerSite, { token }: FanAccount, tokenId: string): Promise<number> =>
  (
    await site.call(`/api/user/activity/entrySecret?tokenId=${tokenId}`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status;

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

test('another fan buys it: the seller’s code is dead, the buyer has one [C4.10a, C4.10b, C3.01d]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const seller = await createFan();
  const event = await pickEvent(site, hasSeats);
  const { tokenIds } = await listSeats(site, seller, event);
  const buyer = await createFan();
  await signIn(page, buyer);
  await page.goto(`/events/${event.eventId}`);
  await holdListing(page);
  await expectCheckout(page);
  await expect(page.getByText('we can’t refund it on request', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await payWith(page, '4242424242424242');
  await expectReceipt(page);
  expect(await codeStatus(site, seller, tokenIds[0]!)).not.toBe(200);
  await page.goto(`/myPass/token/${event.eventId}`);
  await expect(page.getByRole('link', { name: /^Sell: / }).first()).toBeVisible();
});

test(
  'a listing is sold on a partner’s own host [C3.01d, I1.07]',
  { tag: '@white-label' },
  async ({ page, site, createFan }) => {
    const event = await pickEvent(site, hasSeats, 'aurora');
    await listSeats(site, await createFan(), event);
    await page.goto(`/events/${event.eventId}`);
    await holdListing(page);
    await logInInOverlay(page, await createFan());
    await expectCheckout(page);
    await payWith(page, '4242424242424242');
    await expectReceipt(page);
  },
);

test(
  'a listing is sold in the frame of a partner’s page [C3.01d, I1.07]',
  { tag: '@widget' },
  async ({ page, site, createFan }) => {
    const event = await pickEvent(site, hasSeats);
    await listSeats(site, await createFan(), event);
    const frame = await openFrame(page, event.eventId);
    await holdListing(frame);
    await logInInOverlay(frame, await createFan());
    await expectCheckout(frame);
    await payWith(frame, '4242424242424242');
    await expectReceipt(frame);
  },
);
