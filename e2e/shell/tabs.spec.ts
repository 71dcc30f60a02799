import type { BrowserContext, Page } from '@playwright/test';
import { person } from '../support/people/canaries.ts';
import { expect, test } from '../support/journey.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import { buySeatsAs } from '../support/purchase/purchaseSteps.ts';

/** The other tab must follow within two seconds. */
const soon = { timeout: 2_000 };

const logInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true });

/** Returns everything that a browser stores for a site, as stored. */
async function keptBy(page: Page, context: BrowserContext): Promise<string> {
  const stores = await page.evaluate(async () =>
    JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      caches: await caches.keys(),
      databases: await indexedDB.databases(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }),
  );
  return `${stores} ${JSON.stringify(await context.cookies())}`;
}

test.describe('two tabs of one browser', () => {
  test('follow each other into a session, a cart, a language, and out again, with nothing left [CL-06, I4.14, BR-10]', async ({
    page,
    context,
    site,
    createFan,
  }) => {
    const fan = await createFan();
    const event = await pickEvent(site, hasSeats);
    const other = await context.newPage();
    await other.goto('/');
    await expect(logInButton(other)).toBeVisible();
    await other.waitForLoadState('networkidle');

    await page.goto(`/events/${event.eventId}`);
    await buySeatsAs(page, fan);
    await expect(logInButton(other)).toBeHidden(soon);
    await expect(other.getByRole('banner').getByText(/2 items in your cart/)).toBeAttached(soon);

    await other.getByRole('combobox', { name: 'Language' }).selectOption('fr-CA');
    // The two seconds begin when the choice has taken effect in its own tab.
    await expect(other.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA', soon);
    await expect(page.getByRole('heading', { level: 1, name: 'Paiement' })).toBeVisible(soon);
    await page.getByRole('combobox', { name: 'Langue' }).selectOption('en-US');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(other.locator('html')).toHaveAttribute('lang', 'en-US', soon);

    await other.goto('/profile');
    await expect(other.getByText(fan.emailAddress).first()).toBeVisible();
    await other.waitForLoadState('networkidle');
    await page.goto('/logout');
    await expect(page.getByRole('heading', { name: 'You’re logged out' })).toBeVisible();
    await expect(other.getByText(fan.emailAddress)).toHaveCount(0, soon);
    await expect(logInButton(other)).toBeAttached(soon);

    const words = [
      fan.emailAddress,
      person.lastName,
      person.postalCode,
      event.eventId,
      'foyer-auth-token',
      'purchaseToken"',
    ];
    for (const tab of [page, other]) {
      const left = async () => {
        const kept = await keptBy(tab, context);
        return words.filter((word) => kept.includes(word));
      };
      await expect.poll(left).toEqual([]);
      const kept = await keptBy(tab, context);
      expect(kept).toContain('"caches":[],"databases":[],"workers":0');
      expect(kept).toContain('en-US');
    }
    // Going back shows nothing of it either.
    await page.goBack();
    await expect(logInButton(page)).toBeVisible();
    await expect(page.getByText(fan.emailAddress)).toHaveCount(0);
    await expect(page.getByText(person.lastName)).toHaveCount(0);
  });
});
