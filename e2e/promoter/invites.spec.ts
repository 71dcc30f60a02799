import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { newAddress, person } from '../support/people/canaries.ts';
import { logInAs } from '../support/people/demoAccount.ts';
import { signIn } from '../support/people/signIn.ts';
import type { FoyerSite } from '../support/site/foyerSite.ts';

/** Invites an address to the team of the demo organiser, from the organisation on. */
async function invite(page: Page, site: FoyerSite, emailAddress: string): Promise<void> {
  await signIn(page, await logInAs(site, 'organiser@foyer.example'));
  await page.goto('/organiser');
  await page.getByRole('link', { name: 'Team' }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill(emailAddress);
  await page.getByRole('checkbox', { name: /^Attendees/ }).check();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(invitation(page, emailAddress).getByText('Pending')).toBeVisible();
}
const invitation = (page: Page, emailAddress: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: emailAddress }) })
    .first();
const relative = (link: string): string => link.replace(/^https?:\/\/[^/]+/, '');

test('an organiser invites a person, who accepts with an account and sees the organisation [C1.09d, C4.24a, C4.24d, C6.07f, C6.11b, C7.74a, C7.74d, C7.74g]', async ({
  page,
  browser,
  site,
  mail,
  createFan,
  expectAccessible,
}) => {
  const fan = await createFan();
  await invite(page, site, fan.emailAddress);
  await expectAccessible(page);
  const link = relative(await mail.linkTo(fan.emailAddress, '/organiser/invite'));
  const context = await browser.newContext({ baseURL: site.at('/') });
  const other = await context.newPage();
  await signIn(other, fan);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('invites you to its team');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Your organization' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Neon Prairie', exact: true }).first()).toBeVisible();
  await other.getByRole('banner').getByRole('button', { name: person.firstName }).click();
  await expect(other.getByRole('menuitem', { name: 'Your organization' })).toBeVisible();
  await context.close();
  await page.reload();
  await expect(invitation(page, fan.emailAddress).getByText('Accepted')).toBeVisible();
});

test('a person without an account accepts, and finishes one by mail [C6.11a, C7.74b, C7.74c, C7.74h]', async ({
  page,
  site,
  mail,
}) => {
  const emailAddress = newAddress();
  await invite(page, site, emailAddress);
  const link = relative(await mail.linkTo(emailAddress, '/organiser/invite'));
  await page.evaluate(() => window.localStorage.clear());
  await page.goto(link);
  await page.getByLabel('First name').fill('Zoé');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  expect(await mail.linkTo(emailAddress, '/completeAccount')).toContain('token=');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This invitation was accepted' })).toBeVisible();
});

test('an organiser sends an invitation again, and revokes it; another is declined [C4.24b, C4.24c, C4.24e, C7.74e, C7.74f, C7.74i]', async ({
  page,
  site,
  mail,
}) => {
  const emailAddress = newAddress();
  await invite(page, site, emailAddress);
  const first = relative(await mail.linkTo(emailAddress, '/organiser/invite'));
  await invitation(page, emailAddress).getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(/^We sent a new link/)).toBeVisible();
  await invitation(page, emailAddress).getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(invitation(page, emailAddress).getByText('Revoked')).toBeVisible();
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'This invitation can’t be shown' })).toBeVisible();

  const declining = newAddress();
  await invite(page, site, declining);
  const link = relative(await mail.linkTo(declining, '/organiser/invite'));
  await page.evaluate(() => window.localStorage.clear());
  await page.goto(link);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'You declined' })).toBeVisible();
});
