// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Order } from './types.gen.ts';
import type { Id } from '../../common/value/types.gen.ts';

export const cartOrderOperations = {
  getOrder: { method: 'GET', path: '/purchase/order', domain: 'cart', noun: 'order', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: ['C3.28', 'C3.22'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface CartOrderOperations {
  /** Order of the caller, as shown on its receipt. [C3.28, C3.22] */
  getOrder: { query: { orderId: Id }; body: undefined; request: { orderId: Id }; response: Order; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
