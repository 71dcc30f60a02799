// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplaceEventDefinitions: Record<string, JsonSchema> = {
 "Marketplace": {
  "description": "Sales window of one of the four marketplaces of an event [C1.02, C4.05].",
  "type": "object",
  "required": [
   "marketplaceId",
   "type",
   "state"
  ],
  "properties": {
   "marketplaceId": {
    "$ref": "#/definitions/Id"
   },
   "isCoded": {
    "description": "Open only to callers who send its `marketplaceCode`.",
    "type": "boolean"
   },
   "isForExtras": {
    "description": "Sells no access, but extras beside it.",
    "type": "boolean"
   },
   "type": {
    "$ref": "#/definitions/MarketplaceType"
   },
   "state": {
    "$ref": "#/definitions/SaleState"
   },
   "opensAt": {
    "$ref": "#/definitions/Instant"
   },
   "closesAt": {
    "$ref": "#/definitions/Instant"
   },
   "resultsAt": {
    "$ref": "#/definitions/Instant"
   },
   "laterStates": {
    "description": "States of this window that time alone brings, in order; absent without any.",
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/LaterState"
    }
   }
  },
  "additionalProperties": false
 },
 "EventTagQuery": {
  "type": "object",
  "required": [
   "tags"
  ],
  "properties": {
   "tags": {
    "description": "Matches any of these.",
    "type": "array",
    "minItems": 1,
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/EventTag"
    }
   },
   "exceptPerformerId": {
    "$ref": "#/definitions/Id",
    "description": "Leaves out the events of this performer."
   },
   "cursor": {
    "$ref": "#/definitions/Cursor"
   },
   "limit": {
    "type": "integer",
    "minimum": 1,
    "maximum": 50
   }
  },
  "additionalProperties": false
 },
 "SalesGroup": {
  "description": "Heading of a group of offers; a tree by `parentSalesGroupId`.",
  "type": "object",
  "required": [
   "salesGroupId",
   "name",
   "category"
  ],
  "properties": {
   "salesGroupId": {
    "$ref": "#/definitions/Id"
   },
   "parentSalesGroupId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "category": {
    "$ref": "#/definitions/ItemCategory"
   }
  },
  "additionalProperties": false
 },
 "LineupEntry": {
  "type": "object",
  "required": [
   "performerId",
   "name"
  ],
  "properties": {
   "performerId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "genre": {
    "$ref": "#/definitions/ShortText"
   },
   "genreTag": {
    "$ref": "#/definitions/EventTag"
   },
   "startsAt": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "Series": {
  "description": "Tour or run that an event is a date of; `listEvents` lists the others.",
  "type": "object",
  "required": [
   "seriesId",
   "name"
  ],
  "properties": {
   "seriesId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   }
  },
  "additionalProperties": false
 },
 "Sponsor": {
  "type": "object",
  "required": [
   "name"
  ],
  "properties": {
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "role": {
    "$ref": "#/definitions/ShortText",
    "description": "Words before the name, such as \"Presented with\"."
   },
   "url": {
    "type": "string",
    "pattern": "^https?://",
    "maxLength": 2000
   }
  },
  "additionalProperties": false
 },
 "AnalyticsTracker": {
  "description": "Property of the organiser's own analytics, for visitors who consent to measuring.",
  "type": "object",
  "required": [
   "provider",
   "trackerId"
  ],
  "properties": {
   "provider": {
    "type": "string",
    "enum": [
     "googleAnalytics"
    ]
   },
   "trackerId": {
    "type": "string",
    "pattern": "^G-[A-Z0-9]{4,20}$",
    "maxLength": 22
   }
  },
  "additionalProperties": false
 },
 "EventProfile": {
  "description": "Event, as shown on its landing page [C3.17].",
  "type": "object",
  "required": [
   "summary",
   "description",
   "lineup",
   "sponsors",
   "analyticsTrackers",
   "marketplaces",
   "salesGroups",
   "policy",
   "maxPerPerson",
   "serverTime"
  ],
  "properties": {
   "summary": {
    "$ref": "#/definitions/EventSummary"
   },
   "locationId": {
    "$ref": "#/definitions/Id",
    "description": "Id of the venue, as in `summary.venue`; absent for events that are only streamed."
   },
   "series": {
    "$ref": "#/definitions/Series"
   },
   "sponsors": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/Sponsor"
    }
   },
   "analyticsTrackers": {
    "type": "array",
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/AnalyticsTracker"
    }
   },
   "description": {
    "$ref": "#/definitions/LongText"
   },
   "doorsAt": {
    "$ref": "#/definitions/Instant"
   },
   "questions": {
    "description": "What the organiser asks at checkout; absent if nothing.",
    "type": "array",
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/EventQuestion"
    }
   },
   "lineup": {
    "type": "array",
    "maxItems": 200,
    "items": {
     "$ref": "#/definitions/LineupEntry"
    }
   },
   "marketplaces": {
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/Marketplace"
    }
   },
   "salesGroups": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "#/definitions/SalesGroup"
    }
   },
   "seatChartId": {
    "$ref": "#/definitions/Id",
    "description": "Absent for events without a chart."
   },
   "seatChartVersion": {
    "description": "Together with seatChartId, identifies an immutable chart.",
    "type": "integer",
    "minimum": 1
   },
   "takesCode": {
    "description": "A sale window that is not over yet opens only by a `marketplaceCode`.",
    "type": "boolean"
   },
   "policy": {
    "$ref": "#/definitions/TokenPolicy"
   },
   "resale": {
    "$ref": "#/definitions/EventResale"
   },
   "maxPerPerson": {
    "type": "integer",
    "minimum": 1,
    "maximum": 500
   },
   "streamStartsAt": {
    "$ref": "#/definitions/Instant"
   },
   "replayExpiresAt": {
    "$ref": "#/definitions/Instant"
   },
   "refundedCount": {
    "description": "Number of refunded {product} of a cancelled event.",
    "type": "integer",
    "minimum": 0
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "EventResale": {
  "description": "What is to be known of the resale of an event before one buys; absent where nothing is resold.",
  "type": "object",
  "required": [
   "sharePpm",
   "blocked"
  ],
  "properties": {
   "sharePpm": {
    "description": "Share of the profit of a resale that the organiser gets, in parts per million.",
    "type": "integer",
    "minimum": 0,
    "maximum": 1000000
   },
   "blocked": {
    "description": "Names of offer groups of which nothing is resold.",
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/ShortText"
    }
   }
  },
  "additionalProperties": false
 },
 "EventPage": {
  "type": "object",
  "required": [
   "events",
   "total"
  ],
  "properties": {
   "events": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/EventSummary"
    }
   },
   "total": {
    "description": "Total number of results, counted up to 1000.",
    "type": "integer",
    "minimum": 0
   },
   "nextCursor": {
    "$ref": "#/definitions/Cursor"
   }
  },
  "additionalProperties": false
 },
 "Carousel": {
  "type": "object",
  "required": [
   "events"
  ],
  "properties": {
   "events": {
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/EventSummary"
    }
   }
  },
  "additionalProperties": false
 }
};

