import { randomUUID } from 'node:crypto';
import type { CDPSession, FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openFrame } from '../support/pages/partnerFrame.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import { takeBestSeats } from '../support/purchase/purchaseSteps.ts';
import type { FoyerSite } from '../support/site/foyerSite.ts';

const map = (page: Page | FrameLocator) => page.getByRole('application', { name: 'Seat map' });
const allSections = (page: Page) => page.getByRole('button', { name: 'All sections' });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Expects that the map is drawn, with its keys and its marks of places: it then describes its keys. */
const expectReady = (page: Page | FrameLocator) =>
  expect(map(page)).toHaveAccessibleDescription(/arrow keys/);

/** Opens an event with seats and centres its map in the window; returns the centre of the map. */
async function showMap(page: Page, site: FoyerSite): Promise<{ x: number; y: number }> {
  const event = await pickEvent(site, hasSeats);
  await page.goto(`/events/${event.vanityName}/${event.eventId}`);
  await expectReady(page);
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = (await map(page).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a wheel over the map scrolls the page, and with Ctrl it zooms the map [C2.25a]', async ({
  page,
  site,
}) => {
  const { x, y } = await showMap(page, site);
  await page.mouse.move(x, y);
  const before = await scrolled(page);
  await page.mouse.wheel(0, 240);
  await expect(page.getByText('Use Ctrl + scroll to zoom')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
  await expect(allSections(page)).toHaveCount(0);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -480);
  await page.keyboard.up('Control');
  await expect(allSections(page)).toBeVisible();
});

