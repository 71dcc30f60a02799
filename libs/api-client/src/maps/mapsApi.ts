import { mapsEndpoints } from './endpoints.gen.ts';

/** What a drawn map shows; it moves no more often than cities do. */
export const mapsApi = mapsEndpoints.enhanceEndpoints({
  endpoints: { getSurroundings: { keepUnusedDataFor: 3600 } },
});
