import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import { expectCheckout, expectReceipt, goOn, payWith } from '../support/purchase/purchaseSteps.ts';

const stream = 'glass-orchard-stream';
const tables = 'abuela-funk-cenote';

test('sells a stream, which has neither venue nor seats, to its receipt [C1.01c]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === stream);
  await signIn(page, await createFan());
  await page.goto(`/events/${event!.eventId}`);
  await expect(page.getByText('Online').first()).toBeVisible();
  await expect(page.getByText('Doors', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Get directions' })).toHaveCount(0);
  await expect(page.getByRole('application', { name: 'Seat map' })).toHaveCount(0);
  const offer = event!.offers.find(({ category }) => category === 'EVENT_ACCESS')!;
  const quantity = page.getByRole('group', { name: `Quantity of ${offer.name}` });
  await quantity.getByRole('button', { name: 'Add one' }).click();
  await expectAccessible(page);
  await goOn(page);
  await expectCheckout(page);
  await payWith(page, '4242424242424242');
  await expectReceipt(page);
  await expect(page.getByText('Online', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Seat', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('sells a whole table as one line that brings eight {product} [C3.06d]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === tables);
  await signIn(page, await createFan());
  await page.goto(`/events/${event!.eventId}`);
  const table = page.getByRole('listitem').filter({ hasText: 'Brings 8 Passes' }).first();
  const name = (await table.getByRole('heading', { level: 3 }).textContent())!;
  await table.getByRole('button', { name: 'Add one' }).click();
  await goOn(page);
  await expectCheckout(page);
  const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
  await expect(line).toContainText('Brings 8 Passes');
  await expectAccessible(page);
  await payWith(page, '4242424242424242');
  await expectReceipt(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your 8 Passes are here');
  await page.getByRole('link', { name: /^Show my/ }).click();
  await expect(page.getByRole('button', { name: 'Show to usher' })).toHaveCount(8);
});
