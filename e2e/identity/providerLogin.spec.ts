import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newAddress, person } from '../support/people/canaries.ts';
import { expect, test } from '../support/journey.ts';

/** Signs in at the sandbox's provider as an unknown person. */
async function chooseSomebody(provider: Page, emailAddress: string): Promise<void> {
  await provider.getByText(/^(Someone else|Quelqu’un d’autre)$/).click();
  await provider.getByLabel(/^(First name|Prénom)$/).fill(person.firstName);
  await provider.getByLabel(/^(Last name|Nom)$/).fill(person.lastName);
  await provider.getByLabel(/^(Email|Courriel)$/).fill(emailAddress);
  await provider.getByRole('button', { name: /^(Continue|Continuer)$/ }).click();
}

test.describe('signing in by a provider', () => {
  test('by Google, on the page of the way in: there, back, and on with the details [I2.02, I7.08, I7.29, I4.02]', async ({
    page,
  }) => {
    const emailAddress = newAddress();
    await page.goto('/authentication?returnTo=%2Fevents%3Fcategory%3Dconcerts&mode=signUp');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('heading', { name: 'Google test login' })).toBeVisible();
    await chooseSomebody(page, emailAddress);
    await expect(page.getByRole('heading', { level: 1, name: 'Complete your profile' })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue(person.firstName);
    expect(new URL(page.url()).search).not.toContain('code=');
    await page.getByLabel('Month').fill(person.birth.month);
    await page.getByLabel('Day').fill(person.birth.day);
    await page.getByLabel('Year').fill(person.birth.year);
    await page.getByRole('radio', { name: 'Woman' }).check();
    await page.getByLabel('Country').selectOption('CA');
    await page.getByLabel('Postal code').fill(person.postalCode);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/events\?category=concerts$/);
  });

  test('by Apple, in a window over the page, which stays as it was [I3.18, I4.10, I7.08]', async ({
    page,
  }) => {
    await page.goto('/events');
    await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('dialog').getByRole('button', { name: 'Continue with Apple' }).click();
    const provider = await opened;
    await expect(page.getByRole('dialog').getByText('Continue in the Apple window')).toBeVisible();
    await chooseSomebody(provider, newAddress());
    await expect(page.getByRole('dialog', { name: 'Complete your profile' })).toBeVisible();
    await expect(page.getByRole('dialog').getByLabel('First name')).toHaveValue(person.firstName);
    await expect(page.getByRole('dialog').getByLabel('Last name')).toHaveValue(person.lastName);
    await expect.poll(() => provider.isClosed()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/events');
  });
});

test('a Google user exports their data, and deletes the account by a code from a mail [I7.16, PV-05]', async ({
  page,
  mail,
  clock,
  expectAccessible,
}) => {
  const emailAddress = newAddress();
  await page.goto('/authentication?returnTo=%2Fprofile%2Fpreferences&mode=signUp');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseSomebody(page, emailAddress);
  await page.getByLabel('Month').fill(person.birth.month);
  await page.getByLabel('Day').fill(person.birth.day);
  await page.getByLabel('Year').fill(person.birth.year);
  await page.getByRole('radio', { name: 'Woman' }).check();
  await page.getByLabel('Country').selectOption('CA');
  await page.getByLabel('Postal code').fill(person.postalCode);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/profile\/preferences$/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^foyer-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { profile: { emailAddress: string } };
  expect(data.profile.emailAddress).toBe(emailAddress);

  await clock.advance(6 * 60_000);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(dialog.getByLabel('Password')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Email me a code' }).click();
  await expect(dialog.getByLabel('Code from the email')).toBeFocused();
  await expectAccessible(page);
  let code: string | undefined;
  const search = async () => {
    const [newest] = await mail.mailsTo(emailAddress);
    return (code = /^\d{8}$/m.exec(newest?.text ?? '')?.[0]);
  };
  await expect.poll(search).toBeDefined();
  await dialog.getByLabel('Code from the email').fill(code!);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Your account was deleted. We’ll confirm by email.')).toBeVisible();
  await expect(page).toHaveURL(/\/logout$/);
});
