import type { FrameLocator, Locator, Page } from '@playwright/test';
import { card } from '../support/people/canaries.ts';
import { expect, test } from '../support/journey.ts';
import type { FanAccount } from '../support/people/fanAccount.ts';
import { expectCheckout, expectReceipt, payButton } from '../support/purchase/purchaseSteps.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';

interface Shopper {
  screen: Page | FrameLocator;
  press: (what: Locator) => Promise<void>;
}

const onPage = (page: Page): Shopper => ({ screen: page, press: (what) => what.click() });

/** Firefox's driver cannot move the mouse into a cross-origin frame, so the press is dispatched as an event. */
async function pressFramed(what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  await expect(what).toBeEnabled();
  await what.dispatchEvent('click');
}

/** Types key by key: Playwright's `fill` sets a value in Firefox that React does not notice. */
async function type(field: Locator, text: string): Promise<void> {
  await expect(field).toBeEditable();
  await field.evaluate((input, typed) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, typed);
    input.dispatchEvent(new InputEvent('input', { data: typed, bubbles: true }));
  }, text);
  await expect(field).not.toHaveValue('');
}

async function logIn({ screen, press }: Shopper, { emailAddress, password }: FanAccount): Promise<void> {
  const dialog = screen.getByRole('dialog');
  await press(dialog.getByRole('button', { name: 'I already have an account' }));
  await type(dialog.getByLabel(/^Password$/), password);
  await type(dialog.getByLabel(/^Email$/), emailAddress);
  await press(dialog.getByRole('button', { name: 'Log in', exact: true }));
}

async function typeCard({ screen }: Shopper): Promise<void> {
  const fields = screen.frameLocator('iframe[title="Card details"]');
  for (const [autocomplete, text] of [
    ['cc-number', '4242424242424242'],
    ['cc-exp', '12/34'],
    ['cc-csc', card.cvc],
    ['cc-name', card.nameOnCard],
  ] as const)
    await type(fields.locator(`input[autocomplete="${autocomplete}"]`), text);
}

async function buy(shopper: Shopper, account: FanAccount): Promise<void> {
  const { screen, press } = shopper;
  await press(screen.getByRole('button', { name: /^Find the best 2 seats/ }).first());
  await expect(screen.getByRole('button', { name: /^Remove Section/ })).toHaveCount(2);
  await press(screen.getByRole('button', { name: 'Continue' }));
  await logIn(shopper, account);
  await expectCheckout(screen);
  await typeCard(shopper);
  await press(payButton(screen));
  await expectReceipt(screen);
}

/** The driver's own styles, its console output and the missing favicon are not ours. */
const isOfDriver = (problem: string): boolean =>
  /(>|%3E)(\s|%20)eval|^error: Content-Security-Policy: |\/favicon\.ico/.test(problem);

test.afterEach(({ watch }) => {
  watch.problems = watch.problems.filter((problem) => !isOfDriver(problem));
});

test('Firefox buys on the consumer site [I1.08, C2.18a-b]', async ({ page, site, createFan }) => {
  const { eventId } = await pickEvent(site, hasSeats);
  await page.goto(site.at(`/events/${eventId}`));
  await buy(onPage(page), await createFan());
});

test('Firefox buys on a partner’s own host [I1.08, I1.07]', async ({ page, site, createFan }) => {
  const { eventId } = await pickEvent(site, hasSeats, 'aurora');
  await page.goto(site.at(`/events/${eventId}`, 'aurora'));
  await buy(onPage(page), await createFan());
});

test('Firefox buys inside a plain third-party page [I1.08, I4.24]', async ({ page, site, createFan }) => {
  await page.goto(site.at('/', 'partner'));
  const frame = page.locator('iframe[src*="/events/"]');
  await frame.scrollIntoViewIfNeeded();
  await buy({ screen: frame.contentFrame(), press: pressFramed }, await createFan());
});
