import { useAbility, useFlag } from '@foyer/api-client/shell';

/** Tells whether pages offer standing bids: where fans resell, unless they are switched off [C9.12]. */
export function useHasExchange(): boolean {
  const isOn = useFlag('marketOffers');
  return useAbility('resale') && isOn;
}
