import { expect, test } from '../support/journey.ts';

test('opens with the session of a code, which then is in no address, Referer or history [AZ-13, I6.09]', async ({
  page,
  site,
  createFan,
}) => {
  const { token } = await createFan();
  const made = await site.call('/api/auth/exchangeCode', {
    method: 'POST',
    body: { hostOrigin: site.at('', 'partner') },
    headers: { authorization: `Bearer ${token}` },
  });
  const { exchangeCode } = JSON.parse(made.text) as { exchangeCode: string };
  const asked: string[] = [];
  page.on('request', (request) => {
    // The fragment is not sent to any server.
    asked.push(`${request.url().split('#')[0]} ${request.headers()['referer'] ?? ''}`);
  });
  await page.addInitScript((code) => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const place of document.querySelectorAll<HTMLElement>('[data-foyer-event]'))
        place.dataset['foyerCode'] = code;
    });
  }, exchangeCode);
  await page.goto(site.at('/', 'partner'));
  const frame = page.locator('iframe[src*="/events/"]');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole('button', { name: 'Log out' })).toBeVisible();
  const [first, ...others] = asked.filter((each) => each.includes(exchangeCode));
  expect(first).toMatch(/\/events\/[^/]+\?exchangeCode=/);
  expect(others).toEqual([]);
  const inner = page.frames().find((each) => each !== page.mainFrame());
  expect(inner?.url()).toMatch(/\/events\/[^/?#]+$/);
  // The code is used up: the same page after a reload is a visitor's.
  await page.reload();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.contentFrame().getByRole('button', { name: 'Log out' })).toHaveCount(0);
});
