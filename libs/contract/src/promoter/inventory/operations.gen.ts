// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { PromoterEngagement, PromoterEngagementV1, PromoterEvent, PromoterEventList, PromoterEventListV1, PromoterEventV1, PromoterInventory, PromoterInventoryV1 } from './types.gen.ts';
import type { Id } from '../../common/value/types.gen.ts';

export const promoterInventoryOperations = {
  listPromoterEventsV1: { method: 'GET', path: '/promoter/eventList', domain: 'promoter', noun: 'inventory', kind: 'query', access: 'promoter', idempotent: false, extension: false, requirements: ['C7.27', 'C2.32'], errors: ['unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { scope: 'caller' } },
  listPromoterEvents: { method: 'GET', path: '/promoter/v2/eventList', domain: 'promoter', noun: 'inventory', kind: 'query', access: 'promoter', idempotent: false, extension: false, requirements: ['C7.27', 'C2.32'], errors: ['unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { scope: 'caller' } },
  getPromoterOverviewV1: { method: 'GET', path: '/promoter/eventOverview', domain: 'promoter', noun: 'inventory', kind: 'query', access: 'promoter', idempotent: false, extension: false, requirements: ['C7.27', 'C2.32', 'C6.06'], errors: ['unauthorized', 'forbidden', 'emailUnverified', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { scope: 'eventId' } },
  getPromoterOverview: { method: 'GET', path: '/promoter/v2/eventOverview', domain: 'promoter', noun: 'inventory', kind: 'query', access: 'promoter', idempotent: false, extension: false, requirements: ['C7.27', 'C2.32', 'C6.06'], errors: ['unauthorized', 'forbidden', 'emailUnverified', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { scope: 'eventId' } },
  getPromoterEngagementV1: { method: 'GET', path: '/promoter/eventDetails', domain: 'promoter', noun: 'inventory', kind: 'query', access: 'promoter', idempotent: false, extension: false, requirements: ['C7.27'], errors: ['unauthorized', 'forbidden', 'emailUnverified', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { scope: 'eventId' } },
  getPromoterEngagement: { method: 'GET', path: '/promoter/v2/eventDetails', domain: 'promoter', noun: 'inventory', kind: 'query', access: 'promoter', idempotent: false, extension: false, requirements: ['C7.27'], errors: ['unauthorized', 'forbidden', 'emailUnverified', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { scope: 'eventId' } },
  listPromoterInventoryV1: { method: 'GET', path: '/promoter/inventory', domain: 'promoter', noun: 'inventory', kind: 'query', access: 'promoter', idempotent: false, extension: false, requirements: ['C7.27', 'C2.32'], errors: ['unauthorized', 'forbidden', 'emailUnverified', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { scope: 'eventId' } },
  listPromoterInventory: { method: 'GET', path: '/promoter/v2/inventory', domain: 'promoter', noun: 'inventory', kind: 'query', access: 'promoter', idempotent: false, extension: false, requirements: ['C7.27', 'C2.32'], errors: ['unauthorized', 'forbidden', 'emailUnverified', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { scope: 'eventId' } },
} as const;

export interface PromoterInventoryOperations {
  /** Lists the events that the caller sells, soonest first, with what is left and what is owed (v1). [C7.27, C2.32] */
  listPromoterEventsV1: { query: undefined; body: undefined; request: void; response: PromoterEventListV1; error: 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists the events that the caller sells, soonest first, with what is left and what is owed. [C7.27, C2.32] */
  listPromoterEvents: { query: undefined; body: undefined; request: void; response: PromoterEventList; error: 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Sales, commission and cash owed of the caller for an event (v1). [C7.27, C2.32, C6.06] */
  getPromoterOverviewV1: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: PromoterEventV1; error: 'unauthorized' | 'forbidden' | 'emailUnverified' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Sales, commission and cash owed of the caller for an event. [C7.27, C2.32, C6.06] */
  getPromoterOverview: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: PromoterEvent; error: 'unauthorized' | 'forbidden' | 'emailUnverified' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** The event, and the terms on which the caller sells it (v1). [C7.27] */
  getPromoterEngagementV1: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: PromoterEngagementV1; error: 'unauthorized' | 'forbidden' | 'emailUnverified' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** The event, and the terms on which the caller sells it. [C7.27] */
  getPromoterEngagement: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: PromoterEngagement; error: 'unauthorized' | 'forbidden' | 'emailUnverified' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Stock of the caller for an event, with its prices (v1). [C7.27, C2.32] */
  listPromoterInventoryV1: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: PromoterInventoryV1; error: 'unauthorized' | 'forbidden' | 'emailUnverified' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Stock of the caller for an event, with its prices. [C7.27, C2.32] */
  listPromoterInventory: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: PromoterInventory; error: 'unauthorized' | 'forbidden' | 'emailUnverified' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
