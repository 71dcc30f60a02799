import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import { expectCheckout, expectReceipt, payButton, payWith } from '../support/purchase/purchaseSteps.ts';

/** Standing places in Canada, seats in the United States, and a stream. */
const vanityNames = ['aurora-first-glow', 'the-brass-lantern', 'glass-orchard-stream'];

/** Returns the first price that a part of a page shows, as it is written there. */
async function firstPrice(part: Locator): Promise<string> {
  const priced = part.getByText(/\$\d/).first();
  return /\D*\$[\d,]+\.\d\d/.exec((await priced.textContent())!)![0].replace(/^.*?(CA)?\$/, '$1$');
}

/** Returns the card of an event in a list of events. */
const cardOf = (page: Page, vanityName: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.locator(`a[href*="${vanityName}/"]`) })
    .first();

/** Opens the pages of performer and organiser from an event's page, which has to be open, and checks its card there. */
async function expectOnTopics(page: Page, vanityName: string, price: string): Promise<void> {
  const links = ['performer', 'client'].map((kind) =>
    page.getByRole('main').locator(`a[href^="/${kind}/"]`).first(),
  );
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const address of addresses) {
    await page.goto(address!);
    expect(await firstPrice(cardOf(page, vanityName))).toBe(price);
  }
}

for (const vanityName of vanityNames)
  test(`shows one price of ${vanityName} from its cards to its receipt and order`, async ({
    page,
    site,
    createFan,
  }) => {
    const event = await findEvent(site, (each) => each.vanityName === vanityName);
    await signIn(page, await createFan());
    await page.goto(`/?q=${encodeURIComponent(event!.shortName)}`);
    const price = await firstPrice(cardOf(page, vanityName));

    await page.goto(`/events/${event!.eventId}`);
    await expect(page.getByRole('region', { name: 'Your selection' })).toContainText(price);
    const offers = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }), hasText: price });
    const offer = (await offers.first().getByRole('heading', { level: 3 }).textContent())!;
    await expectOnTopics(page, vanityName, price);

    await page.goto(`/transaction/${event!.eventId}/listings`);
    await expect(offers.filter({ hasText: offer }).first()).toBeVisible();
    await page.getByRole('link', { name: `Choose ${offer}`, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: offer, exact: true })).toBeVisible();
    expect(await firstPrice(page.getByRole('main'))).toBe(price);
    const detail = page.url();
    await page.getByRole('link', { name: 'Price', exact: true }).click();
    await expect(page.getByText('Total with tax')).toBeVisible();
    const total = await firstPrice(page.getByText('Total with tax').locator('..'));

    await page.goto(detail);
    await page.getByRole('button', { name: /^Add (to cart|the best seats)$/ }).click();
    await page.getByRole('button', { name: 'Go to checkout' }).click();
    await expectCheckout(page);
    const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: offer }) });
    await expect(line).toContainText(price);
    await expect(payButton(page)).toHaveText(`Pay ${total}`);
    await payWith(page, '4242424242424242');
    await expectReceipt(page);
    await expect(page.getByText(total, { exact: true }).first()).toBeVisible();

    await page.goto('/profile/orders');
    const order = page.getByRole('listitem').filter({ hasText: event!.shortName });
    expect(await firstPrice(order)).toBe(total);
  });

test('shows the price of an event in an advertisement and under the organiser’s own words', async ({
  page,
  site,
}) => {
  const event = await findEvent(site, (each) => each.vanityName === vanityNames[0]);
  const selection = page.getByRole('region', { name: 'Your selection' });
  await page.goto(`/ad/${event!.eventId}`);
  const link = page.getByRole('main').getByRole('link', { name: /\$\d/ });
  const price = await firstPrice(link.locator('..'));
  await link.click();
  await expect(selection).toContainText(price);
  await page.goto('/custom/first-glow');
  await expect(page.getByRole('heading', { level: 2, name: event!.shortName, exact: true })).toBeVisible();
  await expect(selection).toContainText(price);
});
