import { useMemo } from 'react';
import type { EventProfile, OfferGroup } from '@foyer/contract';
import { useClock, useHasPassed } from '@foyer/ui-kit';
import { saleStateNow } from '../../model/saleClock.ts';

/** Returns server time; renders again when the next of the instants passes. */
function useNowAt(instants: readonly (string | undefined)[]): number {
  const now = useClock()();
  const ahead = instants.map((each) => Date.parse(each ?? '')).filter((at) => at > now);
  useHasPassed(Math.min(...ahead));
  return now;
}

/** Returns offers with their current sale state by server time, so that opening and closing need no reload. */
export function useOffersNow(offers: readonly OfferGroup[]): readonly OfferGroup[] {
  const now = useNowAt(offers.flatMap(({ opensAt, endAt }) => [opensAt, endAt]));
  const states = offers.map((offer) => saleStateNow({ ...offer, closesAt: offer.endAt }, now)).join();
  return useMemo(() => {
    const names = states.split(',') as OfferGroup['saleState'][];
    return offers.map((offer, at) => ({ ...offer, saleState: names[at] ?? offer.saleState }));
  }, [offers, states]);
}

/** Returns the event profile with its current sale state by server time. */
export function useProfileNow(profile: EventProfile | undefined): EventProfile | undefined {
  const summary = profile?.summary;
  const now = useNowAt([summary?.opensAt, summary?.closesAt]);
  const saleState = summary && saleStateNow(summary, now);
  return useMemo(
    () => (profile && saleState ? { ...profile, summary: { ...profile.summary, saleState } } : profile),
    [profile, saleState],
  );
}
