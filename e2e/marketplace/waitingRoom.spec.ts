import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import type { ListedEvent } from '../support/purchase/pickEvent.ts';

/** Event of the sample with a waiting room. */
const vanityName = 'juniper-vale-redstone';
const minute = 60_000;
/** The sample may have been loaded long ago. */
const closeRoom = `update waiting_room set arrivals_from = foyer_now() - interval '1 hour',
  opens_at = foyer_now() + interval '30 minutes', drawn = null, last_number = 0, admitted = 0, admitting_since = null
  where event_id = $1`;

test('lets a fan wait with one place in every tab, and come in when it is their turn [LD-01]', async ({
  page,
  context,
  site,
  database,
  clock,
  createFan,
  expectAccessible,
}) => {
  const fan = await createFan();
  const { text } = await site.call('/api/event/public/profileList?limit=50&searchQuery=Juniper');
  const { events } = JSON.parse(text) as { events: ListedEvent[] };
  const { eventId, shortName } = events.find((each) => each.vanityName === vanityName)!;
  await database(closeRoom, [eventId]);
  const waiting = new RegExp(`/waitingRoom/en-US/${eventId}#/`);

  await page.goto(`/events/${vanityName}/${eventId}`);
  await expect(page).toHaveURL(waiting);
  await expect(page.getByRole('heading', { level: 1, name: shortName })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expectAccessible(page);

  await signIn(page, fan);
  await page.goto('/events?q=Juniper');
  await page.locator(`main a[href*="${eventId}"]`).first().click();
  await expect(page).toHaveURL(waiting);
  await expect(page.getByRole('status')).toContainText('You’re in.');
  await expect(page.getByRole('listitem').first()).toContainText('Available');
  const placeKey = `foyer-place-${eventId}`;
  const placeIn = (tab: typeof page) => tab.evaluate((key) => localStorage.getItem(key), placeKey);
  const place = await placeIn(page);
  expect(place).not.toBeNull();

  await page.reload();
  await expect(page.getByRole('status')).toContainText('You’re in.');
  const second = await context.newPage();
  await second.goto(`/events/${vanityName}/${eventId}`);
  await expect(second.getByRole('status')).toContainText('You’re in.');
  expect(await placeIn(second)).toBe(place);
  await second.close();

  await clock.advance(60 * minute);
  await expect(async () => {
    // The page asks at once when the connection is back. One answer may still be of the room before the clock moved.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(new RegExp(`^[^#]*/events/[^#]*${eventId}`), { timeout: 4000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: /^Find the best 2 seats/ }).first()).toBeVisible();
});
