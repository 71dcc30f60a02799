import { useCallback, useState } from 'react';
import type { OfferGroup, SeatRef } from '@foyer/contract';
import { errorCodeOf } from '@foyer/api-client';
import { useLazyFindBestSeatsQuery } from '@foyer/api-client/marketplace';
import { isSameSearch, toBestSeatsQuery, type OfferFilters } from '../../../model/offer/offerFilters.ts';

/** Maximum number of seats that a search can leave out. */
const mostExcepted = 50;

/** Result of the last search; without seats, it is a standing area. */
export interface FoundSeats {
  /** A new array for every search. */
  seatCodes: readonly string[];
  /** Searched offer group; `undefined` when all were searched. */
  askedId: string | undefined;
  /** Offer group of the found seats or standing places. */
  foundId: string;
  /** Seats found by this search and the previous ones. */
  seen: readonly string[];
  /** No other seats were left, so the search started over. */
  startsOver: boolean;
}

/** Search without a result, and its parameters. */
export interface SearchProblem {
  error: unknown;
  filters: OfferFilters;
}

export interface SearchOptions {
  offerGroupId?: string | undefined;
  /** Replaces the page's filters. */
  filters?: OfferFilters;
  /** Seats to leave out. */
  except?: readonly string[];
}

const isNothingLeft = (error: unknown): boolean =>
  ['notEnoughContiguousSeats', 'purchaseSoldOut'].includes(errorCodeOf(error) ?? '');

interface Takers {
  take: (offerGroupId: string, seats: readonly SeatRef[]) => void;
  choose: (offer: OfferGroup, choice: { quantity: number }) => void;
  offers: readonly OfferGroup[];
}

/** Searches the best seats within the filters and picks them [C3.19, C5.11]. */
export function useBestSeats(eventId: string, filters: OfferFilters, { take, choose, offers }: Takers) {
  const [ask, { isFetching }] = useLazyFindBestSeatsQuery();
  const [found, setFound] = useState<FoundSeats>();
  const [problem, setProblem] = useState<SearchProblem>();

  const search = useCallback(
    async ({ offerGroupId, filters: own = filters, except = [] }: SearchOptions = {}): Promise<void> => {
      setProblem(undefined);
      const others = await ask(toBestSeatsQuery(eventId, own, { offerGroupId, except }));
      const startsOver = except.length > 0 && isNothingLeft(others.error);
      const answer = startsOver ? await ask(toBestSeatsQuery(eventId, own, { offerGroupId })) : others;
      if (!answer.data) return setProblem({ error: answer.error, filters: own });
      const { seats, offerGroupId: foundId } = answer.data;
      const standing = seats.length === 0 && offers.find((offer) => offer.offerGroupId === foundId);
      // Without seats, this releases those of an earlier search.
      take(foundId, seats);
      if (standing) choose(standing, { quantity: Math.min(own.numTokens, standing.maxQuantity) });
      const seatCodes = seats.map(({ seatCode }) => seatCode);
      setFound({
        seatCodes,
        askedId: offerGroupId,
        foundId,
        startsOver,
        seen: [...(startsOver ? [] : except), ...seatCodes].slice(-mostExcepted),
      });
    },
    [ask, choose, eventId, filters, offers, take],
  );
  const isOfFilters = problem !== undefined && isSameSearch(problem.filters, filters);
  return { search, isFinding: isFetching, found, problem: isOfFilters ? problem : undefined };
}
