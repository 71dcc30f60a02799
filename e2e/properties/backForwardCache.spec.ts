import { wholeChromiumPath } from '../../tools/install/debianPackages.ts';
import { setBrowserClock } from '../support/site/browserClock.ts';
import { person } from '../support/people/canaries.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';

test.describe('a page that the browser put aside whole', () => {
  test('shows no personal data on going back after a logout [BR-10, CL-06]', async ({
    playwright,
    launchOptions,
    site,
    createFan,
  }) => {
    const fan = await createFan();
    // Playwright disables the back/forward cache, because it cannot follow pages into it: a cookie shows whether a page
    // was restored.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: wholeChromiumPath(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    setBrowserClock(browser);
    const context = await browser.newContext({
      baseURL: site.at(''),
      locale: 'en-US',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript(() =>
      window.addEventListener('pageshow', ({ persisted }) => {
        const typed = [...document.querySelectorAll('input')].map(({ value }) => value).join();
        if (persisted) document.cookie = `shown-again=${encodeURIComponent(typed)}; path=/`;
      }),
    );
    const shownAgain = async (): Promise<string> =>
      (await context.cookies()).find(({ name }) => name === 'shown-again')?.value ?? '';
    const goBack = () => page.evaluate(() => void setTimeout(() => window.history.back()));
    await signIn(page, fan);
    await page.goto('/profile');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(person.firstName);
    await page.waitForLoadState('networkidle');
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    await goBack();
    await expect.poll(shownAgain).toContain(person.firstName);
    await context.clearCookies({ name: 'shown-again' });
    await page.goto('/logout');
    await expect(page.getByRole('heading', { name: 'You’re logged out' })).toBeVisible();
    await goBack();
    await expect.poll(shownAgain).toContain(person.firstName);
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveCount(0);
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }),
    ).toBeAttached();
    await expect(page.locator('body')).not.toContainText(fan.emailAddress);
    await browser.close();
  });
});
