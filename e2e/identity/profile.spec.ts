import type { Locator, Page } from '@playwright/test';
import { person } from '../support/people/canaries.ts';
import { expect, test } from '../support/journey.ts';
import { logIn } from '../support/purchase/purchaseSteps.ts';

/** Plain picture of 240 by 240 pixels. */
const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAPAAAADwAQMAAAAEm3vRAAAAA1BMVEXJoktEO9ZmAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAHklEQVRYw+3BAQ0AAADCoPdPbQ8HFAAAAAAAAMCnAR0QAAH6UAaEAAAAAElFTkSuQmCC',
    'base64',
  ),
};

/** Region of a page by its heading. */
const part = (page: Page, name: string): Locator => page.getByRole('region', { name });
const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click();

test.describe('the profile of a fan', () => {
  test.use({ viewport: { width: 375, height: 720 }, colorScheme: 'light' });

  test('accepts a photo, preferences, a freeze and its end, and deletes the account [I2.13, I3.08, I7.16, I7.19]', async ({
    page,
    clock,
    createFan,
    mail,
    site,
    expectAccessible,
  }) => {
    const fan = await createFan();
    await page.goto('/profile');
    await logIn(page, fan);

    await expect(page.getByText('No photo yet')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(picture);
    const crop = page.getByRole('dialog', { name: 'Crop your photo' });
    await crop.getByRole('group', { name: 'Visible part of the image' }).press('ArrowLeft');
    await expectAccessible(page);
    await crop.getByRole('button', { name: 'Use this photo' }).click();
    await expect(page.getByText('We saved your photo.')).toBeVisible();
    const photo = page
      .getByRole('img', { name: `${person.firstName} ${person.lastName}, Under review` })
      .locator('img');
    await expect(photo).toHaveJSProperty('naturalWidth', 240);
    const address = await photo.getAttribute('src');

    await page.getByRole('link', { name: 'Preferences' }).click();
    const news = page.getByRole('switch', { name: /News from us/ });
    await news.check();
    await expect(part(page, 'Emails').getByText('Saved.')).toBeVisible();
    await page.reload();
    await expect(news).toBeChecked();

    // The account was created by the API, so that session counts as another device.
    await part(page, 'Where you’re logged in')
      .getByRole('button', { name: /^Log out / })
      .first()
      .click();
    await expect(page.getByText('This is the only device you’re logged in on.')).toBeVisible();
    const headers = { authorization: `Bearer ${fan.token}` };
    expect((await site.call('/api/user/profile', { headers })).status).toBe(401);

    const freeze = part(page, 'Freeze my Passes');
    await freeze.getByRole('button', { name: 'Freeze', exact: true }).click();
    await answer(page, 'Freeze');
    await expect(freeze.getByText(/^Frozen since/)).toBeVisible();
    await expectAccessible(page);
    await clock.advance(6 * 60_000);
    await freeze.getByRole('button', { name: 'Unfreeze' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await question.getByRole('textbox', { name: 'Password' }).fill(fan.password);
    await question.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(freeze.getByText('Your Passes are unfrozen. You have new entry codes.')).toBeVisible();

    await part(page, 'Delete account').getByRole('button', { name: 'Delete my account' }).click();
    await answer(page, 'Delete for good');
    await expect(page.getByText('Your account was deleted. We’ll confirm by email.')).toBeVisible();
    await expect(page).toHaveURL(/\/logout$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect
      .poll(async () => (await mail.mailsTo(fan.emailAddress))[0]?.subject, { timeout: 15_000 })
      .toBe('Your account was deleted');
    expect((await site.call(String(address))).status).toBe(404);
  });
});
