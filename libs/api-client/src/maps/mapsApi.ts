import { mapsEndpoints } from './endpoints.gen.ts';

/** Data of a drawn map; it changes as rarely as cities do. */
export const mapsApi = mapsEndpoints.enhanceEndpoints({
  endpoints: { getSurroundings: { keepUnusedDataFor: 3600 } },
});
