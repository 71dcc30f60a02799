import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { shownPrices } from '../support/pages/shownPrices.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';

const cards = (page: Page) => page.getByRole('article');
const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('narrows and sorts the events in the address, suggests, and undoes by going back [C2.22e-f, C9.09b]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  const filters = page.getByRole('search');
  const chip = (name: string) => filters.getByRole('button', { name, exact: true });
  await chip('All kinds').click();
  await filters.getByRole('group', { name: 'Kinds' }).getByRole('button', { name: 'Theater' }).click();
  await expect(page).toHaveURL(/theatre/);
  await chip('More filters').click();
  await filters.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/LOW_TO_HIGH/i);
  const address = page.url();
  await expect
    .poll(async () => {
      const shown = await shownPrices(cards(page));
      return shown.length > 1 && String(shown) === String(shown.toSorted((left, right) => left - right));
    })
    .toBe(true);
  await expectAccessible(page);
  await page.reload();
  await expect(chip('Theater')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).not.toHaveURL(/LOW_TO_HIGH/i);
  await page.goBack();
  await expect(chip('All kinds')).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('searchbox', { name: 'Search events' }).fill('kestr');
  const suggestions = page.getByRole('group', { name: 'Suggestions' });
  await suggestions.getByRole('button', { name: 'Kestrel' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toHaveValue('Kestrel');
  await expect(page.getByRole('link', { name: /Kestrel/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('comes back from an event to the same place in a longer list [C2.22f]', async ({ page }) => {
  await page.goto('/events');
  await expect(cards(page).first()).toBeVisible();
  const first = await cards(page).count();
  await page.getByRole('button', { name: 'Show more', exact: true }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first);
  const card = cards(page).nth(first + 2);
  await card.scrollIntoViewIfNeeded();
  const name = await card.getByRole('heading').textContent();
  const before = await scrolledTo(page);
  expect(before).toBeGreaterThan(0);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible();
  await page.goBack();
  await expect(cards(page).nth(first + 2)).toBeInViewport();
  await expect.poll(async () => Math.abs((await scrolledTo(page)) - before)).toBeLessThan(80);
});

test('shows events by day in a calendar, month by month, and leads to one [C2.02a]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/events');
  await page.getByRole('button', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL(/view=calendar/);
  // Alone in the calendar; the list, which it replaces, has other headings of this level.
  const month = page.getByRole('heading', { level: 2, name: /^\p{L}+ \d{4}$/u });
  const now = await month.textContent();
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(month).not.toHaveText(now!);
  const events = page.getByRole('listitem').getByRole('link', { name: /^(?!\d+ more)/ });
  await expect(events.first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(month).not.toHaveText(now!);
  const name = await events.first().textContent();
  await events.first().click();
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible();
  await page.goBack();
  await expect(events.first()).toBeVisible();
});

test('follows a performer, and is mailed once when an event of theirs goes on sale [C2.02f]', async ({
  page,
  site,
  mail,
  clock,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === 'nightshift-long-night');
  const fan = await createFan();
  await signIn(page, fan);
  await page.goto(`/events/${event!.eventId}`);
  await page.getByRole('link', { name: 'DJ Solstice' }).first().click();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
  await expectAccessible(page);
  await clock.advance(45 * 3_600_000);
  const told = async () =>
    (await mail.mailsTo(fan.emailAddress)).filter(({ text }) => text.includes(event!.eventId)).length;
  await expect.poll(told).toBe(1);
  await clock.advance(3_600_000);
  expect(await told()).toBe(1);
});
