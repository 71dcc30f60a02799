import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventProfile, OfferGroup, SectionAvailability } from '@foyer/contract';
import type { SeatFilters, SeatOffer } from '@foyer/seat-map';
import { formatMoney, splitSeatCode } from '@foyer/util';
import type { OfferFilters } from '../../model/offer/offerFilters.ts';
import { lineOfOffer } from '../../model/pick/lineOfOffer.ts';
import { listingOfSeat, withListings } from '../../model/seat/listedSeats.ts';
import { offerOfSeat } from '../../model/seat/offerOfSeat.ts';
import type { PickLine } from '../../model/pick/pickSlice.ts';
import { useSeatData } from './useSeatData.ts';
import { useSeatMapTexts } from './useSeatMapTexts.ts';

const noSections: never[] = [];
const noListings: readonly OfferGroup[] = [];

export interface SeatPickOptions {
  profile: EventProfile;
  filters: OfferFilters;
  /** Offers that the page sells, also those outside the filters. */
  offers: readonly OfferGroup[];
  lines: readonly PickLine[];
  /** What fans sell, where the buyer includes it. */
  listings?: readonly OfferGroup[];
  /** Chooses a listing as a whole, or drops it. */
  onListing?: (listing: OfferGroup) => void;
  onToggle: (offerGroupId: string, seatCode: string) => void;
  /** Availability of the sections with the prices of the page, in place of those of the sale. */
  sections?: readonly SectionAvailability[];
}

const seatFilters = ({ priceRange, accessible }: OfferFilters, offerGroupId?: string): SeatFilters => ({
  ...(priceRange.length === 2 ? { priceFrom: priceRange[0], priceTo: priceRange[1] } : {}),
  ...(accessible ? { accessibleOnly: true } : {}),
  ...(offerGroupId === undefined ? {} : { offerGroupIds: [offerGroupId] }),
});

/** Offers with a price on the map; extras have none there. */
const pricedOffers = (offers: readonly OfferGroup[]): SeatOffer[] =>
  offers
    .filter(({ category, attendance }) => category === 'EVENT_ACCESS' && attendance === 'LIVE_ATTENDANCE')
    .map(({ offerGroupId, name, price, available }) => ({
      offerGroupId,
      name,
      allIn: price.allIn,
      available,
    }));

/**
 * Loads the seats of an event and picks them: what the map and the list of one offer share, so that both show the same
 * seats and take the same ones.
 * @param offerGroupId offer to which the seats are limited; all by default
 */
export function useSeatPick(
  { profile, filters, offers, lines, listings = noListings, onListing, onToggle, sections }: SeatPickOptions,
  offerGroupId?: string,
) {
  const { i18n } = useTranslation('marketplace');
  const data = useSeatData(profile, filters);
  const texts = useSeatMapTexts();
  const selection = useMemo(() => {
    const chosen = listings.filter((listing) => lineOfOffer(lines, listing));
    const ofFans = chosen.flatMap(({ seats = [] }) => seats.map(({ seatCode }) => seatCode));
    return [...lines.flatMap((line) => line.seatCodes), ...ofFans];
  }, [lines, listings]);
  // A picked seat is marked on the map from afar too, also one of an earlier visit.
  const unknown = [...new Set(selection.map((code) => splitSeatCode(code)[0]!))]
    .filter((code) => data.known.rows[code] === undefined)
    .join();
  useEffect(() => {
    if (unknown !== '') data.need(unknown.split(','));
    // oxlint-disable-next-line react/exhaustive-deps -- asked once per section; the map asks again after a failure
  }, [unknown]);
  const wanted = useMemo(() => seatFilters(filters, offerGroupId), [filters, offerGroupId]);
  const formatPrice = useCallback(
    (money: { amount: number; currency: string }) => formatMoney(money, i18n.language),
    [i18n.language],
  );
  const known = useMemo(
    () => (listings.length === 0 ? data.known : withListings(data.known, listings)),
    [data.known, listings],
  );
  const priced = useMemo(() => pricedOffers(offers), [offers]);
  const toggle = useCallback(
    (seatCode: string) => {
      const listing = listingOfSeat(listings, seatCode);
      if (listing) return onListing?.(listing);
      const holder = lines.find((line) => line.seatCodes.includes(seatCode))?.offerGroupId;
      const taken = holder ?? offerOfSeat(known, seatCode, wanted)?.offerGroupId;
      if (taken !== undefined) onToggle(taken, seatCode);
    },
    [known, lines, listings, wanted, onListing, onToggle],
  );
  const seats = {
    sectionAvailability: sections ?? data.sectionAvailability ?? noSections,
    seatAvailability: known.availability,
    offers: known.offers,
    offerSets: known.offerSets,
    pricedOffers: priced,
    failedSections: data.failed,
    filters: wanted,
    selection,
    maxSeats: profile.maxPerPerson,
    partySize: filters.numTokens,
    onSeatToggle: toggle,
    onSectionsNeeded: data.need,
    texts,
    formatPrice,
  };
  return { ...data, seats };
}
