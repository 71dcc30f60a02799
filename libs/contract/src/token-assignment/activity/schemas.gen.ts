// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const tokenAssignmentActivityDefinitions: Record<string, JsonSchema> = {
 "AttendingEvent": {
  "type": "object",
  "required": [
   "event",
   "tokenCount"
  ],
  "properties": {
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "tokenCount": {
    "type": "integer",
    "minimum": 1
   }
  },
  "additionalProperties": false
 },
 "AttendingEventPage": {
  "type": "object",
  "required": [
   "events"
  ],
  "properties": {
   "events": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/AttendingEvent"
    }
   },
   "nextCursor": {
    "$ref": "#/definitions/Cursor"
   }
  },
  "additionalProperties": false
 },
 "ActiveOfferEvent": {
  "description": "Event with the number of requests that the caller has there.",
  "type": "object",
  "required": [
   "event",
   "entryCount",
   "offerCount"
  ],
  "properties": {
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "entryCount": {
    "description": "Entries in its Wish List.",
    "type": "integer",
    "minimum": 0
   },
   "offerCount": {
    "description": "Offers in My Price.",
    "type": "integer",
    "minimum": 0
   }
  },
  "additionalProperties": false
 },
 "ActiveOfferEventPage": {
  "type": "object",
  "required": [
   "events"
  ],
  "properties": {
   "events": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/ActiveOfferEvent"
    }
   },
   "nextCursor": {
    "$ref": "#/definitions/Cursor"
   }
  },
  "additionalProperties": false
 },
 "ActivitySummary": {
  "type": "object",
  "required": [
   "attending",
   "requested"
  ],
  "properties": {
   "attending": {
    "description": "Events ahead that the caller attends.",
    "type": "integer",
    "minimum": 0
   },
   "requested": {
    "description": "Entries in draws and wait lists, and offers of auctions, that are not decided or paid.",
    "type": "integer",
    "minimum": 0
   },
   "streaming": {
    "description": "Streams ahead that the caller can watch, live or again.",
    "type": "integer",
    "minimum": 0
   },
   "managing": {
    "description": "Events ahead for which the caller handed {product} to others.",
    "type": "integer",
    "minimum": 0
   },
   "selling": {
    "description": "Listings of the caller that are on sale.",
    "type": "integer",
    "minimum": 0
   },
   "secured": {
    "description": "Events ahead with {product} that nobody was named for.",
    "type": "integer",
    "minimum": 0
   }
  },
  "additionalProperties": false
 },
 "ActivityConfiguration": {
  "type": "object",
  "required": [
   "tabs",
   "actions"
  ],
  "properties": {
   "tabs": {
    "type": "array",
    "maxItems": 6,
    "items": {
     "type": "string",
     "enum": [
      "going",
      "streaming",
      "requested",
      "selling",
      "seasonMemberships",
      "managing"
     ]
    }
   },
   "actions": {
    "type": "array",
    "maxItems": 8,
    "items": {
     "type": "string",
     "enum": [
      "seeReceipt",
      "transfer",
      "pickMyPriceSeats",
      "sell",
      "seeListing",
      "editGuest",
      "upgrade",
      "accessControl"
     ]
    }
   }
  },
  "additionalProperties": false
 },
 "ActivityOrder": {
  "type": "object",
  "required": [
   "orderId",
   "orderNumber",
   "createdAt",
   "total"
  ],
  "properties": {
   "orderId": {
    "$ref": "#/definitions/Id"
   },
   "orderNumber": {
    "type": "string",
    "maxLength": 20
   },
   "createdAt": {
    "$ref": "#/definitions/Instant"
   },
   "total": {
    "$ref": "#/definitions/Money"
   }
  },
  "additionalProperties": false
 },
 "ActivityExtra": {
  "description": "Merchandise and add-ons of an order [C3.22].",
  "type": "object",
  "required": [
   "orderId",
   "name",
   "category",
   "quantity",
   "redeemed"
  ],
  "properties": {
   "orderId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "category": {
    "$ref": "#/definitions/ItemCategory"
   },
   "quantity": {
    "type": "integer",
    "minimum": 1
   },
   "fulfilment": {
    "$ref": "#/definitions/Fulfilment"
   },
   "redeemed": {
    "description": "Handed out or sent.",
    "type": "boolean"
   },
   "shippingAddress": {
    "$ref": "#/definitions/ShippingAddress",
    "description": "Where an extra is sent that is shipped."
   }
  },
  "additionalProperties": false
 },
 "EventActivity": {
  "type": "object",
  "required": [
   "event",
   "tokens",
   "orders",
   "extras",
   "serverTime"
  ],
  "properties": {
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "tokens": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/Token"
    }
   },
   "managed": {
    "description": "Tokens that the caller handed to others, or owns and others hold; no codes.",
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/Token"
    }
   },
   "orders": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "#/definitions/ActivityOrder"
    }
   },
   "extras": {
    "type": "array",
    "maxItems": 200,
    "items": {
     "$ref": "#/definitions/ActivityExtra"
    }
   },
   "doorsAt": {
    "$ref": "#/definitions/Instant"
   },
   "refundUntil": {
    "$ref": "#/definitions/Instant",
    "description": "The event was postponed or rescheduled after the purchase: until then the whole price is refunded on request."
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   },
   "keptAt": {
    "$ref": "#/definitions/Instant",
    "description": "Only without network: when the server gave this answer. The service worker adds it."
   }
  },
  "additionalProperties": false
 },
 "EntrySecret": {
  "description": "Secret of the entry code `F1.<tokenId>.<code>`, where the code follows RFC 6238.",
  "type": "object",
  "required": [
   "tokenId",
   "secret",
   "algorithm",
   "digits",
   "periodSeconds",
   "serverTime"
  ],
  "properties": {
   "tokenId": {
    "$ref": "#/definitions/Id"
   },
   "secret": {
    "description": "Base32.",
    "type": "string",
    "maxLength": 100
   },
   "algorithm": {
    "type": "string",
    "const": "SHA-256"
   },
   "digits": {
    "type": "integer",
    "const": 8
   },
   "periodSeconds": {
    "type": "integer",
    "minimum": 1
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 }
};

export const tokenAssignmentActivitySchemas: Record<'listAttendingEvents' | 'listActiveOfferEvents' | 'getActivitySummary' | 'getEventActivity' | 'getActivityConfiguration' | 'getEntrySecret', OperationSchema> = {
 "listAttendingEvents": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "when": {
     "type": "string",
     "enum": [
      "upcoming",
      "past"
     ]
    },
    "tab": {
     "type": "string",
     "enum": [
      "going",
      "streaming",
      "managing",
      "secured"
     ]
    },
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
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
   "$ref": "foyer#/definitions/AttendingEventPage"
  }
 },
 "listActiveOfferEvents": {
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
   "$ref": "foyer#/definitions/ActiveOfferEventPage"
  }
 },
 "getActivitySummary": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/ActivitySummary"
  }
 },
 "getEventActivity": {
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
   "$ref": "foyer#/definitions/EventActivity"
  }
 },
 "getActivityConfiguration": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/ActivityConfiguration"
  }
 },
 "getEntrySecret": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "tokenId"
   ],
   "properties": {
    "tokenId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/EntrySecret"
  }
 }
};
