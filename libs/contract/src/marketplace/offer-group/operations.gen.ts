// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { CodedMarketplaces, MarketplaceCodeRequest, OfferGroupDetail, OfferGroupIds, OfferGroupSelection, SalesGroupTree, SalesGroupTreeQuery } from './types.gen.ts';
import type { MarketplaceCode } from '../../common/event/types.gen.ts';
import type { Id } from '../../common/value/types.gen.ts';

export const marketplaceOfferGroupOperations = {
  getOfferGroups: { method: 'GET', path: '/marketplace/public/offerGroups/get', domain: 'marketplace', noun: 'offer-group', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.41', 'C3.18'], errors: ['notFound', 'invalidOfferCode', 'waitingRoom', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listRelatedOfferGroups: { method: 'GET', path: '/marketplace/public/offerGroups/related', domain: 'marketplace', noun: 'offer-group', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.41', 'C3.18'], errors: ['notFound', 'invalidOfferCode', 'waitingRoom', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listOfferGroupIds: { method: 'GET', path: '/marketplace/public/offerGroups/idList', domain: 'marketplace', noun: 'offer-group', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.41', 'C3.18'], errors: ['notFound', 'invalidOfferCode', 'waitingRoom', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getOfferGroupDetail: { method: 'GET', path: '/marketplace/public/offerGroup/detail', domain: 'marketplace', noun: 'offer-group', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.41', 'C3.18', 'C2.24'], errors: ['notFound', 'invalidOfferCode', 'waitingRoom', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listUpsells: { method: 'GET', path: '/marketplace/offerGroups/related/upsells', domain: 'marketplace', noun: 'offer-group', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.48'], errors: ['notFound', 'invalidOfferCode', 'waitingRoom', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getSalesGroupTree: { method: 'POST', path: '/user/sales-group/public/salesGroupTree/v3', domain: 'marketplace', noun: 'offer-group', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.45'], errors: ['notFound', 'invalidOfferCode', 'waitingRoom', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  validateMarketplaceCode: { method: 'POST', path: '/marketplace/public/code/validate', domain: 'marketplace', noun: 'offer-group', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.50', 'C5.09'], errors: ['notFound', 'invalidOfferCode', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface MarketplaceOfferGroupOperations {
  /** Named offers of an event; those that are not for the caller are left out. [C7.41, C3.18] */
  getOfferGroups: { query: { eventId: Id; offerGroupIds: (Id)[]; marketplaceCode?: MarketplaceCode }; body: undefined; request: { eventId: Id; offerGroupIds: (Id)[]; marketplaceCode?: MarketplaceCode }; response: OfferGroupSelection; error: 'notFound' | 'invalidOfferCode' | 'waitingRoom' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Offers that a buyer may take instead of one, under the same heading; the nearest price first. [C7.41, C3.18] */
  listRelatedOfferGroups: { query: { eventId: Id; offerGroupId: Id; marketplaceCode?: MarketplaceCode }; body: undefined; request: { eventId: Id; offerGroupId: Id; marketplaceCode?: MarketplaceCode }; response: OfferGroupSelection; error: 'notFound' | 'invalidOfferCode' | 'waitingRoom' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Ids of the offers of an event, or of one of its sale windows, in recommended order. [C7.41, C3.18] */
  listOfferGroupIds: { query: { eventId: Id; marketplaceId?: Id; marketplaceCode?: MarketplaceCode }; body: undefined; request: { eventId: Id; marketplaceId?: Id; marketplaceCode?: MarketplaceCode }; response: OfferGroupIds; error: 'notFound' | 'invalidOfferCode' | 'waitingRoom' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** One offer with its gates, its choices and, of a package, what is in it. [C7.41, C3.18, C2.24] */
  getOfferGroupDetail: { query: { eventId: Id; offerGroupId: Id; marketplaceCode?: MarketplaceCode }; body: undefined; request: { eventId: Id; offerGroupId: Id; marketplaceCode?: MarketplaceCode }; response: OfferGroupDetail; error: 'notFound' | 'invalidOfferCode' | 'waitingRoom' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Extras that can be held and that the caller's cart of the event does not have yet. [C7.48] */
  listUpsells: { query: { eventId: Id; marketplaceCode?: MarketplaceCode }; body: undefined; request: { eventId: Id; marketplaceCode?: MarketplaceCode }; response: OfferGroupSelection; error: 'notFound' | 'invalidOfferCode' | 'waitingRoom' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Headings of an event, a tree by `parentSalesGroupId`, each with its offers, free units and lowest price. [C7.45] */
  getSalesGroupTree: { query: undefined; body: SalesGroupTreeQuery; request: SalesGroupTreeQuery; response: SalesGroupTree; error: 'notFound' | 'invalidOfferCode' | 'waitingRoom' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Sale windows of an event that a code opens. Wrong codes count against the caller. [C7.50, C5.09] */
  validateMarketplaceCode: { query: undefined; body: MarketplaceCodeRequest; request: MarketplaceCodeRequest; response: CodedMarketplaces; error: 'notFound' | 'invalidOfferCode' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
