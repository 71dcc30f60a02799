// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { AddPaymentMeansRequest, PaymentMeans, PaymentMeansList, PaymentMethodList, UpdatePaymentMeansRequest, VerifyPaymentMeansRequest } from './types.gen.ts';
import type { Accepted, Id } from '../../common/value/types.gen.ts';

export const cartPaymentMeansOperations = {
  listPaymentMethods: { method: 'GET', path: '/payment/paymentMethods', domain: 'cart', noun: 'payment-means', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.55', 'C3.12'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listPaymentMeans: { method: 'GET', path: '/payment/paymentMeans', domain: 'cart', noun: 'payment-means', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.56', 'I3.10'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  addPaymentMeans: { method: 'POST', path: '/payment/paymentMeans', domain: 'cart', noun: 'payment-means', kind: 'mutation', access: 'user', idempotent: true, extension: false, requirements: ['C7.56', 'C5.10'], errors: ['notFound', 'invalidCard', 'tooManyCreditCards', 'unauthorized', 'forbidden', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  removePaymentMeans: { method: 'DELETE', path: '/payment/paymentMeans', domain: 'cart', noun: 'payment-means', kind: 'mutation', access: 'user', idempotent: true, extension: false, requirements: ['C7.56', 'I7.21', 'C5.13'], errors: ['notFound', 'paymentMeansInUse', 'unauthorized', 'forbidden', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  updatePaymentMeans: { method: 'PUT', path: '/payment/paymentMeans/update', domain: 'cart', noun: 'payment-means', kind: 'mutation', access: 'user', idempotent: true, extension: false, requirements: ['C7.57'], errors: ['notFound', 'invalidCard', 'unauthorized', 'forbidden', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  verifyPaymentMeans: { method: 'PUT', path: '/payment/paymentMeans/verify', domain: 'cart', noun: 'payment-means', kind: 'mutation', access: 'user', idempotent: true, extension: false, requirements: ['C7.57'], errors: ['notFound', 'paymentFailed', 'unauthorized', 'forbidden', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface CartPaymentMeansOperations {
  /** Available payment methods. [C7.55, C3.12] */
  listPaymentMethods: { query: { eventId?: Id }; body: undefined; request: { eventId?: Id }; response: PaymentMethodList; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Stored cards of the caller. [C7.56, I3.10] */
  listPaymentMeans: { query: { onePurchase?: boolean; eventId?: Id }; body: undefined; request: { onePurchase?: boolean; eventId?: Id }; response: PaymentMeansList; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Stores a card by the single-use token of the hosted fields. [C7.56, C5.10] */
  addPaymentMeans: { query: undefined; body: AddPaymentMeansRequest; request: AddPaymentMeansRequest; response: PaymentMeans; error: 'notFound' | 'invalidCard' | 'tooManyCreditCards' | 'unauthorized' | 'forbidden' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Deletes a stored card. [C7.56, I7.21, C5.13] */
  removePaymentMeans: { query: { paymentMethodId: Id }; body: undefined; request: { paymentMethodId: Id }; response: Accepted; error: 'notFound' | 'paymentMeansInUse' | 'unauthorized' | 'forbidden' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Changes the date, name or postal code of a stored card, or makes it the default. [C7.57] */
  updatePaymentMeans: { query: undefined; body: UpdatePaymentMeansRequest; request: UpdatePaymentMeansRequest; response: PaymentMeans; error: 'notFound' | 'invalidCard' | 'unauthorized' | 'forbidden' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Submits the answer of the card's bank, so that the payment, the entry or the offer can be retried. [C7.57] */
  verifyPaymentMeans: { query: undefined; body: VerifyPaymentMeansRequest; request: VerifyPaymentMeansRequest; response: PaymentMeans; error: 'notFound' | 'paymentFailed' | 'unauthorized' | 'forbidden' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
