import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import { buySeats } from '../support/purchase/ownedSeats.ts';
import { pickEvent, hasSeats, type SampleEvent } from '../support/purchase/pickEvent.ts';
import { expectReceipt } from '../support/purchase/purchaseSteps.ts';
import type { FanAccount } from '../support/people/fanAccount.ts';
import type { FoyerSite } from '../support/site/foyerSite.ts';

/** Open to the public, with dearer seats than the cheapest ones. */
const hasBetterSeats = (event: SampleEvent): boolean =>
  hasSeats(event) &&
  event.offers.filter(({ category, seating, available }) => {
    return category === 'EVENT_ACCESS' && seating === 'seated' && available > 20;
  }).length > 1;

/** Tells whether the entry code of a {product} can be fetched by a fan. */
const codeStatus = async (site: FoyerSite, { token }: FanAccount, tokenId: string): Promise<number> =>
  (
    await site.call(`/api/user/activity/entrySecret?tokenId=${tokenId}`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status;

test('a fan exchanges a seat for a better one: the new code admits, and the old one is dead [C1.07d, C2.19a-d, C2.27g, C2.28l, C4.17, C6.03d, I2.25]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const fan = await createFan();
  const event = await pickEvent(site, hasBetterSeats);
  const { eventId, tokenIds } = await buySeats(site, fan, event);
  await signIn(page, fan);
  await page.goto(`/myPass/token/${eventId}`);
  await page
    .getByRole('button', { name: /^Upgrade / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to something better' });
  await expect(dialog.getByText('stays valid', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'See upgrades' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Upgrade' })).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'See upgrades' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose an upgrade' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: ' more' })
    .getByRole('link', { name: /^Choose / })
    .last()
    .click();

  await expect(page.getByRole('heading', { name: 'What you pay' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for your upgrade' })).toBeVisible();
  await expect(page.getByText('Credit', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /cart/i })).toHaveCount(0);
  await expectAccessible(page);
  // Until it is paid, both are valid.
  const codes = () => Promise.all(tokenIds.map((tokenId) => codeStatus(site, fan, tokenId)));
  expect(await codes()).toEqual([200, 200]);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expectReceipt(page);
  await expect(page.getByText('Credit', { exact: true })).toBeVisible();

  expect((await codes()).filter((status) => status === 200)).toHaveLength(1);
  await page.goto(`/myPass/token/${eventId}`);
  await expect(page.getByRole('button', { name: /^Upgrade / })).toHaveCount(2);
});
