// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const whiteLabelApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** White-label configuration of the request's host; not found if the host has none. [I7.23] */
    getWhiteLabelConfig: build.query<OperationTypes['getWhiteLabelConfig']['response'], OperationTypes['getWhiteLabelConfig']['request']>({ query: (request) => ({ method: 'GET', path: '/whitelabel/config.json', query: request }) }),
  }),
});

export const {
  useGetWhiteLabelConfigQuery,
  useLazyGetWhiteLabelConfigQuery,
} = whiteLabelApi;
