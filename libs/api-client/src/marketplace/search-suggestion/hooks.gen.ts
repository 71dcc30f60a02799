// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { searchSuggestionEndpoints } from './endpoints.gen.ts';

export const {
  useListSearchSuggestionsQuery,
  useLazyListSearchSuggestionsQuery,
} = searchSuggestionEndpoints;
