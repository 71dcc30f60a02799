// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EventSummary, EventTag } from '../common/event.gen.ts';
import type { Coordinates, CountryCode, Id, Instant, LongText, ShortText, UrlText, VanityName } from '../common/value.gen.ts';
export type TopicKind = ("performer" | "location" | "client")

/**
 * Performer, venue or organiser.
 */
export interface Topic {
kind: TopicKind
topicId: Id
name: ShortText
genre?: ShortText
genreTag?: EventTag
vanityName?: VanityName
logoUrl?: UrlText
address?: ShortText
city?: ShortText
region?: ShortText
countryCode?: CountryCode
coordinates?: Coordinates
}
export interface FeaturedPerformer {
performerId: Id
name: ShortText
genre?: ShortText
nextEvent: EventSummary
}
export interface FeaturedPerformerList {
/**
 * @maxItems 12
 */
performers: FeaturedPerformer[]
}
export interface TopicProfile {
topic: Topic
description?: LongText
/**
 * Latest first.
 * 
 * @maxItems 12
 */
pastEvents: EventSummary[]
}
export interface Follow {
topic: Topic
followedAt: Instant
}
export interface FollowList {
/**
 * @maxItems 1000
 */
follows: Follow[]
}
export interface SetFollowRequest {
kind: TopicKind
topicId: Id
isFollowed: boolean
}
