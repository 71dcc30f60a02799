// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ResaleRules, SetResaleRulesRequest } from './types.gen.ts';
import type { Id } from '../../common/value/types.gen.ts';

export const promoterResaleOperations = {
  getResaleRules: { method: 'GET', path: '/client/resale/get', domain: 'promoter', noun: 'resale', kind: 'query', access: 'client', idempotent: false, extension: true, requirements: ['C9.10', 'C5.16'], errors: ['unauthorized', 'forbidden', 'emailUnverified', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
  setResaleRules: { method: 'PUT', path: '/client/resale/set', domain: 'promoter', noun: 'resale', kind: 'mutation', access: 'client', idempotent: false, extension: true, requirements: ['C9.10', 'C5.16'], errors: ['unauthorized', 'forbidden', 'emailUnverified', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'owner', scope: 'eventId' } },
} as const;

export interface PromoterResaleOperations {
  /** Rules of the resale of an event. [C9.10, C5.16] */
  getResaleRules: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: ResaleRules; error: 'unauthorized' | 'forbidden' | 'emailUnverified' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Sets the rules of the resale of an event for what is sold from then on. [C9.10, C5.16] */
  setResaleRules: { query: undefined; body: SetResaleRulesRequest; request: SetResaleRulesRequest; response: ResaleRules; error: 'unauthorized' | 'forbidden' | 'emailUnverified' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
