import { expect, test } from '../support/journey.ts';
import { buySeatsAs, fillCard, payButton } from '../support/purchase/purchaseSteps.ts';

test('sells inside a plain third-party page [I1.07, I4.24, I2.26]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  await page.goto(site.at('/', 'partner'));
  const frame = page.locator('iframe[src*="/events/"]');
  await frame.scrollIntoViewIfNeeded();
  const widget = frame.contentFrame();
  await buySeatsAs(widget, await createFan());
  await expectAccessible(page);
  await fillCard(widget, '4242424242424242');
  await payButton(widget).click();
  await expect(widget.getByRole('heading', { level: 1, name: /You’re in/ })).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => [window.localStorage.length, document.cookie])).toEqual([0, '']);
  await widget.getByRole('button', { name: 'Log out' }).click();
  await expect(widget.getByRole('button', { name: 'Log out' })).toHaveCount(0);
});
