import type { EngineDetails } from './engineDetails.ts';

/** Loads the deferred features of the map, which are a chunk of their own. */
export const loadEngineDetails = async (): Promise<EngineDetails> =>
  (await import('./engineDetails.ts')).engineDetails;
