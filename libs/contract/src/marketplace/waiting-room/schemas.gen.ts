// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplaceWaitingRoomDefinitions: Record<string, JsonSchema> = {
  WaitingRoomPhase: {"description":"`none`: no waiting room now. `arrival`: arrivals are collected for the draw. `open`: places are admitted.","type":"string","enum":["none","arrival","open"]},
  WaitingRoomItem: {"type":"object","required":["name","isSoldOut"],"properties":{"name":{"$ref":"#/definitions/ShortText"},"isSoldOut":{"type":"boolean"}},"additionalProperties":false},
  WaitingRoom: {"type":"object","required":["phase","eventName","address","items","serverTime"],"properties":{"phase":{"$ref":"#/definitions/WaitingRoomPhase"},"eventName":{"$ref":"#/definitions/ShortText"},"address":{"$ref":"#/definitions/UrlText","description":"Path of the event's page, without a locale."},"opensAt":{"$ref":"#/definitions/Instant"},"seedHash":{"description":"SHA-256 of the seed, which is published at the opening; hexadecimal.","type":"string","maxLength":64},"seed":{"description":"From the opening on.","type":"string","maxLength":43},"drawn":{"description":"Arrivals in the window; from the opening on.","type":"integer","minimum":0},"admitted":{"description":"Ranks and numbers admitted at `serverTime`.","type":"integer","minimum":0},"admittedPerMinute":{"type":"integer","minimum":1},"isPaused":{"type":"boolean"},"items":{"description":"What is on sale, and what is sold out already.","type":"array","maxItems":50,"items":{"$ref":"#/definitions/WaitingRoomItem"}},"serverTime":{"$ref":"#/definitions/Instant"}},"additionalProperties":false},
  TakePlaceRequest: {"type":"object","required":["eventId"],"properties":{"eventId":{"$ref":"#/definitions/Id"}},"additionalProperties":false},
  WaitingRoomPlace: {"type":"object","required":["placeId","token"],"properties":{"placeId":{"$ref":"#/definitions/Id"},"number":{"description":"Of a place taken after the opening.","type":"integer","minimum":1},"token":{"description":"The place, sealed by the server.","type":"string","maxLength":400}},"additionalProperties":false},
  TakenPlace: {"type":"object","required":["phase"],"properties":{"phase":{"$ref":"#/definitions/WaitingRoomPhase"},"place":{"$ref":"#/definitions/WaitingRoomPlace"}},"additionalProperties":false},
};

export const marketplaceWaitingRoomSchemas: Record<'getWaitingRoom' | 'takePlace', OperationSchema> = {
  getWaitingRoom: {"querystring":{"type":"object","additionalProperties":false,"required":["eventId"],"properties":{"eventId":{"$ref":"foyer#/definitions/Id"}}},"response":{"$ref":"foyer#/definitions/WaitingRoom"}},
  takePlace: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/TakePlaceRequest"},"response":{"$ref":"foyer#/definitions/TakenPlace"}},
};
