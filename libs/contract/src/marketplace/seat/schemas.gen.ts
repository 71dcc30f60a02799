// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplaceSeatDefinitions: Record<string, JsonSchema> = {
 "ChartShape": {
  "description": "Drawn shape that is not for sale. `points` is flat, x then y.",
  "type": "object",
  "required": [
   "kind",
   "points"
  ],
  "properties": {
   "kind": {
    "type": "string",
    "enum": [
     "stage",
     "field",
     "floor",
     "wall",
     "label"
    ]
   },
   "points": {
    "type": "array",
    "maxItems": 4000,
    "items": {
     "type": "number"
    }
   },
   "label": {
    "type": "string",
    "maxLength": 80
   }
  },
  "additionalProperties": false
 },
 "ChartRow": {
  "description": "Row of seats; the arrays are in physical order, with one entry per seat.",
  "type": "object",
  "required": [
   "row",
   "rank",
   "seats",
   "x",
   "y"
  ],
  "properties": {
   "row": {
    "description": "Code of the row, as in seat codes.",
    "type": "string",
    "maxLength": 8
   },
   "label": {
    "$ref": "#/definitions/ShortText",
    "description": "Displayed name of the row, if it differs from its code."
   },
   "rank": {
    "description": "0 is the best row of its section.",
    "type": "integer",
    "minimum": 0
   },
   "seats": {
    "description": "Printed numbers.",
    "type": "array",
    "maxItems": 400,
    "items": {
     "type": "string",
     "maxLength": 8
    }
   },
   "x": {
    "type": "array",
    "maxItems": 400,
    "items": {
     "type": "number"
    }
   },
   "y": {
    "type": "array",
    "maxItems": 400,
    "items": {
     "type": "number"
    }
   },
   "kinds": {
    "description": "One character per seat: `.` plain, `w` wheelchair, `c` companion, `r` restricted view.",
    "type": "string",
    "maxLength": 400
   },
   "adjacency": {
    "description": "adjacencyIndex of each seat, if it is not 0, 1, 2 and so on; a gap is an aisle.",
    "type": "array",
    "maxItems": 400,
    "items": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "additionalProperties": false
 },
 "ChartSection": {
  "type": "object",
  "required": [
   "sectionCode",
   "name",
   "seating",
   "outline",
   "labelAt",
   "capacity",
   "rank"
  ],
  "properties": {
   "sectionCode": {
    "$ref": "#/definitions/SectionCode"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "level": {
    "$ref": "#/definitions/ShortText"
   },
   "seating": {
    "type": "string",
    "enum": [
     "seated",
     "ga"
    ]
   },
   "outline": {
    "description": "Flat, closed polygon.",
    "type": "array",
    "maxItems": 4000,
    "items": {
     "type": "number"
    }
   },
   "labelAt": {
    "type": "array",
    "minItems": 2,
    "maxItems": 2,
    "items": {
     "type": "number"
    }
   },
   "capacity": {
    "type": "integer",
    "minimum": 0
   },
   "rank": {
    "description": "0 is the best section.",
    "type": "integer",
    "minimum": 0
   },
   "viewUrl": {
    "$ref": "#/definitions/UrlText",
    "description": "Picture of the stage or field as seen from the section."
   },
   "rows": {
    "description": "Only for requested sections.",
    "type": "array",
    "maxItems": 400,
    "items": {
     "$ref": "#/definitions/ChartRow"
    }
   }
  },
  "additionalProperties": false
 },
 "SeatChart": {
  "description": "Chart of an event's venue. Immutable per id and version; availability is in `SectionAvailability` and `SeatAvailability`.\n",
  "type": "object",
  "required": [
   "seatChartId",
   "version",
   "name",
   "width",
   "height",
   "shapes",
   "sections"
  ],
  "properties": {
   "seatChartId": {
    "$ref": "#/definitions/Id"
   },
   "version": {
    "type": "integer",
    "minimum": 1
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "width": {
    "type": "number",
    "minimum": 1
   },
   "height": {
    "type": "number",
    "minimum": 1
   },
   "shapes": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/ChartShape"
    }
   },
   "sections": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/definitions/ChartSection"
    }
   }
  },
  "additionalProperties": false
 },
 "SectionAvailability": {
  "type": "object",
  "required": [
   "sectionCode",
   "available",
   "accessible",
   "offerGroupIds"
  ],
  "properties": {
   "sectionCode": {
    "$ref": "#/definitions/SectionCode"
   },
   "available": {
    "type": "integer",
    "minimum": 0
   },
   "accessible": {
    "type": "integer",
    "minimum": 0
   },
   "priceFrom": {
    "$ref": "#/definitions/Money",
    "description": "All-in."
   },
   "priceTo": {
    "$ref": "#/definitions/Money",
    "description": "All-in."
   },
   "offerGroupIds": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "#/definitions/Id"
    }
   }
  },
  "additionalProperties": false
 },
 "SeatChartWithAvailability": {
  "type": "object",
  "required": [
   "seatChart",
   "sections"
  ],
  "properties": {
   "seatChart": {
    "$ref": "#/definitions/SeatChart"
   },
   "sections": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/definitions/SectionAvailability"
    }
   }
  },
  "additionalProperties": false
 },
 "SeatChartList": {
  "type": "object",
  "required": [
   "seatCharts",
   "serverTime"
  ],
  "properties": {
   "seatCharts": {
    "type": "array",
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/SeatChartWithAvailability"
    }
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "SeatRowAvailability": {
  "type": "object",
  "required": [
   "row",
   "states",
   "offers"
  ],
  "properties": {
   "row": {
    "type": "string",
    "maxLength": 8
   },
   "states": {
    "description": "One character per seat: `a` free, `l` listed by a fan, `h` held, `m` held by the caller, `s` sold, `o` set aside for another window, `x` not on sale.",
    "type": "string",
    "maxLength": 400
   },
   "offers": {
    "description": "Offers of the seats in runs: a number of seats, then the index of their set in the answer's `offerSets`; and so on.",
    "type": "array",
    "maxItems": 800,
    "items": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "additionalProperties": false
 },
 "SeatAvailability": {
  "type": "object",
  "required": [
   "sectionCode",
   "rows"
  ],
  "properties": {
   "sectionCode": {
    "$ref": "#/definitions/SectionCode"
   },
   "rows": {
    "type": "array",
    "maxItems": 400,
    "items": {
     "$ref": "#/definitions/SeatRowAvailability"
    }
   }
  },
  "additionalProperties": false
 },
 "SeatOffer": {
  "description": "Offer of a seat, with its all-in price.",
  "type": "object",
  "required": [
   "offerGroupId",
   "name",
   "allIn"
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
   }
  },
  "additionalProperties": false
 },
 "AvailableSections": {
  "type": "object",
  "required": [
   "sections",
   "serverTime"
  ],
  "properties": {
   "sections": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/definitions/SectionAvailability"
    }
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "BestSeats": {
  "type": "object",
  "required": [
   "seats",
   "offerGroupId",
   "together"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "seats": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/SeatRef"
    }
   },
   "together": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "SeatsForSections": {
  "type": "object",
  "required": [
   "version",
   "isComplete",
   "sections",
   "offers",
   "offerSets",
   "serverTime"
  ],
  "properties": {
   "version": {
    "description": "For `since`.",
    "type": "string",
    "maxLength": 40
   },
   "isComplete": {
    "description": "Whether it has all rows, not only those that changed.",
    "type": "boolean"
   },
   "sections": {
    "type": "array",
    "maxItems": 60,
    "items": {
     "$ref": "#/definitions/SeatAvailability"
    }
   },
   "offers": {
    "description": "Offers of the seats in this answer.",
    "type": "array",
    "maxItems": 10000,
    "items": {
     "$ref": "#/definitions/SeatOffer"
    }
   },
   "offerSets": {
    "description": "Indexes of the offers that a seat carries; the first set is empty.",
    "type": "array",
    "maxItems": 10000,
    "items": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 }
};

export const marketplaceSeatSchemas: Record<'getSeatChart' | 'listSeatCharts' | 'listAvailableSections' | 'findBestSeats' | 'listSeatsForSections', OperationSchema> = {
 "getSeatChart": {
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
    "sectionCodes": {
     "type": "array",
     "maxItems": 60,
     "items": {
      "$ref": "foyer#/definitions/SectionCode"
     }
    },
    "onlyNamed": {
     "type": "boolean"
    },
    "seatChartId": {
     "$ref": "foyer#/definitions/Id"
    },
    "version": {
     "type": "integer",
     "minimum": 1
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/SeatChart"
  }
 },
 "listSeatCharts": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/OfferGroupQuery"
  },
  "response": {
   "$ref": "foyer#/definitions/SeatChartList"
  }
 },
 "listAvailableSections": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/OfferGroupQuery"
  },
  "response": {
   "$ref": "foyer#/definitions/AvailableSections"
  }
 },
 "findBestSeats": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId",
    "quantity"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
    "marketplaceCode": {
     "$ref": "foyer#/definitions/MarketplaceCode"
    },
    "offerGroupId": {
     "$ref": "foyer#/definitions/Id"
    },
    "quantity": {
     "$ref": "foyer#/definitions/Quantity"
    },
    "sectionCodes": {
     "type": "array",
     "maxItems": 60,
     "items": {
      "$ref": "foyer#/definitions/SectionCode"
     }
    },
    "accessible": {
     "type": "boolean"
    },
    "priceRange": {
     "type": "array",
     "maxItems": 2,
     "items": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000000
     }
    },
    "exceptSeatCodes": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "foyer#/definitions/SeatCode"
     }
    },
    "maySplit": {
     "type": "boolean"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/BestSeats"
  }
 },
 "listSeatsForSections": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId",
    "sectionCodes"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
    "marketplaceCode": {
     "$ref": "foyer#/definitions/MarketplaceCode"
    },
    "sectionCodes": {
     "type": "array",
     "minItems": 1,
     "maxItems": 60,
     "items": {
      "$ref": "foyer#/definitions/SectionCode"
     }
    },
    "marketplaceIds": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "foyer#/definitions/Id"
     }
    },
    "since": {
     "type": "string",
     "maxLength": 40
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/SeatsForSections"
  }
 }
};
