import type { Page } from '@playwright/test';
import { openBlank } from '../pages/openBlank.ts';
import type { FanAccount } from './fanAccount.ts';

/**
 * Stores a fan's session where the app keeps it, without its screens: for journeys about something other than logging
 * in, before they open the app.
 */
export async function signIn(page: Page, { token }: FanAccount): Promise<void> {
  await openBlank(page);
  await page.evaluate((text) => window.localStorage.setItem('foyer-auth-token', text), token);
}
