import type { Page } from '@playwright/test';
import type { FoyerSite } from '../site/foyerSite.ts';
import type { FanAccount } from './fanAccount.ts';

/** Gives the partner's page a one-time code of a fan's session for its frames. @returns the code */
export async function handOverSession(page: Page, site: FoyerSite, { token }: FanAccount): Promise<string> {
  const made = await site.call('/api/auth/exchangeCode', {
    method: 'POST',
    body: { hostOrigin: site.at('', 'partner') },
    headers: { authorization: `Bearer ${token}` },
  });
  const { exchangeCode } = JSON.parse(made.text) as { exchangeCode: string };
  await page.addInitScript((code) => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const place of document.querySelectorAll<HTMLElement>('[data-foyer-event]'))
        place.dataset['foyerCode'] = code;
    });
  }, exchangeCode);
  return exchangeCode;
}
