import { configurationEndpoints } from './endpoints.gen.ts';

/** Configuration of the deployment. It is localised, and refetched when the locale changes. */
export const configurationApi = configurationEndpoints.enhanceEndpoints({
  endpoints: {
    getConfiguration: { providesTags: ['shell/configuration', 'localised'], keepUnusedDataFor: 3600 },
  },
});
