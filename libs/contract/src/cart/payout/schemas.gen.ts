// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const cartPayoutDefinitions: Record<string, JsonSchema> = {
 "StatementEntry": {
  "description": "`sale` adds to what is owed to the caller, `refund` of its buyer takes it back, `payout` is money that was sent, and `payoutReturned` money that came back.\n",
  "type": "object",
  "required": [
   "at",
   "kind",
   "eventId",
   "eventName",
   "amount",
   "balance"
  ],
  "properties": {
   "at": {
    "$ref": "#/definitions/Instant"
   },
   "kind": {
    "type": "string",
    "enum": [
     "sale",
     "refund",
     "payout",
     "payoutReturned"
    ]
   },
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "eventName": {
    "$ref": "#/definitions/ShortText"
   },
   "payoutId": {
    "$ref": "#/definitions/Id"
   },
   "amount": {
    "$ref": "#/definitions/Money"
   },
   "balance": {
    "$ref": "#/definitions/Money",
    "description": "What is owed to the caller after it, in its currency; negative for a debt."
   }
  },
  "additionalProperties": false
 },
 "StatementTotal": {
  "description": "Sums of a year in one currency.",
  "type": "object",
  "required": [
   "earned",
   "paid",
   "balance"
  ],
  "properties": {
   "earned": {
    "$ref": "#/definitions/Money",
    "description": "Sales less refunds."
   },
   "paid": {
    "$ref": "#/definitions/Money",
    "description": "Payouts less what came back."
   },
   "balance": {
    "$ref": "#/definitions/Money",
    "description": "At the end of the year."
   }
  },
  "additionalProperties": false
 },
 "SellerStatement": {
  "type": "object",
  "required": [
   "year",
   "years",
   "totals",
   "entries"
  ],
  "properties": {
   "year": {
    "type": "integer",
    "minimum": 2000,
    "maximum": 2100
   },
   "years": {
    "description": "Years with entries, latest first.",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "minimum": 2000,
     "maximum": 2100
    }
   },
   "totals": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/StatementTotal"
    }
   },
   "entries": {
    "type": "array",
    "maxItems": 5000,
    "items": {
     "$ref": "#/definitions/StatementEntry"
    }
   }
  },
  "additionalProperties": false
 },
 "PayoutMethod": {
  "description": "PayPal account [C3.30].",
  "type": "object",
  "required": [
   "payoutMethodId",
   "payoutType",
   "emailAddress",
   "addedAt"
  ],
  "properties": {
   "payoutMethodId": {
    "$ref": "#/definitions/Id"
   },
   "payoutType": {
    "type": "string",
    "enum": [
     "PayPal"
    ]
   },
   "emailAddress": {
    "$ref": "#/definitions/EmailAddress",
    "description": "E-mail address that identifies the account, as entered by its owner."
   },
   "addedAt": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "PayoutMethodList": {
  "type": "object",
  "required": [
   "payoutMethods"
  ],
  "properties": {
   "payoutMethods": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/PayoutMethod"
    }
   }
  },
  "additionalProperties": false
 },
 "AddPayPalAccountRequest": {
  "type": "object",
  "required": [
   "emailAddress"
  ],
  "properties": {
   "emailAddress": {
    "$ref": "#/definitions/EmailAddress"
   }
  },
  "additionalProperties": false
 },
 "ArchivePayoutMethodRequest": {
  "type": "object",
  "required": [
   "payoutMethodId"
  ],
  "properties": {
   "payoutMethodId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 }
};

export const cartPayoutSchemas: Record<'listPayoutMethods' | 'addPayPalAccount' | 'archivePayoutMethod' | 'getSellerStatement', OperationSchema> = {
 "listPayoutMethods": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/PayoutMethodList"
  }
 },
 "addPayPalAccount": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/AddPayPalAccountRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PayoutMethod"
  }
 },
 "archivePayoutMethod": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ArchivePayoutMethodRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "getSellerStatement": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "year"
   ],
   "properties": {
    "year": {
     "type": "integer",
     "minimum": 2000,
     "maximum": 2100
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/SellerStatement"
  }
 }
};
