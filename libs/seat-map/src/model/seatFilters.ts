import { isPriceWithin } from '@foyer/util';
import type { SeatOffer, SectionAvailability } from '../chart/seatAvailability.ts';
import type { SeatKind } from './sectionGeometry.ts';

/** Filters of map and list [C3.19]. */
export interface SeatFilters {
  /** Lowest all-in price in minor units, inclusive. */
  readonly priceFrom?: number;
  readonly priceTo?: number;
  /** Wheelchair and companion places only. */
  readonly accessibleOnly?: boolean;
  /** Offer groups; all when empty or absent. */
  readonly offerGroupIds?: readonly string[];
}

/** Whether an offer matches the filters. */
export function offerPasses(offer: SeatOffer | undefined, filters: SeatFilters): boolean {
  if (!offer) return false;
  if (!isPriceWithin(offer.allIn.amount, { from: filters.priceFrom, to: filters.priceTo })) return false;
  return !filters.offerGroupIds?.length || filters.offerGroupIds.includes(offer.offerGroupId);
}

/** Returns the cheapest offer of a seat that matches the filters; without a match, the cheapest of all. */
export function bestOffer(offers: readonly SeatOffer[], filters: SeatFilters): SeatOffer | undefined {
  const [cheapest, ...others] = [...offers].sort((left, right) => left.allIn.amount - right.allIn.amount);
  return [cheapest, ...others].find((offer) => offerPasses(offer, filters)) ?? cheapest;
}

/** Whether a kind of seat matches the filters. */
export function kindPasses(kind: SeatKind, filters: SeatFilters): boolean {
  return !filters.accessibleOnly || kind === 'wheelchair' || kind === 'companion';
}

/** Whether a section has a match, as far as its summary tells without seats. */
export function sectionPasses(
  section: SectionAvailability,
  offers: readonly SeatOffer[],
  filters: SeatFilters,
): boolean {
  if (section.available <= 0 || (filters.accessibleOnly && section.accessible <= 0)) return false;
  const known = offers.filter((offer) => section.offerGroupIds.includes(offer.offerGroupId));
  return known.length === 0
    ? !filters.offerGroupIds?.length && pricePasses(section, filters)
    : known.some((offer) => offerPasses(offer, filters));
}

function pricePasses({ priceFrom, priceTo }: SectionAvailability, filters: SeatFilters): boolean {
  if (!priceFrom) return true;
  const high = (priceTo ?? priceFrom).amount;
  return high >= (filters.priceFrom ?? 0) && priceFrom.amount <= (filters.priceTo ?? Infinity);
}
