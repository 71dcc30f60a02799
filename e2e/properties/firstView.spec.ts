import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { watchShifts } from '../support/pages/layoutShifts.ts';
import { followTraffic } from '../support/pages/pageTraffic.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';

const sizes = [
  { width: 375, height: 667 },
  { width: 1440, height: 900 },
] as const;

/** Limit of the test; the goal is 0, and shifts up to this limit are not visible. */
const mostShift = 0.05;
const stepMs = 40;

/** Simulates a slow line: every response arrives a little later than the one before it, so nothing arrives at once. */
async function comeOneByOne(page: Page): Promise<string[]> {
  const asked: string[] = [];
  let latest = 0;
  await page.route(/\/(assets|api|art)\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(`${pathname}${search}`);
    latest = Math.max(latest, Date.now()) + stepMs;
    await new Promise((resolve) => setTimeout(resolve, latest - Date.now()));
    await route.continue();
  });
  return asked;
}

/** Holds back the app's scripts. @returns a function that lets them come */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Boxes of what the first view and the app both show of an event, rounded to pixels. */
async function boxesOf(page: Page): Promise<unknown> {
  await page.evaluate(() => document.fonts.ready);
  const parts = {
    name: page.getByRole('heading', { level: 1 }),
    date: page.getByRole('main').locator('time').first(),
    art: page.getByRole('main').locator('img').first(),
    site: page.getByRole('banner').getByText('Foyer', { exact: true }),
  };
  const boxes = Object.entries(parts).map(async ([name, part]) => {
    const box = await part.boundingBox();
    return [name, box && Object.values(box).map(Math.round)];
  });
  return Object.fromEntries((await Promise.all(boxes)) as [string, unknown][]);
}

for (const viewport of sizes) {
  test.describe(`event landing before its scripts, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test('shows name, date and price, where the app then shows them [C2.02b]', async ({ page, site }) => {
      const event = await pickEvent(site, hasSeats);
      const letCome = await holdScripts(page);
      await page.goto(`/events/${event.vanityName}/${event.eventId}`, { waitUntil: 'commit' });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: event.shortName })).toBeVisible();
      await expect(main.locator('time').first()).toBeVisible();
      await expect(main.getByText(/^From/).first()).toBeVisible();
      await expect(main.locator('img').first()).toBeVisible();
      const before = await boxesOf(page);

      letCome();
      await expect(page.locator('.first-main')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: event.shortName })).toBeVisible();
      expect(await boxesOf(page)).toEqual(before);
    });
  });
}

for (const name of ['discover', 'event landing'] as const) {
  for (const viewport of sizes) {
    test.describe(`${name}, ${viewport.width} wide`, () => {
      test.use({ viewport });

      test('loads without layout shifts and without repeated requests', async ({ page, site }) => {
        const event = await pickEvent(site, hasSeats);
        const shifts = await watchShifts(page);
        const asked = await comeOneByOne(page);
        const traffic = followTraffic(page);
        await page.goto(name === 'discover' ? '/' : `/events/${event.vanityName}/${event.eventId}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached();
        await traffic.settled();

        const moved = await shifts();
        const sum = moved.reduce((all, { value }) => all + value, 0);
        expect(sum, JSON.stringify(moved, null, 2)).toBeLessThan(mostShift);
        // The preloaded picture is the one that is shown.
        const files = asked.filter((each) => !each.startsWith('/api/'));
        expect(files.filter((each, at) => files.indexOf(each) !== at)).toEqual([]);
        const brought = /\/(profileList|carouselList|profile\/V2|offerGroups\/v3|availableSections\/v2)/;
        // The strip of what is nearly gone is below the first view, and comes later.
        const isLater = (each: string): boolean => /[?&]fewLeft=/.test(each);
        expect(asked.filter((each) => brought.test(each) && !isLater(each))).toEqual([]);
      });
    });
  }
}
