// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Refund, RefundCheckout, RefundTokensRequest } from './types.gen.ts';
import type { Id } from '../../common/value/types.gen.ts';

export const cartRefundOperations = {
  getRefundCheckout: { method: 'GET', path: '/event/refund/checkout', domain: 'cart', noun: 'refund', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.37', 'C2.10'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  refundTokens: { method: 'POST', path: '/event/refund', domain: 'cart', noun: 'refund', kind: 'mutation', access: 'verified', idempotent: true, extension: false, requirements: ['C7.36', 'C8.21'], errors: ['notFound', 'priceChanged', 'refundNotAllowed', 'refundDeadlinePassed', 'paymentDisputed', 'tokenNotActive', 'tokensFrozen', 'refundFailed', 'unauthorized', 'forbidden', 'emailUnverified', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface CartRefundOperations {
  /** What the caller bought for an event and may have refunded, with the amounts. [C7.37, C2.10] */
  getRefundCheckout: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: RefundCheckout; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Refunds tokens of the caller, by the policy of their purchase. They become void. [C7.36, C8.21] */
  refundTokens: { query: undefined; body: RefundTokensRequest; request: RefundTokensRequest; response: Refund; error: 'notFound' | 'priceChanged' | 'refundNotAllowed' | 'refundDeadlinePassed' | 'paymentDisputed' | 'tokenNotActive' | 'tokensFrozen' | 'refundFailed' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
