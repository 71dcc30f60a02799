// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { RepayOfferRequest } from './types.gen.ts';
import type { Order } from '../../cart/order/types.gen.ts';

export const marketplaceRepaymentOperations = {
  repayOffer: { method: 'PUT', path: '/payment/marketplace/repayment', domain: 'marketplace', noun: 'repayment', kind: 'mutation', access: 'verified', idempotent: true, extension: false, requirements: ['C7.58', 'C4.06', 'C8.09'], errors: ['notFound', 'marketplaceClosed', 'priceChanged', 'totalTooSmall', 'reservationTimeRanOut', 'paymentFailed', 'paymentPending', 'paymentVerificationRequired', 'paymentRetryAttemptsExhausted', 'tooManyRefusedCards', 'paymentRetryTimeExpired', 'paymentNotForRetry', 'invalidShippingAddress', 'belowMinimumEventAge', 'unauthorized', 'forbidden', 'emailUnverified', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface MarketplaceRepaymentOperations {
  /** Pays again for what the caller has won and the stored card was refused for, with the same or another card. [C7.58, C4.06, C8.09] */
  repayOffer: { query: undefined; body: RepayOfferRequest; request: RepayOfferRequest; response: Order; error: 'notFound' | 'marketplaceClosed' | 'priceChanged' | 'totalTooSmall' | 'reservationTimeRanOut' | 'paymentFailed' | 'paymentPending' | 'paymentVerificationRequired' | 'paymentRetryAttemptsExhausted' | 'tooManyRefusedCards' | 'paymentRetryTimeExpired' | 'paymentNotForRetry' | 'invalidShippingAddress' | 'belowMinimumEventAge' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
