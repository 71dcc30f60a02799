// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const cartPaymentDefinitions: Record<string, JsonSchema> = {
 "PayCartRequest": {
  "type": "object",
  "required": [
   "eventId",
   "purchaseToken",
   "acceptedTotal"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "purchaseToken": {
    "$ref": "#/definitions/PurchaseToken"
   },
   "paymentMethodId": {
    "$ref": "#/definitions/Id",
    "description": "Stored card, or one added for a single purchase. What is free needs none."
   },
   "acceptedTotal": {
    "$ref": "#/definitions/Money",
    "description": "Total shown to the buyer. A higher one is refused as `priceChanged`."
   },
   "shippingAddress": {
    "$ref": "#/definitions/ShippingAddress"
   },
   "answers": {
    "description": "Answers to the organiser's questions of the event.",
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/QuestionAnswer"
    },
    "x-extension": true
   },
   "invoiceTo": {
    "$ref": "#/definitions/InvoiceTo",
    "description": "Whom the order's tax invoice names; without it there is none.",
    "x-extension": true
   },
   "fraudSessionId": {
    "description": "Id of the visit, by which the payment gateway links its payments to find fraud.",
    "type": "string",
    "minLength": 1,
    "maxLength": 100
   },
   "savePaymentMeans": {
    "description": "Stores a card added for a single purchase, once this payment has succeeded.",
    "type": "boolean",
    "x-extension": true
   }
  },
  "additionalProperties": false
 },
 "InitiateExternalPaymentRequest": {
  "type": "object",
  "required": [
   "eventId",
   "purchaseToken",
   "paymentType",
   "acceptedTotal"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "purchaseToken": {
    "$ref": "#/definitions/PurchaseToken"
   },
   "paymentType": {
    "$ref": "#/definitions/PaymentType",
    "description": "One that the event offers and that is paid on a provider's page."
   },
   "acceptedTotal": {
    "$ref": "#/definitions/Money",
    "description": "Total shown to the buyer. A higher one is refused as `priceChanged`."
   },
   "shippingAddress": {
    "$ref": "#/definitions/ShippingAddress"
   },
   "answers": {
    "description": "Answers to the organiser's questions of the event.",
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/QuestionAnswer"
    },
    "x-extension": true
   },
   "invoiceTo": {
    "$ref": "#/definitions/InvoiceTo",
    "description": "Whom the order's tax invoice names; without it there is none.",
    "x-extension": true
   },
   "fraudSessionId": {
    "description": "Id of the visit, by which the payment gateway links its payments to find fraud.",
    "type": "string",
    "minLength": 1,
    "maxLength": 100
   }
  },
  "additionalProperties": false
 },
 "ExternalPayment": {
  "description": "Payment on a provider's page.",
  "type": "object",
  "required": [
   "redirectUrl",
   "signedExternalPaymentKey"
  ],
  "properties": {
   "redirectUrl": {
    "description": "Where the browser goes next: the provider's page, or the page of the return.",
    "type": "string",
    "maxLength": 4000
   },
   "signedExternalPaymentKey": {
    "$ref": "#/definitions/SignedExternalPaymentKey"
   }
  },
  "additionalProperties": false
 },
 "PurchaseExternallyRequest": {
  "type": "object",
  "required": [
   "signedExternalPaymentKey"
  ],
  "properties": {
   "signedExternalPaymentKey": {
    "$ref": "#/definitions/SignedExternalPaymentKey"
   }
  },
  "additionalProperties": false
 }
};

export const cartPaymentSchemas: Record<'payCart' | 'initiateExternalPayment' | 'purchaseExternally', OperationSchema> = {
 "payCart": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PayCartRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Order"
  }
 },
 "initiateExternalPayment": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/InitiateExternalPaymentRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ExternalPayment"
  }
 },
 "purchaseExternally": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PurchaseExternallyRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Order"
  }
 }
};
