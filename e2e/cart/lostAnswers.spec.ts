import type { Page } from '@playwright/test';
import { takeSample } from '@foyer/util/sampling';
import { expect, test } from '../support/journey.ts';
import { loseOnce, losses, type Loss } from '../support/pages/loseOnce.ts';
import type { FanAccount } from '../support/people/fanAccount.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import {
  expectCheckout,
  expectReceipt,
  fillCard,
  goOn,
  openCheckout,
  payButton,
  takeBestSeats,
} from '../support/purchase/purchaseSteps.ts';
import type { AskDatabase } from '../support/site/startWorkerSite.ts';

/** Events of the sample: with promo codes, and with providers’ pages. */
const coded = 'osei-lagoon-switchyard';
const byProvider = 'handel-alcina';

const noNews = (page: Page) =>
  page.getByText(/^(Unable to reach the server|An unknown error occurred)/).first();

/** What a fan has of an event: carts that are open, orders, and what was charged. */
async function ownedBy(database: AskDatabase, { emailAddress }: FanAccount) {
  const of = `join user_account u using (user_id) where u.email_address = '${emailAddress}'`;
  const [row] = await database<{ carts: number; orders: number; charges: number }>(`select
    (select count(*)::int from commitment c ${of} and c.state = 'open') as carts,
    (select count(*)::int from purchase_order o ${of}) as orders,
    (select count(*)::int from sandbox_gateway.charge g join payment_attempt a on a.attempt_id::text = g.idempotency_key
      join payment p using (event_id, payment_id) ${of} and g.state = 'captured') as charges`);
  return row;
}

/** A plain run loses one part of each call, a deep one each part. */
const lossesIn = (label: string): Loss[] => takeSample(losses, { label, count: 1 });

for (const loss of lossesIn('a hold and a promo code'))
  test(`holds, takes a promo code and pays once, after each call lost ${loss} [CR-12]`, async ({
    page,
    site,
    database,
    createFan,
    expectAccessible,
  }) => {
    const fan = await createFan();
    const event = await findEvent(site, ({ vanityName }) => vanityName === coded);
    await signIn(page, fan);
    await page.goto(`/events/${event!.eventId}`);
    await takeBestSeats(page);
    await loseOnce(page, 'purchase/v2/cart/checkout', loss);
    await goOn(page);
    await expect(noNews(page)).toBeVisible();
    await expectAccessible(page);
    await goOn(page);
    await expectCheckout(page);
    expect(await ownedBy(database, fan)).toEqual({ carts: 1, orders: 0, charges: 0 });

    await page.getByRole('button', { name: 'Add a promo code' }).click();
    await page.getByRole('textbox', { name: 'Promo code' }).fill('LAGOON15');
    await loseOnce(page, 'purchase/v2/cart/checkout', loss);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(noNews(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Promo code LAGOON15 applied')).toBeVisible();

    await fillCard(page, '4242424242424242');
    await loseOnce(page, 'purchase/cart', loss);
    await payButton(page).click();
    await expect(page.getByRole('alert').getByText('We didn’t hear back')).toBeVisible();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expectReceipt(page);
    await expect(page.getByText('15% off the price').first()).toBeVisible();
    expect(await ownedBy(database, fan)).toEqual({ carts: 0, orders: 1, charges: 1 });
  });

for (const loss of lossesIn('a provider’s page'))
  test(`leaves for a provider’s page and comes back to the receipt, after each call lost ${loss} [CR-12]`, async ({
    page,
    site,
    database,
    createFan,
  }) => {
    const fan = await createFan();
    const event = await findEvent(site, ({ vanityName }) => vanityName === byProvider);
    await openCheckout(page, fan, event!);
    await page.getByRole('radio', { name: /Klarna/ }).check();
    await loseOnce(page, 'payment/external/cart/initiateExternalPayment', loss);
    await payButton(page).click();
    await expect(page.getByRole('alert').getByText('We didn’t hear back')).toBeVisible();
    await page.getByRole('button', { name: 'Check again' }).click();
    await loseOnce(page, 'payment/external/user/purchase', loss);
    await page.getByRole('button', { name: /^Pay .+\d$/ }).click();
    await expectReceipt(page);
    expect(await ownedBy(database, fan)).toEqual({ carts: 0, orders: 1, charges: 1 });
  });
