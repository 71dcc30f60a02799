import { expect, test } from '../support/journey.ts';
import { openFrame } from '../support/pages/partnerFrame.ts';
import { newAddress } from '../support/people/canaries.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import { buySeatsAs, expectReceipt, payWith, type Screen } from '../support/purchase/purchaseSteps.ts';

const event = 'bywater-brass-sunday';

/** Sends one {product} from the page of an event. */
async function sendFirst(screen: Screen, emailAddress: string): Promise<void> {
  await screen
    .getByRole('link', { name: /^Transfer: / })
    .first()
    .click();
  await screen.getByLabel('Their email address').fill(emailAddress);
  await screen.getByRole('button', { name: 'Review' }).click();
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(screen.getByRole('heading', { name: 'Sent' })).toBeVisible();
}

test(
  'sends and takes back in the frame of a partner’s page, which is told; the mail opens on the main site [C2.28m, C3.37c, I1.07]',
  { tag: '@widget' },
  async ({ page, site, mail, createFan, expectAccessible }) => {
    const { eventId } = (await findEvent(site, ({ vanityName }) => vanityName === event))!;
    const widget = await openFrame(page, eventId);
    await buySeatsAs(widget, await createFan());
    await payWith(widget, '4242424242424242');
    await expectReceipt(widget);
    await widget.getByRole('link', { name: /^Show my/ }).click();
    const stranger = newAddress();
    await sendFirst(widget, stranger);
    expect(new URL(await mail.linkTo(stranger, '/tokenAssignment')).host).toBe(new URL(site.at('/')).host);
    await page.evaluate(() =>
      window.addEventListener('message', ({ data }: MessageEvent<{ type?: string }>) => {
        if (data.type === 'tokenRevoked') document.body.dataset['revoked'] = 'yes';
      }),
    );
    await widget
      .getByRole('main')
      .getByRole('link', { name: /^Back to my / })
      .last()
      .click();
    await widget.getByRole('button', { name: /^Take back: / }).click();
    await widget.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await expect(widget.getByText('It’s yours again.')).toBeVisible();
    await expect(page.locator('body[data-revoked="yes"]')).toBeAttached();
    await expectAccessible(page);
  },
);
