// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const promoterResaleDefinitions: Record<string, JsonSchema> = {
  BlockedOfferGroupIds: {"description":"Offer groups of which nothing is resold.","type":"array","maxItems":500,"uniqueItems":true,"items":{"$ref":"#/definitions/Id"}},
  ResaleCap: {"description":"Maximum price above face value in hundredths of a per cent; 0 is face value. Absent without a maximum.","type":"integer","minimum":0,"maximum":100000},
  ResaleRules: {"type":"object","required":["eventId","isAllowed","blockedOfferGroupIds","sharePpm"],"properties":{"eventId":{"$ref":"#/definitions/Id"},"isAllowed":{"type":"boolean"},"opensAt":{"$ref":"#/definitions/Instant","description":"At once if absent."},"closesAt":{"$ref":"#/definitions/Instant","description":"Doors if absent."},"capBasisPoints":{"$ref":"#/definitions/ResaleCap"},"blockedOfferGroupIds":{"$ref":"#/definitions/BlockedOfferGroupIds"},"sharePpm":{"description":"Share of the profit that the organiser gets, in parts per million.","type":"integer","minimum":0,"maximum":1000000}},"additionalProperties":false},
  SetResaleRulesRequest: {"type":"object","required":["eventId","isAllowed","blockedOfferGroupIds"],"properties":{"eventId":{"$ref":"#/definitions/Id"},"isAllowed":{"type":"boolean"},"opensAt":{"$ref":"#/definitions/Instant"},"closesAt":{"$ref":"#/definitions/Instant"},"capBasisPoints":{"$ref":"#/definitions/ResaleCap"},"blockedOfferGroupIds":{"$ref":"#/definitions/BlockedOfferGroupIds"}},"additionalProperties":false},
};

export const promoterResaleSchemas: Record<'getResaleRules' | 'setResaleRules', OperationSchema> = {
  getResaleRules: {"querystring":{"type":"object","additionalProperties":false,"required":["eventId"],"properties":{"eventId":{"$ref":"foyer#/definitions/Id"}}},"response":{"$ref":"foyer#/definitions/ResaleRules"}},
  setResaleRules: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/SetResaleRulesRequest"},"response":{"$ref":"foyer#/definitions/ResaleRules"}},
};
