import type { Browser, BrowserContext } from '@playwright/test';
import { shiftDate } from '../../tools/clock/shiftDate.ts';
import { testShiftMs } from '../../tools/clock/startTestClock.ts';

/** Gives the pages of a context the time of the test run. */
export const setContextClock = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(shiftDate, testShiftMs());

/** Does so for every context of a browser, also for those opened later. */
export function setBrowserClock(browser: Browser): void {
  // A context that is closed at once has no page that could need it.
  const set = (context: BrowserContext): void => void setContextClock(context).catch(() => undefined);
  browser.contexts().forEach(set);
  browser.on('context', set);
}

/** A fixture of Playwright in place of its own: a browser whose contexts all have the time of the test run. */
export async function browserOnClock(
  { browser }: { browser: Browser },
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  setBrowserClock(browser);
  await use(browser);
}
