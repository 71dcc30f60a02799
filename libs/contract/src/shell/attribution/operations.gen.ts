// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { AdvertisementData, SystemEvent } from './types.gen.ts';
import type { Accepted } from '../../common/value/types.gen.ts';

export const shellAttributionOperations = {
  getAdvertisementData: { method: 'GET', path: '/advertisementData/public/client', domain: 'shell', noun: 'attribution', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.26', 'I7.02'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 60 },
  recordSystemEvent: { method: 'POST', path: '/external/system-events', domain: 'shell', noun: 'attribution', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.26', 'I7.02'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface ShellAttributionOperations {
  /** Campaign parameters of an advertisement, for links that carry its id only. [I7.26, I7.02] */
  getAdvertisementData: { query: { advertisementId: string }; body: undefined; request: { advertisementId: string }; response: AdvertisementData; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Reports an event caused by an advertisement or affiliate, which the headers name. [I7.26, I7.02] */
  recordSystemEvent: { query: undefined; body: SystemEvent; request: SystemEvent; response: Accepted; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
