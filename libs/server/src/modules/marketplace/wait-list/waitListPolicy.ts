import type { WaitListChance } from '@foyer/contract';
import { days } from '../../../platform/time/units.ts';
import type { OfferFacts } from '../../../sale/offer/offerFacts.ts';
import { mayHold } from '../../../sale/offer/offerPolicy.ts';

/**
 * Tells whether fans can wait for an offer: it sells {product} at a fixed price, without a code, and its window is open.
 * Packages have no wait list, as several items would have to return together.
 */
export const mayBeWaitedFor = (offer: OfferFacts, circumstances: { status: string; now: Date }): boolean =>
  offer.category === 'EVENT_ACCESS' &&
  offer.code === null &&
  offer.parts.length === 0 &&
  mayHold(offer, circumstances).allowed;

/** Places expected to return until the sale closes, per place wanted, from which an offer is likely or possible. */
const likelyFrom = 2;
const possibleFrom = 0.5;

/** Estimates an entry's chance from the rate of offers so far; see `WaitListChance`. */
export function chanceOf(
  { offered, firstJoinedAt }: { offered: number; firstJoinedAt: Date | null },
  { wanted, closesAt, now }: { wanted: number; closesAt: Date; now: Date },
): WaitListChance {
  const age = firstJoinedAt === null ? 0 : now.getTime() - firstJoinedAt.getTime();
  if (offered === 0 || age < days(1)) return 'unknown';
  const expected = (offered / age) * Math.max(0, closesAt.getTime() - now.getTime());
  if (expected >= likelyFrom * wanted) return 'likely';
  return expected >= possibleFrom * wanted ? 'possible' : 'unlikely';
}
