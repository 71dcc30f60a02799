// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OfferGroupList, OfferGroupQuery } from './types.gen.ts';

export const marketplaceOfferOperations = {
  listOfferGroups: { method: 'POST', path: '/marketplace/public/offerGroups/v3', domain: 'marketplace', noun: 'offer', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.40', 'C3.18', 'C3.19'], errors: ['notFound', 'invalidOfferCode', 'waitingRoom', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface MarketplaceOfferOperations {
  /** Lists the offers of an event with all-in prices, filtered and sorted. [C7.40, C3.18, C3.19] */
  listOfferGroups: { query: undefined; body: OfferGroupQuery; request: OfferGroupQuery; response: OfferGroupList; error: 'notFound' | 'invalidOfferCode' | 'waitingRoom' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
