import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { loseOnce } from '../support/pages/loseOnce.ts';
import { newAddress } from '../support/people/canaries.ts';
import type { FanAccount } from '../support/people/fanAccount.ts';
import { signIn } from '../support/people/signIn.ts';
import { call } from '../support/purchase/apiSteps.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import type { FoyerSite } from '../support/site/foyerSite.ts';

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

/** Event of the sample that the demo promoter sells, for cash and by card. */
const sold = 'neon-prairie-long-light-tour';
const promoterAddress = 'promoter@foyer.example';
const demoPassword = 'foyer-demo-1';

const logIn = async (site: FoyerSite, emailAddress: string): Promise<FanAccount> => {
  const body = { emailAddress, password: demoPassword };
  const { authToken } = await call<{ authToken: string }>(site, '/api/auth/login', body);
  return { ...body, token: authToken };
};
const eventOf = async (site: FoyerSite): Promise<string> =>
  (await findEvent(site, ({ vanityName }) => vanityName === sold))!.eventId;

/** First of what is left to sell; the breadcrumb is a list of links too. */
const firstItem = (page: Page) => page.locator('main a[href*="itemDetail"]').first();

/** Fills in the last step, after two presses on the way there. */
async function goToCheckout(page: Page, eventId: string, emailAddress: string): Promise<void> {
  await page.goto(`/promoter/transaction/${eventId}`);
  await firstItem(page).tap();
  await page.getByRole('link', { name: 'Continue', exact: true }).tap();
  await page.getByLabel('Email address').fill(emailAddress);
}
const take = (page: Page) => page.getByRole('button', { name: /^Take .* in cash$/ });
const salesTo = async (page: Page, eventId: string, emailAddress: string) => {
  await page.goto(`/promoter/transactions/${eventId}`);
  return page.locator('main li a[href*="/promoter/transactions/"]').filter({ hasText: emailAddress });
};

test('sells for cash on a phone in five presses, tells the change, and undoes a wrong sale [C1.08b, C2.21a, C2.21b, C2.21e, C2.21f, C2.32d, C2.32e, C2.32f, C6.06b]', async ({
  page,
  site,
  mail,
  expectAccessible,
}) => {
  await signIn(page, await logIn(site, promoterAddress));
  await page.goto('/promoter');
  const emailAddress = newAddress();
  let presses = 0;
  const press = async (locator: ReturnType<Page['getByRole']>): Promise<void> => {
    presses += 1;
    await locator.tap();
  };
  const card = page.getByRole('article').filter({ hasText: 'Neon Prairie' });
  await press(card.getByRole('link', { name: 'New sale' }).first());
  await expectAccessible(page);
  await press(firstItem(page));
  await press(page.getByRole('link', { name: 'Continue', exact: true }));
  await page.getByLabel('Email address').fill(emailAddress);
  await page.getByLabel(/^Cash received/).fill('1000');
  await expect(page.getByText(/^Change: /)).toBeVisible();
  await expectAccessible(page);
  await press(take(page));
  await expect(page.locator('[data-entry-code]')).toBeVisible();
  expect(presses).toBeLessThanOrEqual(5);
  await expectAccessible(page);
  await expect.poll(async () => (await mail.mailsTo(emailAddress)).length).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Undo this sale' }).tap();
  await page.getByRole('button', { name: 'Undo the sale' }).tap();
  await expect(page.getByText(/^Undone\. Give .* back/)).toBeVisible();
  await expect(page.getByText('Canceled')).toBeVisible();
  await expect(page.locator('[data-entry-code]')).toBeHidden();
});

test('sells once where the answer is lost, and says so [CR-12]', async ({ page, site, expectAccessible }) => {
  await signIn(page, await logIn(site, promoterAddress));
  const eventId = await eventOf(site);
  const emailAddress = newAddress();
  await goToCheckout(page, eventId, emailAddress);
  await loseOnce(page, 'promoter/v2/checkout', 'its answer');
  await take(page).tap();
  await expect(page.getByText(/nothing is sold twice/)).toBeVisible();
  await expectAccessible(page);
  await take(page).tap();
  await expect(page.locator('[data-entry-code]')).toBeVisible();
  await expect(await salesTo(page, eventId, emailAddress)).toHaveCount(1);
});

test('gives the cash of a refund back, and settles with the organiser [C6.06e, C6.06f]', async ({
  page,
  site,
  database,
  createFan,
  expectAccessible,
}) => {
  const guest = await createFan();
  await signIn(page, await logIn(site, promoterAddress));
  const eventId = await eventOf(site);
  await goToCheckout(page, eventId, guest.emailAddress);
  await take(page).tap();
  await expect(page.locator('[data-entry-code]')).toBeVisible();

  // This event's policy allows none.
  await database(`update token t set policy = jsonb_set(t.policy, '{refund}', '"always"') from user_account u
    where u.user_id = t.owner_id and u.email_address = '${guest.emailAddress}'`);
  const { items } = await call<{ items: { refund: object; tokens: { tokenId: string }[] }[] }>(
    site,
    `/api/event/refund/checkout?eventId=${eventId}`,
    undefined,
    guest,
  );
  const tokenIds = items.flatMap(({ tokens }) => tokens.map(({ tokenId }) => tokenId));
  const refund = { eventId, tokenIds, acceptedAmount: items[0]!.refund };
  await call(site, '/api/event/refund', refund, guest);

  await page.goto(`/promoter/settlement/${eventId}`);
  const giveBack = page.getByRole('button', { name: 'I gave it back' }).first();
  await expect(giveBack).toBeVisible();
  await expectAccessible(page);
  await giveBack.tap();
  await page.getByRole('button', { name: 'Yes, I gave it back' }).tap();
  await expect(page.getByText(/^Noted\. You owe/)).toBeVisible();

  await goToCheckout(page, eventId, newAddress());
  await take(page).tap();
  await expect(page.locator('[data-entry-code]')).toBeVisible();
  await page.goto(`/promoter/settlement/${eventId}`);
  await page.getByRole('button', { name: 'Propose to settle' }).tap();
  await expect(page.getByText('The organizer is asked to accept this.')).toBeVisible();
  await expectAccessible(page);

  const organiser = await logIn(site, 'organiser@foyer.example');
  const { accounts } = await call<{ accounts: { settlements: { settlementId: string; state: string }[] }[] }>(
    site,
    `/api/promoter/v2/account/list?eventId=${eventId}`,
    undefined,
    organiser,
  );
  const { settlementId } = accounts
    .flatMap(({ settlements }) => settlements)
    .find(({ state }) => state === 'proposed')!;
  await call(site, '/api/promoter/v2/account/answer', { eventId, settlementId, accepted: true }, organiser);
  await page.reload();
  await expect(page.getByText('Accepted').first()).toBeVisible();
  await expect(page.getByText('To hand over').first()).toBeVisible();
  await expectAccessible(page);
});
