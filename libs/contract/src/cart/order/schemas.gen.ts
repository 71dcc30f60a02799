// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const cartOrderDefinitions: Record<string, JsonSchema> = {
 "OrderDocument": {
  "type": "object",
  "required": [
   "fileName",
   "content"
  ],
  "properties": {
   "fileName": {
    "type": "string",
    "maxLength": 60
   },
   "content": {
    "description": "The PDF in base64.",
    "type": "string",
    "maxLength": 12000000
   }
  },
  "additionalProperties": false
 },
 "OrderPermissions": {
  "type": "object",
  "required": [
   "print"
  ],
  "properties": {
   "print": {
    "$ref": "#/definitions/Permission"
   }
  },
  "additionalProperties": false
 },
 "OrderItem": {
  "description": "What a line of an order bought.",
  "type": "object",
  "required": [
   "name",
   "quantity"
  ],
  "properties": {
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "quantity": {
    "type": "integer",
    "minimum": 1
   }
  },
  "additionalProperties": false
 },
 "OrderSummary": {
  "description": "Order in a list.",
  "type": "object",
  "required": [
   "orderId",
   "orderNumber",
   "event",
   "createdAt",
   "items",
   "total",
   "state"
  ],
  "properties": {
   "orderId": {
    "$ref": "#/definitions/Id"
   },
   "orderNumber": {
    "type": "string",
    "maxLength": 20
   },
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "createdAt": {
    "$ref": "#/definitions/Instant"
   },
   "items": {
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/OrderItem"
    }
   },
   "total": {
    "$ref": "#/definitions/Money"
   },
   "state": {
    "type": "string",
    "enum": [
     "placed",
     "partlyRefunded",
     "refunded"
    ]
   },
   "refunded": {
    "$ref": "#/definitions/Money",
    "description": "Refunds of the order so far, paid out or under way; absent without one."
   },
   "shipment": {
    "$ref": "#/definitions/ShipmentState",
    "description": "Absent if nothing of the order is shipped."
   }
  },
  "additionalProperties": false
 },
 "ShipmentState": {
  "type": "string",
  "enum": [
   "toShip",
   "shipped",
   "delivered"
  ]
 },
 "Shipment": {
  "description": "Parcel of an order with everything of it that is shipped.",
  "type": "object",
  "required": [
   "state"
  ],
  "properties": {
   "state": {
    "$ref": "#/definitions/ShipmentState"
   },
   "carrier": {
    "type": "string",
    "minLength": 1,
    "maxLength": 60
   },
   "trackingNumber": {
    "type": "string",
    "minLength": 1,
    "maxLength": 60
   },
   "trackingLink": {
    "description": "Page of the carrier that tells where the parcel is.",
    "type": "string",
    "pattern": "^https://",
    "maxLength": 500
   },
   "shippedAt": {
    "$ref": "#/definitions/Instant"
   },
   "deliveredAt": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "OrderPage": {
  "type": "object",
  "required": [
   "orders"
  ],
  "properties": {
   "orders": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/OrderSummary"
    }
   },
   "nextCursor": {
    "$ref": "#/definitions/Cursor"
   }
  },
  "additionalProperties": false
 },
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
 "InvoiceTo": {
  "description": "Person or company that a tax invoice names as the buyer.",
  "type": "object",
  "required": [
   "name"
  ],
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120
   },
   "taxNumber": {
    "description": "As the buyer typed it; countries write it differently.",
    "type": "string",
    "minLength": 1,
    "maxLength": 40
   }
  },
  "additionalProperties": false
 },
 "CreditNote": {
  "description": "What a refund took off the tax invoice of an order.",
  "type": "object",
  "required": [
   "number",
   "amount",
   "issuedAt"
  ],
  "properties": {
   "number": {
    "description": "In a series of its own.",
    "type": "string",
    "maxLength": 24
   },
   "amount": {
    "$ref": "#/definitions/Money"
   },
   "issuedAt": {
    "$ref": "#/definitions/Instant"
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
   "shipment": {
    "$ref": "#/definitions/Shipment",
    "description": "Absent if nothing of the order is shipped: none of it ever was, or it was refunded before."
   },
   "invoiceTo": {
    "$ref": "#/definitions/InvoiceTo",
    "description": "Of an order whose buyer asked for a tax invoice; the document then has one."
   },
   "creditNotes": {
    "description": "Of a refunded order with a tax invoice, oldest first; the document has a page for each.",
    "type": "array",
    "maxItems": 200,
    "items": {
     "$ref": "#/definitions/CreditNote"
    }
   },
   "answers": {
    "description": "Organiser's questions with what the buyer answered.",
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/AnsweredQuestion"
    }
   },
   "tokens": {
    "description": "At most as many as an event can sell to one person.",
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/Token"
    }
   },
   "allowed": {
    "$ref": "#/definitions/OrderPermissions",
    "description": "What the buyer may do with the order."
   }
  },
  "additionalProperties": false
 }
};

export const cartOrderSchemas: Record<'getOrder' | 'getOrderDocument' | 'listOrders', OperationSchema> = {
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
 },
 "getOrderDocument": {
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
   "$ref": "foyer#/definitions/OrderDocument"
  }
 },
 "listOrders": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "cursor": {
     "$ref": "foyer#/definitions/Cursor"
    },
    "limit": {
     "type": "integer",
     "minimum": 1,
     "maximum": 50
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/OrderPage"
  }
 }
};
