import { expect, test } from '../support/journey.ts';
import { openFrame } from '../support/pages/partnerFrame.ts';
import { handOverSession } from '../support/people/exchangeCode.ts';
import type { FanAccount } from '../support/people/fanAccount.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import {
  expectCheckout,
  expectReceipt,
  goOn,
  payWith,
  takeBestSeats,
  type Screen,
} from '../support/purchase/purchaseSteps.ts';
import type { FoyerSite } from '../support/site/foyerSite.ts';
import { withLentEvent } from '../support/site/lendToPartner.ts';

/** Event of the sample whose sale is open to holders of this code alone. */
const vanityName = 'halcyon-drive-windows-down';
const marketplaceCode = 'WINDOWSDOWN';

interface Group {
  offerGroupId: string;
  seating: string;
  category: string;
}

/** Lists the offers of an event as a caller with or without the code. */
async function listed(site: FoyerSite, eventId: string, code?: string): Promise<Group[]> {
  const answer = await site.call('/api/marketplace/public/offerGroups/v3', {
    method: 'POST',
    body: { eventId, ...(code === undefined ? {} : { marketplaceCode: code }) },
  });
  expect(answer.status).toBe(200);
  return (JSON.parse(answer.text) as { offerGroups: Group[] }).offerGroups;
}

/** Asks for a hold without the code, as a caller who knows the id of an offer. */
async function holdWithoutCode(site: FoyerSite, fan: FanAccount, eventId: string, offerGroupId: string) {
  const answer = await site.call('/api/purchase/v2/cart/checkout', {
    method: 'PUT',
    headers: { authorization: `Bearer ${fan.token}`, 'idempotency-key': crypto.randomUUID() },
    body: { eventId, selections: [{ cartGuid: crypto.randomUUID(), offerGroupId, quantity: 2 }] },
  });
  return { status: answer.status, code: (JSON.parse(answer.text) as { code?: string }).code };
}

/** Finds the sale closed, opens it by the code, and buys. */
async function buyWithCode(screen: Screen): Promise<void> {
  const entry = screen.getByRole('region', { name: 'Have a presale code?' });
  await expect(entry).toBeVisible();
  await expect(screen.getByRole('button', { name: /^Find the best 2 seats/ })).toHaveCount(0);
  await entry.getByRole('textbox', { name: 'Presale code' }).fill(marketplaceCode.toLowerCase());
  await entry.getByRole('button', { name: 'Unlock' }).click();
  await expect(screen.getByText('Your presale code is active')).toBeVisible();
  await takeBestSeats(screen);
  await goOn(screen);
  await expectCheckout(screen);
  await payWith(screen, '4242424242424242');
  await expectReceipt(screen);
}

test('sells a presale to holders of its code, and neither lists nor holds it for others [C7.31, C8.21d]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const fan = await createFan();
  const event = await findEvent(site, (each) => each.vanityName === vanityName);
  const { eventId } = event!;
  const open = (await listed(site, eventId)).map(({ offerGroupId }) => offerGroupId);
  const guarded = (await listed(site, eventId, marketplaceCode)).find(
    ({ offerGroupId, category }) => category === 'EVENT_ACCESS' && !open.includes(offerGroupId),
  );
  expect(await holdWithoutCode(site, fan, eventId, guarded!.offerGroupId)).toEqual({
    status: 422,
    code: 'invalidOfferCode',
  });

  await signIn(page, fan);
  await page.goto(`/events/${eventId}?marketplaceCode=WRONGCODE`);
  const entry = page.getByRole('region', { name: 'Have a presale code?' });
  const field = entry.getByRole('textbox', { name: 'Presale code' });
  await expect(field).toHaveValue('WRONGCODE');
  await expect(field).toHaveAccessibleDescription(/./);
  await expect(page).not.toHaveURL(/WRONGCODE/);
  await expectAccessible(page);
  await buyWithCode(page);
});

test(
  'sells a presale to holders of its code on a partner’s own host [C7.31]',
  { tag: '@white-label' },
  async ({ page, site, database, createFan }) =>
    withLentEvent({ site, database }, vanityName, async ({ eventId }) => {
      await signIn(page, await createFan());
      await page.goto(`/events/${eventId}`);
      await buyWithCode(page);
    }),
);

test(
  'sells a presale to holders of its code in the frame of a partner’s page [C7.31, I1.07]',
  { tag: '@widget' },
  async ({ page, site, createFan }) => {
    const event = await findEvent(site, (each) => each.vanityName === vanityName);
    await handOverSession(page, site, await createFan());
    await buyWithCode(await openFrame(page, event!.eventId));
  },
);
