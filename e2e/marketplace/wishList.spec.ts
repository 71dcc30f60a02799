import type { Page, Response } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openFrame } from '../support/pages/partnerFrame.ts';
import { card } from '../support/people/canaries.ts';
import { handOverSession } from '../support/people/exchangeCode.ts';
import type { FanAccount } from '../support/people/fanAccount.ts';
import { signIn } from '../support/people/signIn.ts';
import { call } from '../support/purchase/apiSteps.ts';
import { answerBank, askingCard } from '../support/purchase/bankSteps.ts';
import {
  draw,
  enter,
  enterButton,
  enterByHand,
  fillEntry,
  jobsMs,
  offerWith,
  publicDraw,
  scarce,
} from '../support/purchase/drawSteps.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import {
  expectCheckout,
  expectReceipt,
  fillCard,
  openNewCard,
  payButton,
} from '../support/purchase/purchaseSteps.ts';
import { openForEach, raceClose } from '../support/purchase/raceClose.ts';
import type { FoyerSite } from '../support/site/foyerSite.ts';
import type { SaleClock } from '../support/site/saleClock.ts';

test.use({ siteKind: 'drawn' });

/** Wish Lists of the sample: winners of the first are charged, those of the second have a day to claim. */
const charged = 'dex-holloway-one-story';
const claimed = 'low-tide-choir-mill';
/** Card that its bank accepts, and then declines every charge of. */
const refusedCard = '4000000000000341';

