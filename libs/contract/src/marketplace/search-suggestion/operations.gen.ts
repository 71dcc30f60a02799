// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { SearchSuggestions } from './types.gen.ts';

export const marketplaceSearchSuggestionOperations = {
  listSearchSuggestions: { method: 'GET', path: '/event/public/searchSuggestions', domain: 'marketplace', noun: 'search-suggestion', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['C2.22', 'C7.32'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 30 },
} as const;

export interface MarketplaceSearchSuggestionOperations {
  /** Suggests performers, venues and cities of listed events while a visitor types. [C2.22, C7.32] */
  listSearchSuggestions: { query: { searchQuery: string }; body: undefined; request: { searchQuery: string }; response: SearchSuggestions; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
