// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const searchSuggestionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Suggests performers, venues and cities of listed events while a visitor types. [C2.22, C7.32] */
    listSearchSuggestions: build.query<OperationTypes['listSearchSuggestions']['response'], OperationTypes['listSearchSuggestions']['request']>({ query: (request) => ({ method: 'GET', path: '/event/public/searchSuggestions', query: request }), extraOptions: { isBackground: true } }),
  }),
});

export const {
  useListSearchSuggestionsQuery,
  useLazyListSearchSuggestionsQuery,
} = searchSuggestionApi;
