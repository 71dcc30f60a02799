// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { PayCartRequest, ReturnPaymentRequest } from './types.gen.ts';
import type { Order } from '../order/types.gen.ts';

export const cartPaymentOperations = {
  payCart: { method: 'POST', path: '/purchase/cart', domain: 'cart', noun: 'payment', kind: 'mutation', access: 'verified', idempotent: true, extension: false, requirements: ['C7.20', 'C3.28'], errors: ['notFound', 'marketplaceClosed', 'priceChanged', 'reservationTimeRanOut', 'paymentFailed', 'paymentPending', 'paymentVerificationRequired', 'paymentRedirectRequired', 'paymentRetryAttemptsExhausted', 'paymentRetryTimeExpired', 'paymentNotForRetry', 'externalPaymentAfterLockExpiration', 'externalPaymentIncomplete', 'invalidShippingAddress', 'invalidAnswers', 'extrasNeedAccess', 'ticketLimitEvent', 'unauthorized', 'forbidden', 'emailUnverified', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  returnPayment: { method: 'POST', path: '/purchase/payment/return', domain: 'cart', noun: 'payment', kind: 'mutation', access: 'verified', idempotent: true, extension: true, requirements: ['C3.12', 'CR-07'], errors: ['notFound', 'reservationTimeRanOut', 'paymentFailed', 'paymentPending', 'paymentRetryAttemptsExhausted', 'externalPaymentAfterLockExpiration', 'externalPaymentIncomplete', 'unauthorized', 'forbidden', 'emailUnverified', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface CartPaymentOperations {
  /** Pays the cart and turns its held items into {product}. [C7.20, C3.28] */
  payCart: { query: undefined; body: PayCartRequest; request: PayCartRequest; response: Order; error: 'notFound' | 'marketplaceClosed' | 'priceChanged' | 'reservationTimeRanOut' | 'paymentFailed' | 'paymentPending' | 'paymentVerificationRequired' | 'paymentRedirectRequired' | 'paymentRetryAttemptsExhausted' | 'paymentRetryTimeExpired' | 'paymentNotForRetry' | 'externalPaymentAfterLockExpiration' | 'externalPaymentIncomplete' | 'invalidShippingAddress' | 'invalidAnswers' | 'extrasNeedAccess' | 'ticketLimitEvent' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Tells that the buyer has left the provider's page, and settles the payment. [C3.12, CR-07] */
  returnPayment: { query: undefined; body: ReturnPaymentRequest; request: ReturnPaymentRequest; response: Order; error: 'notFound' | 'reservationTimeRanOut' | 'paymentFailed' | 'paymentPending' | 'paymentRetryAttemptsExhausted' | 'externalPaymentAfterLockExpiration' | 'externalPaymentIncomplete' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
