// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { PayoutMethodList } from './types.gen.ts';

export const cartPayoutOperations = {
  listPayoutMethods: { method: 'GET', path: '/payout/methods', domain: 'cart', noun: 'payout', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.59', 'C3.30', 'I2.13'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface CartPayoutOperations {
  /** Lists the payout accounts of the caller, newest last. [C7.59, C3.30, I2.13] */
  listPayoutMethods: { query: undefined; body: undefined; request: void; response: PayoutMethodList; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
