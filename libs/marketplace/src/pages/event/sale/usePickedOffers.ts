import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { OfferGroup, SeatRef } from '@foyer/contract';
import { useListOfferGroupsQuery } from '@foyer/api-client/marketplace';
import {
  listingsDropped,
  quantityChosen,
  quantityReduced,
  seatsExchanged,
  seatsReplaced,
  seatToggled,
  type PickLine,
  type PickState,
} from '../../../model/pick/pickSlice.ts';
import { livePolling } from '../../../model/event/livePolling.ts';
import { toOfferGroupQuery, withCode, type OfferFilters } from '../../../model/offer/offerFilters.ts';
import { isLineOf, lineOfOffer } from '../../../model/pick/lineOfOffer.ts';
import { pickTotals } from '../../../model/pick/pickTotals.ts';

interface WithPick {
  pick: PickState;
}
const nothing: readonly PickLine[] = [];

/** Returns the picked lines of an event that are not held yet. */
const usePick = (eventId: string): readonly PickLine[] =>
  useSelector((state: WithPick) => state.pick.byEvent[eventId]?.lines ?? nothing);

type Choice = Omit<PickLine, 'offerGroupId' | 'offerId' | 'seatCodes'>;

const noOffers: readonly OfferGroup[] = [];

/** Returns the available offers of an event and the current pick. */
export function usePickedOffers(eventId: string, filters: OfferFilters, maximum: number) {
  const dispatch = useDispatch();
  const lines = usePick(eventId);
  const filtered = useListOfferGroupsQuery(toOfferGroupQuery(eventId, filters), livePolling);
  // Unfiltered, because filters must not hide totals and extras.
  const includesResale = filters.resale || lines.some(({ offerId }) => offerId !== undefined);
  const all = useListOfferGroupsQuery(
    withCode({ eventId, ...(includesResale ? { includeResale: true } : {}) }, filters.marketplaceCode),
    livePolling,
  );
  const listed = all.data?.offerGroups ?? noOffers;
  const offers = useMemo(() => listed.filter(({ resale }) => !resale), [listed]);
  const totals = useMemo(() => pickTotals(lines, listed), [lines, listed]);
  // Not those of the answer before, which may have had no listings.
  const current = all.currentData?.offerGroups;
  const gone = useMemo(
    () =>
      lines.filter(
        (line) => line.offerId !== undefined && current && !current.some((offer) => isLineOf(line, offer)),
      ),
    [current, lines],
  );
  const choose = useCallback(
    (offer: OfferGroup, choice: Choice) =>
      dispatch(
        quantityChosen({
          eventId,
          line: {
            offerGroupId: offer.offerGroupId,
            ...(offer.offerId === undefined ? {} : { offerId: offer.offerId }),
            ...choice,
          },
        }),
      ),
    [dispatch, eventId],
  );
  const take = useCallback(
    (offerGroupId: string, seats: readonly SeatRef[]) =>
      dispatch(seatsReplaced({ eventId, offerGroupId, seatCodes: seats.map((seat) => seat.seatCode) })),
    [dispatch, eventId],
  );
  const toggle = useCallback(
    (offerGroupId: string, seatCode: string) =>
      dispatch(seatToggled({ eventId, offerGroupId, seatCode, maximum })),
    [dispatch, eventId, maximum],
  );
  const exchange = useCallback(
    (lost: readonly string[], seats: readonly SeatRef[]) =>
      dispatch(seatsExchanged({ eventId, lost: [...lost], seatCodes: seats.map((seat) => seat.seatCode) })),
    [dispatch, eventId],
  );
  const reduce = useCallback(
    (offerGroupId: string, quantity: number) =>
      dispatch(quantityReduced({ eventId, offerGroupId, quantity })),
    [dispatch, eventId],
  );
  /** Chooses a listing as a whole, or drops it. */
  const toggleListing = useCallback(
    (listing: OfferGroup) =>
      choose(listing, { quantity: lineOfOffer(lines, listing) ? 0 : listing.minQuantity }),
    [choose, lines],
  );
  const drop = useCallback(
    (offerIds: string[]) => dispatch(listingsDropped({ eventId, offerIds })),
    [dispatch, eventId],
  );
  return {
    lines,
    gone,
    drop,
    toggleListing,
    offers,
    filtered,
    all,
    totals,
    choose,
    toggle,
    exchange,
    reduce,
    take,
  };
}
