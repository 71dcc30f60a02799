import { expect, test } from '../support/journey.ts';
import type { FanAccount } from '../support/people/fanAccount.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import {
  expectCheckout,
  expectReceipt,
  goOn,
  payWith,
  takeBestSeats,
} from '../support/purchase/purchaseSteps.ts';
import type { FoyerSite } from '../support/site/foyerSite.ts';

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
  await expect(page.getByRole('button', { name: /^Find the best 2 seats/ })).toHaveCount(0);
  await expectAccessible(page);

  await field.fill(marketplaceCode.toLowerCase());
  await entry.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('Your presale code is active')).toBeVisible();
  await expectAccessible(page);
  await takeBestSeats(page);
  await goOn(page);
  await expectCheckout(page);
  await payWith(page, '4242424242424242');
  await expectReceipt(page);
});
