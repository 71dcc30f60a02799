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
 },
 "OfferEngagementRequest": {
  "type": "object",
  "required": [
   "eventId",
   "emailAddress",
   "paymentKinds",
   "items"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "emailAddress": {
    "$ref": "#/definitions/EmailAddress"
   },
   "locale": {
    "$ref": "#/definitions/Locale",
    "description": "Of the mail; the caller's if absent."
   },
   "paymentKinds": {
    "type": "array",
    "minItems": 1,
    "maxItems": 3,
    "items": {
     "$ref": "#/definitions/PromoterPaymentKind"
    }
   },
   "ratePpm": {
    "description": "Commission on each {product}, in parts per million of its price; absent for none.",
    "type": "integer",
    "minimum": 0,
    "maximum": 1000000
   },
   "mostPerGuest": {
    "type": "integer",
    "minimum": 1,
    "maximum": 50
   },
   "items": {
    "type": "array",
    "minItems": 1,
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/EngagementOfferPlaces"
    }
   }
  },
  "additionalProperties": false
 },
 "EngagementOfferPlaces": {
  "type": "object",
  "required": [
   "offerGroupId",
   "quantity"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "quantity": {
    "type": "integer",
    "minimum": 1,
    "maximum": 10000
   }
  },
  "additionalProperties": false
 },
 "EngagementLink": {
  "description": "The link that was mailed, told once.",
  "type": "object",
  "required": [
   "eventId",
   "url",
   "acceptUntil"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "url": {
    "type": "string",
    "pattern": "^https?://",
    "maxLength": 500
   },
   "acceptUntil": {
    "$ref": "#/definitions/Instant",
    "description": "When doors open."
   }
  },
  "additionalProperties": false
 },
 "EngagementOfferItem": {
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
    "minimum": 1,
    "maximum": 10000
   }
  },
  "additionalProperties": false
 },
 "EngagementOffer": {
  "type": "object",
  "required": [
   "state",
   "event",
   "inviterFirstName",
   "emailAddress",
   "assigneeHasAccount",
   "paymentKinds",
   "items",
   "acceptUntil"
  ],
  "properties": {
   "state": {
    "type": "string",
    "enum": [
     "pending",
     "completed",
     "declined",
     "expired"
    ]
   },
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "inviterFirstName": {
    "description": "Name of the organiser.",
    "type": "string",
    "maxLength": 200
   },
   "emailAddress": {
    "description": "Masked.",
    "type": "string",
    "maxLength": 254
   },
   "assigneeHasAccount": {
    "type": "boolean"
   },
   "paymentKinds": {
    "type": "array",
    "maxItems": 3,
    "items": {
     "$ref": "#/definitions/PromoterPaymentKind"
    }
   },
   "ratePpm": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000000
   },
   "mostPerGuest": {
    "type": "integer",
    "minimum": 1,
    "maximum": 50
   },
   "items": {
    "type": "array",
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/EngagementOfferItem"
    }
   },
   "acceptUntil": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "AnswerEngagementOfferRequest": {
  "type": "object",
  "required": [
   "assignmentString"
  ],
  "properties": {
   "assignmentString": {
    "$ref": "#/definitions/AssignmentString"
   }
  },
  "additionalProperties": false
 },
 "AcceptedEngagement": {
  "type": "object",
  "required": [
   "eventId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 }
};

export const promoterHandOverSchemas: Record<'offerEngagement' | 'validateEngagementOffer' | 'acceptEngagementOffer' | 'declineEngagementOffer' | 'giveToGuest', OperationSchema> = {
 "offerEngagement": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/OfferEngagementRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/EngagementLink"
  }
 },
 "validateEngagementOffer": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "assignmentString"
   ],
   "properties": {
    "assignmentString": {
     "$ref": "foyer#/definitions/AssignmentString"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/EngagementOffer"
  }
 },
 "acceptEngagementOffer": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/AnswerEngagementOfferRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/AcceptedEngagement"
  }
 },
 "declineEngagementOffer": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/AnswerEngagementOfferRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
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
