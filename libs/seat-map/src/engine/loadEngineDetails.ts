import type { EngineDetails } from './engineDetails.ts';

/** Loads what completes a map, in a chunk of its own. */
export const loadEngineDetails = async (): Promise<EngineDetails> =>
  (await import('./engineDetails.ts')).engineDetails;
