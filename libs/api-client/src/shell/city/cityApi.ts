import { cityEndpoints } from './endpoints.gen.ts';

/** Cities, for searches and drawn maps. */
export const cityApi = cityEndpoints.enhanceEndpoints({
  endpoints: { getSurroundings: { keepUnusedDataFor: 3600 } },
});
