import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import { expectCheckout, goOn } from '../support/purchase/purchaseSteps.ts';
import { passTime } from '../support/site/passTime.ts';
import type { SaleClock } from '../support/site/saleClock.ts';

/** Events of the sample: on sale within two days, and on sale until after it starts tonight. */
const opensLater = 'nightshift-long-night';
const closesTonight = 'nightshift-viaduc-one';
const leadSeconds = 120;

/** Advances the sale to shortly before an instant, and lets the test move the page's time. */
async function waitFor(page: Page, clock: SaleClock, instant: string): Promise<void> {
  await clock.advance(Date.parse(instant) - leadSeconds * 1_000 - (await clock.now()).getTime());
  await page.clock.install();
}

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

const addOne = (page: Page, name: string) =>
  page.getByRole('group', { name: `Quantity of ${name}` }).getByRole('button', { name: 'Add one' });

test('opens the sale on an open page at its time, and holds what is picked there, without a reload [C4.05b-c]', async ({
  page,
  site,
  clock,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === opensLater);
  await waitFor(page, clock, event!.opensAt!);
  await signIn(page, await createFan());
  await page.goto(`/events/${event!.eventId}`);
  const loads = countLoads(page);
  const [floor] = event!.offers;
  await expect(page.getByRole('heading', { level: 3, name: floor!.name })).toBeVisible();
  await expect(page.getByText('Goes on sale', { exact: true })).toBeVisible();
  await expect(addOne(page, floor!.name)).toHaveCount(0);
  await expectAccessible(page);

  await passTime(page, clock, leadSeconds + 1);
  await addOne(page, floor!.name).click();
  await expect(page.getByText('Goes on sale', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await goOn(page);
  await expectCheckout(page);
  expect(loads()).toBe(0);
});

test('closes the sale on an open page at its time, whatever is picked, without a reload [C4.05i]', async ({
  page,
  site,
  clock,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === closesTonight);
  await waitFor(page, clock, event!.closesAt!);
  await page.goto(`/events/${event!.eventId}`);
  const loads = countLoads(page);
  await addOne(page, event!.offers[0]!.name).click();
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();

  await passTime(page, clock, leadSeconds + 1);
  await expect(page.getByText(/Sales for this event are closed/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0);
  await expect(addOne(page, event!.offers[0]!.name)).toHaveCount(0);
  await expectAccessible(page);
  expect(loads()).toBe(0);
});
