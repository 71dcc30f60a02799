import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openFrame } from '../support/pages/partnerFrame.ts';
import { card } from '../support/people/canaries.ts';
import { handOverSession } from '../support/people/exchangeCode.ts';
import { signIn } from '../support/people/signIn.ts';
import {
  askToOffer,
  auctionOf,
  confirmOffer,
  findSeats,
  latestOffer,
  offer,
  offersOf,
  type Seat,
} from '../support/purchase/auctionSteps.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import { expectReceipt, fillCard, openNewCard, payButton } from '../support/purchase/purchaseSteps.ts';
import { openForEach, raceClose } from '../support/purchase/raceClose.ts';
import type { SaleClock } from '../support/site/saleClock.ts';

test.use({ siteKind: 'auctioned' });

/** Auction of the sample, of a few standing places; it closes in 96 hours. */
const auctioned = 'nightshift-your-price';
/** Auction of a partner's event, of its balcony, beside what is sold at once; it closes in 120 hours. */
const ofPartner = 'glass-orchard-switchyard';
/** Auction of the sample, of seats; it closes in 20 hours, and its winners pick for 2 hours. */
const seated = 'prairie-symphony-film';
const hourMs = 3_600_000;
/** Card that its bank accepts, and then declines every charge of. */
const refusedCard = '4000000000000341';
/** Interval of the jobs that close, allocate and charge; advancing the clock by it runs them. */
const jobsMs = 20_000;

/** Picks two seats in the list of the map, and takes them. */
async function pickSeats(page: Page, [left, right]: Seat[]): Promise<void> {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const pick = ({ row, seat }: Seat) => press(new RegExp(`row ${row}, seat ${seat},`));
  await press('List');
  await press(new RegExp(`^${left!.section}`));
  await pick(left!);
  await press('Get these seats');
  await expect(page.getByText('Choose 1 more seat first.')).toBeVisible();
  await pick(right!);
  await press('Get these seats');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Get these seats' }).click();
  await expect(page.getByRole('heading', { name: 'Your seats', exact: true })).toBeVisible();
}

const meter = (page: Page, name: string) => page.getByRole('meter', { name });

