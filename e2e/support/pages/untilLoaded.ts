import type { FrameLocator, Page } from '@playwright/test';

/**
 * Waits until a page is there: the server's first view, which has the name of an event before any script, and skeletons
 * are busy.
 */
export const untilLoaded = (screen: Page | FrameLocator): Promise<void> =>
  screen
    .locator('body:has(h1):not(:has([aria-busy="true"]))')
    .waitFor({ state: 'attached', timeout: 15_000 });
