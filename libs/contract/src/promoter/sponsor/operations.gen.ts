// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { SponsorGroups } from './types.gen.ts';
import type { Id } from '../../common/value/types.gen.ts';

export const promoterSponsorOperations = {
  listEventSponsors: { method: 'GET', path: '/client/event/sponsor/list', domain: 'promoter', noun: 'sponsor', kind: 'query', access: 'client', idempotent: false, extension: false, requirements: ['C7.76', 'C1.09'], errors: ['unauthorized', 'forbidden', 'emailUnverified', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
  setSponsorGroups: { method: 'PUT', path: '/client/event/sponsor/group/list/set', domain: 'promoter', noun: 'sponsor', kind: 'mutation', access: 'client', idempotent: false, extension: false, requirements: ['C7.76', 'C1.09'], errors: ['unauthorized', 'forbidden', 'emailUnverified', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
} as const;

export interface PromoterSponsorOperations {
  /** Sponsors of an event in their groups, with the texts of all locales. [C7.76, C1.09] */
  listEventSponsors: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: SponsorGroups; error: 'unauthorized' | 'forbidden' | 'emailUnverified' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Replaces the sponsors of an event, in the order in which its page names them. [C7.76, C1.09] */
  setSponsorGroups: { query: undefined; body: SponsorGroups; request: SponsorGroups; response: SponsorGroups; error: 'unauthorized' | 'forbidden' | 'emailUnverified' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