/** Reloads a fan's requests, running jobs in between, until they show a text. */
const untilRequestsSay = (
  { page, clock }: { page: Page; clock: SaleClock },
  address: string,
  text: string,
): Promise<void> =>
  expect(async () => {
    await clock.advance(jobsMs);
    await page.goto(address);
    await expect(page.getByText(text)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });

/** Whether a response answers an entry, and not a question of the browser whether it may ask. */
const isEntry = (answer: Response): boolean =>
  new URL(answer.url()).pathname === '/api/draw/entry' && answer.request().method() === 'POST';

/** Of two fans, the one who was drawn first. */
async function drawnFirst(site: FoyerSite, fans: readonly [FanAccount, FanAccount]) {
  const placeOf = async (fan: FanAccount): Promise<number> => {
    const answer = await call<{ entries: { place: number }[] }>(site, '/api/draw/entries', undefined, fan);
    return answer.entries[0]!.place;
  };
  const [left, right] = await Promise.all(fans.map(placeOf));
  return left! < right! ? { first: fans[0], second: fans[1] } : { first: fans[1], second: fans[0] };
}

test('enters a Wish List, changes the entry, wins, is charged, and finds the draw right; of two others, one mends a refused card, and one loses [C2.08d, C6.02c, C7.07, C7.08]', async ({
  page,
  site,
  clock,
  createFan,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const [winner, ...rivals] = [await createFan(), await createFan(), await createFan()] as const;
  const { eventId, shortName } = (await findEvent(site, (each) => each.vanityName === charged))!;
  const offers = await publicDraw(site, eventId);
  const wanted = offerWith(offers, 3);
  const other = offers.names.find(({ offerGroupId }) => offerGroupId !== wanted.offerGroupId)!;

  // Two want the last places, with cards whose charge the bank declines: one wins and can't be charged.
  const { choices, quantity } = scarce(offers);
  for (const rival of rivals)
    await enter(site, rival, { eventId, offerGroupId: choices[0]!, quantity, number: refusedCard });

  await signIn(page, winner);
  await page.goto(`/events/${charged}/${eventId}`);
  await page.getByRole('link', { name: 'Enter the Wish List' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wish List' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Add ${other.name}` }).click();
  await page.getByRole('button', { name: `Add ${wanted.name}` }).click();
  await page.getByRole('button', { name: `Move ${wanted.name} up` }).click();
  await fillCard(page, card.number);
  await page.getByRole('button', { name: /^Save card/ }).click();
  await expect(page.getByRole('radio', { name: /ending in 4242/ })).toBeChecked();
  await page.getByRole('button', { name: 'Enter the Wish List' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your entry is in' });
  await expect(dialog.getByRole('listitem')).toHaveText([wanted.name, other.name]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Change entry' }).click();
  await page.getByRole('button', { name: `Remove ${other.name}` }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save changes' }).click();
  await page
    .getByRole('dialog', { name: 'Your entry was updated' })
    .getByRole('button', { name: 'My requests' })
    .click();
  await expect(page.getByText('Entered', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await draw({ site, clock }, eventId, 48.5);
  await untilRequestsSay({ page, clock }, '/myPass/requested', 'Won and paid');
  await page.getByRole('link', { name: 'Check the draw' }).click();
  await expect(page.getByText('Your entry is included, just as you made it.')).toBeVisible();
  await page.getByRole('button', { name: 'Check this draw' }).click();
  await expect(page.getByText('This draw checks out')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.goto('/myPass/going');
  await expect(page.getByRole('link', { name: shortName })).toBeVisible();

  const { first, second } = await drawnFirst(site, rivals);
  await signIn(page, first);
  await untilRequestsSay({ page, clock }, '/myPass/requested', 'Payment failed');
  await page.getByRole('link', { name: 'Pay with another card' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for what you won' })).toBeVisible();
  const newCard = await openNewCard(page);
  await fillCard(page, card.number);
  await expectAccessible(page);
  await payButton(newCard).click();
  await expectReceipt(page);
  await signIn(page, second);
  await untilRequestsSay({ page, clock }, '/myPass/requested', 'Not won');
  await page.getByRole('link', { name: 'See entry' }).click();
  await expect(page.getByText('You didn’t win this time. You haven’t been charged.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find another event' })).toBeVisible();
  await expectAccessible(page);
});

test('enters a Wish List once the bank has approved the card, not before, and deletes the entry [C2.24i, C7.57b]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const fan = await createFan();
  const { eventId } = (await findEvent(site, (each) => each.vanityName === claimed))!;
  const { name } = offerWith(await publicDraw(site, eventId), 1);
  await signIn(page, fan);
  await page.goto(`/events/${claimed}/${eventId}`);
  await enterByHand(page, { name, number: askingCard });
  await expect(
    page.getByText('Your bank wants to make sure it’s you. You won’t be charged now.'),
  ).toBeVisible();
  await expectAccessible(page);
  await answerBank(page, 'No, it’s not me');
  await expect(page.getByText(/^Your bank didn’t confirm that this card is yours/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Enter the Wish List' }).click();
  await answerBank(page, 'Yes, it’s me');
  await page
    .getByRole('dialog', { name: 'Your entry is in' })
    .getByRole('button', { name: 'Close' })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'You’re in the draw' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete entry' }).click();
  await expect(page.getByText('We deleted your entry.')).toBeVisible();
  await page.goto('/myPass/requested');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Entered', { exact: true })).toHaveCount(0);
});

test('tells each of two browsers that race the close whether its entry is in the draw [INV-12]', async ({
  browser,
  site,
  clock,
  createFan,
}) => {
  test.setTimeout(180_000);
  const fans = [await createFan(), await createFan()];
  const { eventId } = (await findEvent(site, (each) => each.vanityName === claimed))!;
  const offers = await publicDraw(site, eventId);
  const pages = await openForEach({ browser, site }, fans);
  for (const page of pages) {
    await page.goto(`/events/${claimed}/${eventId}`);
    await fillEntry(page, { name: offerWith(offers, 1).name });
  }
  const answers = pages.map((page) => page.waitForResponse(isEntry, { timeout: 60_000 }));
  await Promise.all([...answers, raceClose(clock, offers.closesAt, pages.map(enterButton))]);
  const areIn = await Promise.all(answers.map(async (answer) => (await answer).ok()));
  for (const [at, page] of pages.entries()) {
    const isIn = page.getByRole('dialog', { name: 'Your entry is in' });
    if (areIn[at]) await expect(isIn).toBeVisible();
    else await expect(page.getByText(/closed/i).first()).toBeVisible();
    await expect(isIn).toHaveCount(areIn[at] ? 1 : 0);
  }

  await draw({ site, clock }, eventId, 0);
  const drawn = fans.map((fan) =>
    call<{ entries: { place?: number }[] }>(site, '/api/draw/entries', undefined, fan),
  );
  const places = (await Promise.all(drawn)).map(({ entries }) => entries[0]?.place);
  expect(places.map((place) => place !== undefined)).toEqual(areIn);
  for (const page of pages) await page.context().close();
});

test(
  'enters a Wish List on a partner’s own host, claims the win within a day, and pays for it by checkout [C2.11a, C7.05, C4.25]',
  { tag: '@white-label' },
  async ({ page, site, clock, createFan, expectAccessible }) => {
    test.setTimeout(180_000);
    const fan = await createFan();
    const { eventId } = (await findEvent(site, (each) => each.vanityName === claimed))!;
    const { name } = offerWith(await publicDraw(site, eventId), 1);
    await signIn(page, fan);
    await page.goto(`/events/${claimed}/${eventId}`);
    await enterByHand(page, { name });
    await expect(page.getByRole('dialog', { name: 'Your entry is in' })).toBeVisible();
    await draw({ site, clock }, eventId, 72.5);
    await untilRequestsSay({ page, clock }, '/myGlow/requested', 'Claim and pay');
    await page.getByRole('link', { name: 'Claim and pay' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Claim what you won' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Claim and check out' }).click();
    await expectCheckout(page);
    await payButton(page).click();
    await expectReceipt(page);
  },
);

test(
  'enters a Wish List in the frame of a partner’s page, claims the win where it shows, and pays for it there [C2.11a, I1.07]',
  { tag: '@widget' },
  async ({ page, site, clock, createFan, expectAccessible }) => {
    test.setTimeout(180_000);
    const fan = await createFan();
    const { eventId } = (await findEvent(site, (each) => each.vanityName === claimed))!;
    const { name } = offerWith(await publicDraw(site, eventId), 1);
    await handOverSession(page, site, fan);
    const widget = await openFrame(page, eventId);
    await enterByHand(widget, { name });
    await widget
      .getByRole('dialog', { name: 'Your entry is in' })
      .getByRole('button', { name: 'Close' })
      .last()
      .click();

    // The page stays open, and learns of the win on its own.
    await draw({ site, clock }, eventId, 72.5);
    const claim = widget.getByRole('link', { name: 'Claim and check out' });
    await expect(async () => {
      await clock.advance(jobsMs);
      await expect(claim).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 90_000 });
    await claim.click();
    await expect(widget.getByRole('heading', { level: 1, name: 'Claim what you won' })).toBeVisible();
    await expectAccessible(page);
    await widget.getByRole('button', { name: 'Claim and check out' }).click();
    await expectCheckout(widget);
    await payButton(widget).click();
    await expectReceipt(widget);
  },
);
