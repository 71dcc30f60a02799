import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import {
  expectCheckout,
  expectReceipt,
  goOn,
  payButton,
  payWith,
  takeBestSeats,
} from '../support/purchase/purchaseSteps.ts';

const inCanada = 'neon-prairie-long-light-tour';
const inTheUnitedStates = 'the-brass-lantern';

/** Holds two seats of an event, and an extra if one is named; returns the total to pay. */
async function hold(page: Page, eventId: string, extra?: RegExp): Promise<string> {
  await page.goto(`/events/${eventId}`);
  await takeBestSeats(page);
  if (extra) await page.getByRole('group', { name: extra }).getByRole('button', { name: 'Add one' }).click();
  await goOn(page);
  await expectCheckout(page);
  return ((await payButton(page).textContent()) ?? '').replace('Pay ', '');
}

test('holds seats of two events in two currencies, each with its own time, pays for one, and empties the cart of the other alone [C3.24b, C4.02c]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const [first, second] = await Promise.all(
    [inCanada, inTheUnitedStates].map((name) => findEvent(site, ({ vanityName }) => vanityName === name)),
  );
  await signIn(page, await createFan());
  const firstTotal = await hold(page, first!.eventId, /^Quantity of Numbered poster/);
  const secondTotal = await hold(page, second!.eventId);
  expect([firstTotal, secondTotal]).toEqual([expect.stringMatching(/^CA\$/), expect.stringMatching(/^\$/)]);
  const others = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'You’re also holding' }) });
  await expect(others).toContainText('Each event is paid separately, in its own currency.');
  await expect(others.getByRole('listitem')).toContainText(firstTotal);
  const secondsLeft = async (part: Pick<Page, 'getByRole'>): Promise<number> =>
    Number(await part.getByRole('timer').first().getAttribute('data-seconds-left'));
  expect(await secondsLeft(others)).toBeLessThan(await secondsLeft(page.getByRole('banner')));
  await expectAccessible(page);
  await payWith(page, '4242424242424242');
  await expectReceipt(page);
  await expect(page.getByText(secondTotal).first()).toBeVisible();

  await page.getByRole('link', { name: 'All events' }).first().click();
  await page.getByRole('link', { name: /^3 items in your cart, held for/ }).click();
  await expectCheckout(page);
  await expect(payButton(page)).toContainText(firstTotal);
  await expect(others).toHaveCount(0);
  await page.getByRole('button', { name: 'Empty cart' }).click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Empty cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});
