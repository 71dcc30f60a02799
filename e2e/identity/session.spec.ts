import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { handOverSession } from '../support/people/exchangeCode.ts';
import { signIn } from '../support/people/signIn.ts';
import { followTraffic } from '../support/pages/pageTraffic.ts';

const refusal = {
  status: 401,
  contentType: 'application/json',
  body: '{"code":"unauthorized","message":"Log in first."}',
};

/** Answers calls to these addresses like a server that does not recognise the session. */
const refuse = async (context: BrowserContext, addresses: RegExp): Promise<void> => {
  await context.route(addresses, (route) => route.fulfill(refusal));
};

/** Counts the documents requested and loaded from now on. */
function countDocuments(page: Page): { asked: number; loaded: number } {
  const documents = { asked: 0, loaded: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.asked += 1;
  });
  page.on('load', () => void (documents.loaded += 1));
  return documents;
}

const everyCall = /\/api\//;
const profileCall = /\/api\/user\/profile/;
const everyCallButExchange = /\/api\/(?!auth\/|marketplace\/|event\/)/;
const isLoggedOut = (page: Page) => page.evaluate(() => !window.localStorage.getItem('foyer-auth-token'));

test.describe('a session that the server does not know', () => {
  test.beforeEach(async ({ page, createFan }) => {
    await page.clock.install();
    await signIn(page, await createFan());
  });

  for (const [name, addresses, address] of [
    ['every call says so', everyCall, '/discover'],
    ['every call says so, on a page behind the gate', everyCall, '/profile'],
    ['only the profile says so', profileCall, '/discover'],
    ['only the profile says so, on a page behind the gate', profileCall, '/profile'],
  ] as const)
    test(`reloads once when ${name}, and is quiet for the minute after [CL-01, I4.15, C7.84b]`, async ({
      page,
      context,
    }) => {
      await refuse(context, addresses);
      const [documents, traffic] = [countDocuments(page), followTraffic(page)];
      await page.goto(address);
      await expect.poll(() => documents.loaded).toBe(2);
      await page.locator('h1').first().waitFor();
      // Deferred chunks must arrive before they time out.
      for (let second = 0; second < 60; second += 5) {
        await traffic.settled();
        await page.clock.fastForward(5_000);
      }
      expect(documents.asked).toBe(2);
      expect(await isLoggedOut(page)).toBe(true);
    });

  test('reloads nothing when only logging out is refused: that is over anyway [CL-01, I4.14]', async ({
    page,
    context,
  }) => {
    await refuse(context, /\/api\/auth\/logout/);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const documents = countDocuments(page);
    await page.goto('/logout');
    await expect.poll(() => isLoggedOut(page)).toBe(true);
    for (let second = 0; second < 60; second += 5) await page.clock.fastForward(5_000);
    expect(documents.asked).toBe(1);
  });
});

test(
  'reloads no frame, which goes on as that of a visitor [CL-01, I4.15]',
  { tag: '@widget' },
  async ({ page, site, context, createFan }) => {
    await handOverSession(page, site, await createFan());
    // The exchange's answer brings the profile; every later call is refused.
    await refuse(context, everyCallButExchange);
    let framed = 0;
    page.on('request', (request) => {
      const isSent = request.isNavigationRequest() && request.redirectedFrom() === null;
      if (isSent && /\/events\//.test(request.url())) framed += 1;
    });
    await page.goto('/');
    const frame = page.locator('iframe[src*="/events/"]');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
    const inside = frame.contentFrame();
    await inside.getByRole('button', { name: 'Find the best 2 seats' }).first().click();
    await inside.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(inside.getByRole('button', { name: 'Log out' })).toHaveCount(0);
    expect(framed).toBe(1);
  },
);
