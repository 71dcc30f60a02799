// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const promoterHandOverDefinitions: Record<string, JsonSchema> = {
 "GiveToGuestRequest": {
  "type": "object",
  "required": [
   "eventId",
   "lines",
   "guest",
   "isFree"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "lines": {
    "type": "array",
    "minItems": 1,
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/PromoterLine"
    }
   },
   "guest": {
    "$ref": "#/definitions/PromoterGuest"
   },
   "isFree": {
    "description": "False for the price of the offer.",
    "type": "boolean"
   }
  },
  "additionalProperties": false
 }
};

export const promoterHandOverSchemas: Record<'giveToGuest', OperationSchema> = {
 "giveToGuest": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/GiveToGuestRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterLink"
  }
 }
};
