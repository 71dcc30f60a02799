import { test as journey } from '../support/journey.ts';
import type { VisitSample } from '../support/visitSample.ts';
import { makeVisitSample } from '../support/visitSample.ts';
import { visitPages } from '../support/visitPages.ts';

const folder = '.foyer/pictures';
const test = journey.extend<object, { sample: VisitSample }>({
  sample: [async ({ site }, use) => use(await makeVisitSample(site)), { scope: 'worker' }],
});
const devices = {
  phone: { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

for (const [size, device] of Object.entries(devices)) {
  for (const locale of ['en-US', 'fr-CA']) {
    test(`every page on a ${size} in ${locale}`, async ({ browser, site, sample }) => {
      test.setTimeout(300_000);
      const { problems } = await visitPages(
        {
          browser,
          site,
          sample,
          locale,
          device: { ...device, colorScheme: 'dark', reducedMotion: 'reduce' },
        },
        async (page, visit) => {
          // A dialog is as high as the window; a page is shown whole.
          const isWhole = (await page.getByRole('dialog').count()) === 0;
          // Who has pressed a button far down is brought back up.
          if (isWhole) await page.evaluate(() => window.scrollTo(0, 0));
          for (const colorScheme of ['dark', 'light'] as const) {
            await page.emulateMedia({ colorScheme });
            const file = `${folder}/${size}-${colorScheme}-${locale}/${visit.name}.png`;
            await page.screenshot({ path: file, fullPage: isWhole, animations: 'disabled' });
          }
          await page.emulateMedia({ colorScheme: 'dark' });
        },
      );
      for (const problem of problems) console.warn(problem);
    });
  }
}

for (const [size, device] of Object.entries(devices)) {
  test(`partner site and widget on a ${size}`, async ({ browser, site }) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      const page = await browser.newPage({ ...device, colorScheme });
      for (const host of ['aurora', 'partner']) {
        await page.goto(site.at('/', host));
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: `${folder}/${size}-${colorScheme}-en-US/${host}.png` });
      }
      await page.close();
    }
  });
}
