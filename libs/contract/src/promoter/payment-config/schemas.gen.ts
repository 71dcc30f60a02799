// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const promoterPaymentConfigDefinitions: Record<string, JsonSchema> = {
  EventPaymentType: {"description":"Payment type that an event can offer [C3.12].","type":"string","enum":["CreditCard","Alipay","Wechat","Klarna"]},
  EventPaymentTypes: {"type":"array","minItems":1,"maxItems":4,"uniqueItems":true,"items":{"$ref":"#/definitions/EventPaymentType"}},
  EventPaymentConfig: {"type":"object","required":["eventId","paymentTypes"],"properties":{"eventId":{"$ref":"#/definitions/Id"},"paymentTypes":{"$ref":"#/definitions/EventPaymentTypes"},"gatewayAccountId":{"$ref":"#/definitions/Id","description":"Account of the organisation's own that takes the money; the platform's if absent."}},"additionalProperties":false},
  OwnGatewayAccount: {"type":"object","required":["gatewayAccountId","gateway"],"properties":{"gatewayAccountId":{"$ref":"#/definitions/Id"},"gateway":{"$ref":"#/definitions/ShortText","description":"Name of the payment provider."}},"additionalProperties":false},
  ClientPaymentConfig: {"type":"object","required":["clientId","paymentTypes","gatewayAccounts"],"properties":{"clientId":{"$ref":"#/definitions/Id"},"paymentTypes":{"$ref":"#/definitions/EventPaymentTypes"},"gatewayAccounts":{"description":"The organisation's own accounts.","type":"array","maxItems":100,"items":{"$ref":"#/definitions/OwnGatewayAccount"}}},"additionalProperties":false},
};

export const promoterPaymentConfigSchemas: Record<'getClientPaymentConfig' | 'getEventPaymentConfig' | 'setEventPaymentConfig', OperationSchema> = {
  getClientPaymentConfig: {"querystring":{"type":"object","additionalProperties":false,"required":["clientId"],"properties":{"clientId":{"$ref":"foyer#/definitions/Id"}}},"response":{"$ref":"foyer#/definitions/ClientPaymentConfig"}},
  getEventPaymentConfig: {"querystring":{"type":"object","additionalProperties":false,"required":["eventId"],"properties":{"eventId":{"$ref":"foyer#/definitions/Id"}}},"response":{"$ref":"foyer#/definitions/EventPaymentConfig"}},
  setEventPaymentConfig: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/EventPaymentConfig"},"response":{"$ref":"foyer#/definitions/EventPaymentConfig"}},
};
