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
   },
   "hasEnded": {
    "description": "Whether nothing can be sold any more; absent without `endsAt`.",
    "type": "boolean"
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
   },
   "hasEnded": {
    "type": "boolean"
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
 },
 "PromoterSections": {
  "description": "Where an offer's stock of the caller lies. Seats are as in `listSeatsForSections`: those of other stock are not on sale here. Standing places have a section, if any, and no seats.\n",
  "type": "object",
  "required": [
   "eventId",
   "offerGroupId",
   "seating",
   "sections",
   "availability",
   "offers",
   "offerSets",
   "bestSeatCodes",
   "serverTime"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "seating": {
    "$ref": "#/definitions/SeatingKind"
   },
   "sections": {
    "description": "The best first.",
    "type": "array",
    "maxItems": 60,
    "items": {
     "$ref": "#/definitions/SectionAvailability"
    }
   },
   "availability": {
    "description": "Seats of these sections.",
    "type": "array",
    "maxItems": 60,
    "items": {
     "$ref": "#/definitions/SeatAvailability"
    }
   },
   "offers": {
    "type": "array",
    "maxItems": 1,
    "items": {
     "$ref": "#/definitions/SeatOffer"
    }
   },
   "offerSets": {
    "description": "Indexes of the offers that a seat carries; the first set is empty.",
    "type": "array",
    "maxItems": 2,
    "items": {
     "type": "array",
     "maxItems": 1,
     "items": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "bestSeatCodes": {
    "description": "Best seats that are left side by side; empty without so many.",
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/SeatCode"
    }
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "PromoterSectionV1": {
  "type": "object",
  "required": [
   "sectionCode",
   "name",
   "left"
  ],
  "properties": {
   "sectionCode": {
    "$ref": "#/definitions/SectionCode"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "left": {
    "type": "integer",
    "minimum": 0
   }
  },
  "additionalProperties": false
 },
 "PromoterSectionsV1": {
  "type": "object",
  "required": [
   "eventId",
   "offerGroupId",
   "sections"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "sections": {
    "type": "array",
    "maxItems": 60,
    "items": {
     "$ref": "#/definitions/PromoterSectionV1"
    }
   }
  },
  "additionalProperties": false
 }
};

export const promoterInventorySchemas: Record<'listPromoterEventsV1' | 'listPromoterEvents' | 'getPromoterOverviewV1' | 'getPromoterOverview' | 'getPromoterEngagementV1' | 'getPromoterEngagement' | 'listPromoterInventoryV1' | 'listPromoterInventory' | 'listPromoterSectionsV1' | 'listPromoterSections', OperationSchema> = {
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
 },
 "listPromoterSectionsV1": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId",
    "offerGroupId"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
    "offerGroupId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterSectionsV1"
  }
 },
 "listPromoterSections": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId",
    "offerGroupId"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
    "offerGroupId": {
     "$ref": "foyer#/definitions/Id"
    },
    "quantity": {
     "$ref": "foyer#/definitions/Quantity"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterSections"
  }
 }
};
