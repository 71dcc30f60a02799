import { expect, test } from '../support/journey.ts';
import { newAddress } from '../support/people/canaries.ts';
import { signIn } from '../support/people/signIn.ts';
import type { Mailbox } from '../support/site/mailbox.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';

const support = 'support@foyer.example';
/** Event of the sandbox's link to the form for a large order. */
const arena = 'neon-prairie-long-light-tour';

/** Texts of all mails to an address. */
const textsTo = async (mail: Mailbox, recipient: string): Promise<string> =>
  (await mail.mailsTo(recipient)).map(({ text }) => text).join('\n');

test('subscribes an address to upcoming events once its owner confirms by the mail, and ends it there [C2.22h, I7.27]', async ({
  page,
  mail,
  expectAccessible,
}) => {
  const emailAddress = newAddress();
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'Get the latest events by email' });
  await panel.getByLabel('Email').fill(emailAddress);
  await panel.getByRole('button', { name: 'Subscribe' }).click();
  await expect(panel.getByText('One more step')).toBeVisible();
  await expectAccessible(page);
  await page.goto(await mail.linkTo(emailAddress, '/newsletter'));
  const status = page.getByRole('status').filter({ hasText: emailAddress });
  await expect(status).toContainText('Confirm to get our weekly email');
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(status).toContainText('is subscribed to news about upcoming events');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(status).toContainText('is unsubscribed');
});

test('asks for a demo in the panel for organisers, which both sides get by mail [C1.12a-b, C2.22i-j, I7.28]', async ({
  page,
  mail,
  expectAccessible,
}) => {
  const email = 'box.office@lamplight.example';
  await page.goto('/');
  const panel = page.getByRole('region', { name: /^Sell your event with/ });
  await panel.getByRole('button', { name: 'Request a demo' }).click();
  await panel.getByLabel('Your name').fill('Iris Palmgren');
  await panel.getByLabel('Work email').fill(email);
  await panel.getByLabel('Company').fill('Lamplight Ltd');
  await panel.getByLabel('Country').selectOption('CA');
  await panel.getByRole('radio', { name: 'In person' }).check();
  await expectAccessible(page);
  await panel.locator('form').getByRole('button', { name: 'Request a demo' }).click();
  await expect(panel.getByText('Thanks, Iris Palmgren')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => textsTo(mail, email)).toContain('within 1 business day');
  await expect.poll(() => textsTo(mail, support)).toContain('Company: Lamplight Ltd');
});

test('asks for a large order, which support gets by mail and the fan is told of [C2.15i, C8.11, C9.12b]', async ({
  page,
  site,
  mail,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === arena);
  const fan = await createFan();
  await signIn(page, fan);
  await page.goto(`/transaction/${event!.eventId}/support`);
  await expect(page.getByRole('heading', { level: 1, name: 'Large order' })).toBeVisible();
  const people = page.getByRole('group', { name: 'How many people?' });
  await people.getByRole('button', { name: 'Add one' }).click();
  const count = (await people.getByRole('status').textContent())!;
  await page.getByLabel('Anything we should know?').fill('A school class with two wheelchairs.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('We got your request')).toBeVisible();
  await expect(page.getByText(`We’ll get back to you at ${fan.emailAddress}.`)).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => textsTo(mail, support)).toContain(`Email: ${fan.emailAddress}`);
  const told = await textsTo(mail, support);
  expect(told).toContain(`Large order: ${count} spots for ${event!.shortName}`);
  expect(told).toContain('A school class with two wheelchairs.');
  await expect.poll(() => textsTo(mail, fan.emailAddress)).toContain('Thanks for your message.');
});
