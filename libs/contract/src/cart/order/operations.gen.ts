// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Order, OrderDocument, OrderPage } from './types.gen.ts';
import type { Cursor, Id } from '../../common/value/types.gen.ts';

export const cartOrderOperations = {
  getOrder: { method: 'GET', path: '/purchase/order', domain: 'cart', noun: 'order', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: ['C3.28', 'C3.22'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getOrderDocument: { method: 'GET', path: '/purchase/order/document', domain: 'cart', noun: 'order', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: [], errors: ['notFound', 'tokenNotActive', 'tooManyRequests', 'unauthorized', 'forbidden', 'invalidRequest', 'serverError', 'serviceUnavailable'] },
  listOrders: { method: 'GET', path: '/purchase/orderList', domain: 'cart', noun: 'order', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: [], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface CartOrderOperations {
  /** Order of the caller, as shown on its receipt. [C3.28, C3.22] */
  getOrder: { query: { orderId: Id }; body: undefined; request: { orderId: Id }; response: Order; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** PDF of an order of the caller, a page for each token that the caller may use, tax invoice and credit notes. */
  getOrderDocument: { query: { orderId: Id }; body: undefined; request: { orderId: Id }; response: OrderDocument; error: 'notFound' | 'tokenNotActive' | 'tooManyRequests' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'serverError' | 'serviceUnavailable' };
  /** Orders of the caller, newest first. */
  listOrders: { query: { cursor?: Cursor; limit?: number }; body: undefined; request: { cursor?: Cursor; limit?: number }; response: OrderPage; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
