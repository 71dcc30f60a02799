// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const cartPayoutDefinitions: Record<string, JsonSchema> = {
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

export const cartPayoutSchemas: Record<'listPayoutMethods' | 'addPayPalAccount' | 'archivePayoutMethod', OperationSchema> = {
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
 }
};
