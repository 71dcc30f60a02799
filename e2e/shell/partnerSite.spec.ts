import { expect, test } from '../support/journey.ts';

test(
  'wears the encoded theme of the partner, whichever tone the system has [I3.29]',
  { tag: '@white-label' },
  async ({ page }) => {
    const worn = (name: string): Promise<string> =>
      page.evaluate((each) => getComputedStyle(document.documentElement).getPropertyValue(each).trim(), name);
    for (const [colorScheme, outline] of [
      ['dark', '#7fa6b0'],
      ['light', '#4f7a72'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/en-US/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await worn('--foyer-border-strong')).toBe(outline);
      const { fontFamily } = await page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => getComputedStyle(heading));
      expect(fontFamily).toBe(await page.evaluate(() => getComputedStyle(document.body).fontFamily));
    }
  },
);
