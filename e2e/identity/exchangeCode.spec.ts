import { expect, test } from '../support/journey.ts';
import { handOverSession } from '../support/people/exchangeCode.ts';

test(
  'opens with the session of a code, which then is in no address, Referer or history [AZ-13, I6.09]',
  { tag: '@widget' },
  async ({ page, site, createFan }) => {
    const exchangeCode = await handOverSession(page, site, await createFan());
    const asked: string[] = [];
    page.on('request', (request) => {
      // The fragment is not sent to any server.
      asked.push(`${request.url().split('#')[0]} ${request.headers()['referer'] ?? ''}`);
    });
    await page.goto('/');
    const frame = page.locator('iframe[src*="/events/"]');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByRole('button', { name: 'Log out' })).toBeVisible();
    const [first, ...others] = asked.filter((each) => each.includes(exchangeCode));
    expect(first).toMatch(/\/events\/[^/]+\?exchangeCode=/);
    expect(others).toEqual([]);
    // Only a partner's own host has a configuration.
    expect(asked.filter((each) => each.includes('/whitelabel/'))).toEqual([]);
    const inner = page.frames().find((each) => each !== page.mainFrame());
    expect(inner?.url()).toMatch(/\/events\/[^/?#]+\?accent=/);
    expect(inner?.url()).not.toMatch(/exchangeCode|#/);
    // The code is used up: the same page after a reload is a visitor's.
    await page.reload();
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame.contentFrame().getByRole('button', { name: 'Log out' })).toHaveCount(0);
  },
);
