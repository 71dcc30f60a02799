import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/journey.ts';
import { card, person } from '../support/people/canaries.ts';
import type { FanAccount } from '../support/people/fanAccount.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import { expectCheckout, expectReceipt, fillCard, payButton } from '../support/purchase/purchaseSteps.ts';
import type { FoyerSite } from '../support/site/foyerSite.ts';
import type { SaleClock } from '../support/site/saleClock.ts';

/** Wish Lists of the sample: winners of the first are charged, those of the second have a day to claim. */
const charged = 'dex-holloway-one-story';
const claimed = 'low-tide-choir-mill';
const hourMs = 3_600_000;

interface Stock {
  choices: string[];
  quantity: number;
}
interface Offers {
  state: string;
  /** Set once the draw is closed and its entries are published. */
  beaconRound?: number;
  names: { offerGroupId: string; name: string }[];
  stock: Stock[];
}

async function call<Answer>(site: FoyerSite, path: string, body?: object, fan?: FanAccount): Promise<Answer> {
  const answer = await site.call(path, {
    ...(body ? { method: 'POST', body } : {}),
    ...(path === '/tokens' ? { site: 'pay' as const } : {}),
    headers: {
      'idempotency-key': randomUUID(),
      ...(fan ? { authorization: `Bearer ${fan.token}` } : {}),
    },
  });
  expect(answer.status, answer.text).toBe(200);
  return JSON.parse(answer.text) as Answer;
}

/** Reads the public data of a draw, which a job publishes after the start. */
async function publicDraw(site: FoyerSite, eventId: string): Promise<Offers> {
  const path = `/api/draw/public/record?eventId=${eventId}`;
  await expect.poll(async () => (await site.call(path)).status, { timeout: 60_000 }).toBe(200);
  return call<Offers>(site, path);
}

/** Waits until the jobs have brought a draw to a state. */
const untilIt = (site: FoyerSite, eventId: string, reached: (draw: Offers) => boolean): Promise<void> =>
  expect.poll(async () => reached(await publicDraw(site, eventId)), { timeout: 60_000 }).toBe(true);

/** Lets a draw close, and then be drawn: the beacon's round comes after the close, at the announced time. */
async function draw(
  { site, clock }: { site: FoyerSite; clock: SaleClock },
  eventId: string,
  closesInHours: number,
): Promise<void> {
  await clock.advance(closesInHours * hourMs);
  await untilIt(site, eventId, ({ beaconRound }) => beaconRound !== undefined);
  await clock.advance(3 * hourMs);
  await untilIt(site, eventId, ({ state }) => state === 'drawn');
}

/** Offer of a draw with more than so many places, and its name. */
function offerWith({ names, stock }: Offers, places: number) {
  const [offerGroupId = ''] = stock.find(({ quantity }) => quantity > places)?.choices ?? [];
  const name = names.find((each) => each.offerGroupId === offerGroupId)?.name ?? '';
  return { offerGroupId, name };
}

/** Enters a draw by the API, with a new card. */
async function enter(site: FoyerSite, fan: FanAccount, eventId: string, offerGroupId: string): Promise<void> {
  const { cardToken } = await call<{ cardToken: string }>(site, '/tokens', {
    ...card,
    postalCode: person.postalCode,
  });
  const { paymentMethodId } = await call<{ paymentMethodId: string }>(
    site,
    '/api/payment/paymentMeans',
    { cardToken },
    fan,
  );
  const entry = { eventId, offerGroupIds: [offerGroupId], quantity: 1, maySplit: false, paymentMethodId };
  await call(site, '/api/draw/entry', entry, fan);
}

test('enters a Wish List, changes the entry, wins, is charged, and finds the draw right [C2.08d, C7.07, C7.08]', async ({
  page,
  site,
  clock,
  createFan,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const winner = await createFan();
  const { eventId, shortName } = (await findEvent(site, (each) => each.vanityName === charged))!;
  const offers = await publicDraw(site, eventId);
  const wanted = offerWith(offers, 3);
  const other = offers.names.find(({ offerGroupId }) => offerGroupId !== wanted.offerGroupId)!;

  await signIn(page, winner);
  await page.goto(`/events/${charged}/${eventId}`);
  await page.getByRole('link', { name: 'Enter the Wish List' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wish List' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Add ${other.name}` }).click();
  await page.getByRole('button', { name: `Add ${wanted.name}` }).click();
  await page.getByRole('button', { name: `Move ${wanted.name} up` }).click();
  await fillCard(page, card.number);
  await page.getByRole('button', { name: /^Save card/ }).click();
  await expect(page.getByRole('radio', { name: /ending in 4242/ })).toBeChecked();
  await page.getByRole('button', { name: 'Enter the Wish List' }).click();
  const dialog = page.getByRole('dialog', { name: 'You’re in' });
  await expect(dialog.getByRole('listitem')).toHaveText([wanted.name, other.name]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Change entry' }).click();
  await page.getByRole('button', { name: `Remove ${other.name}` }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save changes' }).click();
  await page
    .getByRole('dialog', { name: 'Your entry is changed' })
    .getByRole('button', { name: 'My requests' })
    .click();
  await expect(page.getByText('Entered', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await draw({ site, clock }, eventId, 48.5);
  // Jobs charge in batches: the page is read again until they are done.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Won and paid')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await page.getByRole('link', { name: 'Check the draw' }).click();
  await expect(page.getByText('Your entry is in it, as you made it.')).toBeVisible();
  await page.getByRole('button', { name: 'Check this draw' }).click();
  await expect(page.getByText('This draw is right')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.goto('/myPass/going');
  await expect(page.getByRole('link', { name: shortName })).toBeVisible();
});

test('claims a win within a day, and pays for it by checkout [C2.11a, C7.05, C4.25]', async ({
  page,
  site,
  clock,
  createFan,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const fan = await createFan();
  const { eventId } = (await findEvent(site, (each) => each.vanityName === claimed))!;
  const wanted = offerWith(await publicDraw(site, eventId), 1);
  await enter(site, fan, eventId, wanted.offerGroupId);
  await draw({ site, clock }, eventId, 72.5);

  await signIn(page, fan);
  await expect(async () => {
    await page.goto('/myPass/requested');
    await expect(page.getByRole('link', { name: 'Claim and pay' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await page.getByRole('link', { name: 'Claim and pay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Claim what you won' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Claim and check out' }).click();
  await expectCheckout(page);
  await payButton(page).click();
  await expectReceipt(page);
});
