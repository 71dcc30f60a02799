import { isInShare } from '@foyer/util/sampling';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { wording } from '../support/pages/wording.ts';

const places = [
  { locale: 'en-US', viewport: { width: 1280, height: 800 } },
  { locale: 'fr-CA', viewport: { width: 375, height: 720 } },
] as const;
/** One of them, chosen by the seed; in a deep run, all. */
const tried = places.filter((_place, share) =>
  isInShare('refused provider', { label: 'locales of refusals', share, of: places.length }),
);

for (const { locale, viewport } of tried) {
  test.describe(`a provider that comes to nothing, ${locale}`, () => {
    test.use({ locale, viewport });
    const say = wording(locale);
    const t = (key: string, values?: Record<string, string>) => say('identity', `oauth.${key}`, values);

    test('refused on its page or in its window, it leads back to the login options, in its language, without a login [I8.05, I2.01, I2.02]', async ({
      page,
      expectAccessible,
    }) => {
      const refuse = (provider: Page) =>
        provider.getByRole('button', { name: say('server', 'signInSandbox.refuse'), exact: true }).click();
      const google = t('continueWith', { provider: 'Google' });
      await page.goto(`/${locale}/authentication?mode=login`);
      await page.getByRole('button', { name: google }).click();
      await refuse(page);
      await expect(page.getByText(t('failed'))).toBeVisible();
      const { pathname, search } = new URL(page.url());
      expect([pathname.split('/')[1], search]).toEqual([locale, '']);
      await expectAccessible(page);
      await page.getByRole('button', { name: t('dismiss') }).click();
      await expect(page.getByRole('button', { name: google })).toBeEnabled();

      await page.goto(`/${locale}/profile`);
      const dialog = page.getByRole('dialog');
      const opened = page.waitForEvent('popup');
      await dialog.getByRole('button', { name: t('continueWith', { provider: 'Apple' }) }).click();
      await refuse(await opened);
      await expect(dialog.getByText(t('failed'))).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('dismiss') }).click();
      await expect(dialog.getByRole('button', { name: google })).toBeEnabled();
      expect(await page.evaluate(() => localStorage.getItem('foyer-auth-token'))).toBeNull();
    });
  });
}
