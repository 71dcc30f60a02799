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

test(
  'has the font and the header that the partner chose, and loads no other font [I3.26, I3.29]',
  { tag: '@white-label' },
  async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/en-US/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('font-family', /^"Outfit Variable"/);
    await expect.poll(() => page.evaluate(() => document.fonts.check("16px 'Outfit Variable'"))).toBe(true);
    expect(fonts.filter((each) => !each.includes('/outfit-'))).toEqual([]);
    const logo = await page.locator('header').getByRole('img', { name: 'Aurora' }).boundingBox();
    expect(Math.abs(logo!.x + logo!.width / 2 - 720)).toBeLessThan(12);
  },
);
