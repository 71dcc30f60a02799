import { useMemo } from 'react';
import type { EventProfile, Marketplace, OfferGroup, SaleState } from '@foyer/contract';
import { useEventNow, useNowAt } from './useEventNow.ts';
import { begunState, isBuyableNow } from '../../model/event/saleClock.ts';

/** Returns offers as they can be held by server time, so that opening and closing need no reload. */
export function useOffersNow(offers: readonly OfferGroup[]): readonly OfferGroup[] {
  const now = useNowAt(offers.flatMap(({ opensAt, endAt }) => [opensAt, endAt]));
  const buyable = offers.map((offer) => +isBuyableNow(offer, now)).join('');
  return useMemo(
    () => offers.map((offer, at) => ({ ...offer, buyable: { allowed: buyable[at] === '1' } })),
    [offers, buyable],
  );
}

/** Returns the event profile with its sale, and each of its windows, as they are by server time. */
export function useProfileNow(profile: EventProfile | undefined): EventProfile | undefined {
  const summary = useEventNow(profile?.summary);
  const windows = profile?.marketplaces ?? [];
  const now = useNowAt(windows.flatMap(({ laterStates }) => laterStates?.map(({ at }) => at)));
  const states = windows.map((window) => begunState(window, now)?.saleState ?? window.state).join();
  return useMemo(() => {
    const stateAt = states.split(',') as SaleState[];
    const current = (window: Marketplace, at: number) => ({ ...window, state: stateAt[at]! });
    return profile && summary && { ...profile, summary, marketplaces: profile.marketplaces.map(current) };
  }, [profile, summary, states]);
}
