// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const configurationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Configuration of the deployment for browsers; fetched once. [I7.22] */
    getConfiguration: build.query<OperationTypes['getConfiguration']['response'], OperationTypes['getConfiguration']['request']>({ query: () => ({ method: 'GET', path: '/configuration/public' }), providesTags: ['shell/configuration', 'localised'], keepUnusedDataFor: 3600 }),
  }),
});

export const {
  useGetConfigurationQuery,
  useLazyGetConfigurationQuery,
} = configurationApi;
