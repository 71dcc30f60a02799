import { useMemo } from 'react';
import type { EventProfile, OfferGroup } from '@foyer/contract';
import { useNowAt } from '../../components/event/useEventNow.ts';
import { isBuyableNow, saleStateNow } from '../../model/saleClock.ts';

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
  const now = useNowAt(summary?.laterStates?.map(({ at }) => at) ?? []);
  const saleState = summary && saleStateNow(summary, now);
  return useMemo(
    () => (profile && saleState ? { ...profile, summary: { ...profile.summary, saleState } } : profile),
    [profile, saleState],
  );
}
