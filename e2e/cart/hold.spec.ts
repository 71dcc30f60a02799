import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import { holdSeats } from '../support/purchase/ownedSeats.ts';
import { findEvent, hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import { expectReceipt, openCheckout, payButton, payWith } from '../support/purchase/purchaseSteps.ts';
import { passTime } from '../support/site/passTime.ts';

const hourMs = 3_600_000;
/** Event of the sample's cart that was left. */
const left = 'icebreakers-voltigeurs';

async function secondsLeft(page: Page): Promise<number> {
  return Number(await page.getByRole('banner').getByRole('timer').getAttribute('data-seconds-left'));
}

const warning = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your hold is about to end' });
const ranOut = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Your time to pay ran out' }).first();
const cardNumber = (page: Page) =>
  page.frameLocator('iframe[title="Card details"]').locator('input[autocomplete="cc-number"]');

test.describe('a hold', () => {
  test.beforeEach(async ({ page, site, createFan }) => {
    await page.clock.install();
    await openCheckout(page, await createFan(), await pickEvent(site, hasSeats));
  });

  test('counts down, warns, is extended once, expires, and is renewed with all typed values [C4.04c-d, C8.05]', async ({
    page,
    clock,
    expectAccessible,
  }) => {
    const seats = await page.getByText(/^Section .+ row .+ seats/).textContent();
    await cardNumber(page).fill('4242424242424242');
    expect(await secondsLeft(page)).toBeGreaterThan(540);
    await expect(warning(page)).toHaveCount(0);

    await passTime(page, clock, (await secondsLeft(page)) - 100);
    await expect(warning(page)).toBeVisible();
    expect(await secondsLeft(page)).toBeGreaterThan(20);
    await expect(page.getByText(/holding your items for .+ more\. You can ask for more time/)).toBeAttached();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I need more time' }).click();
    await expect(warning(page)).toHaveCount(0);
    expect(await secondsLeft(page)).toBeGreaterThan(300);

    await passTime(page, clock, (await secondsLeft(page)) - 60);
    await expect(page.getByText(/holding your items for .+ more\.$/)).toBeAttached();
    await expect(warning(page)).toHaveCount(0);

    await passTime(page, clock, 61);
    await expect(ranOut(page)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('timer')).toHaveCount(0);
    await expect(payButton(page)).toHaveAccessibleDescription(/Your hold has ended/);
    await expect(cardNumber(page)).toHaveValue('4242 4242 4242 4242');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Hold them again' }).click();
    await expect(ranOut(page)).toHaveCount(0);
    expect(await secondsLeft(page)).toBeGreaterThan(540);
    await expect(page.getByText(seats ?? '')).toBeVisible();
    await expect(cardNumber(page)).toHaveValue('4242 4242 4242 4242');
    await payWith(page, '4242424242424242');
    await expectReceipt(page);
    await expect(page.getByText(seats ?? '')).toBeVisible();
  });

  test('that expired and went to another buyer offers the next best [C8.05, C8.12a]', async ({
    page,
    site,
    clock,
    database,
    createFan,
    expectAccessible,
  }) => {
    const seats = await page.getByText(/^Section .+ row .+ seats/).textContent();
    const [line] = await database<{ eventId: string; offerGroupId: string; seatCodes: string[] }>(
      `select event_id as "eventId", offer_group_id as "offerGroupId", seat_codes as "seatCodes"
         from commitment_line join commitment using (event_id, commitment_id)
        where state = 'open' order by created_at desc limit 1`,
    );
    if (!line) throw new Error('The database knows of no cart.');
    await passTime(page, clock, (await secondsLeft(page)) + 1);
    await expect(ranOut(page)).toBeVisible();
    const { eventId, offerGroupId, seatCodes } = line;
    const selection = { cartGuid: randomUUID(), offerGroupId, quantity: seatCodes.length, seatCodes };
    const held = await site.call('/api/purchase/v2/cart/checkout', {
      method: 'PUT',
      headers: { authorization: `Bearer ${(await createFan()).token}`, 'idempotency-key': randomUUID() },
      body: { eventId, selections: [selection] },
    });
    expect(held.status).toBe(200);
    await page.getByRole('button', { name: 'Hold them again' }).click();
    const told = page.getByRole('alert').filter({ hasText: 'Those seats were just taken' }).first();
    await expect(told).toContainText('Next best seats: Section');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Get these seats' }).click();
    await expect(told).toHaveCount(0);
    await expect(ranOut(page)).toHaveCount(0);
    await expect(page.getByText(seats ?? '')).toHaveCount(0);
    await payWith(page, '4242424242424242');
    await expectReceipt(page);
  });
});

test('that ran out is mailed about once, to a fan who agreed, and the mail leads back to the event [I7.19]', async ({
  page,
  site,
  mail,
  clock,
  createFan,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === left);
  const [fan, other] = [await createFan(), await createFan()];
  await signIn(page, fan);
  await page.goto('/profile/preferences');
  await page.getByRole('switch', { name: /^Cart reminders/ }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  for (const each of [fan, other]) await holdSeats(site, each, event!);
  const reminders = async ({ emailAddress }: { emailAddress: string }) =>
    (await mail.mailsTo(emailAddress)).filter(({ subject }) => /still on sale$/.test(subject)).length;
  // The job that ends holds comes first, and an hour later the one that mails.
  await expect
    .poll(async () => {
      await clock.advance(hourMs);
      return reminders(fan);
    })
    .toBe(1);
  expect(await reminders(other)).toBe(0);
  await page.goto(await mail.linkTo(fan.emailAddress, event!.eventId));
  await expect(page.getByRole('heading', { level: 1, name: event!.shortName })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Find the best/ }).first()).toBeVisible();
});
