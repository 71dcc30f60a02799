import { expect, test } from '../support/journey.ts';
import { openFrame } from '../support/pages/partnerFrame.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import {
  buySeatsAs,
  expectCheckout,
  expectReceipt,
  logInInOverlay,
  openCheckout,
  payButton,
  payWith,
} from '../support/purchase/purchaseSteps.ts';

test('cancels a payment on a provider’s page, comes back to the held seats, and pays there [C3.12f, C2.03a, C2.03b, C7.25, C7.26]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === 'handel-alcina');
  await openCheckout(page, await createFan(), event!);
  const seats = (await page.getByText(/^Section .+ row .+ seats/).textContent()) ?? '';
  await page.getByRole('radio', { name: /Klarna/ }).check();
  await expectAccessible(page);
  await payButton(page).click();

  const provider = page.getByRole('heading', { level: 1, name: 'Klarna test page' });
  await expect(provider).toBeVisible();
  await expectAccessible(page);
  // The browser's button leads to the loading page, which lets the buyer choose.
  await page.goBack();
  await expect(page).toHaveURL(/\/externalPayment\/loading$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await expect(provider).toBeVisible();

  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  await expect(page).toHaveURL(/\/externalPayment\/callback\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment didn’t go through' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await expectCheckout(page);
  await expect(page.getByText(seats)).toBeVisible();

  await page.getByRole('radio', { name: /Klarna/ }).check();
  await payButton(page).click();
  await page.getByRole('button', { name: /^Pay .+\d$/ }).click();
  await expectReceipt(page);
  await expect(page.getByText(seats)).toBeVisible();
});

test('leaves the loading page without paying, and pays by another way [C2.03a]', async ({
  page,
  site,
  createFan,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === 'handel-alcina');
  await openCheckout(page, await createFan(), event!);
  await page.getByRole('radio', { name: /Alipay/ }).check();
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alipay test page' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Don’t pay there' }).click();
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await expectCheckout(page);
  await page.getByRole('radio', { name: /WeChat/ }).check();
  await payButton(page).click();
  await page.getByRole('button', { name: /^Pay .+\d$/ }).click();
  await expectReceipt(page);
});

test(
  'pays on a provider’s page from a partner’s host, and comes back there [C3.12f, C2.03b]',
  { tag: '@white-label' },
  async ({ page, site, createFan }) => {
    const event = await findEvent(site, ({ vanityName }) => vanityName === 'neon-prairie-long-light-tour');
    await openCheckout(page, await createFan(), event!);
    await page.getByRole('radio', { name: /Klarna/ }).check();
    await payButton(page).click();
    await page.getByRole('button', { name: /^Pay .+\d$/ }).click();
    await expectReceipt(page);
    await expect(page).toHaveURL(/^http:\/\/aurora\.localhost:\d+\/.+\/receipt/);
  },
);

test(
  'cancels on a provider’s page after leaving a partner’s frame, and goes on at checkout with the held seats [C2.03b, I4.24]',
  { tag: '@widget' },
  async ({ page, createFan, expectAccessible }) => {
    const fan = await createFan();
    const widget = await openFrame(page);
    await buySeatsAs(widget, fan);
    await expectCheckout(widget);
    const seats = (await widget.getByText(/^Section .+ row .+ seats/).textContent()) ?? '';
    await widget.getByRole('radio', { name: /Klarna/ }).check();
    await payButton(widget).click();
    await page.getByRole('button', { name: 'Cancel the payment' }).click();
    // The session stayed in the frame, as the cart did.
    await logInInOverlay(page, fan);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your payment didn’t go through' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to checkout' }).click();
    await expectCheckout(page);
    await expect(page.getByText(seats)).toBeVisible();
    await payWith(page, '4242424242424242');
    await expectReceipt(page);
  },
);
