import { expect, test } from '../support/journey.ts';
import type { FanAccount } from '../support/people/fanAccount.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import {
  expectCheckout,
  expectReceipt,
  fillCard,
  logIn,
  openCheckout,
  payButton,
} from '../support/purchase/purchaseSteps.ts';
import type { AskDatabase } from '../support/site/startWorkerSite.ts';

const payCall = '**/api/purchase/cart';

async function chargeCount(database: AskDatabase): Promise<number> {
  const [row] = await database<{ count: number }>(
    `select count(*)::int as count from sandbox_gateway.charge where state = 'captured'`,
  );
  return row?.count ?? 0;
}

test.describe('a checkout that is interrupted', () => {
  let fan: FanAccount;

  test.beforeEach(async ({ page, site, createFan }) => {
    fan = await createFan();
    await openCheckout(page, fan, await pickEvent(site, hasSeats));
    await fillCard(page, '4242424242424242');
  });

  test('shows the receipt after the answer to Pay was cut off, and charges once [CR-12]', async ({
    page,
    context,
    database,
    expectAccessible,
  }) => {
    const before = await chargeCount(database);
    await page.route(
      payCall,
      async (route) => {
        await route.fetch();
        await context.setOffline(true);
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await payButton(page).click();
    await expect(page.getByRole('alert').getByText('We didn’t hear back')).toBeVisible();
    await expect(page.getByText(/You’re offline/)).toBeVisible();
    await expectAccessible(page);
    expect(await chargeCount(database)).toBe(before + 1);
    await context.setOffline(false);
    await expectReceipt(page);
    expect(await chargeCount(database)).toBe(before + 1);
  });

  test('sends nothing without a network, and then one payment for two presses of Pay [C8.20g, CR-12]', async ({
    page,
    context,
    database,
    expectAccessible,
  }) => {
    const before = await chargeCount(database);
    await context.setOffline(true);
    await payButton(page).click();
    await expect(
      page.getByRole('alert').getByText(/Nothing was sent and you haven’t been charged/),
    ).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByText(/Nothing was sent/)).toHaveCount(0);
    expect(await chargeCount(database)).toBe(before);

    // A slow network carries the first press.
    const gate = Promise.withResolvers<void>();
    let calls = 0;
    await page.route(payCall, async (route) => {
      calls += 1;
      await gate.promise;
      await route.continue();
    });
    const pay = payButton(page);
    await pay.click();
    await expect(pay).toHaveAttribute('aria-busy', 'true');
    await pay.click({ force: true });
    await pay.press('Enter');
    gate.resolve();
    await expectReceipt(page);
    expect(calls).toBe(1);
    expect(await chargeCount(database)).toBe(before + 1);
  });

  test('says that the session was lost, and goes on with the same seats after logging in [C7.84a, I4.15]', async ({
    page,
    site,
    expectAccessible,
  }) => {
    const seats = await page.getByText(/^Section .+ row .+ seats/).textContent();
    const token = await page.evaluate(() => window.localStorage.getItem('foyer-auth-token'));
    const revoked = await site.call('/api/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(revoked.status).toBe(200);
    await payButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog.getByText('You were logged out')).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await logIn(page, fan);
    await expectCheckout(page);
    await expect(page.getByText(seats ?? '')).toBeVisible();
    // The page was left for the log-in, and card data is kept nowhere.
    await fillCard(page, '4242424242424242');
    await payButton(page).click();
    await expectReceipt(page);
    await expect(page.getByText(seats ?? '')).toBeVisible();
  });
});
