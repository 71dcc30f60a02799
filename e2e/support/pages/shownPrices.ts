import type { Locator } from '@playwright/test';

/** Returns the prices in US or Canadian dollars that each of the parts shows first, in their order. */
export async function shownPrices(parts: Locator): Promise<number[]> {
  const texts = await parts.getByText(/\$\d/).allTextContents();
  return texts.map((text) => Number(/[\d,]+\.\d\d/.exec(text)![0].replaceAll(',', '')));
}
