import type { Browser, BrowserContext } from '@playwright/test';
import { shiftDate } from '../../../tools/clock/shiftDate.ts';
import { testShiftMs } from '../../../tools/clock/startTestClock.ts';

/** Sets the pages of a context to the time of the test run. */
export const setContextClock = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(shiftDate, testShiftMs());

/** Sets the clock of every context of a browser, including later ones. */
export function setBrowserClock(browser: Browser): void {
  // A context closed at once has no page that needs the clock.
  const set = (context: BrowserContext): void => void setContextClock(context).catch(() => undefined);
  browser.contexts().forEach(set);
  browser.on('context', set);
}

/** Replaces Playwright's browser fixture with a browser whose contexts have the time of the test run. */
export async function browserOnClock(
  { browser }: { browser: Browser },
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  setBrowserClock(browser);
  await use(browser);
}
