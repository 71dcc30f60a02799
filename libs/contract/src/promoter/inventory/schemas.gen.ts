// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const promoterInventoryDefinitions: Record<string, JsonSchema> = {
 "PromoterPaymentKind": {
  "description": "How the guests of a promoter pay; `card` is a terminal of the organisation, and by `link` the guest pays by a mailed link within a day.\n",
  "type": "string",
  "enum": [
   "cash",
   "card",
   "link"
  ]
 },
 "PromoterStock": {
  "description": "Units of an allotment. `left` can be sold, `pending` is held for guests who have not paid.",
  "type": "object",
  "required": [
   "allotted",
   "left",
   "pending",
   "sold"
  ],
  "properties": {
   "allotted": {
    "type": "integer",
    "minimum": 0
   },
   "left": {
    "type": "integer",
    "minimum": 0
   },
   "pending": {
    "type": "integer",
    "minimum": 0
   },
   "sold": {
    "type": "integer",
    "minimum": 0
   }
  },
  "additionalProperties": false
 },
 "PromoterMoney": {
  "description": "Balances of a promoter for an event, read from the ledger.",
  "type": "object",
  "required": [
   "commissionEarned",
   "cashOwed"
  ],
  "properties": {
   "commissionEarned": {
    "$ref": "#/definitions/Money"
   },
   "cashOwed": {
    "$ref": "#/definitions/Money",
    "description": "Cash that the promoter has taken and not handed over."
   }
  },
  "additionalProperties": false
 },
 "PromoterEvent": {
  "type": "object",
  "required": [
   "event",
   "stock",
   "money"
  ],
  "properties": {
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "stock": {
    "$ref": "#/definitions/PromoterStock"
   },
   "money": {
    "$ref": "#/definitions/PromoterMoney"
   }
  },
  "additionalProperties": false
 },
 "PromoterEventList": {
  "type": "object",
  "required": [
   "events"
  ],
  "properties": {
   "events": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/PromoterEvent"
    }
   }
  },
  "additionalProperties": false
 },
 "CommissionRule": {
  "description": "Commission on each {product} that is sold; the first rule that fits the kind of payment counts.",
  "type": "object",
  "properties": {
   "paymentKind": {
    "$ref": "#/definitions/PromoterPaymentKind",
    "description": "Any if absent."
   },
   "ratePpm": {
    "description": "Share of the price before fees and taxes, in parts per million; absent for an amount.",
    "type": "integer",
    "minimum": 0,
    "maximum": 1000000
   },
   "amount": {
    "$ref": "#/definitions/Money",
    "description": "Absent for a share."
   }
  },
  "additionalProperties": false
 },
 "CommissionRules": {
  "type": "array",
  "maxItems": 10,
  "items": {
   "$ref": "#/definitions/CommissionRule"
  }
 },
 "PromoterEngagement": {
  "type": "object",
  "required": [
   "event",
   "paymentKinds",
   "commission"
  ],
  "properties": {
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "paymentKinds": {
    "type": "array",
    "maxItems": 3,
    "items": {
     "$ref": "#/definitions/PromoterPaymentKind"
    }
   },
   "commission": {
    "$ref": "#/definitions/CommissionRules"
   },
   "mostPerGuest": {
    "description": "Most {product} of one guest; that of the event if absent.",
    "type": "integer",
    "minimum": 1,
    "maximum": 50
   },
   "endsAt": {
    "$ref": "#/definitions/Instant",
    "description": "When the promoter sells no more, and what is unsold returns; the end of sale if absent."
   }
  },
  "additionalProperties": false
 },
 "PromoterItem": {
  "description": "Offer that a promoter sells from an allotment, and its stock, which offers of one price level share.",
  "type": "object",
  "required": [
   "offerGroupId",
   "name",
   "category",
   "seating",
   "price",
   "stock"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "category": {
    "$ref": "#/definitions/ItemCategory"
   },
   "seating": {
    "$ref": "#/definitions/SeatingKind"
   },
   "price": {
    "$ref": "#/definitions/PriceBreakdown",
    "description": "What one unit costs an adult."
   },
   "stock": {
    "$ref": "#/definitions/PromoterStock"
   }
  },
  "additionalProperties": false
 },
 "PromoterInventory": {
  "type": "object",
  "required": [
   "eventId",
   "items"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "items": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/PromoterItem"
    }
   }
  },
  "additionalProperties": false
 },
 "PromoterEventV1": {
  "type": "object",
  "required": [
   "eventId",
   "name",
   "startsAt",
   "left",
   "pending",
   "sold",
   "commissionEarned",
   "cashOwed"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "startsAt": {
    "$ref": "#/definitions/Instant"
   },
   "left": {
    "type": "integer",
    "minimum": 0
   },
   "pending": {
    "type": "integer",
    "minimum": 0
   },
   "sold": {
    "type": "integer",
    "minimum": 0
   },
   "commissionEarned": {
    "$ref": "#/definitions/Money"
   },
   "cashOwed": {
    "$ref": "#/definitions/Money"
   }
  },
  "additionalProperties": false
 },
 "PromoterEventListV1": {
  "type": "object",
  "required": [
   "events"
  ],
  "properties": {
   "events": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/PromoterEventV1"
    }
   }
  },
  "additionalProperties": false
 },
 "PromoterEngagementV1": {
  "type": "object",
  "required": [
   "eventId",
   "name",
   "startsAt",
   "paymentKinds",
   "commission"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "startsAt": {
    "$ref": "#/definitions/Instant"
   },
   "paymentKinds": {
    "type": "array",
    "maxItems": 3,
    "items": {
     "$ref": "#/definitions/PromoterPaymentKind"
    }
   },
   "commission": {
    "$ref": "#/definitions/CommissionRules"
   },
   "mostPerGuest": {
    "type": "integer",
    "minimum": 1,
    "maximum": 50
   },
   "endsAt": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "PromoterItemV1": {
  "type": "object",
  "required": [
   "offerGroupId",
   "name",
   "price",
   "allotted",
   "left",
   "pending",
   "sold"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "price": {
    "$ref": "#/definitions/Money",
    "description": "What one unit costs an adult, with fees and taxes."
   },
   "allotted": {
    "type": "integer",
    "minimum": 0
   },
   "left": {
    "type": "integer",
    "minimum": 0
   },
   "pending": {
    "type": "integer",
    "minimum": 0
   },
   "sold": {
    "type": "integer",
    "minimum": 0
   }
  },
  "additionalProperties": false
 },
 "PromoterInventoryV1": {
  "type": "object",
  "required": [
   "eventId",
   "items"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "items": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/PromoterItemV1"
    }
   }
  },
  "additionalProperties": false
 }
};

export const promoterInventorySchemas: Record<'listPromoterEventsV1' | 'listPromoterEvents' | 'getPromoterOverviewV1' | 'getPromoterOverview' | 'getPromoterEngagementV1' | 'getPromoterEngagement' | 'listPromoterInventoryV1' | 'listPromoterInventory', OperationSchema> = {
 "listPromoterEventsV1": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterEventListV1"
  }
 },
 "listPromoterEvents": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterEventList"
  }
 },
 "getPromoterOverviewV1": {
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
   "$ref": "foyer#/definitions/PromoterEventV1"
  }
 },
 "getPromoterOverview": {
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
   "$ref": "foyer#/definitions/PromoterEvent"
  }
 },
 "getPromoterEngagementV1": {
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
   "$ref": "foyer#/definitions/PromoterEngagementV1"
  }
 },
 "getPromoterEngagement": {
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
   "$ref": "foyer#/definitions/PromoterEngagement"
  }
 },
 "listPromoterInventoryV1": {
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
   "$ref": "foyer#/definitions/PromoterInventoryV1"
  }
 },
 "listPromoterInventory": {
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
   "$ref": "foyer#/definitions/PromoterInventory"
  }
 }
};
