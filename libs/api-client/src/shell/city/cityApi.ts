import { cityEndpoints } from './endpoints.gen.ts';

/** Cities, for searches and drawn maps. The names of their regions are localised, and dropped when the locale changes. */
export const cityApi = cityEndpoints.enhanceEndpoints({
  endpoints: {
    searchCities: { providesTags: ['shell/city', 'localised'] },
    getSurroundings: { keepUnusedDataFor: 3600 },
  },
});
