import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { wording } from '../support/pages/wording.ts';
import { authenticationSteps } from '../support/people/authenticationSteps.ts';
import { newAddress, person } from '../support/people/canaries.ts';
import { signIn } from '../support/people/signIn.ts';
import { buySeats } from '../support/purchase/ownedSeats.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import { watchPages } from '../support/watches/pageWatch.ts';

const say = wording('en-US');
/** The code screen asks again whether its secret still holds. */
const refreshMs = 30_000;

/** Sends one {product} of an event from its page. */
async function send(page: Page, eventId: string, emailAddress: string): Promise<void> {
  await page.goto(`/myPass/token/${eventId}`);
  await page
    .getByRole('link', { name: /^Transfer: / })
    .first()
    .click();
  await page.getByLabel('Their email address').fill(emailAddress);
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
}

/** Path and query of the newest invitation to an address. */
async function invitationOf(link: Promise<string>): Promise<string> {
  const { pathname, search } = new URL(await link);
  return `${pathname}${search}`;
}

test('a stranger accepts by mail and a new account; the code on the sender’s screen dies [C2.04a, C2.09a, C2.28c, C4.11c, C4.11d, C4.16b, C6.04c]', async ({
  page,
  browser,
  site,
  mail,
  createFan,
  expectAccessible,
}) => {
  const sender = await createFan();
  const event = await pickEvent(site, hasSeats);
  const { eventId, shortName } = event;
  await buySeats(site, sender, event);
  const emailAddress = newAddress();
  await page.clock.install();
  await signIn(page, sender);
  await send(page, eventId, emailAddress);
  await page.getByRole('main').getByRole('link', { name: 'Back to my Passes' }).last().click();
  await expect(page.getByText('Transfer pending')).toBeVisible();
  await expect(page.getByText(/Sent to .*Not accepted yet/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show to usher' }).first().click();
  const code = page.locator('[data-entry-code]');
  await expect(code).toBeVisible();

  const invitation = await invitationOf(mail.linkTo(emailAddress, '/tokenAssignment'));
  const context = await browser.newContext({ baseURL: site.at('/') });
  const watch = await watchPages(context);
  const phone = await context.newPage();
  await phone.goto(invitation);
  await expect(phone.getByRole('heading', { level: 1, name: /sent you a Pass$/ })).toBeVisible();
  await expect(phone.getByRole('main')).not.toContainText('$');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Accept' }).click();
  const dialog = phone.getByRole('dialog');
  const steps = authenticationSteps(phone, dialog, say);
  await steps.byEmail('signUp');
  await steps.credentials(emailAddress, person.password);
  await steps.person();
  await dialog.getByRole('checkbox').check();
  await steps.press('signUp.submit');
  await expect(dialog.getByText(say('identity', 'steps.verifyEmail')).first()).toBeVisible();
  const { pathname, search } = new URL(await mail.linkTo(emailAddress, '/verifyEmail/'));
  const other = await context.newPage();
  await other.goto(`${pathname}${search}`);
  await expect(other.getByText(say('identity', 'verify.done')).first()).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'It’s yours' })).toBeVisible({ timeout: 20_000 });
  await phone.getByRole('link', { name: 'See my Passes' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: shortName })).toBeVisible();
  await expect(phone.getByText(new RegExp(`^From .*${person.lastName}`))).toBeVisible();
  await phone.getByRole('button', { name: 'Show to usher' }).click();
  await expect(phone.locator('[data-entry-code]')).toBeVisible();

  await page.clock.fastForward(refreshMs);
  await expect(code).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto(`/myPass/managing/${eventId}`);
  await expect(page.getByText(new RegExp(`${person.lastName}.* accepted`))).toBeVisible();
  await expectAccessible(page);
  await phone.goto(invitation);
  await expect(phone.getByText('Oops, this Pass is no longer valid.')).toBeVisible();
  expect(watch.problems).toEqual([]);
  await context.close();
});

test('a sender takes back, sends again to another address, and learns that it was declined [C2.04c, C2.28g, C2.28m, C4.11e, C4.13a, C4.13b, C4.15c]', async ({
  page,
  browser,
  site,
  mail,
  createFan,
}) => {
  const sender = await createFan();
  const event = await pickEvent(site, hasSeats);
  await buySeats(site, sender, event);
  await signIn(page, sender);
  const [first, second] = [newAddress(), newAddress()];
  await send(page, event.eventId, first);
  const dead = await invitationOf(mail.linkTo(first, '/tokenAssignment'));
  await page.goto(`/myPass/token/${event.eventId}`);
  await page.getByRole('button', { name: /^Take back: / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('It’s yours again.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Transfer: / })).toHaveCount(2);

  await send(page, event.eventId, first);
  await page.goto(`/myPass/token/${event.eventId}`);
  await page.getByRole('button', { name: /^Resend: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Resend invitation' });
  await dialog.getByLabel('Their email address').fill(second);
  await dialog.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText(/We emailed/)).toBeVisible();

  const context = await browser.newContext({ baseURL: site.at('/') });
  const phone = await context.newPage();
  await phone.goto(dead);
  await expect(phone.getByText('Oops, this Pass is no longer valid.')).toBeVisible();
  await phone.goto(await invitationOf(mail.linkTo(second, '/tokenAssignment')));
  await phone.getByRole('button', { name: 'Decline' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await expect(phone.getByRole('heading', { name: 'Declined' })).toBeVisible();
  await context.close();

  await page.goto(`/myPass/token/${event.eventId}`);
  await expect(page.getByText('Transfer declined')).toBeVisible();
});
