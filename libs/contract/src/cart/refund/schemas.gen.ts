// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const cartRefundDefinitions: Record<string, JsonSchema> = {
 "RefundPart": {
  "description": "Part of a price, and how much of it is refunded.",
  "type": "object",
  "required": [
   "kind",
   "code",
   "paid",
   "refund"
  ],
  "properties": {
   "kind": {
    "type": "string",
    "enum": [
     "face",
     "discount",
     "fee",
     "tax",
     "other"
    ]
   },
   "code": {
    "type": "string",
    "maxLength": 60
   },
   "label": {
    "$ref": "#/definitions/ShortText",
    "description": "Of a fee or tax."
   },
   "paid": {
    "$ref": "#/definitions/Money",
    "description": "Negative for a discount."
   },
   "refund": {
    "$ref": "#/definitions/Money"
   }
  },
  "additionalProperties": false
 },
 "RefundItem": {
  "description": "Tokens that are refunded together; one, unless they were sold as a unit (a table, a package).",
  "type": "object",
  "required": [
   "orderId",
   "orderNumber",
   "tokens",
   "parts",
   "paid",
   "refund",
   "allowed"
  ],
  "properties": {
   "orderId": {
    "$ref": "#/definitions/Id"
   },
   "orderNumber": {
    "type": "string",
    "maxLength": 20
   },
   "tokens": {
    "type": "array",
    "minItems": 1,
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/Token"
    }
   },
   "parts": {
    "type": "array",
    "maxItems": 60,
    "items": {
     "$ref": "#/definitions/RefundPart"
    }
   },
   "paid": {
    "$ref": "#/definitions/Money"
   },
   "refund": {
    "$ref": "#/definitions/Money"
   },
   "allowed": {
    "$ref": "#/definitions/Permission"
   }
  },
  "additionalProperties": false
 },
 "RefundCheckout": {
  "type": "object",
  "required": [
   "event",
   "items"
  ],
  "properties": {
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "items": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/RefundItem"
    }
   },
   "refundUntil": {
    "$ref": "#/definitions/Instant",
    "description": "The event was postponed or rescheduled: until then the whole price is refunded."
   }
  },
  "additionalProperties": false
 },
 "RefundTokensRequest": {
  "type": "object",
  "required": [
   "eventId",
   "tokenIds",
   "acceptedAmount"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "tokenIds": {
    "description": "Whole items of the checkout.",
    "type": "array",
    "minItems": 1,
    "maxItems": 500,
    "uniqueItems": true,
    "items": {
     "$ref": "#/definitions/Id"
    }
   },
   "acceptedAmount": {
    "$ref": "#/definitions/Money",
    "description": "Amount shown to the caller; another one is refused with `priceChanged`."
   }
  },
  "additionalProperties": false
 },
 "Refund": {
  "description": "Refund under way; the gateway pays it out.",
  "type": "object",
  "required": [
   "amount",
   "tokenIds"
  ],
  "properties": {
   "amount": {
    "$ref": "#/definitions/Money"
   },
   "tokenIds": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/Id"
    }
   }
  },
  "additionalProperties": false
 }
};

export const cartRefundSchemas: Record<'getRefundCheckout' | 'refundTokens', OperationSchema> = {
 "getRefundCheckout": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/RefundCheckout"
  }
 },
 "refundTokens": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/RefundTokensRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Refund"
  }
 }
};
