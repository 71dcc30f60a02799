import { expect, type Page } from '@playwright/test';

/** Enters the map by keyboard and picks the first free seat; returns its name as shown in the page. */
export async function pickSeatOnMap(page: Page): Promise<string> {
  const { keyboard } = page;
  await page.getByRole('application', { name: 'Seat map' }).focus();
  const said = page.getByRole('status').filter({ hasText: /^Section / });
  // A map that announces its first section has all that keys need; an earlier key may be lost.
  await expect(said).toHaveCount(1);
  await keyboard.press('Enter');
  await expect(said).toContainText(/row .+, seat /);
  for (let step = 0; step < 40; step += 1) {
    await expect(said).not.toContainText('loading');
    const place = (await said.textContent()) ?? '';
    if (/ available/.test(place)) break;
    await keyboard.press('ArrowRight');
    await expect(said).not.toHaveText(place);
  }
  await keyboard.press('Enter');
  const picked = page.getByRole('button', { name: /^Remove Section/ });
  await expect(picked).toHaveCount(1);
  return ((await picked.getAttribute('aria-label')) ?? '').replace('Remove ', '');
}
