import { expect, test } from '../support/journey.ts';
import { openFrame } from '../support/pages/partnerFrame.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import {
  buySeatsAs,
  expectCheckout,
  expectReceipt,
  goOn,
  openCheckout,
  payWith,
  type Screen,
} from '../support/purchase/purchaseSteps.ts';
import { withLentEvent } from '../support/site/lendToPartner.ts';

/** Event of the sample with promo codes, and a discount for four or more without one. */
const vanityName = 'osei-lagoon-switchyard';

async function enterCode(screen: Screen, code: string): Promise<void> {
  await screen.getByRole('textbox', { name: 'Promo code' }).fill(code);
  await screen.getByRole('button', { name: 'Apply' }).click();
}

/** Opens the field at checkout, and tries a code that there is not. */
async function tryWrongCode(screen: Screen): Promise<void> {
  await screen.getByRole('button', { name: 'Add a promo code' }).click();
  await enterCode(screen, 'NOTHING');
  await expect(screen.getByText(/^Invalid promo code/)).toBeVisible();
}

async function lowerPrice(screen: Screen): Promise<void> {
  await enterCode(screen, 'lagoon15');
  await expect(screen.getByText('Promo code LAGOON15 applied')).toBeVisible();
  await expect(screen.getByText('15% off the price').first()).toBeVisible();
}

async function payLowerPrice(screen: Screen): Promise<void> {
  await payWith(screen, '4242424242424242');
  await expectReceipt(screen);
  await expect(screen.getByText('15% off the price').first()).toBeVisible();
}

test('lowers the price by a promo code, refuses wrong and ended ones, and shows it on the receipt [C5.09a, C5.09b, C8.07a, C8.07b]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, (each) => each.vanityName === vanityName);
  await openCheckout(page, await createFan(), event!);
  await tryWrongCode(page);
  await enterCode(page, 'EARLYBIRD');
  await expect(page.getByText(/isn’t active/)).toBeVisible();
  await expectAccessible(page);
  await lowerPrice(page);
  await expectAccessible(page);
  await payLowerPrice(page);
});

test(
  'lowers the price by a promo code on a partner’s own host [C5.09a, C5.09b]',
  { tag: '@white-label' },
  async ({ page, site, database, createFan, expectAccessible }) =>
    withLentEvent({ site, database }, vanityName, async (event) => {
      await openCheckout(page, await createFan(), event);
      await tryWrongCode(page);
      await lowerPrice(page);
      await expectAccessible(page);
      await payLowerPrice(page);
    }),
);

test(
  'lowers the price by a promo code in the frame of a partner’s page [C5.09a, C5.09b, I1.07]',
  { tag: '@widget' },
  async ({ page, site, createFan, expectAccessible }) => {
    const event = await findEvent(site, (each) => each.vanityName === vanityName);
    const widget = await openFrame(page, event!.eventId);
    await buySeatsAs(widget, await createFan());
    await tryWrongCode(widget);
    await lowerPrice(widget);
    await expectAccessible(page);
    await payLowerPrice(widget);
  },
);

test('lowers the price of a group by itself, stops at the limit, and keeps the places that a shirt needs [C4.03a-c, C8.02a]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, (each) => each.vanityName === vanityName);
  const floor = event!.offers.find(
    ({ seating, category }) => seating === 'ga' && category === 'EVENT_ACCESS',
  )!;
  await signIn(page, await createFan());
  await page.goto(`/events/${event!.eventId}`);
  const places = page.getByRole('group', { name: `Quantity of ${floor.name}` });
  const more = places.getByRole('button', { name: 'Add one' });
  await expect(async () => {
    await more.click();
    await expect(places.getByText('Limit 8 per person')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(places.getByRole('status').first()).toHaveText('8');
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('group', { name: 'Options for Event T-shirt' }).getByRole('button').first().click();
  const shirts = page.getByRole('group', { name: /^Quantity of Event T-shirt/ });
  await shirts.getByRole('button', { name: 'Add one' }).click();
  await expectAccessible(page);
  await goOn(page);
  await expectCheckout(page);
  await expect(page.getByText('Group of four or more').first()).toBeVisible();

  const remove = (name: string) => page.getByRole('button', { name: new RegExp(`^Remove ${name}`) });
  await remove(floor.name).click();
  const refusal = page.getByText('Add Passes for this event before adding extras, or remove the extras.');
  await expect(refusal).toBeVisible();
  await expect(remove(floor.name)).toBeVisible();
  await expectAccessible(page);
  await remove('Event T-shirt').click();
  await expect(remove('Event T-shirt')).toHaveCount(0);
  await expect(refusal).toHaveCount(0);
  await remove(floor.name).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('confirms without a card what a code makes free', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, (each) => each.vanityName === 'a-tide-of-letters');
  await openCheckout(page, await createFan(), event!);
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
