import type { Page } from '@playwright/test';
import {
  currentRun,
  isChosen,
  isTaken,
  keepPicture,
  type PictureName,
} from '../../tools/pictures/pictureRun.ts';
import { test } from '../support/journey.ts';
import type { Visitor } from '../support/pages/pageVisit.ts';
import { visitPages } from '../support/pages/visitPages.ts';

const run = currentRun();
const sizeOf = { phone: 375, desktop: 1440 };
const tones = ['dark', 'light'] as const;
/** Phones show every locale, where a long word breaks first. */
const localesOf = { phone: ['en-US', 'en-CA', 'fr-CA', 'es-US'], desktop: ['en-US', 'fr-CA'] };
const visitors: readonly Visitor[] = ['nobody', 'newcomer', 'fan'];
/** Maximum height of a picture, for endless pages. */
const highest = 6_000;
const devices = {
  phone: { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

const nameOf = (size: string, tone: string, locale: string, name: string): PictureName =>
  `page/${sizeOf[size as keyof typeof sizeOf]}-${tone}-${locale}/${name}`;

/**
 * Takes a picture of the unrolled page: elements fixed to the bottom of the window appear at the bottom of the picture.
 */
async function wholePicture(page: Page): Promise<Buffer> {
  const window = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height: Math.min(Math.max(height, window.height), highest) });
  // A canvas repaints a new tone or size in steps.
  if ((await page.locator('canvas').count()) > 0) await page.waitForTimeout(600);
  const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.setViewportSize(window);
  return png;
}

const chosenDevices = Object.entries(run.choice.pages ? devices : {});
for (const [size, device] of chosenDevices) {
  for (const locale of localesOf[size as keyof typeof localesOf]) {
    for (const visitor of visitors) {
      test(`pages on a ${size} in ${locale}, visited by ${visitor}`, async ({ browser, site, sample }) => {
        test.setTimeout(900_000);
        const { problems } = await visitPages(
          {
            browser,
            site,
            sample,
            locale,
            device: { ...device, colorScheme: 'dark', reducedMotion: 'reduce' },
            only: ({ name, as }) =>
              as === visitor &&
              isChosen(run, name) &&
              tones.some((tone) => !isTaken(nameOf(size, tone, locale, name), run)),
          },
          async (page, visit) => {
            // A dialog is as high as the window; a page is shown whole.
            const isWhole = (await page.getByRole('dialog').count()) === 0;
            // Scrolls back up after a press far down the page.
            if (isWhole) await page.evaluate(() => window.scrollTo(0, 0));
            for (const colorScheme of tones) {
              await page.emulateMedia({ colorScheme });
              const png = isWhole
                ? await wholePicture(page)
                : await page.screenshot({ animations: 'disabled' });
              keepPicture(nameOf(size, colorScheme, locale, visit.name), png, run);
            }
            await page.emulateMedia({ colorScheme: 'dark' });
          },
        );
        for (const problem of problems) console.warn(problem);
      });
    }
  }
}

for (const [size, device] of chosenDevices) {
  for (const locale of localesOf[size as keyof typeof localesOf]) {
    test(`partner site and widget on a ${size} in ${locale}`, async ({ browser, site }) => {
      test.setTimeout(300_000);
      for (const colorScheme of tones) {
        const page = await browser.newPage({ ...device, colorScheme, locale, reducedMotion: 'reduce' });
        for (const host of ['aurora', 'partner'].filter((each) => isChosen(run, each))) {
          const name = nameOf(size, colorScheme, locale, host);
          if (isTaken(name, run)) continue;
          await page.goto(site.at('/', host));
          await page.waitForLoadState('networkidle');
          keepPicture(name, await page.screenshot({ animations: 'disabled' }), run);
        }
        await page.close();
      }
    });
  }
}
