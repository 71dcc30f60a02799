// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ClientPaymentConfig, EventPaymentConfig } from './types.gen.ts';
import type { Id } from '../../common/value/types.gen.ts';

export const promoterPaymentConfigOperations = {
  getClientPaymentConfig: { method: 'GET', path: '/client/payment/config', domain: 'promoter', noun: 'payment-config', kind: 'query', access: 'client', idempotent: false, extension: false, requirements: ['C7.54'], errors: ['unauthorized', 'forbidden', 'emailUnverified', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'finance', scope: 'clientId' } },
  getEventPaymentConfig: { method: 'GET', path: '/event/payment/config', domain: 'promoter', noun: 'payment-config', kind: 'query', access: 'client', idempotent: false, extension: false, requirements: ['C7.54'], errors: ['unauthorized', 'forbidden', 'emailUnverified', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'finance', scope: 'eventId' } },
  setEventPaymentConfig: { method: 'POST', path: '/event/payment/config', domain: 'promoter', noun: 'payment-config', kind: 'mutation', access: 'client', idempotent: false, extension: false, requirements: ['C7.54', 'C7.55'], errors: ['notFound', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'finance', scope: 'eventId' } },
} as const;

export interface PromoterPaymentConfigOperations {
  /** What an organisation can choose from for the payment of its events. [C7.54] */
  getClientPaymentConfig: { query: { clientId: Id }; body: undefined; request: { clientId: Id }; response: ClientPaymentConfig; error: 'unauthorized' | 'forbidden' | 'emailUnverified' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** How an event is paid for. [C7.54] */
  getEventPaymentConfig: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: EventPaymentConfig; error: 'unauthorized' | 'forbidden' | 'emailUnverified' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Sets how an event is paid for. Payments under way stay as they began. [C7.54, C7.55] */
  setEventPaymentConfig: { query: undefined; body: EventPaymentConfig; request: EventPaymentConfig; response: EventPaymentConfig; error: 'notFound' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
