import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { FanAccount } from '../people/fanAccount.ts';
import { signIn } from '../people/signIn.ts';
import type { FoyerSite } from '../site/foyerSite.ts';
import type { SaleClock } from '../site/saleClock.ts';

/** Time before a close at which the buttons are pressed. */
const leadMs = 300;
/** Longer than a press takes, but for a button that has gone. */
const pressMs = 15_000;

/** Opens a page in a browser of each fan's own. */
export const openForEach = (
  { browser, site }: { browser: Browser; site: FoyerSite },
  fans: readonly FanAccount[],
): Promise<Page[]> =>
  Promise.all(
    fans.map(async (fan) => {
      const context = await browser.newContext({ baseURL: site.at('/') });
      const page = await context.newPage();
      await signIn(page, fan);
      return page;
    }),
  );

/** Has buttons pressed while entries or offers close. All, some or none of the calls may be in time, as it happens. */
export async function raceClose(
  clock: SaleClock,
  closesAt: string,
  buttons: readonly Locator[],
): Promise<void> {
  for (const button of buttons) await expect(button).toBeVisible();
  await clock.advance(Date.parse(closesAt) - leadMs - (await clock.now()).getTime());
  await Promise.all([...buttons.map((button) => button.click({ timeout: pressMs })), clock.advance(leadMs)]);
}
