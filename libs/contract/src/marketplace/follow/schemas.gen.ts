// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplaceFollowDefinitions: Record<string, JsonSchema> = {
  TopicKind: {"type":"string","enum":["performer","location","client"]},
  Topic: {"description":"Performer, venue or organiser.","type":"object","required":["kind","topicId","name"],"properties":{"kind":{"$ref":"#/definitions/TopicKind"},"topicId":{"$ref":"#/definitions/Id"},"name":{"$ref":"#/definitions/ShortText"},"genre":{"$ref":"#/definitions/ShortText"},"genreTag":{"$ref":"#/definitions/EventTag"},"vanityName":{"$ref":"#/definitions/VanityName"},"logoUrl":{"$ref":"#/definitions/UrlText"},"address":{"$ref":"#/definitions/ShortText"},"city":{"$ref":"#/definitions/ShortText"},"region":{"$ref":"#/definitions/ShortText"},"countryCode":{"$ref":"#/definitions/CountryCode"},"coordinates":{"$ref":"#/definitions/Coordinates"}},"additionalProperties":false},
  FeaturedPerformer: {"type":"object","required":["performerId","name","nextEvent"],"properties":{"performerId":{"$ref":"#/definitions/Id"},"name":{"$ref":"#/definitions/ShortText"},"genre":{"$ref":"#/definitions/ShortText"},"nextEvent":{"$ref":"#/definitions/EventSummary"}},"additionalProperties":false},
  FeaturedPerformerList: {"type":"object","required":["performers"],"properties":{"performers":{"type":"array","maxItems":12,"items":{"$ref":"#/definitions/FeaturedPerformer"}}},"additionalProperties":false},
  TopicProfile: {"type":"object","required":["topic","pastEvents"],"properties":{"topic":{"$ref":"#/definitions/Topic"},"description":{"$ref":"#/definitions/LongText"},"pastEvents":{"description":"Latest first.","type":"array","maxItems":12,"items":{"$ref":"#/definitions/EventSummary"}}},"additionalProperties":false},
  Follow: {"type":"object","required":["topic","followedAt"],"properties":{"topic":{"$ref":"#/definitions/Topic"},"followedAt":{"$ref":"#/definitions/Instant"}},"additionalProperties":false},
  FollowList: {"type":"object","required":["follows"],"properties":{"follows":{"type":"array","maxItems":1000,"items":{"$ref":"#/definitions/Follow"}}},"additionalProperties":false},
  SetFollowRequest: {"type":"object","required":["kind","topicId","isFollowed"],"properties":{"kind":{"$ref":"#/definitions/TopicKind"},"topicId":{"$ref":"#/definitions/Id"},"isFollowed":{"type":"boolean"}},"additionalProperties":false},
};

export const marketplaceFollowSchemas: Record<'getTopic' | 'listFeaturedPerformers' | 'listFollows' | 'setFollow', OperationSchema> = {
  getTopic: {"querystring":{"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"$ref":"foyer#/definitions/TopicKind"},"topicId":{"$ref":"foyer#/definitions/Id"},"vanityName":{"$ref":"foyer#/definitions/VanityName"}}},"response":{"$ref":"foyer#/definitions/TopicProfile"}},
  listFeaturedPerformers: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"response":{"$ref":"foyer#/definitions/FeaturedPerformerList"}},
  listFollows: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"response":{"$ref":"foyer#/definitions/FollowList"}},
  setFollow: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/SetFollowRequest"},"response":{"$ref":"foyer#/definitions/FollowList"}},
};
