import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/journey.ts';
import { card, person } from '../support/people/canaries.ts';
import type { FanAccount } from '../support/people/fanAccount.ts';
import { signIn } from '../support/people/signIn.ts';
import { buySeats } from '../support/purchase/ownedSeats.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import type { FoyerSite, SiteRequest } from '../support/site/foyerSite.ts';
import { saleClock } from '../support/site/saleClock.ts';

const minute = 60_000;

async function call<Answer>(site: FoyerSite, fan: FanAccount, path: string, options: SiteRequest) {
  const headers = { 'idempotency-key': randomUUID(), authorization: `Bearer ${fan.token}` };
  const answer = await site.call(path, { ...options, headers });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text) as Answer;
}

/** Lists two seats of a fan by the API, to be paid to an address. */
async function list(site: FoyerSite, seller: FanAccount, emailAddress: string) {
  const event = await pickEvent(site, hasSeats);
  const { eventId, tokenIds } = await buySeats(site, seller, event);
  const price = { amount: 2_000, currency: event.currency };
  const terms = { eventId, tokenIds, price, hoursBefore: 2 };
  const { payoutMethodId } = await call<{ payoutMethodId: string }>(site, seller, '/api/payout/paypal', {
    method: 'POST',
    body: { emailAddress },
  });
  const quoted = await call<{ seller: { proceeds: object } }>(site, seller, '/api/sellerCheckout', {
    method: 'PUT',
    body: terms,
  });
  const listing = await call<{ listingId: string; offerGroupId: string }>(
    site,
    seller,
    '/api/secondaryListing',
    {
      method: 'POST',
      body: { ...terms, payoutMethodId, acceptedProceeds: quoted.seller.proceeds },
    },
  );
  return { ...listing, event, tokenId: tokenIds[0]! };
}

/** Buys a listing by the API. */
async function buy(site: FoyerSite, buyer: FanAccount, listed: Awaited<ReturnType<typeof list>>) {
  const { eventId } = listed.event;
  const selection = { cartGuid: randomUUID(), offerGroupId: listed.offerGroupId, offerId: listed.listingId };
  const cart = await call<{ purchaseToken: string; quote: { total: object } }>(
    site,
    buyer,
    '/api/purchase/v2/cart/checkout',
    { method: 'PUT', body: { eventId, selections: [{ ...selection, quantity: 2 }] } },
  );
  const typed = { method: 'POST', site: 'pay', body: { ...card, postalCode: person.postalCode } } as const;
  const { cardToken } = await call<{ cardToken: string }>(site, buyer, '/tokens', typed);
  const { paymentMethodId } = await call<{ paymentMethodId: string }>(
    site,
    buyer,
    '/api/payment/paymentMeans',
    { method: 'POST', body: { cardToken } },
  );
  const { purchaseToken, quote } = cart;
  await call(site, buyer, '/api/purchase/cart', {
    method: 'POST',
    body: { eventId, purchaseToken, paymentMethodId, acceptedTotal: quote.total },
  });
}

/** Times of an event, which a test lets end; they are put back, since the sale of the sample goes on. */
let former: { event_id: string; starts_at: Date; ends_at: Date | null } | undefined;

test.afterEach(async ({ database }) => {
  if (!former) return;
  const { event_id: eventId, starts_at: startsAt, ends_at: endsAt } = former;
  former = undefined;
  await database('update event set starts_at = $2, ends_at = $3 where event_id = $1', [
    eventId,
    startsAt,
    endsAt,
  ]);
});

test('what a fan sold is paid after the event, and sent again where it failed [C2.12d, C4.10b-e, C8.09a]', async ({
  page,
  site,
  database,
  createFan,
  expectAccessible,
}) => {
  const clock = saleClock(site);
  const seller = await createFan();
  const listed = await list(site, seller, 'refused@paypal.example');
  await buy(site, await createFan(), listed);
  await signIn(page, seller);
  await page.goto('/myPass/selling');
  await page.getByRole('link', { name: 'See details' }).click();
  await expect(page.getByText('Sold', { exact: true })).toBeVisible();
  await expect(
    page.getByText('We’ll pay you within 48 hours after the event', { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);
  const address = page.url();
  /** Lets jobs open, send and follow the payout, a step at a time, until the page says what became of it. */
  const wait = (text: string): Promise<void> =>
    expect(async () => {
      await clock.advance(6 * minute);
      await page.goto(address);
      await expect(page.getByText(text)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 90_000 });

  const { eventId } = listed.event;
  [former] = await database<NonNullable<typeof former>>(
    'select event_id, starts_at, ends_at from event where event_id = $1',
    [eventId],
  );
  await database(
    `update event set starts_at = foyer_now() - interval '3 hours', ends_at = foyer_now() - interval '1 hour'
     where event_id = $1`,
    [eventId],
  );
  await wait('PayPal couldn’t pay refused@paypal.example');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change account' }).click();
  await page.getByRole('button', { name: 'Add a PayPal account' }).click();
  await page.getByRole('textbox', { name: 'Email of your PayPal account' }).fill('seller@paypal.example');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('radio', { name: /seller@paypal.example/ })).toBeChecked();
  await page.getByRole('button', { name: 'Save account' }).click();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('We’re about to send your money.')).toBeVisible();
  await wait('Your money arrived on');
  await page.goto('/myPass/past/selling');
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
});
