import { countryEndpoints } from './endpoints.gen.ts';

/** Countries. Their names are localised, and refetched when the locale changes. */
export const countryApi = countryEndpoints.enhanceEndpoints({
  endpoints: { listCountries: { providesTags: ['shell/country', 'localised'], keepUnusedDataFor: 3600 } },
});
