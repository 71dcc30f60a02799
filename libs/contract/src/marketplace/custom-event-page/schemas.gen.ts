// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplaceCustomEventPageDefinitions: Record<string, JsonSchema> = {
  CustomEventSlug: {"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","minLength":3,"maxLength":80},
  CustomEventPage: {"type":"object","required":["eventId","headline","text"],"properties":{"eventId":{"$ref":"#/definitions/Id"},"headline":{"$ref":"#/definitions/ShortText"},"text":{"$ref":"#/definitions/LongText","description":"Plain text; line breaks are kept."}},"additionalProperties":false},
};

export const marketplaceCustomEventPageSchemas: Record<'getCustomEventPage', OperationSchema> = {
  getCustomEventPage: {"querystring":{"type":"object","additionalProperties":false,"required":["slug"],"properties":{"slug":{"$ref":"foyer#/definitions/CustomEventSlug"}}},"response":{"$ref":"foyer#/definitions/CustomEventPage"}},
};
