// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { AddPayPalAccountRequest, ArchivePayoutMethodRequest, PayoutMethod, PayoutMethodList, SellerStatement } from './types.gen.ts';
import type { Accepted } from '../../common/value/types.gen.ts';

export const cartPayoutOperations = {
  listPayoutMethods: { method: 'GET', path: '/payout/methods', domain: 'cart', noun: 'payout', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.59', 'C3.30', 'I2.13'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  addPayPalAccount: { method: 'POST', path: '/payout/paypal', domain: 'cart', noun: 'payout', kind: 'mutation', access: 'user', idempotent: true, extension: false, requirements: ['C7.59', 'C3.30', 'C3.20'], errors: ['tooManyPayoutMethods', 'unauthorized', 'forbidden', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  archivePayoutMethod: { method: 'PUT', path: '/payout/archive', domain: 'cart', noun: 'payout', kind: 'mutation', access: 'user', idempotent: true, extension: false, requirements: ['C7.59', 'C5.13'], errors: ['notFound', 'payoutMethodInUse', 'unauthorized', 'forbidden', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getSellerStatement: { method: 'GET', path: '/payout/statement', domain: 'cart', noun: 'payout', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: ['C9.01'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface CartPayoutOperations {
  /** Lists the payout accounts of the caller, newest last. [C7.59, C3.30, I2.13] */
  listPayoutMethods: { query: undefined; body: undefined; request: void; response: PayoutMethodList; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Adds a PayPal account of the caller; one that is already there is answered unchanged. [C7.59, C3.30, C3.20] */
  addPayPalAccount: { query: undefined; body: AddPayPalAccountRequest; request: AddPayPalAccountRequest; response: PayoutMethod; error: 'tooManyPayoutMethods' | 'unauthorized' | 'forbidden' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Removes a payout account from the caller's wallet, unless a listing is paid to it. [C7.59, C5.13] */
  archivePayoutMethod: { query: undefined; body: ArchivePayoutMethodRequest; request: ArchivePayoutMethodRequest; response: Accepted; error: 'notFound' | 'payoutMethodInUse' | 'unauthorized' | 'forbidden' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** What the caller earned by selling to other fans in a year (UTC), and was paid, oldest first. [C9.01] */
  getSellerStatement: { query: { year: number }; body: undefined; request: { year: number }; response: SellerStatement; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
