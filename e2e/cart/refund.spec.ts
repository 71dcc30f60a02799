import { expect, test } from '../support/journey.ts';
import { openFrame } from '../support/pages/partnerFrame.ts';
import { signIn } from '../support/people/signIn.ts';
import { call } from '../support/purchase/apiSteps.ts';
import { buySeats } from '../support/purchase/ownedSeats.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import { buySeatsAs, expectReceipt, payWith, type Screen } from '../support/purchase/purchaseSteps.ts';
import { withLentEvent } from '../support/site/lendToPartner.ts';

/** Events of the sample: one with refunds by its policy, and those that the sandbox's list cancels, postpones and moves. */
const refundable = 'bywater-brass-sunday';
const toBeCancelled = 'ballet-boreal-montreal';
const toBePostponed = 'delphine-arcand-halifax';
const toBeMoved = 'tap-and-thunder';
const dayMs = 24 * 3_600_000;

/** Refunds one of two from their page in the wallet; returns the amount, which is that shown before. */
async function refundOne(screen: Screen, expectAccessible: () => Promise<void>): Promise<string> {
  await expect(screen.getByRole('button', { name: 'Show to usher' })).toHaveCount(2);
  await screen.getByRole('link', { name: 'Get a refund' }).click();
  await expect(screen.getByRole('heading', { level: 1, name: 'Get a refund' })).toBeVisible();
  await expect(screen.getByRole('checkbox')).toHaveCount(2);
  await expectAccessible();
  await screen.getByRole('checkbox').first().check();
  const action = screen.getByRole('button', { name: /^Refund \$/ });
  const amount = ((await action.textContent()) ?? '').replace('Refund ', '');
  await expect(screen.getByText(/^Not refundable: \$/).first()).toBeVisible();
  await expectAccessible();
  await action.click();
  await screen.getByRole('button', { name: 'Yes, refund' }).click();
  await expect(screen.getByText(`We’re refunding ${amount}`)).toBeVisible();
  await expect(screen.getByRole('checkbox')).toHaveCount(1);
  await expectAccessible();
  await screen
    .getByRole('link', { name: /^Back to my / })
    .first()
    .click();
  await expect(screen.getByRole('button', { name: 'Show to usher' })).toHaveCount(1);
  return amount;
}

