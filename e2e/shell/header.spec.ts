import type { Page } from '@playwright/test';
import { supportedLocales } from '@foyer/contract';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';

/** Around the breakpoints at which the header changes. */
const widths = [320, 767, 768, 1024, 1025, 1440];

/** Lists how the header fails at a width: no way to pages, something cut off, or two things in one place. */
const headerProblems = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((header) => {
    const problems: string[] = [];
    const shown = [...header.querySelectorAll('a, button')]
      .map((each) => ({ name: each.textContent || each.ariaLabel, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .sort((one, other) => one.box.left - other.box.left);
    const leadsOn = header.querySelector('[aria-expanded]')?.getClientRects().length;
    const events = header.querySelector('a[href$="/events"]')?.getClientRects().length;
    if (!leadsOn && !events) problems.push('leads to no page');
    if (header.scrollWidth > window.innerWidth) problems.push(`${header.scrollWidth} px wide`);
    shown.forEach(({ name, box }, at) => {
      const before = shown[at - 1];
      if (box.right > window.innerWidth) problems.push(`${name} is cut off`);
      if (before && before.box.right > box.left + 1) problems.push(`${name} is over ${before.name}`);
    });
    return problems;
  });

for (const locale of supportedLocales)
  test(`the header leads to pages and fits at every width, in ${locale} [I2.22, I2.26]`, async ({
    page,
    createFan,
  }) => {
    const found: string[] = [];
    const fan = await createFan();
    for (const visitor of ['nobody', 'fan']) {
      if (visitor === 'fan') await signIn(page, fan);
      await page.goto(`/${locale}/contact`);
      // The links load after the page.
      await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
      // Who it is loads later still.
      if (visitor === 'fan')
        await expect(page.getByRole('banner').locator('a[href$="/going"]').first()).toBeAttached();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        found.push(...(await headerProblems(page)).map((each) => `${visitor}, ${width} px: ${each}`));
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    expect(found).toEqual([]);
  });
