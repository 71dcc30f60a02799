// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ClaimedOffer, JoinWaitListRequest, WaitList, WaitListEntries, WaitListRequest } from './types.gen.ts';
import type { Id } from '../../common/value/types.gen.ts';

export const marketplaceWaitListOperations = {
  getWaitList: { method: 'GET', path: '/event/waitList', domain: 'marketplace', noun: 'wait-list', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: [], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  joinWaitList: { method: 'POST', path: '/event/waitList', domain: 'marketplace', noun: 'wait-list', kind: 'mutation', access: 'verified', idempotent: false, extension: true, requirements: [], errors: ['notFound', 'waitListJoined', 'ticketLimitMarketplace', 'ticketLimitEvent', 'belowMinimumEventAge', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  leaveWaitList: { method: 'POST', path: '/event/waitList/leave', domain: 'marketplace', noun: 'wait-list', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: [], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  claimWaitList: { method: 'POST', path: '/event/waitList/claim', domain: 'marketplace', noun: 'wait-list', kind: 'mutation', access: 'verified', idempotent: false, extension: true, requirements: [], errors: ['notFound', 'waitListCartOpen', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listWaitListEntries: { method: 'GET', path: '/event/waitList/entries', domain: 'marketplace', noun: 'wait-list', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: [], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface MarketplaceWaitListOperations {
  /** Wait list of an event, with the offers that can be waited for and the caller's own entry. */
  getWaitList: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: WaitList; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Joins the wait list of an event for offers that are sold out, at its end; without an entry if one is not. */
  joinWaitList: { query: undefined; body: JoinWaitListRequest; request: JoinWaitListRequest; response: WaitList; error: 'notFound' | 'waitListJoined' | 'ticketLimitMarketplace' | 'ticketLimitEvent' | 'belowMinimumEventAge' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Leaves the wait list of an event, and gives back what it offers; without an entry, does nothing. */
  leaveWaitList: { query: undefined; body: WaitListRequest; request: WaitListRequest; response: WaitList; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Turns the offer of a wait list into the caller's cart, with a hold of the usual length; again, it answers the same. */
  claimWaitList: { query: undefined; body: WaitListRequest; request: WaitListRequest; response: ClaimedOffer; error: 'notFound' | 'waitListCartOpen' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists the events that the caller waits for or has an offer of, latest first. */
  listWaitListEntries: { query: undefined; body: undefined; request: void; response: WaitListEntries; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
