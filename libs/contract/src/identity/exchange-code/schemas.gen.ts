// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const identityExchangeCodeDefinitions: Record<string, JsonSchema> = {
  HostOrigin: {"description":"Exact origin of a page that may embed the widget.","type":"string","pattern":"^https?://[a-z0-9.:-]{1,200}$","maxLength":210,"examples":["http://partner.localhost:4200"]},
  ExchangeCode: {"type":"string","pattern":"^[A-Za-z0-9_-]{40,900}$","maxLength":900},
  ExchangeCodeRequest: {"type":"object","required":["hostOrigin"],"properties":{"hostOrigin":{"$ref":"#/definitions/HostOrigin"}},"additionalProperties":false},
  ExchangeCodeGrant: {"type":"object","required":["exchangeCode","expiresAt"],"properties":{"exchangeCode":{"$ref":"#/definitions/ExchangeCode"},"expiresAt":{"$ref":"#/definitions/Instant"}},"additionalProperties":false},
  RedeemExchangeCodeRequest: {"type":"object","required":["exchangeCode","hostOrigin"],"properties":{"exchangeCode":{"$ref":"#/definitions/ExchangeCode"},"hostOrigin":{"$ref":"#/definitions/HostOrigin"}},"additionalProperties":false},
};

export const identityExchangeCodeSchemas: Record<'createExchangeCode' | 'redeemExchangeCode', OperationSchema> = {
  createExchangeCode: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/ExchangeCodeRequest"},"response":{"$ref":"foyer#/definitions/ExchangeCodeGrant"}},
  redeemExchangeCode: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/RedeemExchangeCodeRequest"},"response":{"$ref":"foyer#/definitions/AuthenticatedProfile"}},
};
