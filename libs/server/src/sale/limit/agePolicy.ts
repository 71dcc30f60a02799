import { parseBirthDate, wholeYearsBetween } from '@foyer/util';
import { allowed, refused, type Permission } from '../../platform/http/access/permission.ts';
import type { OfferFacts, SaleEvent } from '../offer/offerFacts.ts';
import { isAccess } from './companyPolicy.ts';

type AgedOffer = Pick<OfferFacts, 'category' | 'minimumAge'>;
type AgedEvent = Pick<SaleEvent, 'minimumAge' | 'day'>;

/**
 * Returns the minimum age of an offer: that of its category, and for access that of the event as well [C5.02].
 * @returns whole years; 0 without a minimum
 */
export const minimumAgeOf = (event: AgedEvent, offer: AgedOffer): number =>
  Math.max(offer.minimumAge ?? 0, isAccess(offer) ? (event.minimumAge ?? 0) : 0);

/** Presents the age from which an offer is sold; absent without one. */
export const presentMinimumAge = (event: AgedEvent, offer: AgedOffer): { minimumAge?: number } => {
  const minimumAge = minimumAgeOf(event, offer);
  return minimumAge === 0 ? {} : { minimumAge };
};

/**
 * Tells whether a person may buy an offer with a minimum age. Their age on the day of the event counts; a person
 * without a birth date isn't old enough [C5.02].
 * @param dateOfBirth `YYYY-MM-DD` or `YYYY-MM`; null if the account has none
 */
export function mayBuyAtAge(
  dateOfBirth: string | null,
  { minimumAge, day }: { minimumAge: number; day: string },
): Permission {
  if (minimumAge === 0) return allowed;
  const birth = dateOfBirth === null ? undefined : parseBirthDate(dateOfBirth);
  const isOldEnough = birth !== undefined && wholeYearsBetween(birth, parseBirthDate(day)!) >= minimumAge;
  return isOldEnough ? allowed : refused('belowMinimumEventAge');
}
