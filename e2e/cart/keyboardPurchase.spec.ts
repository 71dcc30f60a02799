import type { Page } from '@playwright/test';
import { card, newAddress, person } from '../support/people/canaries.ts';
import { expect, test } from '../support/journey.ts';
import { type KeyboardWalk, keyboardWalk } from '../support/pages/keyboardWalk.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';

/** Navigation moves focus to the heading. */
async function expectHeadingFocused(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused({ timeout: 30_000 });
}

/** Picks two adjacent seats on the map, which announces availability. @returns the name of their section */
async function pickPairOnMap(page: Page, { press, tabTo }: KeyboardWalk): Promise<string> {
  const map = page.getByRole('application', { name: 'Seat map' });
  await tabTo(map);
  const said = page.getByRole('status').filter({ hasText: /^Section / });
  // A map that announces its first section has all that keys need; an earlier key may be lost.
  await expect(said).toHaveCount(1);
  const first = (await said.textContent()) ?? '';
  await press('ArrowRight');
  await expect(said).not.toHaveText(first);
  await press('ArrowLeft');
  await press('Enter');
  await expect(said).toContainText(/row .+, seat /);
  const picked = page.getByRole('button', { name: /^Remove Section/ });
  for (let step = 0; step < 30 && (await picked.count()) < 2; step += 1) {
    const isFree = / available/.test((await said.textContent()) ?? '');
    if (isFree) {
      await press('Enter');
      await expect(said).toContainText('chosen');
      if ((await picked.count()) === 2) break;
    } else if ((await picked.count()) === 1) {
      await press('ArrowLeft');
      await press('Enter');
      await expect(picked).toHaveCount(0);
      await press('ArrowRight');
    }
    const before = (await said.textContent()) ?? '';
    await press('ArrowRight');
    await expect(said).not.toHaveText(before);
  }
  await expect(picked).toHaveCount(2);
  const section = /^Section (.+?), row /.exec((await said.textContent()) ?? '')?.[1] ?? '';
  await press('Escape');
  await expect(map).toBeFocused();
  return section;
}

/** Opens the seats of the picked offer, checks that they are marked there; removes and picks one. */
async function changePairInList(page: Page, walk: KeyboardWalk, section: string): Promise<void> {
  const { press, tabTo, expectFocusSeen } = walk;
  const picked = page.getByRole('button', { name: /^Remove Section/ });
  const offerName = (await picked.first().textContent())?.split(' · ').at(-1)?.trim() ?? '';
  const opener = page.getByRole('button', { name: offerName, exact: true, expanded: false });
  await walk.enter(opener.first());
  const list = page.getByRole('list', { name: 'Seats by section' });
  await list.getByRole('button').first().waitFor();
  // The seats of an offer with one section are open at once.
  const header = list.getByRole('button', { expanded: false }).filter({ hasText: section });
  if ((await header.count()) > 0) await walk.enter(header.first());
  const row = list.getByRole('group').filter({ has: page.getByRole('button', { pressed: true }) });
  await tabTo(row.locator('button[tabindex="0"]'));
  const seat = row.getByRole('button', { pressed: true }).first();
  for (
    let step = 0;
    step < 60 && !(await seat.evaluate((each) => each === document.activeElement));
    step += 1
  ) {
    await press('ArrowRight');
    await expectFocusSeen();
  }
  await press('Space');
  await expect(picked).toHaveCount(1);
  await press('Space');
  await expect(picked).toHaveCount(2);
}

