// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplaceWaitListDefinitions: Record<string, JsonSchema> = {
 "WaitListGroup": {
  "description": "Offer that can be waited for.",
  "type": "object",
  "required": [
   "offerGroupId",
   "name",
   "allIn",
   "minQuantity",
   "maxQuantity"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "allIn": {
    "$ref": "#/definitions/Money"
   },
   "minQuantity": {
    "type": "integer",
    "minimum": 1
   },
   "maxQuantity": {
    "type": "integer",
    "minimum": 1,
    "maximum": 50
   }
  },
  "additionalProperties": false
 },
 "WaitListState": {
  "type": "string",
  "enum": [
   "waiting",
   "offered",
   "claimed",
   "lapsed",
   "left",
   "ended"
  ]
 },
 "WaitListChance": {
  "description": "Expected chance of an offer before the sale closes: what returned and was offered so far, as a rate per day, against what is ahead and wanted. `unknown` in the first day of the list, and while nothing was offered.",
  "type": "string",
  "enum": [
   "likely",
   "possible",
   "unlikely",
   "unknown"
  ]
 },
 "WaitListOffer": {
  "description": "What is set aside for an entry, until then.",
  "type": "object",
  "required": [
   "offerGroupId",
   "name",
   "quantity",
   "until"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "quantity": {
    "type": "integer",
    "minimum": 1
   },
   "until": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "WaitListEntry": {
  "type": "object",
  "required": [
   "event",
   "names",
   "quantity",
   "maySplit",
   "state",
   "joinedAt"
  ],
  "properties": {
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "names": {
    "description": "Names of the offers that it waits for.",
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/ShortText"
    }
   },
   "quantity": {
    "type": "integer",
    "minimum": 1
   },
   "maySplit": {
    "type": "boolean"
   },
   "state": {
    "$ref": "#/definitions/WaitListState"
   },
   "joinedAt": {
    "$ref": "#/definitions/Instant"
   },
   "place": {
    "description": "Of a waiting entry; 1 is the next.",
    "type": "integer",
    "minimum": 1
   },
   "ahead": {
    "description": "Places that the entries ahead want.",
    "type": "integer",
    "minimum": 0
   },
   "chance": {
    "$ref": "#/definitions/WaitListChance"
   },
   "offer": {
    "$ref": "#/definitions/WaitListOffer"
   }
  },
  "additionalProperties": false
 },
 "WaitList": {
  "type": "object",
  "required": [
   "event",
   "groups",
   "waiting",
   "offered",
   "claimMinutes",
   "serverTime"
  ],
  "properties": {
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "groups": {
    "description": "Offers that can be waited for; empty if none is sold out.",
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/WaitListGroup"
    }
   },
   "waiting": {
    "description": "People who wait.",
    "type": "integer",
    "minimum": 0
   },
   "offered": {
    "description": "Places that were offered so far.",
    "type": "integer",
    "minimum": 0
   },
   "claimMinutes": {
    "description": "Time in which an offer must be claimed.",
    "type": "integer",
    "minimum": 1
   },
   "entry": {
    "$ref": "#/definitions/WaitListEntry"
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "WaitListEntries": {
  "type": "object",
  "required": [
   "entries",
   "serverTime"
  ],
  "properties": {
   "entries": {
    "type": "array",
    "maxItems": 200,
    "items": {
     "$ref": "#/definitions/WaitListEntry"
    }
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "ClaimedOffer": {
  "type": "object",
  "required": [
   "selections"
  ],
  "properties": {
   "selections": {
    "description": "Lines of the cart; `checkoutCart` with them answers the cart. Empty without an offer, or once it is over.",
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/CartSelection"
    }
   }
  },
  "additionalProperties": false
 },
 "WaitListRequest": {
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
 },
 "JoinWaitListRequest": {
  "type": "object",
  "required": [
   "eventId",
   "offerGroupIds",
   "quantity",
   "maySplit"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "offerGroupIds": {
    "description": "Any of them will do.",
    "type": "array",
    "minItems": 1,
    "maxItems": 20,
    "uniqueItems": true,
    "items": {
     "$ref": "#/definitions/Id"
    }
   },
   "quantity": {
    "type": "integer",
    "minimum": 1,
    "maximum": 50
   },
   "maySplit": {
    "description": "Fewer places, or places apart, are welcome too.",
    "type": "boolean"
   }
  },
  "additionalProperties": false
 }
};

export const marketplaceWaitListSchemas: Record<'getWaitList' | 'joinWaitList' | 'leaveWaitList' | 'claimWaitList' | 'listWaitListEntries', OperationSchema> = {
 "getWaitList": {
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
   "$ref": "foyer#/definitions/WaitList"
  }
 },
 "joinWaitList": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/JoinWaitListRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/WaitList"
  }
 },
 "leaveWaitList": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/WaitListRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/WaitList"
  }
 },
 "claimWaitList": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/WaitListRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ClaimedOffer"
  }
 },
 "listWaitListEntries": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/WaitListEntries"
  }
 }
};
