// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { CheckoutDrawRequest, ClaimDrawRequest, ClaimedDraw, DeleteDrawEntryRequest, DrawCheckout, DrawClaim, DrawEntries, DrawEntry, DrawHash, EnterDrawRequest, PublicDraw, PublishedEntries } from './types.gen.ts';
import type { Accepted, Id } from '../../common/value/types.gen.ts';

export const marketplaceDrawOperations = {
  checkoutDraw: { method: 'PUT', path: '/draw/checkout', domain: 'marketplace', noun: 'draw', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.07', 'C4.25'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  enterDraw: { method: 'POST', path: '/draw/entry', domain: 'marketplace', noun: 'draw', kind: 'mutation', access: 'verified', idempotent: true, extension: false, requirements: ['C7.08', 'C5.08', 'C5.06'], errors: ['notFound', 'marketplaceClosed', 'cartBlocksOffer', 'invalidCard', 'ticketLimitMarketplace', 'ticketLimitEvent', 'belowMinimumEventAge', 'unauthorized', 'forbidden', 'emailUnverified', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  deleteDrawEntry: { method: 'PUT', path: '/draw/deleteEntry', domain: 'marketplace', noun: 'draw', kind: 'mutation', access: 'user', idempotent: false, extension: false, requirements: ['C7.06', 'C5.08'], errors: ['notFound', 'marketplaceClosed', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listDrawEntries: { method: 'GET', path: '/draw/entries', domain: 'marketplace', noun: 'draw', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: ['C4.06'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getDrawRecord: { method: 'GET', path: '/draw/public/record', domain: 'marketplace', noun: 'draw', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['C1.03'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listPublishedEntries: { method: 'GET', path: '/draw/public/entries', domain: 'marketplace', noun: 'draw', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['C1.03'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  checkoutDrawClaim: { method: 'GET', path: '/auction-draw/claim/checkout', domain: 'marketplace', noun: 'draw', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.05'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  claimDraw: { method: 'POST', path: '/draw/claim', domain: 'marketplace', noun: 'draw', kind: 'mutation', access: 'verified', idempotent: false, extension: true, requirements: ['C7.05', 'C9.02'], errors: ['notFound', 'cartBlocksOffer', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface MarketplaceDrawOperations {
  /** What the caller can enter the draw of an event for, at which price, and whether they may. Changes nothing. [C7.07, C4.25] */
  checkoutDraw: { query: undefined; body: CheckoutDrawRequest; request: CheckoutDrawRequest; response: DrawCheckout; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Enters the draw of an event, or changes the caller's entry. Charges nothing. [C7.08, C5.08, C5.06] */
  enterDraw: { query: undefined; body: EnterDrawRequest; request: EnterDrawRequest; response: DrawEntry; error: 'notFound' | 'marketplaceClosed' | 'cartBlocksOffer' | 'invalidCard' | 'ticketLimitMarketplace' | 'ticketLimitEvent' | 'belowMinimumEventAge' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Deletes the caller's entry before the draw closes; without one, does nothing. [C7.06, C5.08] */
  deleteDrawEntry: { query: undefined; body: DeleteDrawEntryRequest; request: DeleteDrawEntryRequest; response: Accepted; error: 'notFound' | 'marketplaceClosed' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists the caller's entries, latest first, with what became of them. [C4.06] */
  listDrawEntries: { query: undefined; body: undefined; request: void; response: DrawEntries; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Published data of the draw of an event, from which anyone can recompute it. [C1.03] */
  getDrawRecord: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: PublicDraw; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists the entries of a draw once it is made, by their published ids, in pages; without their persons. [C1.03] */
  listPublishedEntries: { query: { eventId: Id; from?: DrawHash; limit?: number }; body: undefined; request: { eventId: Id; from?: DrawHash; limit?: number }; response: PublishedEntries; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** What an entry of the caller has won, its price, and until when it can be paid. [C7.05] */
  checkoutDrawClaim: { query: { offerId: Id }; body: undefined; request: { offerId: Id }; response: DrawClaim; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Turns what an entry has won into the caller's cart, with a hold of the usual length; again, it answers the same. [C7.05, C9.02] */
  claimDraw: { query: undefined; body: ClaimDrawRequest; request: ClaimDrawRequest; response: ClaimedDraw; error: 'notFound' | 'cartBlocksOffer' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
