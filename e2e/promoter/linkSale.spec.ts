import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { card, newAddress } from '../support/people/canaries.ts';
import type { FanAccount } from '../support/people/fanAccount.ts';
import { signIn } from '../support/people/signIn.ts';
import { expectReceipt, fillCard, payButton } from '../support/purchase/purchaseSteps.ts';
import type { FoyerSite } from '../support/site/foyerSite.ts';
import { watchPages } from '../support/watches/pageWatch.ts';

const phone = { width: 375, height: 667 };
test.use({ viewport: phone, hasTouch: true, isMobile: true });

/** Logs the demo promoter in by the API. */
async function promoterOf(site: FoyerSite): Promise<Pick<FanAccount, 'token'>> {
  const body = { emailAddress: 'promoter@foyer.example', password: 'foyer-demo-1' };
  const answer = await site.call('/api/auth/login', { method: 'POST', body });
  return { token: (JSON.parse(answer.text) as { authToken: string }).authToken };
}

/** Sells one place by link to a new address, from the events of the promoter on. @returns the link */
async function sellByLink(page: Page, site: FoyerSite, emailAddress: string): Promise<URL> {
  await signIn(page, (await promoterOf(site)) as FanAccount);
  await page.goto('/promoter');
  await page.getByRole('link', { name: 'New sale' }).first().click();
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByLabel('Email address').fill(emailAddress);
  await page.getByRole('radio', { name: 'Link by email' }).check();
  await page.getByRole('button', { name: /^Send link for / }).click();
  await expect(page.getByText(`We emailed ${emailAddress} a link.`)).toBeVisible();
  return new URL((await page.locator('[data-sale-link]').getAttribute('data-sale-link'))!);
}

/** Opens a browser of the guest. */
async function guestOf(browser: Browser, site: FoyerSite) {
  const context = await browser.newContext({ baseURL: site.at('/'), viewport: phone });
  const watch = await watchPages(context);
  const close = async (): Promise<void> => {
    expect(watch.problems).toEqual([]);
    await context.close();
  };
  return { page: await context.newPage(), close };
}

test('a promoter sells by link: the guest pays, and the promoter sees it at once [C2.05g, C2.05j, C4.21a, C4.21b, C6.06c]', async ({
  page,
  browser,
  site,
  mail,
  createFan,
  expectAccessible,
}) => {
  const emailAddress = newAddress();
  const link = await sellByLink(page, site, emailAddress);
  await expectAccessible(page);
  const { pathname, search } = new URL(await mail.linkTo(emailAddress, '/promoterAssignment'));
  expect(search).toBe(link.search);
  const guest = await guestOf(browser, site);
  await signIn(guest.page, await createFan());
  await guest.page.goto(`${pathname}${search}`);
  await expect(guest.page.getByRole('heading', { level: 1, name: /for you$/ })).toBeVisible();
  await expectAccessible(guest.page);
  await guest.page.getByRole('link', { name: /^Pay / }).click();
  await fillCard(guest.page, card.number);
  await payButton(guest.page).click();
  await expectReceipt(guest.page);
  await expect(page.getByText('Completed', { exact: true })).toBeVisible({ timeout: 20_000 });
  await guest.close();
});

test('a guest declines what a promoter holds by link [C2.05i, C4.21c]', async ({ page, browser, site }) => {
  const { pathname, search } = await sellByLink(page, site, newAddress());
  const guest = await guestOf(browser, site);
  await guest.page.goto(`${pathname}${search}`);
  await guest.page.getByRole('button', { name: 'Decline' }).click();
  await guest.page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await expect(guest.page.getByRole('heading', { name: 'Declined' })).toBeVisible();
  await expect(page.getByText('Declined', { exact: true })).toBeVisible({ timeout: 20_000 });
  await guest.close();
});
