import { expect, test } from '../support/journey.ts';
import { openFrame } from '../support/pages/partnerFrame.ts';
import { handOverSession } from '../support/people/exchangeCode.ts';
import type { FanAccount } from '../support/people/fanAccount.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import { expectCheckout, expectReceipt, payWith, type Screen } from '../support/purchase/purchaseSteps.ts';
import type { FoyerSite } from '../support/site/foyerSite.ts';
import { withLentEvent } from '../support/site/lendToPartner.ts';

/** Event of the sample with two places left on the floor, and no table. */
const vanityName = 'mira-okafor-cenote';
/** Sold out, with another date of its tour. */
const soldOut = 'priya-raman-linden';

/** Calls as another fan. */
async function asOther(
  site: FoyerSite,
  { token }: FanAccount,
  call: { method: 'PUT' | 'POST'; path: string },
  body: object,
): Promise<number> {
  const { status } = await site.call(call.path, {
    method: call.method,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    body,
  });
  return status;
}

const checkout = { method: 'PUT', path: '/api/purchase/v2/cart/checkout' } as const;
const clear = { method: 'POST', path: '/api/purchase/cart/clear' } as const;

/** Another fan holds all places of the floor. `giveBack` releases them, and checks that a third fan cannot take them. */
async function holdAll(site: FoyerSite, createFan: () => Promise<FanAccount>) {
  const [holder, walkIn] = [await createFan(), await createFan()];
  const event = await findEvent(site, (each) => each.vanityName === vanityName);
  const { eventId, offers } = event!;
  const floor = offers.find(({ seating, available }) => seating === 'ga' && available > 0)!;
  const { offerGroupId, available: quantity } = floor;
  const held = { eventId, selections: [{ cartGuid: crypto.randomUUID(), offerGroupId, quantity }] };
  expect(await asOther(site, holder, checkout, held)).toBe(200);
  const giveBack = async (): Promise<void> => {
    expect(await asOther(site, holder, clear, { eventId })).toBe(200);
    expect(await asOther(site, walkIn, checkout, held)).toBe(422);
  };
  return { eventId, giveBack };
}

interface Steps {
  giveBack: () => Promise<void>;
  expectAccessible: () => Promise<void>;
}

/** Joins the wait list from the page of the event, gets a turn, and buys. */
async function waitAndBuy(screen: Screen, { giveBack, expectAccessible }: Steps): Promise<void> {
  await screen.getByRole('link', { name: 'Join the wait list' }).first().click();
  await expect(screen.getByRole('heading', { level: 1, name: 'Wait list' })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('checkbox', { name: /Table/ }).uncheck();
  await screen.getByRole('button', { name: 'Join the wait list' }).click();
  await expect(screen.getByRole('heading', { name: 'You’re number 1 in line' })).toBeVisible();
  await expectAccessible();

  await giveBack();
  await expect(screen.getByRole('heading', { name: 'It’s your turn' })).toBeVisible({ timeout: 60_000 });
  await expectAccessible();
  await screen.getByRole('button', { name: 'Claim and check out' }).click();
  await expectCheckout(screen);
  await payWith(screen, '4242424242424242');
  await expectReceipt(screen);
}

test('offers what another fan gives back to a fan who waits for it, and sells it by checkout', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const { eventId, giveBack } = await holdAll(site, createFan);
  await signIn(page, await createFan());
  await page.goto(`/events/${vanityName}/${eventId}`);
  await waitAndBuy(page, { giveBack, expectAccessible: () => expectAccessible(page) });
});

test('leads from an event that is sold out to its wait list, and to another date of the tour [C4.05j]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, (each) => each.vanityName === soldOut);
  await signIn(page, await createFan());
  await page.goto(`/events/${soldOut}/${event!.eventId}`);
  await expect(page.getByText(/^Sold out for now\./).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Find the best|Continue)/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Join the wait list' }).first().click();
  await page.getByRole('button', { name: 'Join the wait list' }).click();
  await expect(page.getByRole('heading', { name: /^You’re number \d+ in line$/ })).toBeVisible();
  await page.getByRole('link', { name: event!.shortName }).first().click();
  const others = page.getByRole('region', { name: /Pivot Table/ });
  await others.getByRole('link').click();
  await expect(page).not.toHaveURL(new RegExp(event!.eventId));
  await expect(page.getByRole('link', { name: 'Enter the Wish List' }).first()).toBeVisible();
});

test(
  'offers what another fan gives back on a partner’s own host',
  { tag: '@white-label' },
  async ({ page, site, database, createFan, expectAccessible }) =>
    withLentEvent({ site, database }, vanityName, async ({ eventId }) => {
      const { giveBack } = await holdAll(site, createFan);
      await signIn(page, await createFan());
      await page.goto(`/events/${vanityName}/${eventId}`);
      await waitAndBuy(page, { giveBack, expectAccessible: () => expectAccessible(page) });
    }),
);

test(
  'offers what another fan gives back in the frame of a partner’s page [I1.07]',
  { tag: '@widget' },
  async ({ page, site, createFan, expectAccessible }) => {
    const { eventId, giveBack } = await holdAll(site, createFan);
    await handOverSession(page, site, await createFan());
    const widget = await openFrame(page, eventId);
    await waitAndBuy(widget, { giveBack, expectAccessible: () => expectAccessible(page) });
  },
);
