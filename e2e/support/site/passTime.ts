import type { Page } from '@playwright/test';
import type { SaleClock } from './saleClock.ts';

/** Advances both clocks: the sale's, and the page's, which has to be installed. */
export async function passTime(page: Page, clock: SaleClock, seconds: number): Promise<void> {
  await clock.advance(seconds * 1_000);
  await page.clock.fastForward(seconds * 1_000);
}
