import { expect, test } from '../support/journey.ts';
import { pickSeatOnMap } from '../support/purchase/mapSteps.ts';
import { watchPages } from '../support/watches/pageWatch.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import {
  checkOutAs,
  expectCheckout,
  expectReceipt,
  goOn,
  logInInOverlay,
  payWith,
} from '../support/purchase/purchaseSteps.ts';

test('sells a contested seat once, and offers the other buyer the next best [C2.25a, C8.21m]', async ({
  page,
  browser,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await pickEvent(site, hasSeats);
  const context = await browser.newContext();
  const watch = await watchPages(context);
  const other = await context.newPage();
  await page.goto(site.at(`/events/${event.eventId}?quantity=1`));
  await other.goto(site.at(`/events/${event.eventId}?quantity=1`));
  const wanted = await pickSeatOnMap(page);
  expect(await pickSeatOnMap(other)).toBe(wanted);

  const place = wanted.replace(/^Section .+?, /, '');
  await checkOutAs(page, await createFan());
  await expect(page.getByText(place).first()).toBeVisible();

  await goOn(other);
  await logInInOverlay(other, await createFan());
  const told = other.getByRole('alert').filter({ hasText: 'Those seats were just taken' }).first();
  await expect(told).toContainText(/Next best seats: Section .+ row .+ seat /, { timeout: 30_000 });
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Get these seats' }).click();
  await expect(told).toHaveCount(0);
  const taken = other.getByRole('button', { name: /^Remove Section/ });
  await expect(taken).toHaveCount(1);
  await expect(taken).not.toHaveAccessibleName(`Remove ${wanted}`);
  await goOn(other);
  await expectCheckout(other);
  await payWith(other, '4242424242424242');
  await expectReceipt(other);

  await payWith(page, '4242424242424242');
  await expectReceipt(page);
  await expect(page.getByText(wanted, { exact: true })).toBeVisible();
  expect(watch.problems).toEqual([]);
  await context.close();
});
