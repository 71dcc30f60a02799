import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceText } from '@foyer/cart';
import type { SeatSpotlight } from '@foyer/seat-map';
import { formatMoney } from '@foyer/util';
import type { NextOffer } from '../../../model/offer/nextOffer.ts';
import { includingPrice, type OfferFilters } from '../../../model/offer/offerFilters.ts';
import type { PickedSeat } from '../../../model/pick/pickedSeats.ts';
import { useBestSeats } from './useBestSeats.ts';
import type { usePickedOffers } from './usePickedOffers.ts';

interface Sale {
  filters: OfferFilters;
  change: (part: Partial<OfferFilters>) => void;
  sale: ReturnType<typeof usePickedOffers>;
  seats: readonly PickedSeat[];
}

/** Finds the best seats, and highlights them on the map while all of them stay picked. */
export function useFoundSeats(eventId: string, { filters, change, sale, seats }: Sale) {
  const { t, i18n } = useTranslation('marketplace');
  const placeText = usePlaceText();
  const { search, isFinding, found: last, problem } = useBestSeats(eventId, filters, sale);
  const isPicked =
    last?.seatCodes.length === seats.length &&
    seats.every(({ seatCode }) => last.seatCodes.includes(seatCode));
  const found = isPicked ? last : undefined;
  const offer = sale.offers.find(({ offerGroupId }) => offerGroupId === found?.foundId);
  const count = seats.length || filters.numTokens;
  const each = offer && t('found.each', { count, price: formatMoney(offer.price.allIn, i18n.language) });
  const place = placeText({ seats }) || offer?.name;
  const label = found && [place, each].join('\n');
  const spotlight = useMemo<SeatSpotlight | undefined>(
    () => (found && label !== undefined ? { seatCodes: found.seatCodes, label } : undefined),
    [found, label],
  );
  return {
    found,
    said:
      found &&
      [found.startsOver && t('found.noOthers'), t('found.said', { place, each })].filter(Boolean).join(' '),
    problem,
    spotlight,
    isFinding,
    find: (offerGroupId?: string) => void search({ offerGroupId }),
    findOthers: () => void search({ offerGroupId: found?.askedId, except: found?.seen ?? [] }),
    /** Takes the next step that a failed search suggested, and moves the price limit with it. */
    takeNext: ({ offerGroupId, allIn }: NextOffer) => {
      const priceRange = includingPrice(filters.priceRange, allIn.amount);
      change({ priceRange });
      void search({ offerGroupId, filters: { ...filters, priceRange } });
    },
  };
}
