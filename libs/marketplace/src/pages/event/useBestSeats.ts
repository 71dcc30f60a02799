import { useCallback, useState } from 'react';
import type { OfferGroup, SeatRef } from '@foyer/contract';
import { useLazyFindBestSeatsQuery } from '@foyer/api-client/marketplace';
import { toBestSeatsQuery, type OfferFilters } from '../../model/offerFilters.ts';

/** Most seats that a search can leave out. */
const mostExcepted = 50;

/** Seats of the last search. */
export interface FoundSeats {
  /** A new array for every search. */
  seatCodes: readonly string[];
  /** The offer group that was searched; `undefined` when all were. */
  askedId: string | undefined;
  /** Seats that this search and those before it have found. */
  seen: readonly string[];
}

/** A search without seats, and what it was for. */
export interface SearchProblem {
  error: unknown;
  filters: OfferFilters;
}

export interface SearchOptions {
  offerGroupId?: string | undefined;
  /** Instead of the filters of the page. */
  filters?: OfferFilters;
  /** Seats that are not wanted. */
  except?: readonly string[];
}

interface Takers {
  take: (offerGroupId: string, seats: readonly SeatRef[]) => void;
  choose: (offer: OfferGroup, choice: { quantity: number }) => void;
  offers: readonly OfferGroup[];
}

/** Searches for the best seats within the filters and picks them [C3.19, C5.11]. */
export function useBestSeats(eventId: string, filters: OfferFilters, { take, choose, offers }: Takers) {
  const [ask, { isFetching }] = useLazyFindBestSeatsQuery();
  const [found, setFound] = useState<FoundSeats>();
  const [problem, setProblem] = useState<SearchProblem>();

  const search = useCallback(
    async ({ offerGroupId, filters: own = filters, except = [] }: SearchOptions = {}): Promise<void> => {
      setProblem(undefined);
      const others = await ask(toBestSeatsQuery(eventId, own, { offerGroupId, except }));
      const startsOver = !others.data && except.length > 0;
      const answer = startsOver ? await ask(toBestSeatsQuery(eventId, own, { offerGroupId })) : others;
      if (!answer.data) return setProblem({ error: answer.error, filters: own });
      const { seats, offerGroupId: foundId } = answer.data;
      const standing = seats.length === 0 && offers.find((offer) => offer.offerGroupId === foundId);
      if (standing) return choose(standing, { quantity: own.numTokens });
      take(foundId, seats);
      const seatCodes = seats.map(({ seatCode }) => seatCode);
      setFound({
        seatCodes,
        askedId: offerGroupId,
        seen: [...(startsOver ? [] : except), ...seatCodes].slice(-mostExcepted),
      });
    },
    [ask, choose, eventId, filters, offers, take],
  );
  return { search, isFinding: isFetching, found, problem };
}
