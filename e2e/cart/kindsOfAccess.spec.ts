import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import { expectCheckout, expectReceipt, goOn, payWith } from '../support/purchase/purchaseSteps.ts';

const stream = 'glass-orchard-stream';
const tables = 'abuela-funk-cenote';
/** In the hall, with a bundle, and as a stream. */
const conference = 'quiet-computing';
const replay = 'low-tide-choir-replay';

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

test('compares the ways to attend, and sells a bundle of a seat and a meal at one price [C1.01d, C2.15e, C3.06a]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === conference);
  await signIn(page, await createFan());
  await page.goto(`/transaction/${event!.eventId}/listings`);
  const offers = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(offers.filter({ hasText: 'Live stream' })).toBeVisible();
  await page.getByRole('link', { name: 'Ways to attend' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ways to attend' })).toBeVisible();
  await expect(page.getByText('Bundle', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Choose Day with supper' }).click();
  await expect(page.getByText(/^1 × Supper/)).toBeVisible();
  await page.getByRole('button', { name: 'Add the best seats' }).click();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expectCheckout(page);
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText('Day with supper');
  await expectAccessible(page);
  await payWith(page, '4242424242424242');
  await expectReceipt(page);
  await expect(page.getByText('Day with supper').first()).toBeVisible();
});

test('keeps the page of a stream that is over, and says until when it can be watched again', async ({
  page,
  database,
  expectAccessible,
}) => {
  // Lists have no event that is over.
  const [event] = await database<{ id: string }>('select event_id as id from event where vanity_name = $1', [
    replay,
  ]);
  await page.goto(`/events/${event!.id}`);
  await expect(page.getByText('Replay available').first()).toBeVisible();
  await expect(page.getByText(/^Replay until \w/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await expectAccessible(page);
});
