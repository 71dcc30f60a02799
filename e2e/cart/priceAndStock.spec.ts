import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import { type SampleEvent, hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import {
  expectCheckout,
  expectReceipt,
  fillCard,
  goOn,
  payButton,
  takeBestSeats,
} from '../support/purchase/purchaseSteps.ts';

const dearer = 'update offer_group set face_price = face_price + 500 where event_id = $1';

test('a price that changed is told at checkout, and asked about before it is charged [C8.06]', async ({
  page,
  site,
  database,
  createFan,
  expectAccessible,
}) => {
  const event = await pickEvent(site, hasSeats);
  await signIn(page, await createFan());
  await page.goto(`/events/${event.eventId}`);
  await takeBestSeats(page);
  await database(dearer, [event.eventId]);
  await goOn(page);
  await expectCheckout(page);
  const told = page.getByRole('alert').filter({ hasText: 'The price changed' });
  await expect(told).toContainText(/It was .*\$[\d,.]+ and is now .*\$[\d,.]+/);
  await expectAccessible(page);

  await fillCard(page, '4242424242424242');
  const seen = (await payButton(page).textContent()) ?? '';
  await database(dearer, [event.eventId]);
  await payButton(page).click();
  // Pressing Pay accepted the price on its button, so that the earlier question is gone.
  await expect(told).toHaveCount(1);
  await expect(told).toContainText(`It was ${seen.replace('Pay ', '')}`);
  await expect(told).toContainText('You haven’t been charged');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(payButton(page)).not.toHaveText(seen);
  // The question about the total was the only one.
  await expect(page.getByText(/the price changed$/i)).toHaveCount(0);
  const paid = ((await payButton(page).textContent()) ?? '').replace('Pay ', '');
  await payButton(page).click();
  await expectReceipt(page);
  await expect(page.getByText(paid).first()).toBeVisible();
});

const isStanding = (offer: SampleEvent['offers'][number]): boolean =>
  offer.category === 'EVENT_ACCESS' &&
  offer.seating === 'ga' &&
  offer.agePrices.length === 0 &&
  offer.available > 10;
const hasStandingAlone = (event: SampleEvent): boolean =>
  event.minimumAge === undefined &&
  event.offers.some(isStanding) &&
  event.offers.filter(({ category }) => category === 'EVENT_ACCESS').length < 6;

for (const left of [1, 0]) {
  test(`offers what is left when ${left} of two is, and keeps the rest of the choice [C8.21k]`, async ({
    page,
    site,
    database,
    createFan,
    expectAccessible,
  }) => {
    const event = await pickEvent(site, hasStandingAlone);
    const offer = event.offers.find(isStanding)!;
    await signIn(page, await createFan());
    await page.goto(`/events/${event.eventId}`);
    const quantity = page.getByRole('group', { name: `Quantity of ${offer.name}` });
    for (let count = 0; count < 2; count += 1)
      await quantity.getByRole('button', { name: 'Add one' }).click();
    await database(
      `update inventory_item set capacity = held + sold + $3 where (event_id, inventory_item_id) in
         (select event_id, inventory_item_id from offer_group where event_id = $1 and offer_group_id = $2)`,
      [event.eventId, offer.offerGroupId, left],
    );
    await goOn(page);
    const told = page.getByRole('alert').filter({ hasText: left === 1 ? 'Only 1 left' : 'Sold out' });
    await expect(told.first()).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await page.getByRole('button', { name: left === 1 ? 'Get 1' : 'Continue without it' }).click();
    await expect(told).toHaveCount(0);
    const choice = page.getByRole('region', { name: 'Your selection' });
    await expect(choice).toContainText(left === 1 ? '1 Pass' : 'Choose your Passes');
    if (left === 0) return;
    await goOn(page);
    await expectCheckout(page);
  });
}
