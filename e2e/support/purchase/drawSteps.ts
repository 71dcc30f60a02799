import { expect } from '@playwright/test';
import { card } from '../people/canaries.ts';
import type { FanAccount } from '../people/fanAccount.ts';
import type { FoyerSite } from '../site/foyerSite.ts';
import type { SaleClock } from '../site/saleClock.ts';
import { call, saveCard } from './apiSteps.ts';
import { fillCard, type Screen } from './purchaseSteps.ts';

const hourMs = 3_600_000;
/** Interval of the jobs that close, draw, charge and settle; advancing the clock by it runs them. */
export const jobsMs = 20_000;

interface Stock {
  choices: string[];
  quantity: number;
}
export interface Offers {
  state: string;
  closesAt: string;
  /** Set once the draw is closed and its entries are published. */
  beaconRound?: number;
  names: { offerGroupId: string; name: string }[];
  stock: Stock[];
}

/** Reads the public data of a draw, which a job publishes after the start. */
export async function publicDraw(site: FoyerSite, eventId: string): Promise<Offers> {
  const path = `/api/draw/public/record?eventId=${eventId}`;
  await expect.poll(async () => (await site.call(path)).status, { timeout: 60_000 }).toBe(200);
  return call<Offers>(site, path);
}

/** Lets jobs run until they have brought a draw to a state. */
const untilIt = (
  { site, clock }: { site: FoyerSite; clock: SaleClock },
  eventId: string,
  reached: (draw: Offers) => boolean,
): Promise<void> =>
  expect
    .poll(
      async () => {
        await clock.advance(jobsMs);
        return reached(await publicDraw(site, eventId));
      },
      { timeout: 60_000 },
    )
    .toBe(true);

/** Lets a draw close, and then be drawn: the beacon's round comes after the close, at the announced time. */
export async function draw(
  { site, clock }: { site: FoyerSite; clock: SaleClock },
  eventId: string,
  closesInHours: number,
): Promise<void> {
  await clock.advance(closesInHours * hourMs);
  await untilIt({ site, clock }, eventId, ({ beaconRound }) => beaconRound !== undefined);
  await clock.advance(3 * hourMs);
  await untilIt({ site, clock }, eventId, ({ state }) => state === 'drawn');
}

/** Offer of a draw with the fewest places, and how many. */
export const scarce = ({ stock }: Offers): Stock =>
  stock.reduce((least, each) => (each.quantity < least.quantity ? each : least));

/** Offer of a draw with more than so many places, and its name. */
export function offerWith({ names, stock }: Offers, places: number) {
  const [offerGroupId = ''] = stock.find(({ quantity }) => quantity > places)?.choices ?? [];
  const name = names.find((each) => each.offerGroupId === offerGroupId)?.name ?? '';
  return { offerGroupId, name };
}

interface Wish {
  eventId: string;
  offerGroupId: string;
  quantity?: number;
  number?: string;
}

/** Enters a draw by the API, with a new card. */
export async function enter(
  site: FoyerSite,
  fan: FanAccount,
  { eventId, offerGroupId, quantity = 1, number = card.number }: Wish,
): Promise<void> {
  const paymentMethodId = await saveCard(site, fan, number);
  const entry = { eventId, offerGroupIds: [offerGroupId], quantity, maySplit: false, paymentMethodId };
  await call(site, '/api/draw/entry', entry, fan);
}

export const enterButton = (screen: Screen) => screen.getByRole('button', { name: 'Enter the Wish List' });

/** Fills an entry in from the page of its event, with a new card, up to the button that enters. */
export async function fillEntry(
  screen: Screen,
  { name, number = card.number }: { name: string; number?: string },
): Promise<void> {
  await screen.getByRole('link', { name: 'Enter the Wish List' }).click();
  await screen.getByRole('button', { name: `Add ${name}` }).click();
  await fillCard(screen, number);
  await screen.getByRole('button', { name: /^Save card/ }).click();
  await expect(
    screen.getByRole('radio', { name: new RegExp(`ending in ${number.slice(-4)}`) }),
  ).toBeChecked();
}

/** Enters a draw from the page of its event, with a new card. A bank may ask about the card then. */
export async function enterByHand(screen: Screen, wish: { name: string; number?: string }): Promise<void> {
  await fillEntry(screen, wish);
  await enterButton(screen).click();
}
