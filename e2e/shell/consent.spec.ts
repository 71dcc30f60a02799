import type { Browser, Page } from '@playwright/test';
import { person } from '../support/people/canaries.ts';
import { expect, test } from '../support/journey.ts';
import { untilLoaded } from '../support/pages/untilLoaded.ts';
import { analyticsCookies, banner, followTags } from '../support/watches/tagTraffic.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import { buySeatsAs, expectReceipt, payWith } from '../support/purchase/purchaseSteps.ts';

test.use({ siteKind: 'measured' });

const answer = (page: Page, name: 'Allow analytics' | 'No thanks') =>
  banner(page).getByRole('button', { name }).click();
const preferences = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Privacy preferences' });

/** Entries of the list that tags read, in order. */
const said = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map(
      (entry) => `${String(entry[0])} ${String(entry[1])}`,
    ),
  );

const settled = async (page: Page) => {
  await untilLoaded(page);
  await page.waitForLoadState('networkidle');
};

/** Opens a new visitor's context in one place. */
async function visitorFrom(browser: Browser, baseURL: string, country: string, region: string) {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-US',
    extraHTTPHeaders: { 'x-visitor-country': country, 'x-visitor-region': region },
  });
  return { context, page: await context.newPage(), traffic: followTags(context) };
}

test.describe('before a choice', () => {
  test('a first visit of fifteen screens sends no tag request, sets no _ga cookie, and the banner shifts no layout [PV-01, I4.18, I6.01]', async ({
    page,
    context,
    site,
    expectAccessible,
  }) => {
    const traffic = followTags(context);
    const event = await pickEvent(site, hasSeats);
    await page.addInitScript(() => {
      const seen = { cameAt: Infinity, shifts: [] as { at: number; value: number }[], largest: '' };
      (window as { foyerSeen?: typeof seen }).foyerSeen = seen;
      const isThere = () =>
        [...document.querySelectorAll('section')].some((each) =>
          /Can we use analytics cookies/.test(each.textContent),
        );
      new MutationObserver(() => {
        if (seen.cameAt === Infinity && isThere()) seen.cameAt = performance.now();
      }).observe(document, { childList: true, subtree: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shifts.push({ at: entry.startTime, value: (entry as unknown as { value: number }).value });
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element } = entry as unknown as { element: Element | null };
          seen.largest = element?.closest('section[aria-labelledby]')?.textContent ?? '';
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await settled(page);
    const { moved, largest } = await page.evaluate(() => {
      const { cameAt, shifts, largest } = (
        window as unknown as {
          foyerSeen: { cameAt: number; shifts: { at: number; value: number }[]; largest: string };
        }
      ).foyerSeen;
      return { moved: shifts.filter(({ at }) => at >= cameAt).map(({ value }) => value), largest };
    });
    expect(moved).toEqual([]);
    expect(largest).not.toContain('Can we use analytics cookies');
    await expectAccessible(page);
    for (const path of [
      '/events',
      `/events/${event.eventId}`,
      `/events/${event.vanityName}/${event.eventId}`,
      '/contact',
      '/organisers',
      '/newsletter?token=x',
      '/termsOfUse',
      '/privacyPolicy',
      '/authentication',
      '/verifyEmail/callback?token=canary',
      '/resetPassword/callback?token=canary',
      '/profile',
      '/myPass',
      '/no/such/page',
    ]) {
      await page.goto(path);
      await settled(page);
    }
    expect([traffic.scripts, traffic.hits, await analyticsCookies(context)]).toEqual([[], [], []]);
  });

  test('the banner shows where the region denies by default, and no region is measured before a choice [PV-01, I4.19]', async ({
    browser,
    site,
  }) => {
    for (const [country, region, isAsked] of [
      ['DE', '', true],
      ['GB', '', true],
      ['BR', '', true],
      ['US', 'CA', true],
      ['', '', true],
      ['US', 'NY', false],
    ] as const) {
      const { context, page, traffic } = await visitorFrom(browser, site.at(''), country, region);
      await page.goto('/');
      await settled(page);
      if (isAsked) await expect(banner(page)).toBeVisible();
      else await expect.poll(() => said(page)).toEqual(['consent default']);
      await expect(banner(page)).toHaveCount(isAsked ? 1 : 0);
      expect([country, traffic.scripts, traffic.hits, await analyticsCookies(context)]).toEqual([
        country,
        [],
        [],
        [],
      ]);
      await context.close();
    }
  });
});

test('a grant starts analytics, in the right order; a denial removes the cookies and stops it [PV-02, I2.27, I4.17, I7.30]', async ({
  page,
  context,
  site,
}) => {
  const traffic = followTags(context);
  const event = await pickEvent(site, hasSeats);
  await page.goto('/');
  await answer(page, 'Allow analytics');
  await expect.poll(() => traffic.names()).toContain('page_view');
  expect((await said(page)).slice(0, 4).map((each) => each.replace(/^js .*/, 'js'))).toEqual([
    'consent default',
    'consent update',
    'js',
    'config G-SANDBOX',
  ]);
  expect(await analyticsCookies(context)).toEqual(expect.arrayContaining(['_ga', '_ga_SANDBOX']));
  await page.goto(`/events/${event.eventId}?utm_source=mail&token=canary`);
  await expect.poll(() => traffic.names()).toContain('view_item');
  expect(traffic.hits.join()).toContain('utm_source=mail');
  expect(traffic.hits.join()).not.toContain('canary');

  // A cookie limited to a path is visible, and deleted, there only.
  await context.addCookies([{ name: '_ga_OTHER', value: '1', domain: 'localhost', path: '/events' }]);
  await preferences(page).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy preferences' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('switch').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => analyticsCookies(context)).toEqual([]);
  const before = traffic.hits.length;
  await page.getByRole('banner').getByRole('link').first().click();
  await settled(page);
  await page.goto('/events');
  await settled(page);
  expect([traffic.hits.length, await analyticsCookies(context)]).toEqual([before, []]);
});

test('Global Privacy Control is an answer: no question, no tag, no cookie [PV-02]', async ({
  page,
  context,
}) => {
  const traffic = followTags(context);
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/');
  await settled(page);
  await expect.poll(() => said(page)).toEqual(['consent default']);
  await expect(banner(page)).toHaveCount(0);
  expect([traffic.scripts, traffic.hits, await analyticsCookies(context)]).toEqual([[], [], []]);
});

test('a choice survives a reload, other tabs follow it, and another version asks again [PV-03, CL-06, I4.18]', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/');
    await expect(banner(tab)).toBeVisible();
    await expect(preferences(tab)).toHaveCount(0);
  }
  await answer(page, 'No thanks');
  await expect(banner(other)).toHaveCount(0, { timeout: 2_000 });
  await page.reload();
  await expect(preferences(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('foyer-consent') ?? '{}') as object;
    localStorage.setItem('foyer-consent', JSON.stringify({ ...stored, version: 0 }));
  });
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('a partner’s site is measured where the partner wants it, and a frame never [PV-03, I3.26]', async ({
  page,
  context,
  site,
  database,
}) => {
  const traffic = followTags(context);
  const setStatus = async (status: string) => {
    await database(
      `update white_label set config = jsonb_set(config::jsonb, '{analyticsStatus}', to_jsonb($1::text))`,
      [status],
    );
    const config = async () => (await site.call('/api/whitelabel/config.json', { site: 'aurora' })).text;
    await expect.poll(config).toContain(`"analyticsStatus":"${status}"`);
  };
  await setStatus('disabled');
  await page.goto(site.at('/', 'aurora'));
  await settled(page);
  await expect(banner(page)).toHaveCount(0);
  await setStatus('enabled');
  await page.goto(site.at('/events', 'aurora'));
  await expect(banner(page)).toBeVisible();
  expect(traffic.scripts).toEqual([]);
  await page.goto(site.at('/', 'partner'));
  const frame = page.locator('iframe[src*="/events/"]');
  await frame.scrollIntoViewIfNeeded();
  await untilLoaded(frame.contentFrame());
  await page.waitForLoadState('networkidle');
  await expect(frame.contentFrame().getByRole('region', { name: /analytics cookies/ })).toHaveCount(0);
  expect([traffic.scripts, traffic.hits]).toEqual([[], []]);
});

test('a purchase event contains the items, and nothing about the buyer [PV-04, I6.06, I7.30]', async ({
  page,
  context,
  site,
  createFan,
  workerSite,
}) => {
  const traffic = followTags(context);
  const headers: string[] = [];
  context.on('request', (request) => {
    const { referer = '', 'system-event': event = '' } = request.headers();
    headers.push(referer, event, Buffer.from(event, 'base64').toString());
  });
  const fan = await createFan();
  const event = await pickEvent(site, hasSeats);
  await page.goto('/');
  await answer(page, 'Allow analytics');
  await page.goto(`/events/${event.eventId}`);
  await buySeatsAs(page, fan);
  await payWith(page, '4242424242424242');
  await expectReceipt(page);
  await expect
    .poll(() => traffic.names())
    .toEqual(expect.arrayContaining(['page_view', 'view_item', 'add_to_cart', 'begin_checkout', 'purchase']));
  const purchase = JSON.parse(traffic.hits.find((hit) => hit.includes('"purchase"')) ?? '{}') as {
    settings: { user_id?: string };
    parameters: { transaction_id?: string; value?: number };
  };
  expect(purchase.parameters).toMatchObject({
    value: expect.any(Number),
    transaction_id: expect.any(String),
  });
  expect(purchase.settings.user_id).toMatch(/^[0-9a-f-]{36}$/);
  const out = [...traffic.hits, ...traffic.scripts, ...headers, ...workerSite.printed].join('\n');
  for (const canary of [
    fan.emailAddress,
    fan.password,
    fan.token,
    person.lastName,
    person.postalCode,
    '4242424242424242',
    Object.values(person.birth).join('-'),
  ])
    expect(out).not.toContain(canary);
});
