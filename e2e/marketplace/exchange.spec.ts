import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import { buySeats } from '../support/purchase/ownedSeats.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import { fillCard } from '../support/purchase/purchaseSteps.ts';

test('a fan offers to buy, and another one sells at once: their passes change hands [C2.12f, C2.17a, C2.30d, C6.02e, C6.10g]', async ({
  page,
  browser,
  site,
  createFan,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const [bidder, seller] = [await createFan(), await createFan()];
  const event = await pickEvent(site, hasSeats);
  const { eventId } = await buySeats(site, seller, event);
  // What `buySeats` takes.
  const { name } = event.offers.find(
    (offer) => offer.category === 'EVENT_ACCESS' && offer.seating === 'seated' && offer.available > 1,
  )!;

  await signIn(page, bidder);
  await page.goto(`/events/${eventId}`);
  // The rest of the page comes as it is scrolled to.
  await page.getByText('Organizer', { exact: true }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await page.getByRole('link', { name: 'Make an offer to fans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offer to buy from fans' })).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  await expect(page.getByText('You’ll pay if accepted')).toBeVisible();
  await expectAccessible(page);
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked();
  await page.getByRole('button', { name: 'Make offer' }).click();
  await expect(page.getByText('Waiting for a fan to accept', { exact: false })).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: site.at('/') });
  const other = await context.newPage();
  await signIn(other, seller);
  await other.goto(`/myPass/token/${eventId}`);
  await other
    .getByRole('link', { name: /^Sell: / })
    .first()
    .click();
  await other.getByRole('checkbox', { checked: false }).first().check();
  await other.getByRole('link', { name: 'Sell now' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Sell now' })).toBeVisible();
  await other.getByRole('textbox', { name: 'Email of your PayPal account' }).fill('seller@paypal.example');
  await other.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(other.getByRole('radio', { name: /seller@paypal.example/ })).toBeChecked();
  await expectAccessible(other);
  await other.getByRole('button', { name: /^Sell for / }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Your sale' })).toBeVisible();
  await context.close();

  await page.goto('/myPass/requested');
  await expect(page.getByText('Accepted and paid')).toBeVisible();
  await page.goto(`/myPass/token/${eventId}`);
  await expect(page.getByRole('link', { name: /^Sell: / })).toHaveCount(2);
});
