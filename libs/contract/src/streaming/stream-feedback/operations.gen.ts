// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { StreamFeedbackRequest, StreamFeedbackResults } from './types.gen.ts';
import type { Accepted, Id } from '../../common/value/types.gen.ts';

export const streamingStreamFeedbackOperations = {
  giveStreamFeedback: { method: 'POST', path: '/streaming/feedback', domain: 'streaming', noun: 'stream-feedback', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['C2.31'], errors: ['notFound', 'streamNotWatched', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getStreamFeedback: { method: 'GET', path: '/client/streaming/feedback', domain: 'streaming', noun: 'stream-feedback', kind: 'query', access: 'client', idempotent: false, extension: true, requirements: ['C2.31'], errors: ['notFound', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'streaming', scope: 'eventId' } },
} as const;

export interface StreamingStreamFeedbackOperations {
  /** Stores what a viewer thinks of a stream, or that they skip the question, once; again, nothing changes. [C2.31] */
  giveStreamFeedback: { query: undefined; body: StreamFeedbackRequest; request: StreamFeedbackRequest; response: Accepted; error: 'notFound' | 'streamNotWatched' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** What viewers think of a stream, without their names, for its organiser. [C2.31] */
  getStreamFeedback: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: StreamFeedbackResults; error: 'notFound' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