/** Moves fingers along a path, all of them by the same distance. */
async function drag(
  session: CDPSession,
  fingers: { x: number; y: number }[],
  by: { x: number; y: number }[],
) {
  const points = (share: number) =>
    fingers.map(({ x, y }, id) => ({ x: x + by[id]!.x * share, y: y + by[id]!.y * share, id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (let step = 1; step <= 10; step += 1)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step / 10) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('one finger scrolls the page past the map, two zoom it, and full screen has its own [C2.25a]', async ({
    page,
    site,
    expectAccessible,
  }) => {
    const { x, y } = await showMap(page, site);
    // They would cover sections; the map in full screen has them.
    await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
    const session = await page.context().newCDPSession(page);
    const before = await scrolled(page);
    await drag(session, [{ x, y }], [{ x: 0, y: -200 }]);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 100);
    await expect(page.getByText('Use two fingers to move the map')).toBeVisible();
    await expect(allSections(page)).toHaveCount(0);

    const middle = await showMap(page, site);
    const fingers = [
      { x: middle.x - 20, y: middle.y },
      { x: middle.x + 20, y: middle.y },
    ];
    await drag(session, fingers, [
      { x: -80, y: 0 },
      { x: 80, y: 0 },
    ]);
    await expect(allSections(page)).toBeVisible();

    const opener = page.getByRole('button', { name: 'Full screen' });
    const dialog = page.getByRole('dialog', { name: 'Seat map' });
    const openFullScreen = async () => {
      await opener.tap();
      await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    };
    await openFullScreen();
    await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(812);
    await expectAccessible(page);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await openFullScreen();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('seats that a card has found come into view on the map', async ({ page, site }) => {
    await showMap(page, site);
    const buttons = page.getByRole('button', { name: 'Find the best 2 seats' });
    await buttons.last().tap();
    const chips = page.getByRole('region', { name: 'Your seats' });
    await expect(chips).toBeInViewport();
    await expect(map(page)).toBeInViewport();
    await expect(allSections(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Found: Section / })).toHaveCount(1);
  });

  test('an offer stays under the finger when the map appears above it [C2.25a]', async ({ page, site }) => {
    const event = await pickEvent(site, hasSeats);
    let show = (): void => undefined;
    const waits = new Promise<void>((resolve) => (show = resolve));
    await page.route('**/seatChartData**', async (route) => {
      await waits;
      await route.continue();
    });
    await page.goto(`/events/${event.vanityName}/${event.eventId}`);
    const button = page.getByRole('button', { name: 'Find the best 2 seats' }).first();
    await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const offer = await button.elementHandle();
    const top = () => offer.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    show();
    await expectReady(page);
    // Browsers keep the place by scrolling in whole pixels, past heights that are not.
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });
});

test.describe('in the frame of a partner’s page', { tag: '@widget' }, () => {
  /** Shows the map of the framed event; returns a point on it, and how far frame and page are scrolled in all. */
  async function showFramedMap(page: Page) {
    const widget = await openFrame(page);
    await expectReady(widget);
    const framed = map(widget);
    await framed.evaluate((map) => map.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = (await framed.boundingBox())!;
    const bottom = Math.min(box.y + box.height, page.viewportSize()!.height);
    const inFrame = () => framed.evaluate(() => window.scrollY);
    return {
      point: { x: box.x + box.width / 2, y: (Math.max(box.y, 0) + bottom) / 2 },
      widget,
      zoomedIn: widget.getByRole('button', { name: 'All sections' }),
      scrolledBy: async () => (await scrolled(page)) + (await inFrame()),
    };
  }

  test('a wheel over the map scrolls frame and page past it, and with Ctrl it zooms the map [C2.25a, I1.07]', async ({
    page,
  }) => {
    const { point, widget, zoomedIn, scrolledBy } = await showFramedMap(page);
    const before = await scrolledBy();
    await page.mouse.move(point.x, point.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -480);
    await page.keyboard.up('Control');
    await expect(zoomedIn).toBeVisible();
    expect(await scrolledBy()).toBe(before);
    await zoomedIn.click();
    await expect(zoomedIn).toHaveCount(0);
    await page.mouse.move(point.x, point.y);
    await page.mouse.wheel(0, -240);
    await expect(widget.getByText('Use Ctrl + scroll to zoom')).toBeVisible();
    await expect.poll(scrolledBy).toBeLessThan(before);
    // Notch after notch, until frame and page are at their tops.
    await expect(async () => {
      await page.mouse.wheel(0, -240);
      expect(await scrolledBy()).toBe(0);
    }).toPass();
    await expect(zoomedIn).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

    test('one finger scrolls frame and page past the map [C2.25a, I1.07]', async ({ page }) => {
      const { point, widget, zoomedIn, scrolledBy } = await showFramedMap(page);
      const before = await scrolledBy();
      const session = await page.context().newCDPSession(page);
      await drag(session, [point], [{ x: 0, y: 200 }]);
      // The frame has some 80 px above the map on a phone, whose button to find seats is in the bar.
      await expect.poll(scrolledBy).toBeLessThan(before - 50);
      await expect(widget.getByText('Use two fingers to move the map')).toBeVisible();
      await expect(zoomedIn).toHaveCount(0);
    });
  });
});

test('asks for the best seats within the price limit of the address [C3.19c]', async ({ page, site }) => {
  const event = await pickEvent(site, hasSeats);
  const { text } = await site.call('/api/marketplace/public/offerGroups/v3', {
    method: 'POST',
    headers: { 'api-client-sessionid': randomUUID() },
    body: { eventId: event.eventId },
  });
  const { offerGroups } = JSON.parse(text) as {
    offerGroups: { seating: string; available: number; price: { allIn: { amount: number } } }[];
  };
  const seated = offerGroups.filter(({ seating, available }) => seating === 'seated' && available > 20);
  const limit = Math.min(...seated.map(({ price }) => price.allIn.amount));
  await page.goto(`/events/${event.vanityName}/${event.eventId}?price=0-${limit}`);
  const asked = page.waitForRequest(/inventorySelection\/public\/seats\?/);
  await takeBestSeats(page);
  expect(new URL((await asked).url()).searchParams.getAll('priceRange')).toEqual(['0', String(limit)]);
});
