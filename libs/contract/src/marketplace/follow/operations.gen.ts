// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { FeaturedPerformerList, FollowList, SetFollowRequest, TopicKind, TopicProfile } from './types.gen.ts';
import type { Id, VanityName } from '../../common/value/types.gen.ts';

export const marketplaceFollowOperations = {
  getTopic: { method: 'GET', path: '/event/public/topic', domain: 'marketplace', noun: 'follow', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['C2.02', 'I2.06'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 30 },
  listFeaturedPerformers: { method: 'GET', path: '/performer/public/featuredList', domain: 'marketplace', noun: 'follow', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['C2.22', 'C9.12'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 30 },
  listFollows: { method: 'GET', path: '/user/follow', domain: 'marketplace', noun: 'follow', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: ['C2.22'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  setFollow: { method: 'PUT', path: '/user/follow', domain: 'marketplace', noun: 'follow', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['C2.22', 'I7.19'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface MarketplaceFollowOperations {
  /** Performer, venue or organiser with its past events; the ones to come are in `listEvents`. [C2.02, I2.06] */
  getTopic: { query: { kind: TopicKind; topicId?: Id; vanityName?: VanityName }; body: undefined; request: { kind: TopicKind; topicId?: Id; vanityName?: VanityName }; response: TopicProfile; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists performers of events to come, those of featured events first. [C2.22, C9.12] */
  listFeaturedPerformers: { query: undefined; body: undefined; request: void; response: FeaturedPerformerList; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists what the caller follows, newest first. [C2.22] */
  listFollows: { query: undefined; body: undefined; request: void; response: FollowList; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Follows a performer, venue or organiser, or stops; a follower is mailed when its events go on sale. [C2.22, I7.19] */
  setFollow: { query: undefined; body: SetFollowRequest; request: SetFollowRequest; response: FollowList; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
