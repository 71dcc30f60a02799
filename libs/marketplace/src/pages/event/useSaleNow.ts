import { useMemo } from 'react';
import type { EventProfile, OfferGroup } from '@foyer/contract';
import { useClock, usePassedCount } from '@foyer/ui-kit';
import { isBuyableNow, saleStateNow } from '../../model/saleClock.ts';

/** Returns server time; renders again when the next of the instants passes. */
export function useNowAt(instants: readonly (string | undefined)[]): number {
  usePassedCount(instants.map((each) => Date.parse(each ?? '')));
  return useClock()();
}

/** Returns offers as they can be held by server time, so that opening and closing need no reload. */
export function useOffersNow(offers: readonly OfferGroup[]): readonly OfferGroup[] {
  const now = useNowAt(offers.flatMap(({ opensAt, endAt }) => [opensAt, endAt]));
  const buyable = offers.map((offer) => +isBuyableNow(offer, now)).join('');
  return useMemo(
    () => offers.map((offer, at) => ({ ...offer, buyable: { allowed: buyable[at] === '1' } })),
    [offers, buyable],
  );
}

/** Returns the event profile with its current sale state by server time. */
export function useProfileNow(profile: EventProfile | undefined): EventProfile | undefined {
  const summary = profile?.summary;
  const now = useNowAt([summary?.opensAt, summary?.closesAt, summary?.resultsAt]);
  const saleState = summary && saleStateNow(summary, now);
  return useMemo(
    () => (profile && saleState ? { ...profile, summary: { ...profile.summary, saleState } } : profile),
    [profile, saleState],
  );
}
