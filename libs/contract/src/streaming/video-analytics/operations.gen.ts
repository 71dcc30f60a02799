// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ClientStream, VideoOverview, VideoTimeseries } from './types.gen.ts';
import type { Id, Instant } from '../../common/value/types.gen.ts';

export const streamingVideoAnalyticsOperations = {
  getClientStream: { method: 'GET', path: '/client/streaming/event/info', domain: 'streaming', noun: 'video-analytics', kind: 'query', access: 'client', idempotent: false, extension: false, requirements: ['C7.13'], errors: ['notFound', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'streaming', scope: 'eventId' } },
  getVideoOverview: { method: 'GET', path: '/videoAnalytics/fetchOverview', domain: 'streaming', noun: 'video-analytics', kind: 'query', access: 'client', idempotent: false, extension: false, requirements: ['C7.19'], errors: ['notFound', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'streaming', scope: 'eventId' } },
  listVideoTimeseries: { method: 'GET', path: '/videoAnalytics/fetchVideoTimeseries', domain: 'streaming', noun: 'video-analytics', kind: 'query', access: 'client', idempotent: false, extension: false, requirements: ['C7.19', 'C9.09'], errors: ['notFound', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'streaming', scope: 'eventId' } },
} as const;

export interface StreamingVideoAnalyticsOperations {
  /** State and times of the stream of an event and who watches now, for its organiser. [C7.13] */
  getClientStream: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: ClientStream; error: 'notFound' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Viewers of a stream and the time that they watched. [C7.19] */
  getVideoOverview: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: VideoOverview; error: 'notFound' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Viewers of a stream by time, at most 1,500 steps from its first viewer on; steps without viewers are left out. [C7.19, C9.09] */
  listVideoTimeseries: { query: { eventId: Id; granularity?: "MINUTE" | "HOUR" | "DAY" | "WEEK" | "MONTH"; from?: Instant }; body: undefined; request: { eventId: Id; granularity?: "MINUTE" | "HOUR" | "DAY" | "WEEK" | "MONTH"; from?: Instant }; response: VideoTimeseries; error: 'notFound' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
