// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplacePriceAlertDefinitions: Record<string, JsonSchema> = {
  PriceAlert: {"type":"object","required":["eventId"],"properties":{"eventId":{"$ref":"#/definitions/Id"},"price":{"$ref":"#/definitions/Money","description":"Highest price of each that the fan would pay, with all fees."},"setAt":{"$ref":"#/definitions/Instant"}},"additionalProperties":false},
  SetPriceAlertRequest: {"type":"object","required":["eventId","price"],"properties":{"eventId":{"$ref":"#/definitions/Id"},"price":{"$ref":"#/definitions/Money","description":"Of each, in the currency of the event; more than nothing."}},"additionalProperties":false},
};

export const marketplacePriceAlertSchemas: Record<'getPriceAlert' | 'setPriceAlert' | 'deletePriceAlert', OperationSchema> = {
  getPriceAlert: {"querystring":{"type":"object","additionalProperties":false,"required":["eventId"],"properties":{"eventId":{"$ref":"foyer#/definitions/Id"}}},"response":{"$ref":"foyer#/definitions/PriceAlert"}},
  setPriceAlert: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/SetPriceAlertRequest"},"response":{"$ref":"foyer#/definitions/PriceAlert"}},
  deletePriceAlert: {"querystring":{"type":"object","additionalProperties":false,"required":["eventId"],"properties":{"eventId":{"$ref":"foyer#/definitions/Id"}}},"response":{"$ref":"foyer#/definitions/PriceAlert"}},
};
