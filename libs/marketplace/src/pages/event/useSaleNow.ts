import { useMemo } from 'react';
import type { EventProfile, OfferGroup } from '@foyer/contract';
import { useEventNow, useNowAt } from '../../components/event/useEventNow.ts';
import { isBuyableNow } from '../../model/saleClock.ts';

/** Returns offers as they can be held by server time, so that opening and closing need no reload. */
export function useOffersNow(offers: readonly OfferGroup[]): readonly OfferGroup[] {
  const now = useNowAt(offers.flatMap(({ opensAt, endAt }) => [opensAt, endAt]));
  const buyable = offers.map((offer) => +isBuyableNow(offer, now)).join('');
  return useMemo(
    () => offers.map((offer, at) => ({ ...offer, buyable: { allowed: buyable[at] === '1' } })),
    [offers, buyable],
  );
}

/** Returns the event profile with its sale as it is by server time. */
export function useProfileNow(profile: EventProfile | undefined): EventProfile | undefined {
  const summary = useEventNow(profile?.summary);
  return useMemo(() => profile && summary && { ...profile, summary }, [profile, summary]);
}
