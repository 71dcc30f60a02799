// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplaceClientAuctionDefinitions: Record<string, JsonSchema> = {
 "ChangeMinimumRequest": {
  "type": "object",
  "required": [
   "eventId",
   "offerGroupId",
   "minimum",
   "reason"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "minimum": {
    "$ref": "#/definitions/Money",
    "description": "Of one, before fees; whole steps below the maximum."
   },
   "reason": {
    "$ref": "#/definitions/ChangeReason"
   }
  },
  "additionalProperties": false
 },
 "ClientAuctionPermissions": {
  "type": "object",
  "required": [
   "open",
   "close",
   "changeStock"
  ],
  "properties": {
   "open": {
    "$ref": "#/definitions/Permission"
   },
   "close": {
    "$ref": "#/definitions/Permission"
   },
   "changeStock": {
    "$ref": "#/definitions/Permission"
   }
  },
  "additionalProperties": false
 },
 "ClientAuctionGroup": {
  "description": "Offer that can be bid for, with figures. Nothing in it is of a single offer before the close.",
  "type": "object",
  "required": [
   "offerGroupId",
   "name",
   "minimum",
   "step",
   "quantity",
   "free",
   "offers",
   "units",
   "allowed"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "minimum": {
    "$ref": "#/definitions/Money"
   },
   "maximum": {
    "$ref": "#/definitions/Money"
   },
   "step": {
    "$ref": "#/definitions/Money"
   },
   "quantity": {
    "type": "integer",
    "minimum": 0
   },
   "free": {
    "description": "Neither held nor sold.",
    "type": "integer",
    "minimum": 0
   },
   "offers": {
    "type": "integer",
    "minimum": 0
   },
   "units": {
    "description": "Places that these want.",
    "type": "integer",
    "minimum": 0
   },
   "results": {
    "$ref": "#/definitions/WindowResults",
    "description": "Once it is allocated."
   },
   "cutOff": {
    "$ref": "#/definitions/Money",
    "description": "Lowest price that got in, before fees."
   },
   "paidFace": {
    "$ref": "#/definitions/Money",
    "description": "Sum of the prices of what is paid, before fees."
   },
   "allowed": {
    "$ref": "#/definitions/ClientAuctionGroupPermissions"
   }
  },
  "additionalProperties": false
 },
 "ClientAuctionGroupPermissions": {
  "type": "object",
  "required": [
   "lowerStock",
   "changeMinimum"
  ],
  "properties": {
   "lowerStock": {
    "$ref": "#/definitions/Permission"
   },
   "changeMinimum": {
    "$ref": "#/definitions/Permission"
   }
  },
  "additionalProperties": false
 },
 "ClientAuction": {
  "type": "object",
  "required": [
   "eventId",
   "marketplaceId",
   "state",
   "opensAt",
   "closesAt",
   "resultsAt",
   "groups",
   "changes",
   "allowed",
   "serverTime"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "marketplaceId": {
    "$ref": "#/definitions/Id"
   },
   "state": {
    "$ref": "#/definitions/AuctionState"
   },
   "opensAt": {
    "$ref": "#/definitions/Instant"
   },
   "closesAt": {
    "$ref": "#/definitions/Instant"
   },
   "closedEarly": {
    "$ref": "#/definitions/ChangeReason"
   },
   "resultsAt": {
    "$ref": "#/definitions/Instant"
   },
   "groups": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/ClientAuctionGroup"
    }
   },
   "changes": {
    "$ref": "#/definitions/WindowChanges"
   },
   "allowed": {
    "$ref": "#/definitions/ClientAuctionPermissions"
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "ExportedOffer": {
  "type": "object",
  "required": [
   "offerGroupId",
   "place",
   "price",
   "reachedAt",
   "quantity",
   "state"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "place": {
    "description": "Among the offers of its group, from 1.",
    "type": "integer",
    "minimum": 1
   },
   "price": {
    "$ref": "#/definitions/Money",
    "description": "Of one, before fees."
   },
   "reachedAt": {
    "$ref": "#/definitions/Instant"
   },
   "quantity": {
    "type": "integer",
    "minimum": 1
   },
   "state": {
    "$ref": "#/definitions/AuctionOfferState"
   }
  },
  "additionalProperties": false
 },
 "AuctionExport": {
  "type": "object",
  "required": [
   "eventId",
   "state",
   "offers"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "state": {
    "$ref": "#/definitions/AuctionState"
   },
   "offers": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/definitions/ExportedOffer"
    }
   },
   "next": {
    "description": "For the next page; absent on the last.",
    "type": "integer",
    "minimum": 1
   }
  },
  "additionalProperties": false
 }
};

export const marketplaceClientAuctionSchemas: Record<'getClientAuction' | 'openClientAuction' | 'closeClientAuction' | 'changeAuctionStock' | 'changeAuctionMinimum' | 'exportAuction', OperationSchema> = {
 "getClientAuction": {
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
   "$ref": "foyer#/definitions/ClientAuction"
  }
 },
 "openClientAuction": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/OpenWindowRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ClientAuction"
  }
 },
 "closeClientAuction": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/CloseWindowRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ClientAuction"
  }
 },
 "changeAuctionStock": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ChangeStockRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ClientAuction"
  }
 },
 "changeAuctionMinimum": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ChangeMinimumRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ClientAuction"
  }
 },
 "exportAuction": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ExportWindowRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/AuctionExport"
  }
 }
};
