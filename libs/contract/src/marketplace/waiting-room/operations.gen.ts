// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { TakePlaceRequest, TakenPlace, WaitingRoom } from './types.gen.ts';
import type { Id } from '../../common/value/types.gen.ts';

export const marketplaceWaitingRoomOperations = {
  getWaitingRoom: { method: 'GET', path: '/waitingRoom/public/status', domain: 'marketplace', noun: 'waiting-room', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['LD-01'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 2 },
  takePlace: { method: 'POST', path: '/waitingRoom/place', domain: 'marketplace', noun: 'waiting-room', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['LD-01'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface MarketplaceWaitingRoomOperations {
  /** State of an event's waiting room, the same for every caller; a place in it is known to its owner alone. [LD-01] */
  getWaitingRoom: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: WaitingRoom; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Gives the caller a place in an event's waiting room, the same one every time. [LD-01] */
  takePlace: { query: undefined; body: TakePlaceRequest; request: TakePlaceRequest; response: TakenPlace; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
