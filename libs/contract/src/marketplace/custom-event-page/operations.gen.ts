// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { CustomEventPage, CustomEventSlug } from './types.gen.ts';

export const marketplaceCustomEventPageOperations = {
  getCustomEventPage: { method: 'GET', path: '/event/public/customPage', domain: 'marketplace', noun: 'custom-event-page', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['C2.02', 'I2.04'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 30 },
} as const;

export interface MarketplaceCustomEventPageOperations {
  /** Page of an event under an address and with words of its organiser. [C2.02, I2.04] */
  getCustomEventPage: { query: { slug: CustomEventSlug }; body: undefined; request: { slug: CustomEventSlug }; response: CustomEventPage; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
