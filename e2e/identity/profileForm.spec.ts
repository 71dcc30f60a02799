import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

test.describe('a profile that is not saved', () => {
  test.use({ viewport: { width: 375, height: 720 }, colorScheme: 'dark' });

  test('is left by link or history only after confirmation, and survives a reload [I4.15, I4.22, C4.27a-b]', async ({
    page,
    createFan,
    expectAccessible,
  }) => {
    await signIn(page, await createFan());
    await page.goto('/profile');
    const firstName = page.getByRole('textbox', { name: 'First name' });
    await expect(firstName).toBeVisible();
    await page.getByRole('link', { name: 'Preferences' }).click();
    await expect(page).toHaveURL(/\/profile\/preferences$/);
    await page.evaluate(() => window.history.back());
    await firstName.fill('Grace');

    // The browser shows a prompt of its own.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(firstName).toHaveValue('Grace');

    await page.getByRole('link', { name: 'Preferences' }).click();
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
    await question(page).getByRole('button', { name: 'No' }).click();
    // Waits for the fade-out, since the next dialog is another element.
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/profile$/);

    await page.evaluate(() => window.history.forward());
    await question(page).getByRole('button', { name: 'No' }).click();
    // Waits for the fade-out, since the next dialog is another element.
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/profile$/);
    await expect(firstName).toHaveValue('Grace');
    await page.evaluate(() => window.history.forward());
    await question(page).getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL(/\/profile\/preferences$/);
  });
});