/** Runs jobs and reloads a page until it shows a text. */
const untilItSays = ({
  clock,
  open,
  shown,
}: {
  clock: SaleClock;
  open: () => Promise<unknown>;
  shown: () => Locator;
}): Promise<void> =>
  expect(async () => {
    await clock.advance(jobsMs);
    await open();
    await expect(shown()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });

// Before the other journey, which moves the clock past the close of this auction too.
test('picks seats in the window of the rank, or gets the best that are left after it [C2.11e, C2.27c, C4.05l, C8.12a]', async ({
  page,
  site,
  clock,
  createFan,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const [first, late] = [await createFan(), await createFan()];
  const { eventId } = (await findEvent(site, (each) => each.vanityName === seated))!;
  const [group] = (await auctionOf(site, eventId)).groups;
  await offer(site, first, { eventId, group, more: 2_000, quantity: 2 });
  await offer(site, late, { eventId, group, more: 1_000, quantity: 2 });
  await clock.advance(21 * hourMs);

  await signIn(page, first);
  const openRequests = () => page.goto('/myPass/requested');
  const choose = page.getByRole('link', { name: 'Choose seats' });
  const paid = page.getByText('Accepted and paid');
  await untilItSays({ clock, open: openRequests, shown: () => choose });
  await choose.click();
  await expect(page.getByText(/^Choose 2 seats side by side by/)).toBeVisible();
  await expectAccessible(page);
  await pickSeats(page, await findSeats(site, first, await latestOffer(site, first)));
  await untilItSays({ clock, open: openRequests, shown: () => paid });

  await clock.advance(3 * hourMs);
  await signIn(page, late);
  await untilItSays({ clock, open: openRequests, shown: () => paid });
  await page.goto(`/seatSelection/${eventId}/${await latestOffer(site, late)}`);
  await expect(page.getByText(/so you have the best seats that were left/)).toBeVisible();
  await expectAccessible(page);
});

test('makes an offer, sees the meter move, raises it, wins at the own price, and tells the loser, who raised too late, the cut-off [C1.04a, C1.04b, C6.02b, C4.22f, C4.22h, C5.08c, C7.04]', async ({
  page,
  browser,
  site,
  clock,
  createFan,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const [winner, loser] = [await createFan(), await createFan()];
  const { eventId, shortName } = (await findEvent(site, (each) => each.vanityName === auctioned))!;
  const [group] = (await auctionOf(site, eventId)).groups;
  // Rivals want all the places: the lowest of them loses to the offer of the page.
  const rivals = Math.ceil(group.quantity / group.maxQuantity) - 1;
  for (let at = 0; at < rivals; at++)
    await offer(site, await createFan(), { eventId, group, more: 9_000, quantity: group.maxQuantity });
  const left = group.quantity - rivals * group.maxQuantity;
  await offer(site, loser, { eventId, group, more: 2_000, quantity: left });

  await signIn(page, winner);
  await page.goto(`/events/${auctioned}/${eventId}`);
  await page.getByRole('link', { name: 'Name your price' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Price' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Your price each, before fees' });
  await expect(meter(page, 'If offers closed now')).toHaveAttribute('aria-valuetext', 'Wouldn’t be accepted');
  await expectAccessible(page);
  const quantity = page.getByRole('group', { name: 'How many?' });
  for (let wanted = 2; wanted < left; wanted++) await quantity.getByRole('button').last().click();
  await expect(quantity.locator('output')).toHaveText(String(left));
  await page.getByRole('slider').press('End');
  await expect(meter(page, 'If offers closed now')).toHaveAttribute(
    'aria-valuetext',
    /(?:Would|Might) be accepted/,
  );
  await page.getByRole('slider').press('Home');
  await page.getByRole('slider').press('ArrowRight');
  await expect(field).toHaveValue(String(group.minimum.amount / 100 + 1));
  await askToOffer(page);
  await confirmOffer(page).click();
  const made = page.getByRole('dialog', { name: 'Your offer is in' });
  await expectAccessible(page);
  await made.getByRole('button', { name: 'Close' }).last().click();
  await expect(meter(page, 'If offers closed now')).toHaveAttribute('aria-valuetext', 'Wouldn’t be accepted');

  await page.getByRole('button', { name: 'Raise offer' }).click();
  const raised = group.minimum.amount + 4_000;
  await field.fill(String(raised / 100));
  await expect(meter(page, 'If offers closed now')).toHaveAttribute(
    'aria-valuetext',
    /(?:Would|Might) be accepted/,
  );
  await page.getByRole('button', { name: 'Raise offer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Raise offer' }).click();
  await page
    .getByRole('dialog', { name: 'You raised your offer' })
    .getByRole('button', { name: 'My requests' })
    .click();
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // The other browser asks to raise above it while offers are taken, and confirms once they are closed.
  const context = await browser.newContext({ baseURL: site.at('/') });
  const other = await context.newPage();
  await signIn(other, loser);
  await other.goto(`/events/${auctioned}/${eventId}`);
  await other.getByRole('link', { name: 'See your offer' }).click();
  await other.getByRole('button', { name: 'Raise offer' }).click();
  await other
    .getByRole('textbox', { name: 'Your price each, before fees' })
    .fill(String((raised + 1_000) / 100));
  // The button moves when the figures for the new price arrive.
  await expect(other.getByText(`At CA$${((raised + 1_000) / 100).toFixed(2)}: `)).toBeAttached();
  await other.getByRole('button', { name: 'Raise offer' }).click();
  const confirmed = other.getByRole('alertdialog').getByRole('button', { name: 'Raise offer' });
  await expect(confirmed).toBeVisible();
  await clock.advance(97 * hourMs);
  await confirmed.click();
  await expect(
    other.getByText(/^Offers closed before you confirmed\. Your offer of .* stands\.$/),
  ).toBeVisible();
  await context.close();

  await untilItSays({ clock, open: () => page.reload(), shown: () => page.getByText('Accepted and paid') });
  await page.getByRole('link', { name: 'See my Passes' }).click();
  await expect(page.getByRole('heading', { name: shortName, level: 1 })).toBeVisible();
  await page.goBack();

  await signIn(page, loser);
  // Losers wait until the winners have paid.
  const lost = page.getByText('Not accepted');
  await untilItSays({ clock, open: () => page.goto('/myPass/requested'), shown: () => lost });
  await expect(page.getByText(/The lowest accepted price was CA\$\d+\.00 each\./)).toBeVisible();
});

test('tells each of two browsers that race the close whether its offer was made [INV-11]', async ({
  browser,
  site,
  clock,
  createFan,
}) => {
  test.setTimeout(180_000);
  const fans = [await createFan(), await createFan()];
  const { eventId } = (await findEvent(site, (each) => each.vanityName === ofPartner))!;
  const { closesAt } = await auctionOf(site, eventId);
  const pages = await openForEach({ browser, site }, fans);
  for (const page of pages) {
    await page.goto(`/events/${ofPartner}/${eventId}`);
    await page.getByRole('link', { name: 'Name your price' }).click();
    await askToOffer(page);
  }
  await raceClose(clock, closesAt, pages.map(confirmOffer));
  const areMade = await Promise.all(
    pages.map(async (page) => {
      const isMade = page.getByRole('dialog', { name: 'Your offer is in' });
      const isLate = page.getByText('Offers closed before you confirmed. Your offer wasn’t made');
      await expect(isMade.or(isLate)).toBeVisible();
      return isMade.isVisible();
    }),
  );
  const nextState = async (): Promise<string> => {
    await clock.advance(jobsMs);
    return (await auctionOf(site, eventId)).state;
  };
  await expect.poll(nextState, { timeout: 60_000 }).toBe('allocated');
  const offers = await Promise.all(fans.map((fan) => offersOf(site, fan)));
  expect(offers.map(([own]) => own?.place !== undefined)).toEqual(areMade);
  for (const page of pages) await page.context().close();
});

test(
  'makes an offer on a partner’s own host, gets in, and pays for it there with another card [C1.04a, C4.06j]',
  { tag: '@white-label' },
  async ({ page, site, clock, createFan, expectAccessible }) => {
    test.setTimeout(180_000);
    const fan = await createFan();
    const { eventId } = (await findEvent(site, (each) => each.vanityName === ofPartner))!;
    await signIn(page, fan);
    await page.goto(`/events/${ofPartner}/${eventId}`);
    await page.getByRole('link', { name: 'Name your price' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Price' })).toBeVisible();
    await expect(meter(page, 'If offers closed now')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('slider').press('ArrowRight');
    await askToOffer(page, refusedCard);
    await confirmOffer(page).click();
    await page
      .getByRole('dialog', { name: 'Your offer is in' })
      .getByRole('button', { name: 'My requests' })
      .click();
    await expect(page.getByText('Open', { exact: true })).toBeVisible();

    await clock.advance(120.5 * hourMs);
    const pay = () => page.getByRole('link', { name: 'Pay with another card' });
    await untilItSays({ clock, open: () => page.goto('/myGlow/requested'), shown: pay });
    await pay().click();
    const newCard = await openNewCard(page);
    await expectAccessible(page);
    await fillCard(page, card.number);
    await payButton(newCard).click();
    await expectReceipt(page);
  },
);

test(
  'makes an offer in the frame of a partner’s page, gets in, and pays for it there with another card [C1.04a, C4.06j, I1.07]',
  { tag: '@widget' },
  async ({ page, site, clock, createFan, expectAccessible }) => {
    test.setTimeout(180_000);
    const fan = await createFan();
    const { eventId } = (await findEvent(site, (each) => each.vanityName === ofPartner))!;
    const [group] = (await auctionOf(site, eventId)).groups;
    await offer(site, fan, { eventId, group, more: 200, quantity: 1, number: refusedCard });
    await handOverSession(page, site, fan);
    const widget = await openFrame(page, eventId);
    await widget.getByRole('link', { name: /^(Name your price|See your offer)$/ }).click();
    await expect(widget.getByRole('heading', { level: 1, name: 'My Price' })).toBeVisible();
    await expect(widget.getByText('Your offer is in')).toBeVisible();
    await expectAccessible(page);

    // The page stays open and learns of the close, the win and the refused card on its own.
    await clock.advance(120.5 * hourMs);
    const pay = payButton(widget);
    await untilItSays({ clock, open: () => Promise.resolve(), shown: () => pay });
    const newCard = await openNewCard(widget);
    await fillCard(widget, card.number);
    await payButton(newCard).click();
    await expectReceipt(widget);
  },
);
