// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const cartDiscountDefinitions: Record<string, JsonSchema> = {
  DiscountCode: {"description":"Promo code as a buyer enters it, in upper or lower case.","type":"string","minLength":1,"maxLength":40,"pattern":"\\S"},
  AppliedPromoCode: {"description":"Promo code of a cart, which holds a use of it, or of a quote.","type":"object","required":["discountCode","label","applies"],"properties":{"discountCode":{"$ref":"#/definitions/DiscountCode"},"label":{"$ref":"#/definitions/ShortText"},"applies":{"description":"Whether it lowers the price of what is in the cart, or quoted.","type":"boolean"}},"additionalProperties":false},
  ValidateDiscountCodeRequest: {"type":"object","required":["discountCode"],"properties":{"discountCode":{"$ref":"#/definitions/DiscountCode"},"eventId":{"$ref":"#/definitions/Id"}},"additionalProperties":false},
  Discount: {"description":"What a promo code gives.","type":"object","required":["eventId","discountCode","label","minQuantity"],"properties":{"eventId":{"$ref":"#/definitions/Id"},"discountCode":{"$ref":"#/definitions/DiscountCode"},"label":{"$ref":"#/definitions/ShortText"},"amount":{"$ref":"#/definitions/Money","description":"Off each item; absent for a rate."},"ratePpm":{"description":"Parts per million of the face price: 100000 is 10 %. Absent for an amount.","type":"integer","minimum":1,"maximum":1000000},"minQuantity":{"description":"Items in the cart from which on it is given.","type":"integer","minimum":1},"endsAt":{"$ref":"#/definitions/Instant"}},"additionalProperties":false},
};

export const cartDiscountSchemas: Record<'validateDiscountCode' | 'getPublicDiscount', OperationSchema> = {
  validateDiscountCode: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/ValidateDiscountCodeRequest"},"response":{"$ref":"foyer#/definitions/Discount"}},
  getPublicDiscount: {"querystring":{"type":"object","additionalProperties":false,"required":["eventId","discountCode"],"properties":{"eventId":{"$ref":"foyer#/definitions/Id"},"discountCode":{"$ref":"foyer#/definitions/DiscountCode"}}},"response":{"$ref":"foyer#/definitions/Discount"}},
};
