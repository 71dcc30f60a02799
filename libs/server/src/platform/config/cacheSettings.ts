import { seconds } from '../time/units.ts';

/** Maximum ages of a process's cached database reads; 0 disables a cache. */
export interface CacheSettings {
  /** Availability, and answers without a cache time in the contract. */
  availabilityMs: number;
  /** Upper limit of the contract's cache times (`x-cache-seconds`). */
  longestMs: number;
  /** Event summaries shown with carts and orders. */
  summaryMs: number;
  /** Remote configuration set by operators. */
  remoteConfigMs: number;
}

export const defaultCaches: CacheSettings = {
  availabilityMs: seconds(1),
  longestMs: seconds(60),
  summaryMs: seconds(1),
  remoteConfigMs: seconds(10),
};

/** Disables all caches: every answer is read from the database. */
export const noCaches: CacheSettings = { availabilityMs: 0, longestMs: 0, summaryMs: 0, remoteConfigMs: 0 };

/** FOYER_CACHES=off disables all caches. @throws Error that names the variable */
export function readCacheSettings({ FOYER_CACHES: text }: Record<string, string | undefined>): CacheSettings {
  if (text && text !== 'on' && text !== 'off') throw new Error(`FOYER_CACHES=${text} is neither on nor off`);
  return text === 'off' ? noCaches : defaultCaches;
}
