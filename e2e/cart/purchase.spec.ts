import { expect, test } from '../support/journey.ts';
import {
  buySeatsAs,
  expectReceipt,
  fillCard,
  payButton,
  payWith,
  signUpInOverlay,
  takeBestSeats,
} from '../support/purchase/purchaseSteps.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import { expectNothingLeft, tracesIn } from '../support/watches/storageTraces.ts';

test('finds an event, picks seats, signs up, pays and holds the {product} [C1.05a, C6.01a, C6.01c, C6.02a, C7.20, C2.18a-b]', async ({
  page,
  site,
  mail,
  expectAccessible,
}) => {
  const event = await pickEvent(site, hasSeats);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search events' }).fill(event.shortName);
  await page.getByRole('link', { name: event.shortName, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: event.shortName })).toBeVisible();
  await takeBestSeats(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const emailAddress = await signUpInOverlay(page);
  await expect(page.getByRole('dialog', { name: 'Verify your email' })).toBeVisible();
  await expectAccessible(page);
  const other = await page.context().newPage();
  await other.goto(await mail.linkTo(emailAddress, '/verifyEmail/'));
  await expect(other.getByText('Your email address is verified')).toBeVisible();
  await expectAccessible(other);
  await other.close();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await fillCard(page, '4242424242424242');
  await expectAccessible(page);
  await payButton(page).click();
  await expectReceipt(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: /Show my/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: event.shortName })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show to usher' }).first().click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Entry code' })).toBeVisible();
  await expectAccessible(page);
});

test(
  'sells on a partner’s own host, in the partner’s look and words [I1.07, I2.22, I3.26, C1, I2.01]',
  { tag: '@white-label' },
  async ({ page, site, createFan, expectAccessible }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/fr-CA/');
    await expect(heading).toHaveText('Des nuits qui rayonnent.');
    await page.goto('/en-US/');
    await expect(heading).toHaveText('Nights that glow.');
    await expect(page.getByRole('banner').getByRole('img', { name: /Aurora/ })).toBeVisible();
    await expectAccessible(page);

    const event = await pickEvent(site, hasSeats, 'aurora');
    await page.goto(`/events/${event.eventId}`);
    await buySeatsAs(page, await createFan());
    await expectAccessible(page);
    await payWith(page, '4242424242424242');
    await expectReceipt(page);
    await expect(heading).toHaveText(/You’re in.*Glow/);
    await page.getByRole('link', { name: /^Show my Glows/i }).click();
    await expect(page).toHaveURL(/aurora\.localhost:\d+\/myGlow\/token\//);
    await page.goto('/myGlow/going');
    await expect(heading).toHaveText('My Glows');
    await expect(page.getByText(/\bPass(es)?\b/)).toHaveCount(0);
  },
);

test.describe('in a frame', { tag: '@widget' }, () => {
  // Includes what our service worker would store.
  test.use({ serviceWorkers: 'allow' });

  test('sells inside a plain third-party page, and leaves nothing in its or our storage [I1.07, I4.24, I2.26, BR-10, I6.09]', async ({
    page,
    context,
    createFan,
    expectAccessible,
  }) => {
    await page.goto('/');
    const element = page.locator('iframe[src*="/events/"]');
    await element.scrollIntoViewIfNeeded();
    const widget = element.contentFrame();
    await buySeatsAs(widget, await createFan());
    await expectAccessible(page);
    await fillCard(widget, '4242424242424242');
    const frame = page.frames().find((each) => /^http:\/\/widget\./.test(each.url()))!;
    for (const place of [page, frame]) expect((await tracesIn(place, context)).all).toEqual([]);
    await payButton(widget).click();
    await expectReceipt(widget);
    for (const place of [page, frame]) expect((await tracesIn(place, context)).all).toEqual([]);
    expect(await page.evaluate(() => [window.localStorage.length, document.cookie])).toEqual([0, '']);
    await widget.getByRole('button', { name: 'Log out' }).click();
    await expect(widget.getByRole('button', { name: 'Log out' })).toHaveCount(0);
    for (const place of [page, frame]) await expectNothingLeft(place, context);
  });
});
