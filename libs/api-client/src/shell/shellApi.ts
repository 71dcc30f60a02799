import { shellEndpoints } from './endpoints.gen.ts';

/** Configuration and geography. What is worded in the language of the request is fetched again when that changes. */
export const shellApi = shellEndpoints.enhanceEndpoints({
  endpoints: {
    getConfiguration: { providesTags: ['Configuration'], keepUnusedDataFor: 3600 },
    listCountries: { providesTags: ['Configuration'], keepUnusedDataFor: 3600 },
  },
});
