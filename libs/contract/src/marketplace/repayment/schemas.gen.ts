// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplaceRepaymentDefinitions: Record<string, JsonSchema> = {
  RepayOfferRequest: {"type":"object","required":["offerId","paymentMethodId","acceptedTotal"],"properties":{"offerId":{"$ref":"#/definitions/Id","description":"Id of the entry that has won, or of the offer that got in."},"paymentMethodId":{"$ref":"#/definitions/Id","description":"Stored card, or one added for a single purchase; the refused one may be tried again."},"acceptedTotal":{"$ref":"#/definitions/Money","description":"Total shown to the fan. A higher one is refused as `priceChanged`."},"shippingAddress":{"$ref":"#/definitions/ShippingAddress"},"fraudSessionId":{"description":"Id of the visit, by which the payment gateway links its payments to find fraud.","type":"string","minLength":1,"maxLength":100}},"additionalProperties":false},
};

export const marketplaceRepaymentSchemas: Record<'repayOffer', OperationSchema> = {
  repayOffer: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/RepayOfferRequest"},"response":{"$ref":"foyer#/definitions/Order"}},
};
