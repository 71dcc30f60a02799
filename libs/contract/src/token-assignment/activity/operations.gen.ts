// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ActiveOfferEventPage, ActivityConfiguration, ActivitySummary, AttendingEventPage, EntrySecret, EventActivity } from './types.gen.ts';
import type { Cursor, Id } from '../../common/value/types.gen.ts';

export const tokenAssignmentActivityOperations = {
  listAttendingEvents: { method: 'GET', path: '/user/activityList/attendingEventList', domain: 'token-assignment', noun: 'activity', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.69'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listActiveOfferEvents: { method: 'GET', path: '/user/activityList/activeOfferEventList', domain: 'token-assignment', noun: 'activity', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.69'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getActivitySummary: { method: 'GET', path: '/user/activityList/summary', domain: 'token-assignment', noun: 'activity', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.69'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getEventActivity: { method: 'GET', path: '/user/activity/v2', domain: 'token-assignment', noun: 'activity', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.70'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getActivityConfiguration: { method: 'GET', path: '/user/activityConfiguration', domain: 'token-assignment', noun: 'activity', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.70', 'C2.08', 'C2.27'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getEntrySecret: { method: 'GET', path: '/user/activity/entrySecret', domain: 'token-assignment', noun: 'activity', kind: 'query', access: 'verified', idempotent: false, extension: true, requirements: ['I2.30', 'C2.29', 'I9.04'], errors: ['notFound', 'tokenNotActive', 'tokensFrozen', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface TokenAssignmentActivityOperations {
  /** Lists the events of a tab of My {product}, soonest first (past ones latest first). [C7.69] */
  listAttendingEvents: { query: { when?: "upcoming" | "past"; tab?: "going" | "streaming" | "managing" | "secured"; eventId?: Id; cursor?: Cursor; limit?: number }; body: undefined; request: { when?: "upcoming" | "past"; tab?: "going" | "streaming" | "managing" | "secured"; eventId?: Id; cursor?: Cursor; limit?: number }; response: AttendingEventPage; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists the events ahead for which the caller has Wish List entries or My Price offers that are not decided or paid, soonest first. [C7.69] */
  listActiveOfferEvents: { query: { cursor?: Cursor; limit?: number }; body: undefined; request: { cursor?: Cursor; limit?: number }; response: ActiveOfferEventPage; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Counts what the tabs of My {product} list. [C7.69] */
  getActivitySummary: { query: undefined; body: undefined; request: void; response: ActivitySummary; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Everything that the caller holds for an event. [C7.70] */
  getEventActivity: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: EventActivity; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Tabs and actions of My {product} that this deployment has. [C7.70, C2.08, C2.27] */
  getActivityConfiguration: { query: undefined; body: undefined; request: void; response: ActivityConfiguration; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Secret from which the device computes the entry code of a token. [I2.30, C2.29, I9.04] */
  getEntrySecret: { query: { tokenId: Id }; body: undefined; request: { tokenId: Id }; response: EntrySecret; error: 'notFound' | 'tokenNotActive' | 'tokensFrozen' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
