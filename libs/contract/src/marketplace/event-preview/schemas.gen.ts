// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplaceEventPreviewDefinitions: Record<string, JsonSchema> = {
};

export const marketplaceEventPreviewSchemas: Record<'previewEvent' | 'previewOfferGroups', OperationSchema> = {
  previewEvent: {"querystring":{"type":"object","additionalProperties":false,"required":["eventId"],"properties":{"eventId":{"$ref":"foyer#/definitions/Id"}}},"response":{"$ref":"foyer#/definitions/EventProfile"}},
  previewOfferGroups: {"querystring":{"type":"object","additionalProperties":false,"required":["eventId"],"properties":{"eventId":{"$ref":"foyer#/definitions/Id"}}},"response":{"$ref":"foyer#/definitions/OfferGroupList"}},
};
