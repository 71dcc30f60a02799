import type { FrameLocator, Page } from '@playwright/test';

/** Opens the partner's page with the widget of an event, by default that which the page shows anyway; returns its frame. */
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
  return element.contentFrame();
}
