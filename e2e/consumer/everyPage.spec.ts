import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axeFindings.ts';
import { expect, test as journey } from '../support/journey.ts';
import type { VisitSample } from '../support/visitSample.ts';
import { makeVisitSample } from '../support/visitSample.ts';
import { visitPages } from '../support/visitPages.ts';

/** One sample for all tests of a worker: one sign-in, one purchase. */
const test = journey.extend<object, { sample: VisitSample }>({
  sample: [async ({ site }, use) => use(await makeVisitSample(site)), { scope: 'worker' }],
});

const phone = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };
/** French is the longest and a phone the narrowest. */
const rounds = [
  { name: 'on a phone in French', device: phone, locale: 'fr-CA' },
  { name: 'on a desktop in English', device: desktop, locale: 'en-US' },
];

/** What is wrong with the outlines of a page: its language, its title, its heading, its width. */
const outlineProblems = (page: Page, locale: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const problems: string[] = [];
    const { lang, scrollWidth } = document.documentElement;
    if (lang !== wanted) problems.push(`lang is ${lang}`);
    if (document.title.trim() === '') problems.push('no title');
    if (document.querySelectorAll('h1').length !== 1) problems.push('not one h1');
    if (scrollWidth > window.innerWidth) problems.push(`${scrollWidth} px wide`);
    const words = document.body.innerText;
    const raw = /\b[a-z]+(?:\.[a-z]+)+[A-Z]\w*\b|\{\{|\bundefined\b|\bNaN\b/.exec(words);
    if (raw) problems.push(`raw text: ${raw[0]}`);
    return problems;
  }, locale);

for (const { name, device, locale } of rounds) {
  test(`finds nothing on any page, dark or light, ${name} [I9.06, I4.20]`, async ({
    browser,
    site,
    sample,
  }) => {
    test.setTimeout(900_000);
    const found: string[] = [];
    const { count, problems } = await visitPages(
      { browser, site, sample, locale, device: { ...device, colorScheme: 'dark', reducedMotion: 'reduce' } },
      async (page, visit) => {
        const dark = [...(await outlineProblems(page, locale)), ...(await axeFindings(page))];
        await page.emulateMedia({ colorScheme: 'light' });
        // Only colours change with the tone.
        const light = await axeFindings(page, ['color-contrast']);
        await page.emulateMedia({ colorScheme: 'dark' });
        found.push(...dark.map((each) => `${visit.name}: ${each}`));
        found.push(...light.map((each) => `${visit.name} (light): ${each}`));
      },
    );
    expect([...found, ...problems]).toEqual([]);
    expect(count).toBeGreaterThan(40);
  });
}