/** Completes both steps of signing up, in a dialog that traps focus and restores it. */
async function signUp(page: Page, walk: KeyboardWalk): Promise<string> {
  const emailAddress = newAddress();
  const dialog = page.getByRole('dialog');
  await walk.enter(dialog.getByRole('button', { name: 'Sign up with email' }));
  await expect(dialog.getByLabel('Email')).toBeVisible();
  for (let stop = 0; stop < 14; stop += 1) {
    await walk.press('Tab');
    await walk.expectFocusSeen();
    expect(await dialog.evaluate((each) => each.contains(document.activeElement))).toBe(true);
  }
  await walk.fill(dialog.getByLabel('Email'), emailAddress);
  await walk.fill(dialog.getByLabel('New password'), person.password);
  await walk.fill(dialog.getByLabel('Country'), 'Canada');
  await expect(dialog.getByLabel('Country')).toHaveValue('CA');
  await walk.fill(dialog.getByLabel('Postal code'), person.postalCode);
  await walk.press('Enter');
  await walk.fill(dialog.getByLabel('First name'), person.firstName);
  await walk.fill(dialog.getByLabel('Last name'), person.lastName);
  await walk.fill(dialog.getByLabel('Month'), person.birth.month);
  await walk.fill(dialog.getByLabel('Day'), person.birth.day);
  await walk.fill(dialog.getByLabel('Year'), person.birth.year);
  await walk.tabTo(dialog.getByRole('radio', { name: 'Prefer not to say' }));
  await walk.tabTo(dialog.getByRole('checkbox'));
  await walk.press('Space');
  await walk.enter(dialog.getByRole('button', { name: 'Create account' }));
  return emailAddress;
}

test('buys by keyboard alone, with a visible focus throughout [C2.25a, I2.21, I4.22]', async ({
  page,
  site,
  mail,
}) => {
  test.setTimeout(180_000);
  const event = await pickEvent(site, hasSeats);
  const walk = keyboardWalk(page);
  const { press, tabTo, enter, fill, expectFocusSeen } = walk;

  await test.step('finds the event', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expectFocusSeen();
    await press('Enter');
    await fill(page.getByRole('searchbox', { name: 'Search events' }), event.shortName);
    await expect(page).toHaveURL(/[?&]q=/);
    await enter(page.getByRole('button', { name: 'Any day' }));
    const days = page.getByRole('group', { name: 'Days' });
    const chip = days.getByRole('button', { name: 'Next 30 days' });
    await tabTo(chip);
    await press('Space');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(chip).toBeFocused();
    await press('Space');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await enter(page.getByRole('link', { name: event.shortName, exact: true }).first());
    await expectHeadingFocused(page, event.shortName);
  });

  await test.step('picks on the map and in the list', async () => {
    await changePairInList(page, walk, await pickPairOnMap(page, walk));
  });

  const emailAddress = await test.step('signs up in the overlay', async () => {
    const goOn = page.getByRole('button', { name: 'Continue', exact: true });
    await enter(goOn);
    await page.getByRole('dialog').waitFor();
    await press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(goOn).toBeFocused();
    await press('Enter');
    return signUp(page, walk);
  });

  await test.step('verifies from the mailbox', async () => {
    await expect(page.getByRole('dialog', { name: 'Verify your email' })).toBeVisible();
    await expectFocusSeen();
    const other = await page.context().newPage();
    await other.goto(await mail.linkTo(emailAddress, '/verifyEmail/'));
    await expect(other.getByText('Your email address is verified')).toBeVisible();
    await keyboardWalk(other).tabTo(other.getByRole('link', { name: 'Continue', exact: true }));
    await other.close();
    await page.bringToFront();
    await expectHeadingFocused(page, 'Checkout');
  });

  await test.step('pays in the hosted fields', async () => {
    const fields = page.frameLocator('iframe[title="Card details"]');
    await fill(fields.locator('input[autocomplete="cc-number"]'), '4242424242424242');
    await fill(fields.locator('input[autocomplete="cc-exp"]'), '1234');
    await fill(fields.locator('input[autocomplete="cc-csc"]'), card.cvc);
    await fill(fields.locator('input[autocomplete="cc-name"]'), card.nameOnCard);
    await enter(page.getByRole('button', { name: /^Pay / }));
    await expectHeadingFocused(page, /You’re in/);
  });

  await test.step('holds the code', async () => {
    await enter(page.getByRole('link', { name: /Show my/ }));
    await expectHeadingFocused(page, event.shortName);
    const show = page.getByRole('button', { name: 'Show to usher' }).first();
    await enter(show);
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Entry code' })).toBeVisible();
    await expectFocusSeen();
    await press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(show).toBeFocused();
  });
});
