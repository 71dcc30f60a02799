// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const resaleApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Rules of the resale of an event. [C9.10, C5.16] */
    getResaleRules: build.query<OperationTypes['getResaleRules']['response'], OperationTypes['getResaleRules']['request']>({ query: (request) => ({ method: 'GET', path: '/client/resale/get', query: request }) }),
    /** Sets the rules of the resale of an event for what is sold from then on. [C9.10, C5.16] */
    setResaleRules: build.mutation<OperationTypes['setResaleRules']['response'], OperationTypes['setResaleRules']['request']>({ query: (request) => ({ method: 'PUT', path: '/client/resale/set', body: request }) }),
  }),
});

export const {
  useGetResaleRulesQuery,
  useLazyGetResaleRulesQuery,
  useSetResaleRulesMutation,
} = resaleApi;
