// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EndLiveStreamRequest, StartNextSegmentRequest } from './types.gen.ts';
import type { ClientStream } from '../video-analytics/types.gen.ts';

export const streamingLiveStreamOperations = {
  endLiveStream: { method: 'POST', path: '/client/streaming/event/end-live-stream', domain: 'streaming', noun: 'live-stream', kind: 'mutation', access: 'client', idempotent: false, extension: false, requirements: ['C7.14', 'C4.20'], errors: ['notFound', 'streamNotLive', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'streaming', scope: 'eventId' } },
  startNextSegment: { method: 'POST', path: '/client/streaming/event/start-next-segment', domain: 'streaming', noun: 'live-stream', kind: 'mutation', access: 'client', idempotent: false, extension: false, requirements: ['C7.14', 'C4.20'], errors: ['notFound', 'streamNotLive', 'streamSegmentLimit', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'streaming', scope: 'eventId' } },
} as const;

export interface StreamingLiveStreamOperations {
  /** Ends a stream that is live, before its time; again, nothing changes. [C7.14, C4.20] */
  endLiveStream: { query: undefined; body: EndLiveStreamRequest; request: EndLiveStreamRequest; response: ClientStream; error: 'notFound' | 'streamNotLive' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Begins the next part of a stream that is live, also of one that was ended before its time. [C7.14, C4.20] */
  startNextSegment: { query: undefined; body: StartNextSegmentRequest; request: StartNextSegmentRequest; response: ClientStream; error: 'notFound' | 'streamNotLive' | 'streamSegmentLimit' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