export const marketplaceEventSchemas: Record<'getEventProfile' | 'listEvents' | 'listEventsByTag' | 'listCarousel', OperationSchema> = {
 "getEventProfile": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
    "marketplaceCode": {
     "$ref": "foyer#/definitions/MarketplaceCode"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/EventProfile"
  }
 },
 "listEvents": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "searchQuery": {
     "type": "string",
     "maxLength": 100
    },
    "buyingOptions": {
     "type": "array",
     "maxItems": 4,
     "items": {
      "$ref": "foyer#/definitions/MarketplaceType"
     }
    },
    "kinds": {
     "type": "array",
     "maxItems": 11,
     "items": {
      "$ref": "foyer#/definitions/EventKind"
     }
    },
    "attendance": {
     "$ref": "foyer#/definitions/Attendance"
    },
    "latitude": {
     "type": "number",
     "minimum": -90,
     "maximum": 90
    },
    "longitude": {
     "type": "number",
     "minimum": -180,
     "maximum": 180
    },
    "rangeKm": {
     "type": "integer",
     "minimum": 1,
     "maximum": 20000
    },
    "from": {
     "$ref": "foyer#/definitions/Instant"
    },
    "to": {
     "$ref": "foyer#/definitions/Instant"
    },
    "fromDay": {
     "$ref": "foyer#/definitions/Day"
    },
    "toDay": {
     "$ref": "foyer#/definitions/Day"
    },
    "priceMax": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "currency": {
     "$ref": "foyer#/definitions/CurrencyCode"
    },
    "accessible": {
     "type": "boolean"
    },
    "fewLeft": {
     "type": "boolean"
    },
    "clientId": {
     "$ref": "foyer#/definitions/Id"
    },
    "performerId": {
     "$ref": "foyer#/definitions/Id"
    },
    "locationId": {
     "$ref": "foyer#/definitions/Id"
    },
    "seriesId": {
     "$ref": "foyer#/definitions/Id"
    },
    "sort": {
     "type": "string",
     "enum": [
      "date",
      "distance",
      "price",
      "priceDescending"
     ]
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
   "$ref": "foyer#/definitions/EventPage"
  }
 },
 "listEventsByTag": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/EventTagQuery"
  },
  "response": {
   "$ref": "foyer#/definitions/EventPage"
  }
 },
 "listCarousel": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/Carousel"
  }
 }
};
