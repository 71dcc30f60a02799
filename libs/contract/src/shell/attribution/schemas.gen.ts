// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const shellAttributionDefinitions: Record<string, JsonSchema> = {
  AdvertisementData: {"type":"object","required":["advertisementId","advertisementData"],"properties":{"advertisementId":{"type":"string","maxLength":64},"advertisementData":{"description":"Campaign parameters by name; all names start with `utm_`.","type":"object","additionalProperties":{"type":"string","maxLength":64}}},"additionalProperties":false},
  SystemEvent: {"type":"object","required":["eventType"],"properties":{"eventType":{"description":"Kind of event.","type":"string","enum":["visit"]}},"additionalProperties":false},
};

export const shellAttributionSchemas: Record<'getAdvertisementData' | 'recordSystemEvent', OperationSchema> = {
  getAdvertisementData: {"querystring":{"type":"object","additionalProperties":false,"required":["advertisementId"],"properties":{"advertisementId":{"type":"string","pattern":"^[A-Za-z0-9._~-]{1,64}$","maxLength":64,"examples":["spring-poster"]}}},"response":{"$ref":"foyer#/definitions/AdvertisementData"}},
  recordSystemEvent: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/SystemEvent"},"response":{"$ref":"foyer#/definitions/Accepted"}},
};
