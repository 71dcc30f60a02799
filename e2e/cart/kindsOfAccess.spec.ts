import { expect, test } from '../support/journey.ts';
import { untilLoaded } from '../support/pages/untilLoaded.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import {
  expectCheckout,
  expectReceipt,
  goOn,
  payWith,
  takeBestSeats,
} from '../support/purchase/purchaseSteps.ts';

const stream = 'glass-orchard-stream';
const tables = 'abuela-funk-cenote';
/** In the hall, with a bundle, and as a stream. */
const conference = 'quiet-computing';
const replay = 'low-tide-choir-replay';
const groups = 'nightshift-viaduc-two';
const festival = 'les-oies-festival';
/** With wheelchair spaces and companion seats on its map, and a scarf to pick up. */
const accessible = 'gales-summit';
/** With a pin to pick up and a card to download. */
const collectibles = 'the-velvet-meridian-redstone';
/** With a gift of any amount. */
const charity = 'prairie-symphony-messiah';

test('sells a stream, which has neither venue nor seats, to its receipt [C1.01c]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === stream);
  await signIn(page, await createFan());
  await page.goto(`/events/${event!.eventId}`);
  await untilLoaded(page);
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

test('sells the replay of a stream that is over, and says until when it can be watched again', async ({
  page,
  database,
  expectAccessible,
}) => {
  // Lists have no event that is over.
  const [event] = await database<{ id: string }>('select event_id as id from event where vanity_name = $1', [
    replay,
  ]);
  await page.goto(`/events/${event!.id}`);
  await untilLoaded(page);
  await expect(page.getByText('Replay available').first()).toBeVisible();
  await expect(page.getByText(/^Replay until \w/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add one' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('sells a group of six as a whole, and a weekend with a hotel room as one line [C3.06b-c]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const [night, weekend] = await Promise.all(
    [groups, festival].map((name) => findEvent(site, ({ vanityName }) => vanityName === name)),
  );
  await signIn(page, await createFan());
  await page.goto(`/events/${night!.eventId}`);
  const group = page.getByRole('listitem').filter({ hasText: 'Brings 6 Passes' }).first();
  await group.getByRole('button', { name: 'Add one' }).click();
  await goOn(page);
  await expectCheckout(page);
  await payWith(page, '4242424242424242');
  await expectReceipt(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your 6 Passes are here');

  await page.goto(`/transaction/${weekend!.eventId}/listings`);
  await page.getByRole('link', { name: 'Choose Weekend with a room' }).click();
  await expect(page.getByText('With hotel room')).toBeVisible();
  await expect(page.getByText(/^1 × Hotel room, one night/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Add to cart$/ }).click();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expectCheckout(page);
  await expect(page.getByRole('heading', { level: 3, name: 'Weekend with a room' })).toBeVisible();
  await payWith(page, '4242424242424242');
  await expectReceipt(page);
  await expect(page.getByText('Weekend with a room').first()).toBeVisible();
});

test('sells a wheelchair space with the companion seat beside it, and a scarf that is picked up [C3.05b, C3.19f, C3.22h]', async ({
  page,
  site,
  database,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === accessible);
  const fan = await createFan();
  await signIn(page, fan);
  await page.goto(`/events/${event!.eventId}`);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Accessible seats only' }).click();
  await expect(page).toHaveURL(/accessible/i);
  await takeBestSeats(page);
  const scarf = page.getByRole('group', { name: 'Quantity of Supporter scarf' });
  await scarf.getByRole('button', { name: 'Add one' }).click();
  await expectAccessible(page);
  await goOn(page);
  await expectCheckout(page);
  await expect(page.getByText('Stand inside the gate').first()).toBeVisible();
  await payWith(page, '4242424242424242');
  await expectReceipt(page);
  await expect(page.getByText('Stand inside the gate').first()).toBeVisible();
  await expectAccessible(page);
  const kinds = await database<{ kind: string }>(
    `select s.kind from token t join event_seat s using (event_id, seat_code)
     where t.event_id = $1 and t.holder_id = (select user_id from user_account where email_address = $2)
     order by s.kind`,
    [event!.eventId, fan.emailAddress],
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(['companion', 'wheelchair']);
});

test('sells one collectible to pick up and one to download, and says on the receipt how each comes [C1.01h, C3.22h, C3.22j]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === collectibles);
  await signIn(page, await createFan());
  await page.goto(`/events/${event!.eventId}`);
  await takeBestSeats(page);
  const kinds = [
    { name: 'Numbered enamel pin', comes: 'Pickup at the venue', place: 'Merchandise stand' },
    { name: 'Digital tour card', comes: 'Digital delivery', place: '' },
  ];
  for (const { name } of kinds) {
    const quantity = page.getByRole('group', { name: `Quantity of ${name}` });
    await quantity.getByRole('button', { name: 'Add one' }).click();
  }
  const expectLines = async (): Promise<void> => {
    for (const { name, comes, place } of kinds) {
      const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
      await expect(line).toContainText(comes);
      await expect(line).toContainText(place);
    }
  };
  await goOn(page);
  await expectCheckout(page);
  await expectLines();
  await payWith(page, '4242424242424242');
  await expectReceipt(page);
  await expectLines();
  await expect(page.getByText('Ship to this address')).toHaveCount(0);
  await expectAccessible(page);
});

test('gives to a charity what the fan names, changes it at checkout, and names the charity on the receipt [C1.01g]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === charity);
  await signIn(page, await createFan());
  await page.goto(`/events/${event!.eventId}`);
  const gift = page.getByRole('group', { name: 'Keep a choir singing: Amount' });
  await takeBestSeats(page);
  await gift.getByRole('button', { name: '$25.00' }).click();
  await expectAccessible(page);
  await goOn(page);
  await expectCheckout(page);
  await page.getByRole('button', { name: 'Keep a choir singing: Change amount' }).click();
  await gift.getByRole('button', { name: 'Another amount' }).click();
  await gift.getByLabel('Another amount').last().fill('33');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save amount' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Keep a choir singing' });
  await expect(line).toContainText('$33.00');
  await payWith(page, '4242424242424242');
  await expectReceipt(page);
  await expect(page.getByText('All of it goes to Open Case Fund.')).toBeVisible();
});
