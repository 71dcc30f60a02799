// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplaceClientDrawDefinitions: Record<string, JsonSchema> = {
 "ChangeReason": {
  "description": "Why it is changed.",
  "type": "string",
  "minLength": 1,
  "maxLength": 200
 },
 "OpenWindowRequest": {
  "type": "object",
  "required": [
   "eventId",
   "reason"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "reason": {
    "$ref": "#/definitions/ChangeReason"
   }
  },
  "additionalProperties": false
 },
 "CloseWindowRequest": {
  "type": "object",
  "required": [
   "eventId",
   "closesAt",
   "reason"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "closesAt": {
    "$ref": "#/definitions/Instant",
    "description": "New end, not later than the present one. A time of the last minute closes at once; an older one is refused."
   },
   "reason": {
    "$ref": "#/definitions/ChangeReason"
   }
  },
  "additionalProperties": false
 },
 "ChangeStockRequest": {
  "type": "object",
  "required": [
   "eventId",
   "offerGroupId",
   "quantity",
   "reason"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "offerGroupId": {
    "$ref": "#/definitions/Id",
    "description": "Offer of the window; the stock is that of all that sell from it."
   },
   "quantity": {
    "description": "New number of places. The best free seats are added, the last of the best are taken away.",
    "type": "integer",
    "minimum": 1,
    "maximum": 1000000
   },
   "reason": {
    "$ref": "#/definitions/ChangeReason"
   }
  },
  "additionalProperties": false
 },
 "ExportWindowRequest": {
  "type": "object",
  "required": [
   "eventId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "after": {
    "description": "`next` of the page before.",
    "type": "integer",
    "minimum": 0,
    "maximum": 100000000
   }
  },
  "additionalProperties": false
 },
 "WindowStock": {
  "description": "Places of a window, and the offers that sell from them.",
  "type": "object",
  "required": [
   "offers",
   "quantity",
   "free"
  ],
  "properties": {
   "offers": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/DrawName"
    }
   },
   "quantity": {
    "type": "integer",
    "minimum": 0
   },
   "free": {
    "description": "Neither held nor sold.",
    "type": "integer",
    "minimum": 0
   }
  },
  "additionalProperties": false
 },
 "WindowResults": {
  "description": "What became of those that got in, and of the places that they got.",
  "type": "object",
  "required": [
   "winners",
   "units",
   "paid",
   "paidUnits",
   "open",
   "lapsed"
  ],
  "properties": {
   "winners": {
    "description": "That stand.",
    "type": "integer",
    "minimum": 0
   },
   "units": {
    "description": "Places of these.",
    "type": "integer",
    "minimum": 0
   },
   "paid": {
    "type": "integer",
    "minimum": 0
   },
   "paidUnits": {
    "type": "integer",
    "minimum": 0
   },
   "open": {
    "description": "Winners who have not paid yet.",
    "type": "integer",
    "minimum": 0
   },
   "lapsed": {
    "description": "Wins that were not paid in time.",
    "type": "integer",
    "minimum": 0
   }
  },
  "additionalProperties": false
 },
 "StockChanged": {
  "type": "object",
  "required": [
   "offerGroupId",
   "before",
   "after"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "before": {
    "type": "integer",
    "minimum": 0
   },
   "after": {
    "type": "integer",
    "minimum": 0
   }
  },
  "additionalProperties": false
 },
 "MinimumChanged": {
  "type": "object",
  "required": [
   "offerGroupId",
   "before",
   "after"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "before": {
    "$ref": "#/definitions/Money"
   },
   "after": {
    "$ref": "#/definitions/Money"
   }
  },
  "additionalProperties": false
 },
 "TimeChanged": {
  "type": "object",
  "required": [
   "before",
   "after"
  ],
  "properties": {
   "before": {
    "$ref": "#/definitions/Instant"
   },
   "after": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "WindowChange": {
  "description": "What an organiser or an operator did with a draw or an auction.",
  "type": "object",
  "required": [
   "change",
   "changedAt",
   "by",
   "isOperator"
  ],
  "properties": {
   "change": {
    "type": "string",
    "enum": [
     "open",
     "close",
     "stock",
     "minimum",
     "export"
    ]
   },
   "changedAt": {
    "$ref": "#/definitions/Instant"
   },
   "by": {
    "description": "Name of the member, or of the user of the operating system; empty once the account is deleted.",
    "type": "string",
    "maxLength": 210
   },
   "isOperator": {
    "description": "By the command of the platform.",
    "type": "boolean"
   },
   "reason": {
    "$ref": "#/definitions/ChangeReason"
   },
   "time": {
    "$ref": "#/definitions/TimeChanged",
    "description": "Of opening or closing."
   },
   "stock": {
    "$ref": "#/definitions/StockChanged"
   },
   "minimum": {
    "$ref": "#/definitions/MinimumChanged"
   },
   "exported": {
    "description": "Lines of an export.",
    "type": "integer",
    "minimum": 0
   }
  },
  "additionalProperties": false
 },
 "WindowChanges": {
  "description": "Latest first.",
  "type": "array",
  "maxItems": 200,
  "items": {
   "$ref": "#/definitions/WindowChange"
  }
 },
 "ClientDrawPermissions": {
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
 "ClientDraw": {
  "type": "object",
  "required": [
   "eventId",
   "marketplaceId",
   "state",
   "opensAt",
   "closesAt",
   "resultsAt",
   "autoClaim",
   "stock",
   "entries",
   "units",
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
    "$ref": "#/definitions/DrawState"
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
   "autoClaim": {
    "type": "boolean"
   },
   "committedAt": {
    "$ref": "#/definitions/Instant",
    "description": "When the hash of the seed was published, and from when on changes of the stock are."
   },
   "seedCommitment": {
    "$ref": "#/definitions/DrawHash"
   },
   "stock": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/WindowStock"
    }
   },
   "entries": {
    "type": "integer",
    "minimum": 0
   },
   "units": {
    "description": "Offers that entries wish for, at most.",
    "type": "integer",
    "minimum": 0
   },
   "results": {
    "$ref": "#/definitions/WindowResults",
    "description": "Once it is drawn."
   },
   "changes": {
    "$ref": "#/definitions/WindowChanges"
   },
   "allowed": {
    "$ref": "#/definitions/ClientDrawPermissions"
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "ExportedEntry": {
  "type": "object",
  "required": [
   "place",
   "drawnId",
   "quantity",
   "maySplit",
   "state"
  ],
  "properties": {
   "place": {
    "type": "integer",
    "minimum": 1
   },
   "drawnId": {
    "$ref": "#/definitions/DrawHash"
   },
   "quantity": {
    "type": "integer",
    "minimum": 1
   },
   "maySplit": {
    "type": "boolean"
   },
   "state": {
    "$ref": "#/definitions/DrawEntryState"
   },
   "wonGroupId": {
    "$ref": "#/definitions/Id"
   },
   "wonQuantity": {
    "type": "integer",
    "minimum": 1
   }
  },
  "additionalProperties": false
 },
 "DrawExport": {
  "type": "object",
  "required": [
   "eventId",
   "state",
   "entries"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "state": {
    "$ref": "#/definitions/DrawState"
   },
   "entries": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/definitions/ExportedEntry"
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

export const marketplaceClientDrawSchemas: Record<'getClientDraw' | 'openClientDraw' | 'closeClientDraw' | 'changeDrawStock' | 'exportDraw', OperationSchema> = {
 "getClientDraw": {
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
   "$ref": "foyer#/definitions/ClientDraw"
  }
 },
 "openClientDraw": {
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
   "$ref": "foyer#/definitions/ClientDraw"
  }
 },
 "closeClientDraw": {
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
   "$ref": "foyer#/definitions/ClientDraw"
  }
 },
 "changeDrawStock": {
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
   "$ref": "foyer#/definitions/ClientDraw"
  }
 },
 "exportDraw": {
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
   "$ref": "foyer#/definitions/DrawExport"
  }
 }
};
