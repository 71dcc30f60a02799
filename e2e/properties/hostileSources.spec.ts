import { breakouts, hostileMessages, readingPages } from '../support/hostile/hostileSources.ts';
import { expect, test } from '../support/hostile/hostileTest.ts';
import { expectCalm, startVisits } from '../support/hostile/hostileVisits.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';

/** Prints the number of cases; together there are more than 200. */
function expectCases(what: string, cases: number, least: number): void {
  process.stdout.write(`BR-04: ${cases} ${what}\n`);
  expect(cases).toBeGreaterThanOrEqual(least);
}

test.describe.configure({ mode: 'default' });

test('treats addresses and fragments as text, on every page that reads them [BR-04]', async ({
  browser,
  own,
}) => {
  const visits = await startVisits(browser, own);
  const { eventId } = await pickEvent(own.site, hasSeats);
  let cases = 0;
  for (const [turn, { path, query }] of readingPages.entries())
    // Pages that read many parameters are visited twice, with other texts.
    for (const shift of query.length > 4 ? [0, 1] : [0]) {
      const textAt = (at: number): string => breakouts[(turn + at + shift * 2) % breakouts.length]!;
      const search = new URLSearchParams(query.map((name, at) => [name, textAt(at)]));
      const place = path.replace('{event}', eventId).replace('{text}', encodeURIComponent(textAt(0)));
      await visits.visit(`/en-US${place}?${search}#${encodeURIComponent(textAt(1))}`);
      expect(new URL(visits.page.url()).origin).toBe(own.site.at(''));
      cases += query.length + 1;
    }
  await expectCalm(visits);
  expectCases('parameters and fragments', cases, 60);
});

test('treats stored values as data, or ignores them [BR-04]', async ({ browser, own }) => {
  const visits = await startVisits(browser, own);
  const { page, visit } = visits;
  await visit('/en-US/');
  const known =
    `userLocale foyer foyer-attribution foyer-auth-token foyer-consent foyer-clock-ahead foyer-entry-secrets
    foyer-remote-overrides foyer-scroll-positions foyer-session-id foyer-theme foyer-tutorials foyer-versions-dismissed
    foyer.oauth.carried foyer.wayBack persist:cart persist:pick`.split(/\s+/);
  const hostile = '"><img src=x onerror=alert(1)></style><script>alert(1)</script>';
  const values = [
    hostile,
    'javascript:alert(1)//\u2028\n"',
    JSON.stringify({ version: 1, state: { html: hostile, href: 'javascript:alert(1)' }, theme: hostile }),
    '{"__proto__":{"polluted":"x"},"constructor":{"prototype":{"polluted":"x"}}}',
  ];
  let cases = 0;
  for (const value of values) {
    cases += await page.evaluate(
      ([text, names]) => {
        const keys = new Set([...names, ...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
        for (const key of keys) {
          localStorage.setItem(key, text);
          sessionStorage.setItem(key, text);
        }
        return keys.size * 2;
      },
      [value, known] as const,
    );
    await visit('/en-US/');
    expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
  }
  await visit('/en-US/events');
  await expectCalm(visits);
  expectCases('stored values', cases, 100);
});

test('ignores messages of foreign windows [BR-04, BR-06]', async ({ browser, own }) => {
  const visits = await startVisits(browser, own);
  const { page, visit, context } = visits;
  const forge = (messages: readonly unknown[]): void => {
    for (const data of messages)
      for (const from of ['https://evil.example', 'null', `${location.origin}.evil.example`, location.origin])
        window.dispatchEvent(new MessageEvent('message', { data, origin: from, source: window }));
  };
  await visit('/en-US/');
  await page.evaluate(forge, hostileMessages);
  await visit(own.site.at('/', 'partner'));
  const element = page.locator('iframe[src*="/events/"]');
  await element.scrollIntoViewIfNeeded();
  await element.contentFrame().locator('h1').waitFor();
  const widget = page.frames().find((frame) => frame.url().includes('/events/'))!;
  await widget.evaluate(forge, hostileMessages);
  await page.evaluate(forge, hostileMessages);
  await expect(element.contentFrame().locator('h1')).toBeVisible();
  // A window that opened ours cannot control it.
  await context.route('**/stranger', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Stranger</h1>' }),
  );
  await page.goto(own.site.at('/stranger', 'evil'));
  const opened = context.waitForEvent('page');
  await page.evaluate(
    (address) => void Object.assign(window, { held: window.open(address) }),
    own.site.at('/en-US/'),
  );
  const ours = await opened;
  await ours.locator('h1').first().waitFor();
  expect(await page.evaluate(() => (Reflect.get(window, 'held') as Window).closed)).toBe(true);
  await expectCalm(visits);
  expectCases('messages', hostileMessages.length * 12, 100);
});
