// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { PriceAlert, SetPriceAlertRequest } from './types.gen.ts';
import type { Id } from '../../common/value/types.gen.ts';

export const marketplacePriceAlertOperations = {
  getPriceAlert: { method: 'GET', path: '/secondaryListing/alert', domain: 'marketplace', noun: 'price-alert', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: ['C3.19'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  setPriceAlert: { method: 'PUT', path: '/secondaryListing/alert', domain: 'marketplace', noun: 'price-alert', kind: 'mutation', access: 'verified', idempotent: false, extension: true, requirements: ['C3.19'], errors: ['notFound', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  deletePriceAlert: { method: 'DELETE', path: '/secondaryListing/alert', domain: 'marketplace', noun: 'price-alert', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['C3.19'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface MarketplacePriceAlertOperations {
  /** The caller's price alert of an event; without `price`, there is none. [C3.19] */
  getPriceAlert: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: PriceAlert; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Mails the caller once, when a fan lists at or under a price; a new price replaces that of before. [C3.19] */
  setPriceAlert: { query: undefined; body: SetPriceAlertRequest; request: SetPriceAlertRequest; response: PriceAlert; error: 'notFound' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Takes the caller's price alert of an event back; without one, does nothing. [C3.19] */
  deletePriceAlert: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: PriceAlert; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
