import { shellEndpoints } from './endpoints.gen.ts';

/** Configuration and geography. Localised answers are refetched when the locale changes. */
export const shellApi = shellEndpoints.enhanceEndpoints({
  endpoints: {
    getConfiguration: { providesTags: ['Configuration'], keepUnusedDataFor: 3600 },
    listCountries: { providesTags: ['Configuration'], keepUnusedDataFor: 3600 },
  },
});
