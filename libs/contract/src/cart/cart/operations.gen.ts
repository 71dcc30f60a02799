// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Cart, CheckoutCartRequest, ClearCartRequest, ExtendHoldRequest } from './types.gen.ts';
import type { Accepted, Id } from '../../common/value/types.gen.ts';

export const cartCartOperations = {
  checkoutCart: { method: 'PUT', path: '/purchase/v2/cart/checkout', domain: 'cart', noun: 'cart', kind: 'mutation', access: 'user', idempotent: true, extension: false, requirements: ['C7.21', 'C4.01', 'C4.02', 'C4.03', 'C4.04', 'C5.02'], errors: ['notFound', 'invalidOfferCode', 'marketplaceClosed', 'purchaseSoldOut', 'invalidSeatCodes', 'notEnoughContiguousSeats', 'seatsNotTogether', 'ticketLimitEvent', 'ticketLimitMarketplace', 'extrasNeedAccess', 'childNeedsAdult', 'belowMinimumEventAge', 'amountOutOfRange', 'companionNeedsSpace', 'paymentPending', 'invalidPromoCode', 'inactivePromoCode', 'promoCodeUsedUp', 'promoCodeUsedByBuyer', 'waitingRoom', 'listingUnavailable', 'ownListing', 'unauthorized', 'forbidden', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getOpenCart: { method: 'GET', path: '/purchase/cart/open', domain: 'cart', noun: 'cart', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: ['C4.01'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  clearCart: { method: 'POST', path: '/purchase/cart/clear', domain: 'cart', noun: 'cart', kind: 'mutation', access: 'user', idempotent: true, extension: false, requirements: ['C7.22', 'C4.02'], errors: ['paymentPending', 'unauthorized', 'forbidden', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  extendHold: { method: 'POST', path: '/purchase/cart/extendHold', domain: 'cart', noun: 'cart', kind: 'mutation', access: 'user', idempotent: true, extension: true, requirements: ['C4.04'], errors: ['reservationTimeRanOut', 'holdNotExtendable', 'unauthorized', 'forbidden', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface CartCartOperations {
  /** Holds the requested lines and quotes their price. Either all lines are held or nothing changes. [C7.21, C4.01, C4.02, C4.03, C4.04, C5.02] */
  checkoutCart: { query: undefined; body: CheckoutCartRequest; request: CheckoutCartRequest; response: Cart; error: 'notFound' | 'invalidOfferCode' | 'marketplaceClosed' | 'purchaseSoldOut' | 'invalidSeatCodes' | 'notEnoughContiguousSeats' | 'seatsNotTogether' | 'ticketLimitEvent' | 'ticketLimitMarketplace' | 'extrasNeedAccess' | 'childNeedsAdult' | 'belowMinimumEventAge' | 'amountOutOfRange' | 'companionNeedsSpace' | 'paymentPending' | 'invalidPromoCode' | 'inactivePromoCode' | 'promoCodeUsedUp' | 'promoCodeUsedByBuyer' | 'waitingRoom' | 'listingUnavailable' | 'ownListing' | 'unauthorized' | 'forbidden' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Cart in which the caller holds something of an event. [C4.01] */
  getOpenCart: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: Cart; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Releases everything that the cart of an event holds. [C7.22, C4.02] */
  clearCart: { query: undefined; body: ClearCartRequest; request: ClearCartRequest; response: Accepted; error: 'paymentPending' | 'unauthorized' | 'forbidden' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Extends a hold; possible once. [C4.04] */
  extendHold: { query: undefined; body: ExtendHoldRequest; request: ExtendHoldRequest; response: Cart; error: 'reservationTimeRanOut' | 'holdNotExtendable' | 'unauthorized' | 'forbidden' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
