import { isInShare } from '@foyer/util/sampling';
import type { Page } from '@playwright/test';
import { newAddress, person } from '../support/people/canaries.ts';
import { expect, test } from '../support/journey.ts';
import { authenticationSteps } from '../support/people/authenticationSteps.ts';
import { wording } from '../support/pages/wording.ts';

const goodPassword = person.password;
const hourMs = 3_600_000;

const locales = [
  { locale: 'en-US', viewport: { width: 1280, height: 800 }, begun: 'invited@foyer.example' },
  { locale: 'fr-CA', viewport: { width: 375, height: 720 }, begun: 'partner-guest@foyer.example' },
] as const;

for (const [share, { locale, viewport, begun }] of locales.entries()) {
  /** A journey that is the same in each locale takes one, chosen by the seed; in a deep run, all. */
  const isTried = (journey: string): boolean =>
    isInShare(journey, { label: 'locales of authentication', share, of: locales.length });

  test.describe(`authentication, ${locale}`, () => {
    const say = wording(locale);
    const t = (key: string, values?: Record<string, string>): string => say('identity', key, values);
    const error = (code: string): string => say('server', `errors.${code}`);
    const at = (path: string): string => `/${locale}${path}`;
    const says = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
    const heading = (page: Page, key: string) =>
      expect(page.getByRole('heading', { name: t(key), exact: true }).first()).toBeVisible();

    test.use({ locale, viewport });

    if (isTried('password'))
      test('a wrong password, too many of them, a forgotten one: reset, used, expired, broken [I4.06, I4.07, I8.07, I8.08]', async ({
        page,
        site,
        mail,
        clock,
        createFan,
        expectAccessible,
      }) => {
        const fan = await createFan({ userLocale: locale });
        const steps = authenticationSteps(page, page.getByRole('main'), say);
        await page.goto(at('/authentication?returnTo=%2Fevents%3Fpage%3D1'));
        await steps.byEmail('logIn');
        await steps.logIn(fan.emailAddress, 'wrong guess 1');
        await says(page, error('invalidUsernameOrPassword'));
        await expect(steps.field('emailAddress')).toHaveValue(fan.emailAddress);
        const guess = { emailAddress: fan.emailAddress, password: 'wrong guess 1' };
        for (let count = 0; count < 10; count += 1)
          await site.call('/api/auth/login', { method: 'POST', body: guess });
        await steps.press('logIn.submit');
        await says(page, t('logIn.tooManyRequests'));
        await expectAccessible(page);

        await steps.press('logIn.forgot');
        await expect(steps.field('emailAddress')).toHaveValue(fan.emailAddress);
        await steps.press('forgot.submit');
        await says(page, t('forgot.sent', { emailAddress: fan.emailAddress }));
        const link = new URL(await mail.linkTo(fan.emailAddress, '/resetPassword/'));
        const callback = at(`${link.pathname}${link.search}`);
        await page.goto(callback);
        await steps.field('newPassword').fill('Password123');
        await steps.press('reset.submit');
        await says(page, error('badPasswordStrength'));
        await steps.field('newPassword').fill('new velvet 77');
        await steps.press('reset.submit');
        await says(page, t('reset.done'));
        await steps.press('verify.goOn');
        await page.waitForURL(/\/events\?page=1$/);

        await page.goto(callback);
        await heading(page, 'link.expired');
        await steps.field('emailAddress').fill(fan.emailAddress);
        await steps.press('forgot.submit');
        await says(page, t('forgot.sent', { emailAddress: fan.emailAddress }));
        let again = link;
        // The new mail may still be on its way while the older one is found.
        const search = async () =>
          (again = new URL(await mail.linkTo(fan.emailAddress, '/resetPassword/'))).search;
        await expect.poll(search).not.toBe(link.search);
        await clock.advance(hourMs + 1_000);
        await page.goto(at(`${again.pathname}${again.search}`));
        await heading(page, 'link.expired');
        await page.goto(at('/resetPassword/callback'));
        await heading(page, 'link.missing');
      });

    if (isTried('gate'))
      test('a gated page, an address that is taken, a weak password; verified elsewhere, it goes on by itself [I2.19, I4.05, I4.08, I5.01, C6.01d]', async ({
        page,
        context,
        mail,
        createFan,
        expectAccessible,
      }) => {
        const { emailAddress: takenAddress } = await createFan();
        const emailAddress = newAddress();
        await page.goto(at('/profile/preferences?from=mail'));
        const dialog = page.getByRole('dialog');
        const steps = authenticationSteps(page, dialog, say);
        await says(page, t('why.redirectToDiscover'));
        await expect(page).toHaveURL(new RegExp(`/${locale}/?$`));
        await steps.press('logIn.signUp');
        await steps.field('emailAddress').fill(takenAddress);
        await steps.field('newPassword').fill('password1');
        await says(page, t('form.validation.error.enterAvailableEmail'));
        await expectAccessible(page);
        await steps.credentials(emailAddress, 'password1');
        await steps.person();
        await dialog.getByRole('checkbox').check();
        await steps.press('signUp.submit');
        await says(page, error('badPasswordStrength'));
        await steps.field('newPassword').fill(goodPassword);
        await steps.press('signUp.next');
        await expect(steps.field('firstName')).toHaveValue(person.firstName);
        await steps.press('signUp.submit');
        await says(page, t('signUp.done'));
        await heading(page, 'steps.verifyEmail');
        await expect(page).toHaveURL(/\/profile\/preferences\?from=mail$/);
        await expectAccessible(page);

        const link = new URL(await mail.linkTo(emailAddress, '/verifyEmail/'));
        const other = await context.newPage();
        await other.goto(at(`${link.pathname}${link.search}`));
        await heading(other, 'verify.done');
        await expect(dialog).toHaveCount(0, { timeout: 20_000 });
        await expect(page).toHaveURL(/\/profile\/preferences\?from=mail$/);
        await other.goto(at(`${link.pathname}${link.search}`));
        await heading(other, 'link.expired');
        await other.goto(at('/logout'));
        await heading(other, 'logOut.done');
      });

    test('an account created for someone else is completed by its owner [I4.09, I7.06, I8.09]', async ({
      page,
      mail,
      expectAccessible,
    }) => {
      const steps = authenticationSteps(page, page.getByRole('main'), say);
      await page.goto(at('/authentication?mode=signUp'));
      await steps.byEmail('signUp');
      await steps.field('emailAddress').fill(begun);
      await steps.field('newPassword').focus();
      await says(page, t('signUp.begun'));
      await steps.press('forgot.submit');
      await says(page, t('forgot.sent', { emailAddress: begun }));
      const link = new URL(await mail.linkTo(begun, '/completeAccount'));
      await page.goto(at(`${link.pathname}${link.search}`));
      await steps.field('newPassword').fill(goodPassword);
      await page.getByRole('checkbox').check();
      await expectAccessible(page);
      const isPartial = begun.startsWith('invited');
      if (isPartial) {
        await steps.press('signUp.next');
        await expect(steps.field('firstName')).toHaveValue('Imani');
        await steps.person();
        await steps.location();
      }
      await steps.press('finish.submit');
      await page.waitForURL(/\/myPass(\/going)?$/);
      await page.goto(at(`${link.pathname}${link.search}`));
      await heading(page, 'link.expired');
    });
  });
}
