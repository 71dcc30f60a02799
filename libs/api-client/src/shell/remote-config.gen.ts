// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const remoteConfigApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Settings that operators change at run time; browsers request them at most once a minute. [I4.23, I3.31, I3.32, I9.03] */
    getRemoteConfig: build.query<OperationTypes['getRemoteConfig']['response'], OperationTypes['getRemoteConfig']['request']>({ query: () => ({ method: 'GET', path: '/configuration/public/remote' }) }),
  }),
});

export const {
  useGetRemoteConfigQuery,
  useLazyGetRemoteConfigQuery,
} = remoteConfigApi;
