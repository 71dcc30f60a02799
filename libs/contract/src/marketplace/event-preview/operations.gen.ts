// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Id } from '../../common/value/types.gen.ts';
import type { EventProfile } from '../event/types.gen.ts';
import type { OfferGroupList } from '../offer/types.gen.ts';

export const marketplaceEventPreviewOperations = {
  previewEvent: { method: 'GET', path: '/client/event/preview', domain: 'marketplace', noun: 'event-preview', kind: 'query', access: 'client', idempotent: false, extension: true, requirements: ['C2.02', 'I2.04'], errors: ['unauthorized', 'forbidden', 'emailUnverified', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
  previewOfferGroups: { method: 'GET', path: '/client/event/preview/offers', domain: 'marketplace', noun: 'event-preview', kind: 'query', access: 'client', idempotent: false, extension: true, requirements: ['C2.02', 'I2.04'], errors: ['unauthorized', 'forbidden', 'emailUnverified', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
} as const;

export interface MarketplaceEventPreviewOperations {
  /** Event as its landing page will show it, for its organiser; also before it is published. [C2.02, I2.04] */
  previewEvent: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: EventProfile; error: 'unauthorized' | 'forbidden' | 'emailUnverified' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Offers as the landing page of an event will list them, for its organiser; also before it is published. [C2.02, I2.04] */
  previewOfferGroups: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: OfferGroupList; error: 'unauthorized' | 'forbidden' | 'emailUnverified' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
