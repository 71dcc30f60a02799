import type { FrameLocator, Page } from '@playwright/test';
import { untilLoaded } from './untilLoaded.ts';

/**
 * Opens the partner's page with the widget of an event, by default that which the page shows anyway; returns its frame
 * once it is there: it grows while it loads, and buttons move.
 */
export async function openFrame(page: Page, eventId?: string): Promise<FrameLocator> {
  if (eventId !== undefined)
    await page.addInitScript((id) => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const place of document.querySelectorAll<HTMLElement>('[data-foyer-event]'))
          place.dataset['foyerEvent'] = id;
      });
    }, eventId);
  await page.goto('/');
  const element = page.locator('iframe[src*="/events/"]');
  await element.scrollIntoViewIfNeeded();
  const frame = element.contentFrame();
  await untilLoaded(frame);
  return frame;
}
