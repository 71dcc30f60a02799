import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { shownPrices } from '../support/pages/shownPrices.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import {
  expectCheckout,
  expectReceipt,
  fillCard,
  goOn,
  logInInOverlay,
  payButton,
  payWith,
  takeBestSeats,
} from '../support/purchase/purchaseSteps.ts';

/** Event with seats, shirts in sizes that are shipped, and parking; of the partner, so on both sites. */
const arena = 'neon-prairie-long-light-tour';
/** Event with prices by age. */
const family = 'moth-and-moon';

const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' });
const link = (page: Page, name: string | RegExp): Locator => page.getByRole('link', { name, exact: true });
const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
/** Rows of offers; a row has the name of its offer as a heading. */
const rows = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

test('buys seats, a shirt in a size and parking by the page of each step [C2.15a-d, C2.15f-h, C2.15j, C2.16, C2.18a-b, C2.23a-b, C2.23d-e, C2.24b, C2.24e, C2.24k, C2.25a-c]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === arena);
  await signIn(page, await createFan());
  await page.goto(`/events/${event!.eventId}`);
  await link(page, 'Packages and large orders').click();

  await expect(heading(page, 'Offers')).toBeVisible();
  await expect(page).toHaveURL(/\/listings$/);
  await press(page, 'Filters');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: high to low' });
  await expect(page).toHaveURL(/HIGH_TO_LOW/);
  const inOrder = (prices: number[]) => prices.toSorted((left, right) => right - left);
  await expect(async () => {
    const prices = await shownPrices(rows(page));
    expect(prices.length).toBeGreaterThan(4);
    expect(prices).toEqual(inOrder(prices));
  }).toPass();
  const cap = page.getByRole('group', { name: 'Maximum price' }).getByRole('button').first();
  const limit = Number((await cap.textContent())!.replaceAll(/\D/g, ''));
  await cap.click();
  await expect(async () => {
    const prices = await shownPrices(rows(page));
    expect(prices.length).toBeGreaterThan(0);
    expect(Math.max(...prices)).toBeLessThanOrEqual(limit);
  }).toPass();
  await expectAccessible(page);

  await link(page, 'Sections').click();
  await expect(heading(page, 'Sections')).toBeVisible();
  // Areas to stand in have names.
  await page
    .getByRole('link', { name: /^Choose \d/ })
    .first()
    .click();
  await expect(heading(page, 'Your selection')).toBeVisible();
  const offer = (await page.getByRole('heading', { level: 2 }).first().textContent())!;
  await expectAccessible(page);
  await link(page, 'Price').click();
  await expect(heading(page, 'Price')).toBeVisible();
  await expect(page.getByText('Total with tax')).toBeVisible();
  await expectAccessible(page);
  await link(page, 'Choose').click();
  await link(page, 'Choose seats on the map').click();
  await expect(heading(page, 'Choose your seats')).toBeVisible();
  await takeBestSeats(page);
  await goOn(page);
  await expectCheckout(page);
  await expect(page.getByRole('heading', { level: 3, name: offer })).toBeVisible();

  await page.goto(`/transaction/${event!.eventId}/listings`);
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await categories.getByRole('link', { name: 'Merchandise' }).click();
  await expect(heading(page, 'Merchandise')).toBeVisible();
  await link(page, 'Choose Event T-shirt').click();
  await expect(heading(page, 'Merchandise options')).toBeVisible();
  await press(page, 'L');
  await expect(page.getByRole('button', { name: 'L', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await press(page, 'Add to cart');
  const added = page.getByRole('dialog', { name: 'Added to your cart' });
  await expect(added).toContainText('Event T-shirt');
  await expectAccessible(page);
  await added.getByRole('button', { name: 'Choose Parking' }).click();
  await expect(heading(page, 'Extra options')).toBeVisible();
  await press(page, 'Add to cart');
  await added.getByRole('button', { name: 'Go to checkout' }).click();
  await expectCheckout(page);
  for (const name of [offer, /^Event T-shirt.*L$/, 'Parking'])
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();

  await fillCard(page, '4242424242424242');
  await page.getByLabel('Full name').fill('Iris Palmgren');
  await page.getByLabel('Address', { exact: true }).fill('4242 Rue Saint-Denis, Montréal');
  await page.getByLabel('Country').selectOption('CA');
  await press(page, 'Ship to this address');
  await payButton(page).click();
  await expectReceipt(page);
  await expect(page.getByText(/^Event T-shirt/).first()).toBeVisible();
  await expect(page.getByText('Parking').first()).toBeVisible();
});

test('prices adults and children of one offer by themselves, up to the receipt [C2.24a, C3.08a-b, C3.08d-e]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === family);
  await signIn(page, await createFan());
  await page.goto(`/transaction/${event!.eventId}/listings`);
  await page
    .getByRole('link', { name: /^Choose / })
    .first()
    .click();
  const quantity = (age: string) =>
    page.getByRole('group', { name: new RegExp(`^${age}\\b.*, quantity of`) });
  await quantity('Child').getByRole('button', { name: 'Add one' }).click();
  await expectAccessible(page);
  await press(page, 'Add the best seats');
  await press(page, 'Go to checkout');
  await expectCheckout(page);
  const each = page.getByText(/^1 × (Adult|Child), .*\$/);
  await expect(each).toHaveCount(2);
  const [adult = 0, child = 0] = await shownPrices(page.getByRole('main').getByRole('listitem'));
  expect(child).toBeLessThan(adult);
  await payWith(page, '4242424242424242');
  await expectReceipt(page);
});

test.describe('on a partner’s site with a list of its own', { tag: '@white-label' }, () => {
  let former: { host: string; config: object }[];
  test.beforeEach(async ({ database }) => {
    former = await database('select host, config from white_label');
    await database(
      `update white_label set config = config || '{"detailOnlyFlow": true, "preventKeepShopping": true}'`,
    );
  });
  test.afterEach(async ({ database }) => {
    for (const { host, config } of former)
      await database('update white_label set config = $2::jsonb where host = $1', [
        host,
        JSON.stringify(config),
      ]);
  });

  test('leads from the partner’s link to one offer, and from there to checkout alone [C2.03d, C2.20]', async ({
    page,
    site,
    createFan,
    expectAccessible,
  }) => {
    const event = await findEvent(site, ({ vanityName }) => vanityName === arena);
    await page.goto(`/transactionWhitelabel?eventId=${event!.eventId}`);
    await expect(heading(page, event!.shortName)).toBeAttached();
    await logInInOverlay(page, await createFan());
    await expect(heading(page, 'Your selection')).toBeVisible();
    await expect(page).toHaveURL(/\/detail\?offer=/);
    await expectAccessible(page);
    await press(page, 'Add the best seats');
    const added = page.getByRole('dialog', { name: 'Added to your cart' });
    await expect(added.getByRole('button', { name: 'Go to checkout' })).toBeVisible();
    await expect(added.getByRole('button', { name: 'Keep shopping' })).toHaveCount(0);
    await expect(added.getByRole('button', { name: /^Choose / })).toHaveCount(0);
    await expectAccessible(page);
    await added.getByRole('button', { name: 'Go to checkout' }).click();
    await expectCheckout(page);
    await payWith(page, '4242424242424242');
    await expectReceipt(page);
  });
});
