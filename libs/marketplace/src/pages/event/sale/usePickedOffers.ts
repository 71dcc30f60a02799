import { useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { OfferGroup, SeatRef } from '@foyer/contract';
import { useListOfferGroupsQuery } from '@foyer/api-client/marketplace';
import { usePick } from '../../../components/pick/usePick.ts';
import {
  quantityChosen,
  quantityReduced,
  seatsExchanged,
  seatsReplaced,
  seatToggled,
  type PickLine,
} from '../../../model/pickSlice.ts';
import { livePolling } from '../../../model/livePolling.ts';
import { toOfferGroupQuery, withCode, type OfferFilters } from '../../../model/offerFilters.ts';
import { pickTotals } from '../../../model/pickTotals.ts';

type Choice = Omit<PickLine, 'offerGroupId' | 'seatCodes'>;

/** Returns the available offers of an event and the current pick. */
export function usePickedOffers(eventId: string, filters: OfferFilters, maximum: number) {
  const dispatch = useDispatch();
  const lines = usePick(eventId);
  const filtered = useListOfferGroupsQuery(toOfferGroupQuery(eventId, filters), livePolling);
  // Unfiltered, because filters must not hide totals and extras.
  const all = useListOfferGroupsQuery(withCode({ eventId }, filters.marketplaceCode), livePolling);
  const offers = useMemo(() => all.data?.offerGroups ?? [], [all.data]);
  const totals = useMemo(() => pickTotals(lines, offers), [lines, offers]);
  const choose = useCallback(
    (offer: OfferGroup, choice: Choice) =>
      dispatch(quantityChosen({ eventId, line: { offerGroupId: offer.offerGroupId, ...choice } })),
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
  return {
    lines,
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
