import type { Page } from '@playwright/test';
import { isInShare } from '@foyer/util/sampling';
import { axeFindings } from '../support/pages/axeFindings.ts';
import { expect, test } from '../support/journey.ts';
import type { PageVisit, Visitor } from '../support/pages/pageVisit.ts';
import { pageVisits } from '../support/pages/pageVisits.ts';
import { visitPages } from '../support/pages/visitPages.ts';

const phone = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };
/** French has the longest texts, and a phone the narrowest window. */
const rounds = [
  { name: 'on a phone in French', device: phone, locale: 'fr-CA' },
  { name: 'on a desktop in English', device: desktop, locale: 'en-US' },
];

/** Lists problems of a page's language, title, headings and width. */
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

/** Half of the pages are tested, each on one device in one tone, chosen by the seed; in a deep run, all in all looks. */
const isSeen = (page: string, round: number): boolean =>
  isInShare(page, { label: 'devices of pages', share: round, of: 2 * rounds.length });
const tones = ['dark', 'light'] as const;
const isWorn = (page: string, tone: (typeof tones)[number]): boolean =>
  isInShare(page, { label: 'tones of pages', share: tones.indexOf(tone), of: tones.length });

const visitors: readonly Visitor[] = ['nobody', 'newcomer', 'fan'];

for (const [round, { name, device, locale }] of rounds.entries())
  for (const visitor of visitors)
    test(`finds nothing on any page of ${visitor}, dark or light, ${name} [I9.06, I4.20]`, async ({
      browser,
      site,
      sample,
    }) => {
      test.setTimeout(600_000);
      const found: string[] = [];
      const only = (visit: PageVisit): boolean => visit.as === visitor && isSeen(visit.name, round);
      const { problems } = await visitPages(
        {
          browser,
          site,
          sample,
          locale,
          device: { ...device, colorScheme: 'dark', reducedMotion: 'reduce' },
          only,
        },
        async (page, visit) => {
          const [first, ...others] = tones.filter((tone) => isWorn(visit.name, tone));
          await page.emulateMedia({ colorScheme: first! });
          const whole = [...(await outlineProblems(page, locale)), ...(await axeFindings(page))];
          found.push(...whole.map((each) => `${visit.name} (${first}): ${each}`));
          for (const tone of others) {
            await page.emulateMedia({ colorScheme: tone });
            // Only colours change with the tone.
            const colours = await axeFindings(page, ['color-contrast']);
            found.push(...colours.map((each) => `${visit.name} (${tone}): ${each}`));
          }
          await page.emulateMedia({ colorScheme: 'dark' });
        },
      );
      expect([...found, ...problems]).toEqual([]);
    });

test('the pages that are visited are many, and each run sees at least a quarter of them', ({ sample }) => {
  const visits = pageVisits(sample);
  expect(visits.length).toBeGreaterThan(40);
  for (const { as } of visits) expect(visitors).toContain(as);
  const seen = visits.filter(({ name }) => rounds.some((_round, at) => isSeen(name, at)));
  expect(seen.length).toBeGreaterThan(visits.length / 4);
});
