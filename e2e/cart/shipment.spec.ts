import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import {
  expectCheckout,
  expectReceipt,
  fillCard,
  goOn,
  payButton,
  takeBestSeats,
} from '../support/purchase/purchaseSteps.ts';

const arena = 'neon-prairie-long-light-tour';

test('asks where a poster is shipped to, and shows when it is shipped and delivered [C2.25c, C3.05a, C3.29a-d]', async ({
  page,
  site,
  mail,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === arena);
  const fan = await createFan();
  await signIn(page, fan);
  await page.goto(`/events/${event!.eventId}`);
  await takeBestSeats(page);
  const poster = page.getByRole('group', { name: /^Quantity of Numbered poster/ });
  await poster.getByRole('button', { name: 'Add one' }).click();
  await goOn(page);
  await expectCheckout(page);
  await fillCard(page, '4242424242424242');
  await payButton(page).click();
  await expect(page.getByText('Enter the street address.')).toBeVisible();
  await page.getByLabel('Full name').fill('Iris Palmgren');
  await page.getByLabel('Address', { exact: true }).fill('4242 Rue Saint-Denis, Montréal');
  await page.getByLabel('Country').selectOption('CA');
  await expectAccessible(page);
  await payButton(page).click();
  await expectReceipt(page);
  const fact = (text: string | RegExp) => page.getByRole('definition').filter({ hasText: text });
  await expect(fact('4242 Rue Saint-Denis')).toBeVisible();
  await expect(fact('Not shipped yet')).toBeVisible();
  await expectAccessible(page);

  const change = async (to: 'shipped' | 'delivered') => {
    const body = { event: arena, change: to };
    expect((await site.call('/sandbox/shipment', { method: 'POST', body })).status).toBe(200);
  };
  await change('shipped');
  await page.reload();
  await expect(fact(/^Shipped · /)).toBeVisible();
  await expect(fact('Sandbox Post')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Track your package/ })).toBeVisible();
  await expectAccessible(page);
  const subjects = (await mail.mailsTo(fan.emailAddress)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /^We shipped your order for/.test(subject))).toHaveLength(1);

  await change('delivered');
  await page.goto('/profile/orders');
  await expect(page.getByText('Delivered', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^See receipt for/ }).click();
  await expect(fact(/^Delivered · /)).toBeVisible();
  await page.goto(`/myPass/token/${event!.eventId}`);
  await expect(page.getByText(/Numbered poster.* · Shipped to you · Shipped/)).toBeVisible();
});
