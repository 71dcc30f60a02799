// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { InitializePlaybackRequest, PlaybackHeartbeat, PlaybackRequest, PlaybackSession, StreamCheckInRequest, TakeOverPlaybackRequest, VideoStreamInfo } from './types.gen.ts';
import type { Accepted, Id } from '../../common/value/types.gen.ts';

export const streamingPlaybackOperations = {
  getVideoStreamInfo: { method: 'GET', path: '/user/videoStreamInfo', domain: 'streaming', noun: 'playback', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.18', 'C4.19'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  initializePlayback: { method: 'POST', path: '/streaming/csl/user/initialize', domain: 'streaming', noun: 'playback', kind: 'mutation', access: 'user', idempotent: false, extension: false, requirements: ['C7.12', 'C6.12'], errors: ['notFound', 'tokensFrozen', 'streamNotOpen', 'replayExpired', 'streamEnded', 'streamTooManyDevices', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  checkInToStream: { method: 'POST', path: '/streaming/csl/user/checkIn', domain: 'streaming', noun: 'playback', kind: 'mutation', access: 'user', idempotent: false, extension: false, requirements: ['C7.12', 'C4.14'], errors: ['notFound', 'tokensFrozen', 'playbackMoved', 'playbackOver', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  takeOverPlayback: { method: 'POST', path: '/streaming/playback/takeOver', domain: 'streaming', noun: 'playback', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['C6.12'], errors: ['notFound', 'tokensFrozen', 'streamNotOpen', 'replayExpired', 'streamEnded', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  beatPlayback: { method: 'POST', path: '/streaming/playback/heartbeat', domain: 'streaming', noun: 'playback', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['C6.12', 'C4.19'], errors: ['playbackMoved', 'playbackOver', 'streamAccessLost', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  leavePlayback: { method: 'POST', path: '/streaming/playback/leave', domain: 'streaming', noun: 'playback', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['C6.12'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface StreamingPlaybackOperations {
  /** State of the stream of an event, and whether the caller may watch it now. [C7.18, C4.19] */
  getVideoStreamInfo: { query: { eventId: Id; platform?: "WEB" }; body: undefined; request: { eventId: Id; platform?: "WEB" }; response: VideoStreamInfo; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Begins the caller's playback session of a stream, or goes on with it by its id, as after a reload. [C7.12, C6.12] */
  initializePlayback: { query: undefined; body: InitializePlaybackRequest; request: InitializePlaybackRequest; response: PlaybackSession; error: 'notFound' | 'tokensFrozen' | 'streamNotOpen' | 'replayExpired' | 'streamEnded' | 'streamTooManyDevices' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Notes that the caller has seen a picture of the stream; from then on changes of the {product} are locked. [C7.12, C4.14] */
  checkInToStream: { query: undefined; body: StreamCheckInRequest; request: StreamCheckInRequest; response: Accepted; error: 'notFound' | 'tokensFrozen' | 'playbackMoved' | 'playbackOver' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Ends the caller's playback session on any other device and begins one here. [C6.12] */
  takeOverPlayback: { query: undefined; body: TakeOverPlaybackRequest; request: TakeOverPlaybackRequest; response: PlaybackSession; error: 'notFound' | 'tokensFrozen' | 'streamNotOpen' | 'replayExpired' | 'streamEnded' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Renews the lease of a playback session, also one that ran out while nobody took its place; brings its newest address, the state of the stream and notices. Only an error ends a session, never a state: a view that was begun in time may be finished.
 [C6.12, C4.19] */
  beatPlayback: { query: undefined; body: PlaybackHeartbeat; request: PlaybackHeartbeat; response: PlaybackSession; error: 'playbackMoved' | 'playbackOver' | 'streamAccessLost' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Ends a playback session, so that another device can begin at once; one that is over stays so. [C6.12] */
  leavePlayback: { query: undefined; body: PlaybackRequest; request: PlaybackRequest; response: Accepted; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
