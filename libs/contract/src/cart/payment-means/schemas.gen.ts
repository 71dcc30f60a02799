// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const cartPaymentMeansDefinitions: Record<string, JsonSchema> = {
 "CardBrand": {
  "type": "string",
  "enum": [
   "visa",
   "mastercard",
   "amex",
   "unknown"
  ]
 },
 "PaymentType": {
  "type": "string",
  "enum": [
   "CreditCard",
   "Cash",
   "SquarePOS",
   "Alipay",
   "Wechat",
   "Klarna"
  ]
 },
 "PaymentMethod": {
  "type": "object",
  "required": [
   "paymentType",
   "label"
  ],
  "properties": {
   "paymentType": {
    "$ref": "#/definitions/PaymentType"
   },
   "label": {
    "$ref": "#/definitions/ShortText"
   },
   "hostedFieldsUrl": {
    "$ref": "#/definitions/UrlText",
    "description": "Address of the page with the card fields, for a frame; of cards alone."
   }
  },
  "additionalProperties": false
 },
 "PaymentMethodList": {
  "type": "object",
  "required": [
   "paymentMethods",
   "maxStoredCards"
  ],
  "properties": {
   "paymentMethods": {
    "type": "array",
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/PaymentMethod"
    }
   },
   "maxStoredCards": {
    "type": "integer",
    "minimum": 1
   }
  },
  "additionalProperties": false
 },
 "PaymentMeans": {
  "description": "Stored payment method.",
  "type": "object",
  "required": [
   "paymentMethodId",
   "brand",
   "lastFour",
   "expiryMonth",
   "expiryYear",
   "nameOnCard",
   "defaultMeans",
   "expired"
  ],
  "properties": {
   "paymentMethodId": {
    "$ref": "#/definitions/Id"
   },
   "brand": {
    "$ref": "#/definitions/CardBrand"
   },
   "lastFour": {
    "type": "string",
    "pattern": "^[0-9]{4}$",
    "maxLength": 4
   },
   "expiryMonth": {
    "type": "integer",
    "minimum": 1,
    "maximum": 12
   },
   "expiryYear": {
    "type": "integer",
    "minimum": 2000,
    "maximum": 2100
   },
   "nameOnCard": {
    "$ref": "#/definitions/ShortText"
   },
   "postalCode": {
    "type": "string",
    "maxLength": 20
   },
   "defaultMeans": {
    "type": "boolean"
   },
   "expired": {
    "type": "boolean"
   },
   "onePurchase": {
    "description": "Added for a single purchase; not a stored card.",
    "type": "boolean",
    "x-extension": true
   },
   "lastDeclined": {
    "description": "The bank declined its last charge.",
    "type": "boolean",
    "x-extension": true
   },
   "allowed": {
    "$ref": "#/definitions/MeansPermissions",
    "description": "What the owner may do with the card; absent from the data export."
   }
  },
  "additionalProperties": false
 },
 "MeansPermissions": {
  "type": "object",
  "required": [
   "makeDefault",
   "update",
   "remove"
  ],
  "properties": {
   "makeDefault": {
    "$ref": "#/definitions/Permission"
   },
   "update": {
    "$ref": "#/definitions/Permission"
   },
   "remove": {
    "$ref": "#/definitions/Permission"
   }
  },
  "additionalProperties": false
 },
 "PaymentMeansList": {
  "type": "object",
  "required": [
   "paymentMeans"
  ],
  "properties": {
   "paymentMeans": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/PaymentMeans"
    }
   }
  },
  "additionalProperties": false
 },
 "AddPaymentMeansRequest": {
  "type": "object",
  "required": [
   "cardToken"
  ],
  "properties": {
   "cardToken": {
    "description": "Single-use token of the hosted fields.",
    "type": "string",
    "minLength": 10,
    "maxLength": 200
   },
   "defaultMeans": {
    "type": "boolean"
   },
   "eventId": {
    "$ref": "#/definitions/Id",
    "description": "Event to pay for, whose gateway account keeps the card.",
    "x-extension": true
   },
   "onePurchase": {
    "description": "Keeps the card for a single purchase; it is not listed among the stored cards.",
    "type": "boolean",
    "x-extension": true
   }
  },
  "additionalProperties": false
 },
 "UpdatePaymentMeansRequest": {
  "type": "object",
  "description": "Details that are not sent stay as they are.",
  "required": [
   "paymentMethodId"
  ],
  "minProperties": 2,
  "properties": {
   "paymentMethodId": {
    "$ref": "#/definitions/Id"
   },
   "defaultMeans": {
    "type": "boolean",
    "const": true
   },
   "expiryMonth": {
    "description": "Sent with `expiryYear`.",
    "type": "integer",
    "minimum": 1,
    "maximum": 12
   },
   "expiryYear": {
    "type": "integer",
    "minimum": 2000,
    "maximum": 2100
   },
   "nameOnCard": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120
   },
   "postalCode": {
    "type": "string",
    "minLength": 1,
    "maxLength": 20
   }
  },
  "additionalProperties": false
 },
 "VerifyPaymentMeansRequest": {
  "type": "object",
  "required": [
   "paymentMethodId",
   "verificationToken"
  ],
  "properties": {
   "paymentMethodId": {
    "$ref": "#/definitions/Id"
   },
   "verificationToken": {
    "type": "string",
    "minLength": 10,
    "maxLength": 200
   }
  },
  "additionalProperties": false
 }
};

export const cartPaymentMeansSchemas: Record<'listPaymentMethods' | 'listPaymentMeans' | 'addPaymentMeans' | 'removePaymentMeans' | 'updatePaymentMeans' | 'verifyPaymentMeans', OperationSchema> = {
 "listPaymentMethods": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/PaymentMethodList"
  }
 },
 "listPaymentMeans": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "onePurchase": {
     "type": "boolean"
    },
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/PaymentMeansList"
  }
 },
 "addPaymentMeans": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/AddPaymentMeansRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PaymentMeans"
  }
 },
 "removePaymentMeans": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "paymentMethodId"
   ],
   "properties": {
    "paymentMethodId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "updatePaymentMeans": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/UpdatePaymentMeansRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PaymentMeans"
  }
 },
 "verifyPaymentMeans": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/VerifyPaymentMeansRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PaymentMeans"
  }
 }
};
