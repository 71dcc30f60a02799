// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const cartOrderDefinitions: Record<string, JsonSchema> = {
 "ShippingAddress": {
  "type": "object",
  "required": [
   "country",
   "fullName",
   "address",
   "unit",
   "googlePlaceId"
  ],
  "properties": {
   "country": {
    "$ref": "#/definitions/CountryCode"
   },
   "fullName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120
   },
   "address": {
    "type": "string",
    "minLength": 1,
    "maxLength": 300
   },
   "unit": {
    "type": "string",
    "maxLength": 40
   },
   "googlePlaceId": {
    "description": "Empty by default [C3.29].",
    "type": "string",
    "maxLength": 300
   }
  },
  "additionalProperties": false
 },
 "OrderPayment": {
  "description": "Absent from orders that were free. Brand and last four digits are those of a card.",
  "type": "object",
  "required": [
   "paymentType",
   "transactionId"
  ],
  "properties": {
   "paymentType": {
    "$ref": "#/definitions/PaymentType"
   },
   "transactionId": {
    "type": "string",
    "maxLength": 80
   },
   "brand": {
    "$ref": "#/definitions/CardBrand"
   },
   "lastFour": {
    "type": "string",
    "pattern": "^[0-9]{4}$",
    "maxLength": 4
   }
  },
  "additionalProperties": false
 },
 "SignedExternalPaymentKey": {
  "description": "Signed key of a payment on a provider's page.",
  "type": "string",
  "minLength": 1,
  "maxLength": 2000
 },
 "Order": {
  "description": "Order, as shown on its receipt [C3.28].",
  "type": "object",
  "required": [
   "orderId",
   "orderNumber",
   "eventId",
   "event",
   "createdAt",
   "lines",
   "quote",
   "fees",
   "total",
   "tokens"
  ],
  "properties": {
   "orderId": {
    "$ref": "#/definitions/Id"
   },
   "orderNumber": {
    "description": "Short order number for people.",
    "type": "string",
    "maxLength": 20
   },
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "createdAt": {
    "$ref": "#/definitions/Instant"
   },
   "lines": {
    "description": "Items of the cart.",
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/CartLine"
    }
   },
   "quote": {
    "$ref": "#/definitions/PriceBreakdown"
   },
   "fees": {
    "description": "Fees of `quote`.",
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/FeeLine"
    }
   },
   "total": {
    "$ref": "#/definitions/Money",
    "description": "Total of `quote`."
   },
   "transactionId": {
    "description": "The gateway's id of the payment; absent from orders that were free.",
    "type": "string",
    "maxLength": 80
   },
   "signedExternalPaymentKey": {
    "$ref": "#/definitions/SignedExternalPaymentKey",
    "description": "Of an order that was paid on a provider's page."
   },
   "payment": {
    "$ref": "#/definitions/OrderPayment"
   },
   "shippingAddress": {
    "$ref": "#/definitions/ShippingAddress"
   },
   "tokens": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/Token"
    }
   }
  },
  "additionalProperties": false
 }
};

export const cartOrderSchemas: Record<'getOrder', OperationSchema> = {
 "getOrder": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "orderId"
   ],
   "properties": {
    "orderId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/Order"
  }
 }
};
