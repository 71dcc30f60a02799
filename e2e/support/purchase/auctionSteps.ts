import { expect } from '@playwright/test';
import { card } from '../people/canaries.ts';
import type { FanAccount } from '../people/fanAccount.ts';
import type { FoyerSite } from '../site/foyerSite.ts';
import { call, saveCard } from './apiSteps.ts';
import { fillCard, type Screen } from './purchaseSteps.ts';

/** Seat as people read it. */
export interface Seat {
  section: string;
  row: string;
  seat: string;
}

interface Group {
  offerGroupId: string;
  quantity: number;
  maxQuantity: number;
  minimum: { amount: number; currency: string };
}

/** Reads the auction of an event. */
export const auctionOf = (site: FoyerSite, eventId: string) =>
  call<{ state: string; closesAt: string; groups: [Group] }>(
    site,
    `/api/auction/public/auction?eventId=${eventId}`,
  );

/** Makes an offer by the API, with a new card: so much above the minimum, in minor units. */
export async function offer(
  site: FoyerSite,
  fan: FanAccount,
  {
    eventId,
    group,
    more,
    quantity,
    number = card.number,
  }: { eventId: string; group: Group; more: number; quantity: number; number?: string },
): Promise<void> {
  const paymentMethodId = await saveCard(site, fan, number);
  const { offerGroupId, minimum } = group;
  const price = { ...minimum, amount: minimum.amount + more };
  await call(
    site,
    '/api/auction/makeAuctionOffer',
    { eventId, offerGroupId, price, quantity, paymentMethodId },
    fan,
  );
}

/** Saves a new card on the page of an auction, and presses the button that makes the offer: it asks once more. */
export async function askToOffer(screen: Screen, number: string = card.number): Promise<void> {
  await fillCard(screen, number);
  await screen.getByRole('button', { name: /^Save card/ }).click();
  const ending = new RegExp(`ending in ${number.slice(-4)}`);
  await expect(screen.getByRole('radio', { name: ending })).toBeChecked();
  await screen.getByRole('button', { name: 'Make offer' }).click();
}

export const confirmOffer = (screen: Screen) =>
  screen.getByRole('alertdialog').getByRole('button', { name: 'Make offer' });

/** Asks for seats that there are not. @returns the best two side by side, which the refusal names */
export async function findSeats(site: FoyerSite, fan: FanAccount, offerId: string): Promise<Seat[]> {
  const { text } = await site.call('/api/marketplace/inventorySelection/selectionGroup', {
    method: 'POST',
    body: { offerId, seatCodes: ['Z-9-1', 'Z-9-2'] },
    headers: { authorization: `Bearer ${fan.token}` },
  });
  return (JSON.parse(text) as { details: { nextBest: Seat[] } }).details.nextBest;
}

/** Lists a fan's offers, latest first. */
export const offersOf = async (site: FoyerSite, fan: FanAccount) =>
  (await call<{ offers: { offerId: string; place?: number }[] }>(site, '/api/auction/offers', undefined, fan))
    .offers;

/** Id of a fan's latest offer. */
export const latestOffer = async (site: FoyerSite, fan: FanAccount): Promise<string> =>
  (await offersOf(site, fan))[0]!.offerId;
