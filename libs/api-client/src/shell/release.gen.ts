// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const releaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Version of the server, for the version panel. [I7.25, I6.07] */
    getReleaseName: build.query<OperationTypes['getReleaseName']['response'], OperationTypes['getReleaseName']['request']>({ query: () => ({ method: 'GET', path: '/debug/public/releaseName' }) }),
  }),
});

export const {
  useGetReleaseNameQuery,
  useLazyGetReleaseNameQuery,
} = releaseApi;