test('refunds one of two from the wallet, at the amount shown before, lists the order as refunded in part, and prints what is left [C2.10a, C6.02h, C7.36, C7.37]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === refundable);
  const fan = await createFan();
  await buySeats(site, fan, event!);
  await signIn(page, fan);
  await page.goto('/myPass/going');
  await page.getByRole('link', { name: event!.shortName }).first().click();
  const amount = await refundOne(page, () => expectAccessible(page));
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByText(`Partly refunded: ${amount}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^See receipt for/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^You’re in/ })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^[a-z-]+-[\dA-Z-]+\.pdf$/);
});

test(
  'refunds one of two from the wallet on a partner’s own host [C2.10a, C7.36]',
  { tag: '@white-label' },
  async ({ page, site, database, createFan, expectAccessible }) =>
    withLentEvent({ site, database }, refundable, async (event) => {
      const fan = await createFan();
      const { eventId } = await buySeats(site, fan, event);
      await signIn(page, fan);
      await page.goto(`/myGlow/token/${eventId}`);
      await refundOne(page, () => expectAccessible(page));
    }),
);

test(
  'refunds one of two where they were bought, in the frame of a partner’s page [C2.10a, C7.36, I1.07]',
  { tag: '@widget' },
  async ({ page, site, createFan, expectAccessible }) => {
    const event = await findEvent(site, ({ vanityName }) => vanityName === refundable);
    const widget = await openFrame(page, event!.eventId);
    await buySeatsAs(widget, await createFan());
    await payWith(widget, '4242424242424242');
    await expectReceipt(widget);
    await widget.getByRole('link', { name: /^Show my/ }).click();
    await refundOne(widget, () => expectAccessible(page));
  },
);

test('refunds every buyer of an event that the operator cancels [C3.17o, C4.05o]', async ({
  page,
  site,
  mail,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === toBeCancelled);
  const fan = await createFan();
  const { eventId } = await buySeats(site, fan, event!);
  const body = { event: toBeCancelled, change: 'cancelled' };
  expect((await site.call('/sandbox/event', { method: 'POST', body })).status).toBe(200);
  await page.goto(`/events/${eventId}`);
  await expect(page.getByText(/Refunded: 2\./)).toBeVisible();
  await expectAccessible(page);
  await signIn(page, fan);
  await page.goto(`/myPass/token/${eventId}`);
  await expect(page.getByText(/We’re refunding everything you paid/)).toBeVisible();
  await expectAccessible(page);
  expect(await mail.linkTo(fan.emailAddress, '/myPass/')).toContain('/myPass/');
  await page.goto('/profile/orders');
  await expect(page.getByText(/^Refunded: CA\$/)).toBeVisible();
});

test('gives the whole price of a postponed event back to a buyer who chooses that [C7.36]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === toBePostponed);
  const fan = await createFan();
  const { eventId, orderId } = await buySeats(site, fan, event!);
  const body = { event: toBePostponed, change: 'postponed' };
  expect((await site.call('/sandbox/event', { method: 'POST', body })).status).toBe(200);
  await signIn(page, fan);
  await page.goto(`/transaction/${eventId}/receipt?orderId=${orderId}`);
  await expect(page.getByText(/^This event is postponed, and its new date isn’t set yet/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Get a refund' }).click();
  await expect(page.getByText(/^This event is postponed, and its new date isn’t set yet/)).toBeVisible();
  const seats = page.getByRole('checkbox');
  await expect(seats).toHaveCount(2);
  for (const seat of await seats.all()) await seat.check();
  await expect(page.getByText(/^Not refundable/)).toHaveCount(0);
  await expectAccessible(page);
  const action = page.getByRole('button', { name: /^Refund CA\$/ });
  const amount = ((await action.textContent()) ?? '').replace('Refund ', '');
  await action.click();
  await page.getByRole('button', { name: 'Yes, refund' }).click();
  await expect(page.getByText(`We’re refunding ${amount}`)).toBeVisible();
  await page.goto('/profile/orders');
  await expect(page.getByText(`Refunded: ${amount}`)).toBeVisible();
});

test('lets holders of a moved event keep their {product} or have the price back, until the deadline [C3.10c, C7.36]', async ({
  page,
  site,
  mail,
  clock,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === toBeMoved);
  const fan = await createFan();
  const { eventId, orderId } = await buySeats(site, fan, event!);
  const body = { event: toBeMoved, change: 'rescheduled' };
  expect((await site.call('/sandbox/event', { method: 'POST', body })).status).toBe(200);
  const told = async () =>
    (await mail.mailsTo(fan.emailAddress)).filter(({ subject }) => subject.endsWith('has a new date')).length;
  await expect.poll(told).toBe(1);
  await page.goto(`/events/${eventId}`);
  await expect(page.getByText(/^Rescheduled from /).first()).toBeVisible();

  await signIn(page, fan);
  await page.goto(`/transaction/${eventId}/receipt?orderId=${orderId}`);
  await expect(page.getByText(/^This event has a new date\. Until \w+,\s\w+\s\d+/)).toBeVisible();
  await page.getByRole('link', { name: 'Get a refund' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText(/^Not refundable/)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Refund \$/ }).click();
  await page.getByRole('button', { name: 'Yes, refund' }).click();
  await expect(page.getByText(/^We’re refunding \$/)).toBeVisible();

  await clock.advance(15 * dayMs);
  // The session has ended meanwhile.
  const { emailAddress, password } = fan;
  const login = { emailAddress, password };
  const { authToken: token } = await call<{ authToken: string }>(site, '/api/auth/login', login);
  await signIn(page, { ...fan, token });
  await page.goto(`/refund/${eventId}`);
  await expect(page.getByRole('checkbox', { name: /Not refundable/ })).toBeDisabled();
  await expectAccessible(page);
  await page.goto(`/myPass/token/${eventId}`);
  await expect(page.getByRole('button', { name: 'Show to usher' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Get a refund' })).toHaveCount(0);
});
