import { seconds } from './units.ts';

/** Maximum ages of what one process keeps of the database; 0 keeps nothing. */
export interface CacheSettings {
  /** Availability, and answers for which the contract has no time of its own. */
  availabilityMs: number;
  /** Limit of the times in the contract (`x-cache-seconds`). */
  longestMs: number;
  /** Summaries of events beside carts and orders. */
  summaryMs: number;
  /** Remote configuration as operators set it. */
  remoteConfigMs: number;
}

export const defaultCaches: CacheSettings = {
  availabilityMs: seconds(1),
  longestMs: seconds(60),
  summaryMs: seconds(1),
  remoteConfigMs: seconds(10),
};

/** Every answer comes from the database. */
export const noCaches: CacheSettings = { availabilityMs: 0, longestMs: 0, summaryMs: 0, remoteConfigMs: 0 };

/** FOYER_CACHES=off reads the database for every answer. @throws Error that names the variable */
export function readCacheSettings({ FOYER_CACHES: text }: Record<string, string | undefined>): CacheSettings {
  if (text && text !== 'on' && text !== 'off') throw new Error(`FOYER_CACHES=${text} is neither on nor off`);
  return text === 'off' ? noCaches : defaultCaches;
}
