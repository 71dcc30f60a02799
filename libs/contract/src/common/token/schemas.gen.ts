// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema } from '../../json-schema/jsonSchema.ts';

export const commonTokenDefinitions: Record<string, JsonSchema> = {
 "TokenPolicy": {
  "description": "Rules in force at purchase, stored on the token and shown before payment.",
  "type": "object",
  "required": [
   "transfer",
   "resale",
   "refund",
   "idRequired"
  ],
  "properties": {
   "transfer": {
    "type": "string",
    "enum": [
     "allowed",
     "forbidden",
     "later"
    ]
   },
   "transferFrom": {
    "$ref": "#/definitions/Instant"
   },
   "resale": {
    "type": "string",
    "enum": [
     "allowed",
     "forbidden",
     "later"
    ]
   },
   "resaleFrom": {
    "$ref": "#/definitions/Instant"
   },
   "resaleCapBasisPoints": {
    "description": "Maximum resale price above face value, if the event limits it; 0 is face value.",
    "type": "integer",
    "minimum": 0,
    "maximum": 100000
   },
   "refund": {
    "type": "string",
    "enum": [
     "none",
     "untilDate",
     "always"
    ]
   },
   "refundUntil": {
    "$ref": "#/definitions/Instant"
   },
   "minimumAge": {
    "type": "integer",
    "minimum": 0,
    "maximum": 99
   },
   "idRequired": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "TokenState": {
  "description": "Lifecycle state of a token [C4.07, C4.11].",
  "type": "string",
  "enum": [
   "active",
   "checkedIn",
   "sent",
   "selling",
   "voided",
   "notUsed"
  ]
 },
 "Token": {
  "description": "Access item of one attendee.",
  "type": "object",
  "required": [
   "tokenId",
   "eventId",
   "state",
   "offerGroupId",
   "name",
   "seating",
   "attendance",
   "paid",
   "policy",
   "orderId"
  ],
  "properties": {
   "tokenId": {
    "$ref": "#/definitions/Id"
   },
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "orderId": {
    "$ref": "#/definitions/Id"
   },
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "state": {
    "$ref": "#/definitions/TokenState"
   },
   "name": {
    "$ref": "#/definitions/ShortText",
    "description": "Name of the offer group."
   },
   "seating": {
    "$ref": "#/definitions/SeatingKind"
   },
   "seat": {
    "$ref": "#/definitions/SeatRef"
   },
   "sectionName": {
    "$ref": "#/definitions/ShortText",
    "description": "Section of a standing token."
   },
   "gate": {
    "$ref": "#/definitions/ShortText"
   },
   "attendance": {
    "$ref": "#/definitions/Attendance"
   },
   "ageGroup": {
    "$ref": "#/definitions/AgeGroup"
   },
   "paid": {
    "$ref": "#/definitions/Money",
    "description": "Total paid for this token, taxes included."
   },
   "policy": {
    "$ref": "#/definitions/TokenPolicy"
   }
  },
  "additionalProperties": false
 }
};
