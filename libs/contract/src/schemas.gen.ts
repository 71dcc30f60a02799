// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationId } from './operations.gen.ts';

/** A JSON Schema (draft 2020-12 as OpenAPI 3.1 has it). */
export type JsonSchema = Record<string, unknown>;
export interface OperationSchema {
  querystring: JsonSchema;
  body?: JsonSchema;
  response: JsonSchema;
}
/** The shared schemas; operation schemas refer to them as `foyer#/definitions/Name`. */
export const sharedSchemas: JsonSchema = {
 "$id": "foyer",
 "definitions": {
  "Id": {
   "description": "UUIDv7 created by the server, in lower case.",
   "type": "string",
   "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
   "maxLength": 36,
   "examples": [
    "01936f5e-7c00-7000-8000-000000000001"
   ]
  },
  "VanityName": {
   "description": "Readable part of a page address. Names of existing addresses are refused.",
   "type": "string",
   "pattern": "^[a-z0-9][a-z0-9-]{1,79}$",
   "maxLength": 80,
   "examples": [
    "northern-lights-tour"
   ]
  },
  "Instant": {
   "description": "Point in time, UTC with `Z`.",
   "type": "string",
   "format": "date-time",
   "maxLength": 35,
   "examples": [
    "2027-03-05T01:30:00Z"
   ]
  },
  "TimeZone": {
   "description": "IANA time zone.",
   "type": "string",
   "maxLength": 64,
   "examples": [
    "America/Toronto"
   ]
  },
  "Locale": {
   "description": "Locale of the product [I3.27].",
   "type": "string",
   "enum": [
    "en-US",
    "en-CA",
    "fr-CA",
    "es-US"
   ]
  },
  "CountryCode": {
   "description": "ISO 3166-1 alpha-2.",
   "type": "string",
   "pattern": "^[A-Z]{2}$",
   "maxLength": 2,
   "examples": [
    "CA"
   ]
  },
  "CurrencyCode": {
   "description": "ISO 4217.",
   "type": "string",
   "pattern": "^[A-Z]{3}$",
   "maxLength": 3,
   "examples": [
    "CAD"
   ]
  },
  "EmailAddress": {
   "type": "string",
   "format": "email",
   "minLength": 3,
   "maxLength": 254,
   "examples": [
    "fan@example.com"
   ]
  },
  "ShortText": {
   "type": "string",
   "maxLength": 200
  },
  "LongText": {
   "type": "string",
   "maxLength": 10000
  },
  "UrlText": {
   "description": "Absolute or same-origin address.",
   "type": "string",
   "maxLength": 2000
  },
  "Quantity": {
   "type": "integer",
   "minimum": 1,
   "maximum": 50
  },
  "Cursor": {
   "description": "Opaque cursor of the next page.",
   "type": "string",
   "maxLength": 400
  },
  "Coordinates": {
   "type": "object",
   "required": [
    "latitude",
    "longitude"
   ],
   "properties": {
    "latitude": {
     "type": "number",
     "minimum": -90,
     "maximum": 90
    },
    "longitude": {
     "type": "number",
     "minimum": -180,
     "maximum": 180
    }
   },
   "examples": [
    {
     "latitude": 43.6532,
     "longitude": -79.3832
    }
   ],
   "additionalProperties": false
  },
  "Money": {
   "description": "Integer amount in the minor unit of its currency.",
   "type": "object",
   "required": [
    "amount",
    "currency"
   ],
   "properties": {
    "amount": {
     "type": "integer",
     "minimum": -1000000000000,
     "maximum": 1000000000000
    },
    "currency": {
     "$ref": "#/definitions/CurrencyCode"
    }
   },
   "examples": [
    {
     "amount": 12550,
     "currency": "CAD"
    }
   ],
   "additionalProperties": false
  },
  "FeeKind": {
   "description": "How a fee is calculated [C3.09].",
   "type": "string",
   "enum": [
    "amount",
    "percent",
    "profitPercent",
    "stepped",
    "pending"
   ]
  },
  "FeeLine": {
   "description": "Fee in a price. `mandatory` fees are part of the all-in price.",
   "type": "object",
   "required": [
    "code",
    "label",
    "purpose",
    "recipient",
    "basis",
    "kind",
    "mandatory",
    "refundable",
    "amount"
   ],
   "properties": {
    "code": {
     "type": "string",
     "maxLength": 40
    },
    "label": {
     "$ref": "#/definitions/ShortText"
    },
    "purpose": {
     "$ref": "#/definitions/ShortText"
    },
    "recipient": {
     "type": "string",
     "enum": [
      "platform",
      "organiser",
      "venue",
      "payment"
     ]
    },
    "basis": {
     "type": "string",
     "enum": [
      "ticket",
      "order"
     ]
    },
    "kind": {
     "$ref": "#/definitions/FeeKind"
    },
    "mandatory": {
     "type": "boolean"
    },
    "refundable": {
     "type": "boolean"
    },
    "amount": {
     "$ref": "#/definitions/Money"
    }
   },
   "additionalProperties": false
  },
  "TaxLine": {
   "type": "object",
   "required": [
    "code",
    "label",
    "ratePpm",
    "included",
    "amount"
   ],
   "properties": {
    "code": {
     "type": "string",
     "maxLength": 40
    },
    "label": {
     "$ref": "#/definitions/ShortText"
    },
    "ratePpm": {
     "description": "Parts per million: 130000 is 13 %, 99750 is 9.975 % (Québec).",
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000
    },
    "included": {
     "description": "Whether the shown price already includes it.",
     "type": "boolean"
    },
    "amount": {
     "$ref": "#/definitions/Money"
    }
   },
   "additionalProperties": false
  },
  "DiscountLine": {
   "type": "object",
   "required": [
    "code",
    "label",
    "amount"
   ],
   "properties": {
    "code": {
     "type": "string",
     "maxLength": 40
    },
    "label": {
     "$ref": "#/definitions/ShortText"
    },
    "amount": {
     "description": "Positive amount to be deducted.",
     "$ref": "#/definitions/Money"
    }
   },
   "additionalProperties": false
  },
  "PriceBreakdown": {
   "description": "Price breakdown per {product} or of a whole cart. `allIn = face - discounts + mandatory fees (+ taxes where prices are shown with tax)`; `total = allIn + optional fees + taxes not included in allIn`. The parts sum exactly, in minor units.\n",
   "type": "object",
   "required": [
    "face",
    "discounts",
    "fees",
    "taxes",
    "allIn",
    "total"
   ],
   "properties": {
    "face": {
     "$ref": "#/definitions/Money"
    },
    "discounts": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "#/definitions/DiscountLine"
     }
    },
    "fees": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "#/definitions/FeeLine"
     }
    },
    "taxes": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "#/definitions/TaxLine"
     }
    },
    "allIn": {
     "$ref": "#/definitions/Money"
    },
    "total": {
     "$ref": "#/definitions/Money"
    }
   },
   "additionalProperties": false
  },
  "ErrorResponse": {
   "description": "Error shape of every operation. `message` is in the language of the request.",
   "type": "object",
   "required": [
    "code",
    "message"
   ],
   "properties": {
    "code": {
     "type": "string",
     "maxLength": 60
    },
    "message": {
     "$ref": "#/definitions/ShortText"
    },
    "details": {
     "type": "object",
     "additionalProperties": true
    }
   },
   "examples": [
    {
     "code": "invalidSeatCodes",
     "message": "Someone else was faster.",
     "details": {
      "lostSeatCodes": [
       "101-C-12"
      ]
     }
    }
   ],
   "additionalProperties": false
  },
  "Accepted": {
   "description": "Success without content.",
   "type": "object",
   "required": [
    "ok"
   ],
   "properties": {
    "ok": {
     "type": "boolean",
     "const": true
    }
   },
   "additionalProperties": false
  },
  "MarketplaceType": {
   "description": "Marketplace in which access is sold, as named in the API [C3.01].",
   "type": "string",
   "enum": [
    "draw",
    "auction",
    "purchase",
    "secondaryExchange"
   ]
  },
  "ItemCategory": {
   "description": "Category of an item [C3.02].",
   "type": "string",
   "enum": [
    "EVENT_ACCESS",
    "MERCHANDISE",
    "ADD_ON",
    "CHARITY",
    "COLLECTIBLE"
   ]
  },
  "SeatingKind": {
   "type": "string",
   "enum": [
    "none",
    "ga",
    "seated"
   ]
  },
  "Fulfilment": {
   "type": "string",
   "enum": [
    "SHIPPING",
    "PICKUP",
    "DIGITAL"
   ]
  },
  "Attendance": {
   "type": "string",
   "enum": [
    "LIVE_ATTENDANCE",
    "STREAMING"
   ]
  },
  "AgeGroup": {
   "type": "string",
   "enum": [
    "ADULT",
    "CHILD",
    "SENIOR"
   ]
  },
  "EventStatus": {
   "type": "string",
   "enum": [
    "Upcoming",
    "Postponed",
    "Rescheduled",
    "Cancelled"
   ]
  },
  "EventKind": {
   "type": "string",
   "enum": [
    "concert",
    "theatre",
    "comedy",
    "sports",
    "festival",
    "dance",
    "classical",
    "family",
    "conference",
    "club",
    "stream"
   ]
  },
  "SaleState": {
   "description": "Sale state of a marketplace or event, shown as a pill [C4.05, C4.23].",
   "type": "string",
   "enum": [
    "upcoming",
    "openingSoon",
    "open",
    "endingSoon",
    "closed",
    "soldOut",
    "actionRequired"
   ]
  },
  "Palette": {
   "description": "Colours of an event's art, as",
   "type": "object",
   "required": [
    "ink",
    "paper",
    "accent"
   ],
   "properties": {
    "ink": {
     "type": "string",
     "pattern": "^#[0-9a-f]{6}$",
     "maxLength": 7
    },
    "paper": {
     "type": "string",
     "pattern": "^#[0-9a-f]{6}$",
     "maxLength": 7
    },
    "accent": {
     "type": "string",
     "pattern": "^#[0-9a-f]{6}$",
     "maxLength": 7
    }
   },
   "additionalProperties": false
  },
  "EventArt": {
   "type": "object",
   "required": [
    "portraitUrl",
    "wideUrl",
    "alt",
    "palette"
   ],
   "properties": {
    "portraitUrl": {
     "description": "Portrait picture, aspect ratio 4:5.",
     "$ref": "#/definitions/UrlText"
    },
    "wideUrl": {
     "description": "Wide picture, aspect ratio 16:9, without text.",
     "$ref": "#/definitions/UrlText"
    },
    "alt": {
     "$ref": "#/definitions/ShortText"
    },
    "palette": {
     "$ref": "#/definitions/Palette"
    },
    "portraitPlaceholder": {
     "$ref": "#/definitions/PicturePlaceholder"
    },
    "widePlaceholder": {
     "$ref": "#/definitions/PicturePlaceholder"
    }
   },
   "additionalProperties": false
  },
  "PicturePlaceholder": {
   "description": "Blurred placeholder of a picture while it loads, as a ThumbHash in base64.",
   "type": "string",
   "pattern": "^[A-Za-z0-9+/]{4,44}={0,2}$",
   "maxLength": 46
  },
  "VenueSummary": {
   "type": "object",
   "required": [
    "locationId",
    "name",
    "city",
    "countryCode",
    "timezone"
   ],
   "properties": {
    "locationId": {
     "$ref": "#/definitions/Id"
    },
    "name": {
     "$ref": "#/definitions/ShortText"
    },
    "address": {
     "$ref": "#/definitions/ShortText"
    },
    "city": {
     "$ref": "#/definitions/ShortText"
    },
    "region": {
     "description": "Province or state.",
     "type": "string",
     "maxLength": 80
    },
    "countryCode": {
     "$ref": "#/definitions/CountryCode"
    },
    "timezone": {
     "$ref": "#/definitions/TimeZone"
    },
    "coordinates": {
     "$ref": "#/definitions/Coordinates"
    }
   },
   "additionalProperties": false
  },
  "ClientSummary": {
   "description": "Organiser of an event.",
   "type": "object",
   "required": [
    "clientId",
    "name",
    "vanityName"
   ],
   "properties": {
    "clientId": {
     "$ref": "#/definitions/Id"
    },
    "name": {
     "$ref": "#/definitions/ShortText"
    },
    "vanityName": {
     "$ref": "#/definitions/VanityName"
    },
    "logoUrl": {
     "$ref": "#/definitions/UrlText"
    }
   },
   "additionalProperties": false
  },
  "EventSummary": {
   "description": "Summary of an event, as shown on a card [C3.17].",
   "type": "object",
   "required": [
    "eventId",
    "vanityName",
    "shortName",
    "kind",
    "status",
    "startsAt",
    "timezone",
    "attendance",
    "client",
    "performerNames",
    "art",
    "buyingOptions",
    "saleState",
    "currency"
   ],
   "properties": {
    "eventId": {
     "$ref": "#/definitions/Id"
    },
    "vanityName": {
     "$ref": "#/definitions/VanityName"
    },
    "shortName": {
     "$ref": "#/definitions/ShortText"
    },
    "kind": {
     "$ref": "#/definitions/EventKind"
    },
    "status": {
     "$ref": "#/definitions/EventStatus"
    },
    "startsAt": {
     "$ref": "#/definitions/Instant"
    },
    "endsAt": {
     "$ref": "#/definitions/Instant"
    },
    "previousStartsAt": {
     "description": "Previous start of a rescheduled event.",
     "$ref": "#/definitions/Instant"
    },
    "timezone": {
     "$ref": "#/definitions/TimeZone"
    },
    "attendance": {
     "type": "array",
     "minItems": 1,
     "maxItems": 2,
     "items": {
      "$ref": "#/definitions/Attendance"
     }
    },
    "venue": {
     "description": "Absent for events that are only streamed.",
     "$ref": "#/definitions/VenueSummary"
    },
    "client": {
     "$ref": "#/definitions/ClientSummary"
    },
    "performerNames": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "$ref": "#/definitions/ShortText"
     }
    },
    "art": {
     "$ref": "#/definitions/EventArt"
    },
    "buyingOptions": {
     "type": "array",
     "maxItems": 4,
     "items": {
      "$ref": "#/definitions/MarketplaceType"
     }
    },
    "saleState": {
     "$ref": "#/definitions/SaleState"
    },
    "opensAt": {
     "$ref": "#/definitions/Instant"
    },
    "closesAt": {
     "$ref": "#/definitions/Instant"
    },
    "priceFrom": {
     "description": "Lowest all-in price currently available.",
     "$ref": "#/definitions/Money"
    },
    "priceTo": {
     "$ref": "#/definitions/Money"
    },
    "fewLeft": {
     "type": "boolean"
    },
    "minimumAge": {
     "type": "integer",
     "minimum": 0,
     "maximum": 99
    },
    "currency": {
     "$ref": "#/definitions/CurrencyCode"
    },
    "distanceKm": {
     "description": "Distance from the place of the search.",
     "type": "number",
     "minimum": 0
    }
   },
   "additionalProperties": false
  },
  "SeatCode": {
   "description": "Seat code `section-row-seat`.",
   "type": "string",
   "pattern": "^[A-Za-z0-9.]{1,16}-[A-Za-z0-9.]{1,8}-[A-Za-z0-9.]{1,8}$",
   "maxLength": 34,
   "examples": [
    "101-C-12"
   ]
  },
  "SectionCode": {
   "type": "string",
   "pattern": "^[A-Za-z0-9.]{1,16}$",
   "maxLength": 16,
   "examples": [
    "101"
   ]
  },
  "SeatRef": {
   "description": "Seat with its printed names.",
   "type": "object",
   "required": [
    "seatCode",
    "sectionCode",
    "section",
    "row",
    "seat"
   ],
   "properties": {
    "seatCode": {
     "$ref": "#/definitions/SeatCode"
    },
    "sectionCode": {
     "$ref": "#/definitions/SectionCode"
    },
    "section": {
     "$ref": "#/definitions/ShortText"
    },
    "row": {
     "description": "Name of the row.",
     "$ref": "#/definitions/ShortText"
    },
    "seat": {
     "type": "string",
     "maxLength": 8
    },
    "kind": {
     "type": "string",
     "enum": [
      "plain",
      "wheelchair",
      "companion",
      "restrictedView"
     ]
    }
   },
   "additionalProperties": false
  },
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
     "description": "Displayed name of the row, if it differs from its code.",
     "$ref": "#/definitions/ShortText"
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
     "description": "All-in.",
     "$ref": "#/definitions/Money"
    },
    "priceTo": {
     "description": "All-in.",
     "$ref": "#/definitions/Money"
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
     "description": "One character per seat: `a` available, `h` held, `s` sold, `x` not on sale, `m` held by the caller.",
     "type": "string",
     "maxLength": 400
    },
    "offers": {
     "description": "One base-36 character per seat: an index into the answer's offers, or `.` for none.",
     "type": "string",
     "maxLength": 400
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
   "description": "Offer indexed by a character of `SeatRowAvailability.offers`.",
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
     "description": "Name of the offer group.",
     "$ref": "#/definitions/ShortText"
    },
    "seating": {
     "$ref": "#/definitions/SeatingKind"
    },
    "seat": {
     "$ref": "#/definitions/SeatRef"
    },
    "sectionName": {
     "description": "Section of a standing token.",
     "$ref": "#/definitions/ShortText"
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
     "description": "Total paid for this token, taxes included.",
     "$ref": "#/definitions/Money"
    },
    "policy": {
     "$ref": "#/definitions/TokenPolicy"
    }
   },
   "additionalProperties": false
  },
  "AdvertisementData": {
   "type": "object",
   "required": [
    "advertisementId",
    "advertisementData"
   ],
   "properties": {
    "advertisementId": {
     "type": "string",
     "maxLength": 64
    },
    "advertisementData": {
     "description": "Campaign parameters by name; all names start with `utm_`.",
     "type": "object",
     "additionalProperties": {
      "type": "string",
      "maxLength": 64
     }
    }
   },
   "additionalProperties": false
  },
  "SystemEvent": {
   "type": "object",
   "required": [
    "eventType"
   ],
   "properties": {
    "eventType": {
     "description": "Kind of event.",
     "type": "string",
     "enum": [
      "visit"
     ]
    }
   },
   "additionalProperties": false
  },
  "ResumePart": {
   "type": "object",
   "required": [
    "offset",
    "content"
   ],
   "properties": {
    "uploadToken": {
     "description": "Id from the first call; without it a new upload starts.",
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "offset": {
     "description": "Offset of the part in the file, in bytes.",
     "type": "integer",
     "minimum": 0,
     "maximum": 10485760,
     "examples": [
      0
     ]
    },
    "content": {
     "description": "Part in base64, at most 512 KiB.",
     "type": "string",
     "pattern": "^[A-Za-z0-9+/]+={0,2}$",
     "minLength": 4,
     "maxLength": 699052,
     "examples": [
      "QW5hIFJ1aXosIHN0YWdlIG1hbmFnZXI="
     ]
    }
   },
   "additionalProperties": false
  },
  "ResumeUpload": {
   "type": "object",
   "required": [
    "uploadToken",
    "receivedBytes"
   ],
   "properties": {
    "uploadToken": {
     "type": "string",
     "minLength": 43,
     "maxLength": 43
    },
    "receivedBytes": {
     "description": "Offset of the next part, in bytes.",
     "type": "integer",
     "minimum": 1,
     "maximum": 10485760
    }
   },
   "additionalProperties": false
  },
  "JobApplication": {
   "description": "The résumé is a PDF, DOC, DOCX, ODT, RTF or TXT file, recognised by its content [I3.24].",
   "type": "object",
   "required": [
    "jobId",
    "emailAddress",
    "message",
    "uploadToken"
   ],
   "properties": {
    "jobId": {
     "type": "string",
     "pattern": "^[a-z0-9-]{1,60}$",
     "minLength": 1,
     "maxLength": 60,
     "examples": [
      "seat-map-engineer"
     ]
    },
    "emailAddress": {
     "$ref": "#/definitions/EmailAddress"
    },
    "message": {
     "type": "string",
     "minLength": 1,
     "maxLength": 4000
    },
    "uploadToken": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    }
   },
   "additionalProperties": false
  },
  "PurchaseToken": {
   "description": "Secret of one buyer's cart for one event.",
   "type": "string",
   "minLength": 20,
   "maxLength": 100
  },
  "CartGuid": {
   "description": "Id of a line while it is in the cart; created by the client.",
   "type": "string",
   "pattern": "^[A-Za-z0-9-]{8,64}$",
   "maxLength": 64
  },
  "AgeQuantity": {
   "type": "object",
   "required": [
    "ageGroup",
    "quantity"
   ],
   "properties": {
    "ageGroup": {
     "$ref": "#/definitions/AgeGroup"
    },
    "quantity": {
     "$ref": "#/definitions/Quantity"
    }
   },
   "additionalProperties": false
  },
  "CartSelection": {
   "description": "Line as requested by the buyer.",
   "type": "object",
   "required": [
    "cartGuid",
    "offerGroupId",
    "quantity"
   ],
   "properties": {
    "cartGuid": {
     "$ref": "#/definitions/CartGuid"
    },
    "offerGroupId": {
     "$ref": "#/definitions/Id"
    },
    "quantity": {
     "$ref": "#/definitions/Quantity"
    },
    "seatCodes": {
     "description": "Picked seats; without any, the server finds the best for a seated line.",
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "#/definitions/SeatCode"
     }
    },
    "sectionCode": {
     "description": "Section of a standing line.",
     "$ref": "#/definitions/SectionCode"
    },
    "ages": {
     "description": "Must sum to the quantity; all adults if absent.",
     "type": "array",
     "maxItems": 3,
     "items": {
      "$ref": "#/definitions/AgeQuantity"
     }
    },
    "maySplit": {
     "type": "boolean"
    },
    "accessible": {
     "type": "boolean"
    },
    "fulfilment": {
     "$ref": "#/definitions/Fulfilment"
    }
   },
   "additionalProperties": false
  },
  "CheckoutCartRequest": {
   "type": "object",
   "required": [
    "eventId",
    "selections"
   ],
   "properties": {
    "eventId": {
     "$ref": "#/definitions/Id"
    },
    "purchaseToken": {
     "$ref": "#/definitions/PurchaseToken"
    },
    "selections": {
     "description": "All lines of the cart.",
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "#/definitions/CartSelection"
     }
    }
   },
   "additionalProperties": false
  },
  "CartLine": {
   "type": "object",
   "required": [
    "cartGuid",
    "offerGroupId",
    "inventoryItemId",
    "category",
    "name",
    "seating",
    "quantity",
    "seats",
    "ages",
    "unitPrices",
    "price"
   ],
   "properties": {
    "cartGuid": {
     "$ref": "#/definitions/CartGuid"
    },
    "offerGroupId": {
     "$ref": "#/definitions/Id"
    },
    "inventoryItemId": {
     "$ref": "#/definitions/Id"
    },
    "category": {
     "$ref": "#/definitions/ItemCategory"
    },
    "name": {
     "$ref": "#/definitions/ShortText"
    },
    "seating": {
     "$ref": "#/definitions/SeatingKind"
    },
    "quantity": {
     "$ref": "#/definitions/Quantity"
    },
    "seats": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "#/definitions/SeatRef"
     }
    },
    "sectionCode": {
     "$ref": "#/definitions/SectionCode"
    },
    "sectionName": {
     "$ref": "#/definitions/ShortText"
    },
    "ages": {
     "type": "array",
     "maxItems": 3,
     "items": {
      "$ref": "#/definitions/AgeQuantity"
     }
    },
    "fulfilment": {
     "$ref": "#/definitions/Fulfilment"
    },
    "unitPrices": {
     "description": "All-in unit price by age group; a single entry if ages do not matter.",
     "type": "array",
     "minItems": 1,
     "maxItems": 3,
     "items": {
      "$ref": "#/definitions/UnitPrice"
     }
    },
    "price": {
     "description": "Price of the whole line.",
     "$ref": "#/definitions/PriceBreakdown"
    }
   },
   "additionalProperties": false
  },
  "UnitPrice": {
   "type": "object",
   "required": [
    "ageGroup",
    "quantity",
    "allIn"
   ],
   "properties": {
    "ageGroup": {
     "$ref": "#/definitions/AgeGroup"
    },
    "quantity": {
     "$ref": "#/definitions/Quantity"
    },
    "allIn": {
     "$ref": "#/definitions/Money"
    }
   },
   "additionalProperties": false
  },
  "PriceChange": {
   "description": "Line whose price differs from the last quote [C4.01, C8.06].",
   "type": "object",
   "required": [
    "cartGuid",
    "before",
    "now"
   ],
   "properties": {
    "cartGuid": {
     "$ref": "#/definitions/CartGuid"
    },
    "before": {
     "$ref": "#/definitions/Money"
    },
    "now": {
     "$ref": "#/definitions/Money"
    }
   },
   "additionalProperties": false
  },
  "Cart": {
   "type": "object",
   "required": [
    "eventId",
    "purchaseToken",
    "purchaseTokenExpiration",
    "serverTime",
    "extendable",
    "lines",
    "quote",
    "priceChanges",
    "needsShippingAddress"
   ],
   "properties": {
    "eventId": {
     "$ref": "#/definitions/Id"
    },
    "purchaseToken": {
     "$ref": "#/definitions/PurchaseToken"
    },
    "purchaseTokenExpiration": {
     "$ref": "#/definitions/Instant"
    },
    "serverTime": {
     "$ref": "#/definitions/Instant"
    },
    "extendable": {
     "type": "boolean"
    },
    "lines": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "#/definitions/CartLine"
     }
    },
    "quote": {
     "$ref": "#/definitions/PriceBreakdown"
    },
    "priceChanges": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "#/definitions/PriceChange"
     }
    },
    "needsShippingAddress": {
     "type": "boolean"
    }
   },
   "additionalProperties": false
  },
  "ExtendHoldRequest": {
   "type": "object",
   "required": [
    "eventId",
    "purchaseToken"
   ],
   "properties": {
    "eventId": {
     "$ref": "#/definitions/Id"
    },
    "purchaseToken": {
     "$ref": "#/definitions/PurchaseToken"
    }
   },
   "additionalProperties": false
  },
  "ClearCartRequest": {
   "type": "object",
   "required": [
    "eventId"
   ],
   "properties": {
    "eventId": {
     "$ref": "#/definitions/Id"
    },
    "purchaseToken": {
     "$ref": "#/definitions/PurchaseToken"
    }
   },
   "additionalProperties": false
  },
  "ShippingAddress": {
   "type": "object",
   "required": [
    "country",
    "fullName",
    "address",
    "unit",
    "googlePlaceId"
   ],
   "properties": {
    "country": {
     "$ref": "#/definitions/CountryCode"
    },
    "fullName": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    },
    "address": {
     "type": "string",
     "minLength": 1,
     "maxLength": 300
    },
    "unit": {
     "type": "string",
     "maxLength": 40
    },
    "googlePlaceId": {
     "description": "Empty by default [C3.29].",
     "type": "string",
     "maxLength": 300
    }
   },
   "additionalProperties": false
  },
  "PayCartRequest": {
   "type": "object",
   "required": [
    "eventId",
    "purchaseToken",
    "paymentMethodId",
    "acceptedTotal"
   ],
   "properties": {
    "eventId": {
     "$ref": "#/definitions/Id"
    },
    "purchaseToken": {
     "$ref": "#/definitions/PurchaseToken"
    },
    "paymentMethodId": {
     "description": "Stored card, or one added for a single purchase.",
     "$ref": "#/definitions/Id"
    },
    "acceptedTotal": {
     "description": "Total shown to the buyer. A higher one is refused as `priceChanged`.",
     "$ref": "#/definitions/Money"
    },
    "shippingAddress": {
     "$ref": "#/definitions/ShippingAddress"
    },
    "fraudSessionId": {
     "type": "string",
     "maxLength": 100
    },
    "savePaymentMeans": {
     "description": "Stores a card added for a single purchase, once this payment has succeeded.",
     "type": "boolean",
     "x-extension": true
    }
   },
   "additionalProperties": false
  },
  "OrderPayment": {
   "type": "object",
   "required": [
    "transactionId",
    "brand",
    "lastFour"
   ],
   "properties": {
    "transactionId": {
     "type": "string",
     "maxLength": 80
    },
    "brand": {
     "$ref": "#/definitions/CardBrand"
    },
    "lastFour": {
     "type": "string",
     "pattern": "^[0-9]{4}$",
     "maxLength": 4
    }
   },
   "additionalProperties": false
  },
  "Order": {
   "type": "object",
   "required": [
    "orderId",
    "orderNumber",
    "eventId",
    "event",
    "createdAt",
    "lines",
    "quote",
    "payment",
    "tokens"
   ],
   "properties": {
    "orderId": {
     "$ref": "#/definitions/Id"
    },
    "orderNumber": {
     "description": "Short order number for people.",
     "type": "string",
     "maxLength": 20
    },
    "eventId": {
     "$ref": "#/definitions/Id"
    },
    "event": {
     "$ref": "#/definitions/EventSummary"
    },
    "createdAt": {
     "$ref": "#/definitions/Instant"
    },
    "lines": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "#/definitions/CartLine"
     }
    },
    "quote": {
     "$ref": "#/definitions/PriceBreakdown"
    },
    "payment": {
     "$ref": "#/definitions/OrderPayment"
    },
    "shippingAddress": {
     "$ref": "#/definitions/ShippingAddress"
    },
    "tokens": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "#/definitions/Token"
     }
    }
   },
   "additionalProperties": false
  },
  "CardBrand": {
   "type": "string",
   "enum": [
    "visa",
    "mastercard",
    "amex",
    "unknown"
   ]
  },
  "PaymentType": {
   "type": "string",
   "enum": [
    "CreditCard",
    "Cash",
    "SquarePOS",
    "Alipay",
    "Wechat",
    "Klarna"
   ]
  },
  "PaymentMethod": {
   "type": "object",
   "required": [
    "paymentType",
    "label",
    "hostedFieldsUrl"
   ],
   "properties": {
    "paymentType": {
     "$ref": "#/definitions/PaymentType"
    },
    "label": {
     "$ref": "#/definitions/ShortText"
    },
    "hostedFieldsUrl": {
     "description": "Address of the page with the card fields, for a frame.",
     "$ref": "#/definitions/UrlText"
    }
   },
   "additionalProperties": false
  },
  "PaymentMethodList": {
   "type": "object",
   "required": [
    "paymentMethods",
    "maxStoredCards"
   ],
   "properties": {
    "paymentMethods": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "$ref": "#/definitions/PaymentMethod"
     }
    },
    "maxStoredCards": {
     "type": "integer",
     "minimum": 1
    }
   },
   "additionalProperties": false
  },
  "PaymentMeans": {
   "description": "Stored payment method.",
   "type": "object",
   "required": [
    "paymentMethodId",
    "brand",
    "lastFour",
    "expiryMonth",
    "expiryYear",
    "nameOnCard",
    "defaultMeans",
    "expired"
   ],
   "properties": {
    "paymentMethodId": {
     "$ref": "#/definitions/Id"
    },
    "brand": {
     "$ref": "#/definitions/CardBrand"
    },
    "lastFour": {
     "type": "string",
     "pattern": "^[0-9]{4}$",
     "maxLength": 4
    },
    "expiryMonth": {
     "type": "integer",
     "minimum": 1,
     "maximum": 12
    },
    "expiryYear": {
     "type": "integer",
     "minimum": 2000,
     "maximum": 2100
    },
    "nameOnCard": {
     "$ref": "#/definitions/ShortText"
    },
    "postalCode": {
     "type": "string",
     "maxLength": 20
    },
    "defaultMeans": {
     "type": "boolean"
    },
    "expired": {
     "type": "boolean"
    },
    "onePurchase": {
     "description": "Added for a single purchase; not a stored card.",
     "type": "boolean",
     "x-extension": true
    }
   },
   "additionalProperties": false
  },
  "PaymentMeansList": {
   "type": "object",
   "required": [
    "paymentMeans"
   ],
   "properties": {
    "paymentMeans": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "#/definitions/PaymentMeans"
     }
    }
   },
   "additionalProperties": false
  },
  "AddPaymentMeansRequest": {
   "type": "object",
   "required": [
    "cardToken"
   ],
   "properties": {
    "cardToken": {
     "description": "Single-use token of the hosted fields.",
     "type": "string",
     "minLength": 10,
     "maxLength": 200
    },
    "defaultMeans": {
     "type": "boolean"
    },
    "onePurchase": {
     "description": "Keeps the card for a single purchase; it is not listed among the stored cards.",
     "type": "boolean",
     "x-extension": true
    }
   },
   "additionalProperties": false
  },
  "UpdatePaymentMeansRequest": {
   "type": "object",
   "required": [
    "paymentMethodId",
    "defaultMeans"
   ],
   "properties": {
    "paymentMethodId": {
     "$ref": "#/definitions/Id"
    },
    "defaultMeans": {
     "type": "boolean",
     "const": true
    }
   },
   "additionalProperties": false
  },
  "VerifyPaymentMeansRequest": {
   "type": "object",
   "required": [
    "paymentMethodId",
    "verificationToken"
   ],
   "properties": {
    "paymentMethodId": {
     "$ref": "#/definitions/Id"
    },
    "verificationToken": {
     "type": "string",
     "minLength": 10,
     "maxLength": 200
    }
   },
   "additionalProperties": false
  },
  "HostOrigin": {
   "description": "Exact origin of a page that may embed the widget.",
   "type": "string",
   "pattern": "^https?://[a-z0-9.:-]{1,200}$",
   "maxLength": 210,
   "examples": [
    "http://partner.localhost:4200"
   ]
  },
  "ExchangeCode": {
   "type": "string",
   "pattern": "^[A-Za-z0-9_-]{40,900}$",
   "maxLength": 900
  },
  "ExchangeCodeRequest": {
   "type": "object",
   "required": [
    "hostOrigin"
   ],
   "properties": {
    "hostOrigin": {
     "$ref": "#/definitions/HostOrigin"
    }
   },
   "additionalProperties": false
  },
  "ExchangeCodeGrant": {
   "type": "object",
   "required": [
    "exchangeCode",
    "expiresAt"
   ],
   "properties": {
    "exchangeCode": {
     "$ref": "#/definitions/ExchangeCode"
    },
    "expiresAt": {
     "$ref": "#/definitions/Instant"
    }
   },
   "additionalProperties": false
  },
  "RedeemExchangeCodeRequest": {
   "type": "object",
   "required": [
    "exchangeCode",
    "hostOrigin"
   ],
   "properties": {
    "exchangeCode": {
     "$ref": "#/definitions/ExchangeCode"
    },
    "hostOrigin": {
     "$ref": "#/definitions/HostOrigin"
    }
   },
   "additionalProperties": false
  },
  "LinkToken": {
   "description": "One-time secret from a mail.",
   "type": "string",
   "minLength": 1,
   "maxLength": 200
  },
  "ReturnTo": {
   "description": "Same-origin path to which the link in the mail returns.",
   "type": "string",
   "pattern": "^/(?!/).*$",
   "maxLength": 1000
  },
  "PersonName": {
   "type": "string",
   "minLength": 1,
   "maxLength": 100
  },
  "Gender": {
   "type": "string",
   "enum": [
    "MALE",
    "FEMALE",
    "UNDECLARED"
   ]
  },
  "BirthDate": {
   "description": "`YYYY-MM-DD`, or `YYYY-MM`, which counts as the last day of the month.",
   "type": "string",
   "pattern": "^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$",
   "maxLength": 10,
   "examples": [
    "1994-05-17"
   ]
  },
  "PostalCode": {
   "type": "string",
   "minLength": 1,
   "maxLength": 20
  },
  "Password": {
   "type": "string",
   "minLength": 1,
   "maxLength": 200
  },
  "UserAuthenticationState": {
   "type": "string",
   "enum": [
    "EMAIL_VERIFIED",
    "EMAIL_UNVERIFIED",
    "BLACK_LISTED"
   ]
  },
  "CreateAccountRequest": {
   "type": "object",
   "required": [
    "emailAddress",
    "password",
    "firstName",
    "lastName",
    "dateOfBirth",
    "gender",
    "countryCode",
    "postalCode",
    "userLocale"
   ],
   "properties": {
    "emailAddress": {
     "$ref": "#/definitions/EmailAddress"
    },
    "password": {
     "$ref": "#/definitions/Password"
    },
    "firstName": {
     "$ref": "#/definitions/PersonName"
    },
    "lastName": {
     "$ref": "#/definitions/PersonName"
    },
    "dateOfBirth": {
     "$ref": "#/definitions/BirthDate"
    },
    "gender": {
     "$ref": "#/definitions/Gender"
    },
    "countryCode": {
     "$ref": "#/definitions/CountryCode"
    },
    "postalCode": {
     "$ref": "#/definitions/PostalCode"
    },
    "userLocale": {
     "$ref": "#/definitions/Locale"
    },
    "emailVerificationToken": {
     "$ref": "#/definitions/LinkToken",
     "description": "Link of an account created for this address; it verifies the address [I3.15]."
    },
    "returnTo": {
     "$ref": "#/definitions/ReturnTo"
    },
    "recaptcha": {
     "description": "Result of the reCAPTCHA, if the configuration requires one [I3.15, I4.05].",
     "type": "string",
     "minLength": 1,
     "maxLength": 4000
    }
   },
   "additionalProperties": false
  },
  "LogInRequest": {
   "type": "object",
   "required": [
    "emailAddress",
    "password"
   ],
   "properties": {
    "emailAddress": {
     "type": "string",
     "minLength": 1,
     "maxLength": 254
    },
    "password": {
     "$ref": "#/definitions/Password"
    }
   },
   "additionalProperties": false
  },
  "LogInByLinkRequest": {
   "type": "object",
   "required": [
    "token"
   ],
   "properties": {
    "token": {
     "$ref": "#/definitions/LinkToken"
    }
   },
   "additionalProperties": false
  },
  "AuthenticatorType": {
   "description": "Sign-in provider [I3.28].",
   "type": "string",
   "enum": [
    "Apple",
    "Google"
   ]
  },
  "StartThirdPartyLoginRequest": {
   "type": "object",
   "required": [
    "authenticatorType"
   ],
   "properties": {
    "authenticatorType": {
     "$ref": "#/definitions/AuthenticatorType"
    },
    "returnTo": {
     "$ref": "#/definitions/ReturnTo"
    }
   },
   "additionalProperties": false
  },
  "ThirdPartyLoginStart": {
   "type": "object",
   "required": [
    "authorizationUrl",
    "redirectUrl",
    "state",
    "browserKey"
   ],
   "properties": {
    "authorizationUrl": {
     "description": "Address of the provider's sign-in page.",
     "type": "string",
     "maxLength": 4000
    },
    "redirectUrl": {
     "$ref": "#/definitions/UrlText"
    },
    "state": {
     "description": "Returned together with the code.",
     "type": "string",
     "maxLength": 200
    },
    "browserKey": {
     "description": "Stays in this browser and is never sent to the provider; without it the state is useless.",
     "type": "string",
     "maxLength": 200
    }
   },
   "additionalProperties": false
  },
  "ThirdPartyLoginRequest": {
   "type": "object",
   "required": [
    "authToken",
    "authenticatorType",
    "redirectUrl",
    "state",
    "browserKey"
   ],
   "properties": {
    "authToken": {
     "description": "Code returned by the provider.",
     "type": "string",
     "minLength": 1,
     "maxLength": 2000
    },
    "authenticatorType": {
     "$ref": "#/definitions/AuthenticatorType"
    },
    "redirectUrl": {
     "$ref": "#/definitions/UrlText"
    },
    "state": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "browserKey": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "issuer": {
     "description": "`iss` of the answer, if the provider sends one (RFC 9207).",
     "type": "string",
     "maxLength": 400
    },
    "firstName": {
     "description": "From Apple, the first time only.",
     "$ref": "#/definitions/PersonName"
    },
    "lastName": {
     "description": "From Apple, the first time only.",
     "$ref": "#/definitions/PersonName"
    }
   },
   "additionalProperties": false
  },
  "ThirdPartySession": {
   "description": "Session with its user, and whether the account was just created [I3.13].",
   "type": "object",
   "required": [
    "authToken",
    "needsEmailVerification",
    "profile",
    "newAccount"
   ],
   "properties": {
    "authToken": {
     "type": "string",
     "maxLength": 200
    },
    "needsEmailVerification": {
     "type": "boolean"
    },
    "profile": {
     "$ref": "#/definitions/Profile"
    },
    "newAccount": {
     "type": "boolean"
    },
    "returnTo": {
     "description": "State from the start of the sign-in.",
     "type": "string",
     "maxLength": 1000
    }
   },
   "additionalProperties": false
  },
  "ChangePasswordRequest": {
   "type": "object",
   "required": [
    "verificationString",
    "password"
   ],
   "properties": {
    "verificationString": {
     "$ref": "#/definitions/LinkToken"
    },
    "password": {
     "$ref": "#/definitions/Password"
    }
   },
   "additionalProperties": false
  },
  "InitiateResetPasswordRequest": {
   "type": "object",
   "required": [
    "emailAddress"
   ],
   "properties": {
    "emailAddress": {
     "$ref": "#/definitions/EmailAddress"
    },
    "returnTo": {
     "$ref": "#/definitions/ReturnTo"
    }
   },
   "additionalProperties": false
  },
  "ResetPasswordLink": {
   "type": "object",
   "required": [
    "emailAddress"
   ],
   "properties": {
    "emailAddress": {
     "$ref": "#/definitions/EmailAddress"
    },
    "returnTo": {
     "type": "string",
     "maxLength": 1000
    }
   },
   "additionalProperties": false
  },
  "FinishAccountRequest": {
   "description": "Short form of a sign-up. Details are sent if the account lacks them [I3.15].",
   "type": "object",
   "required": [
    "emailVerificationToken",
    "password",
    "userProfileRequest"
   ],
   "properties": {
    "emailVerificationToken": {
     "$ref": "#/definitions/LinkToken"
    },
    "password": {
     "$ref": "#/definitions/Password"
    },
    "userProfileRequest": {
     "$ref": "#/definitions/FinishProfileRequest"
    }
   },
   "additionalProperties": false
  },
  "FinishProfileRequest": {
   "type": "object",
   "required": [
    "userLocale"
   ],
   "properties": {
    "userLocale": {
     "$ref": "#/definitions/Locale"
    },
    "firstName": {
     "$ref": "#/definitions/PersonName"
    },
    "lastName": {
     "$ref": "#/definitions/PersonName"
    },
    "dateOfBirth": {
     "$ref": "#/definitions/BirthDate"
    },
    "gender": {
     "$ref": "#/definitions/Gender"
    },
    "countryCode": {
     "$ref": "#/definitions/CountryCode"
    },
    "postalCode": {
     "$ref": "#/definitions/PostalCode"
    }
   },
   "additionalProperties": false
  },
  "PartialUserAccount": {
   "type": "object",
   "required": [
    "emailAddress",
    "partial"
   ],
   "properties": {
    "emailAddress": {
     "$ref": "#/definitions/EmailAddress"
    },
    "partial": {
     "description": "Whether personal details are missing, for which a second step asks [I4.09].",
     "type": "boolean"
    },
    "firstName": {
     "$ref": "#/definitions/PersonName"
    },
    "lastName": {
     "$ref": "#/definitions/PersonName"
    },
    "returnTo": {
     "type": "string",
     "maxLength": 1000
    }
   },
   "additionalProperties": false
  },
  "VerifiedEmail": {
   "type": "object",
   "required": [
    "emailAddress"
   ],
   "properties": {
    "emailAddress": {
     "$ref": "#/definitions/EmailAddress"
    },
    "returnTo": {
     "type": "string",
     "maxLength": 1000
    }
   },
   "additionalProperties": false
  },
  "PersonalDetails": {
   "type": "object",
   "required": [
    "countryCode",
    "dateOfBirth",
    "firstName",
    "gender",
    "lastName",
    "postalCode"
   ],
   "properties": {
    "countryCode": {
     "$ref": "#/definitions/CountryCode"
    },
    "dateOfBirth": {
     "$ref": "#/definitions/BirthDate"
    },
    "firstName": {
     "$ref": "#/definitions/PersonName"
    },
    "gender": {
     "$ref": "#/definitions/Gender"
    },
    "lastName": {
     "$ref": "#/definitions/PersonName"
    },
    "postalCode": {
     "$ref": "#/definitions/PostalCode"
    },
    "userLocale": {
     "$ref": "#/definitions/Locale"
    }
   },
   "additionalProperties": false
  },
  "ProfilePictureVerificationStatus": {
   "description": "`UNVERIFIED` until an operator has reviewed it.",
   "type": "string",
   "enum": [
    "UNVERIFIED",
    "VERIFIED",
    "REJECTED"
   ]
  },
  "Profile": {
   "type": "object",
   "required": [
    "globalUserId",
    "emailAddress",
    "userAuthenticationState",
    "userLocale",
    "eventReady",
    "complete"
   ],
   "properties": {
    "globalUserId": {
     "$ref": "#/definitions/Id"
    },
    "emailAddress": {
     "$ref": "#/definitions/EmailAddress"
    },
    "firstName": {
     "$ref": "#/definitions/PersonName"
    },
    "lastName": {
     "$ref": "#/definitions/PersonName"
    },
    "dateOfBirth": {
     "$ref": "#/definitions/BirthDate"
    },
    "gender": {
     "$ref": "#/definitions/Gender"
    },
    "countryCode": {
     "$ref": "#/definitions/CountryCode"
    },
    "country": {
     "$ref": "#/definitions/ShortText"
    },
    "postalCode": {
     "$ref": "#/definitions/PostalCode"
    },
    "userAuthenticationState": {
     "$ref": "#/definitions/UserAuthenticationState"
    },
    "userLocale": {
     "$ref": "#/definitions/Locale"
    },
    "eventReady": {
     "type": "boolean"
    },
    "profilePictureUrl": {
     "$ref": "#/definitions/UrlText"
    },
    "profilePictureVerificationStatus": {
     "$ref": "#/definitions/ProfilePictureVerificationStatus"
    },
    "tokensFrozenAt": {
     "description": "Start of the freeze of everything that the user holds.",
     "$ref": "#/definitions/Instant"
    },
    "complete": {
     "description": "Whether all six details are filled in [I3.14].",
     "type": "boolean"
    }
   },
   "additionalProperties": false
  },
  "AuthenticatedProfile": {
   "description": "Session with its user. The token is also in the header `Api-Client-Auth-Token`.",
   "type": "object",
   "required": [
    "authToken",
    "needsEmailVerification",
    "profile"
   ],
   "properties": {
    "authToken": {
     "type": "string",
     "maxLength": 200
    },
    "needsEmailVerification": {
     "type": "boolean"
    },
    "profile": {
     "$ref": "#/definitions/Profile"
    }
   },
   "additionalProperties": false
  },
  "MapsSettings": {
   "description": "Present where a maps service is configured; otherwise maps are drawn from GeoNames [I7.30].",
   "type": "object",
   "required": [
    "scriptUrl"
   ],
   "properties": {
    "scriptUrl": {
     "description": "Address of its script, with the key and the places library.",
     "$ref": "#/definitions/UrlText"
    }
   },
   "additionalProperties": false
  },
  "Surroundings": {
   "type": "object",
   "required": [
    "rangeKm",
    "cities",
    "attribution"
   ],
   "properties": {
    "rangeKm": {
     "description": "Distance from the place to the upper and lower edge of its map; to the sides, half as much again.",
     "type": "integer",
     "minimum": 1,
     "maximum": 500
    },
    "cities": {
     "type": "array",
     "maxItems": 12,
     "items": {
      "$ref": "#/definitions/City"
     }
    },
    "attribution": {
     "$ref": "#/definitions/ShortText"
    }
   },
   "additionalProperties": false
  },
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
    "marketplaceCode": {
     "type": "string",
     "maxLength": 40
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
    "startsAt": {
     "$ref": "#/definitions/Instant"
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
    "description": {
     "$ref": "#/definitions/LongText"
    },
    "doorsAt": {
     "$ref": "#/definitions/Instant"
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
     "description": "Absent for events without a chart.",
     "$ref": "#/definitions/Id"
    },
    "seatChartVersion": {
     "description": "Together with seatChartId, identifies an immutable chart.",
     "type": "integer",
     "minimum": 1
    },
    "policy": {
     "$ref": "#/definitions/TokenPolicy"
    },
    "maxPerPerson": {
     "type": "integer",
     "minimum": 1
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
  },
  "OfferSort": {
   "type": "string",
   "enum": [
    "RECOMMENDED",
    "LOW_TO_HIGH",
    "HIGH_TO_LOW"
   ]
  },
  "OfferGroupQuery": {
   "type": "object",
   "required": [
    "eventId"
   ],
   "properties": {
    "eventId": {
     "$ref": "#/definitions/Id"
    },
    "marketplaceId": {
     "$ref": "#/definitions/Id"
    },
    "sortCriteria": {
     "$ref": "#/definitions/OfferSort"
    },
    "includeResale": {
     "type": "boolean"
    },
    "priceRange": {
     "description": "Lowest and highest all-in price in minor units, or empty.",
     "type": "array",
     "maxItems": 2,
     "items": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000000
     }
    },
    "sectionCodes": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/definitions/SectionCode"
     }
    },
    "numTokens": {
     "$ref": "#/definitions/Quantity"
    },
    "accessible": {
     "type": "boolean"
    }
   },
   "additionalProperties": false
  },
  "AgePrice": {
   "type": "object",
   "required": [
    "ageGroup",
    "price"
   ],
   "properties": {
    "ageGroup": {
     "$ref": "#/definitions/AgeGroup"
    },
    "price": {
     "$ref": "#/definitions/PriceBreakdown"
    }
   },
   "additionalProperties": false
  },
  "OfferGroup": {
   "description": "Offer at one price [C3.18].",
   "type": "object",
   "required": [
    "offerGroupId",
    "marketplaceId",
    "salesGroupId",
    "inventoryItemId",
    "category",
    "name",
    "description",
    "seating",
    "attendance",
    "sectionCodes",
    "available",
    "saleState",
    "price",
    "agePrices",
    "minQuantity",
    "maxQuantity",
    "resale"
   ],
   "properties": {
    "offerGroupId": {
     "$ref": "#/definitions/Id"
    },
    "marketplaceId": {
     "$ref": "#/definitions/Id"
    },
    "salesGroupId": {
     "$ref": "#/definitions/Id"
    },
    "inventoryItemId": {
     "$ref": "#/definitions/Id"
    },
    "category": {
     "$ref": "#/definitions/ItemCategory"
    },
    "name": {
     "$ref": "#/definitions/ShortText"
    },
    "variantName": {
     "description": "Difference from the other offers of its item, such as a size. `name` is the full name.",
     "$ref": "#/definitions/ShortText"
    },
    "description": {
     "$ref": "#/definitions/LongText"
    },
    "seating": {
     "$ref": "#/definitions/SeatingKind"
    },
    "attendance": {
     "$ref": "#/definitions/Attendance"
    },
    "sectionCodes": {
     "type": "array",
     "maxItems": 1000,
     "items": {
      "$ref": "#/definitions/SectionCode"
     }
    },
    "available": {
     "type": "integer",
     "minimum": 0
    },
    "saleState": {
     "$ref": "#/definitions/SaleState"
    },
    "price": {
     "description": "Price per {product}; the adult price if ages differ.",
     "$ref": "#/definitions/PriceBreakdown"
    },
    "agePrices": {
     "description": "Empty if one price applies to all ages.",
     "type": "array",
     "maxItems": 3,
     "items": {
      "$ref": "#/definitions/AgePrice"
     }
    },
    "minQuantity": {
     "type": "integer",
     "minimum": 1
    },
    "maxQuantity": {
     "type": "integer",
     "minimum": 0
    },
    "minimumAge": {
     "type": "integer",
     "minimum": 0,
     "maximum": 99
    },
    "fulfilment": {
     "type": "array",
     "maxItems": 3,
     "items": {
      "$ref": "#/definitions/Fulfilment"
     }
    },
    "imageUrl": {
     "$ref": "#/definitions/UrlText"
    },
    "opensAt": {
     "description": "The offer can be held from then until `endAt`.",
     "$ref": "#/definitions/Instant"
    },
    "endAt": {
     "$ref": "#/definitions/Instant"
    },
    "resale": {
     "type": "boolean"
    },
    "minQualifyingPrice": {
     "description": "Only for My Price offer groups.",
     "$ref": "#/definitions/Money"
    },
    "averageOffer": {
     "$ref": "#/definitions/Money"
    }
   },
   "additionalProperties": false
  },
  "OfferGroupList": {
   "type": "object",
   "required": [
    "offerGroups",
    "serverTime"
   ],
   "properties": {
    "offerGroups": {
     "type": "array",
     "maxItems": 500,
     "items": {
      "$ref": "#/definitions/OfferGroup"
     }
    },
    "priceFrom": {
     "$ref": "#/definitions/Money"
    },
    "priceTo": {
     "$ref": "#/definitions/Money"
    },
    "serverTime": {
     "$ref": "#/definitions/Instant"
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
    "sections",
    "offers",
    "serverTime"
   ],
   "properties": {
    "sections": {
     "type": "array",
     "maxItems": 60,
     "items": {
      "$ref": "#/definitions/SeatAvailability"
     }
    },
    "offers": {
     "type": "array",
     "maxItems": 36,
     "items": {
      "$ref": "#/definitions/SeatOffer"
     }
    },
    "serverTime": {
     "$ref": "#/definitions/Instant"
    }
   },
   "additionalProperties": false
  },
  "PayoutMethod": {
   "description": "PayPal account [C3.30].",
   "type": "object",
   "required": [
    "payoutMethodId",
    "payoutType",
    "emailAddress",
    "addedAt"
   ],
   "properties": {
    "payoutMethodId": {
     "$ref": "#/definitions/Id"
    },
    "payoutType": {
     "type": "string",
     "enum": [
      "PayPal"
     ]
    },
    "emailAddress": {
     "description": "E-mail address that identifies the account, as entered by its owner.",
     "$ref": "#/definitions/EmailAddress"
    },
    "addedAt": {
     "$ref": "#/definitions/Instant"
    }
   },
   "additionalProperties": false
  },
  "PayoutMethodList": {
   "type": "object",
   "required": [
    "payoutMethods"
   ],
   "properties": {
    "payoutMethods": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "#/definitions/PayoutMethod"
     }
    }
   },
   "additionalProperties": false
  },
  "ConfirmLogInRequest": {
   "description": "Exactly one of the three.",
   "type": "object",
   "minProperties": 1,
   "maxProperties": 1,
   "properties": {
    "password": {
     "$ref": "#/definitions/Password"
    },
    "code": {
     "description": "Code from the mail.",
     "type": "string",
     "pattern": "^[0-9]{8}$",
     "maxLength": 8,
     "examples": [
      "01234567"
     ]
    },
    "thirdParty": {
     "$ref": "#/definitions/ThirdPartyLoginRequest"
    }
   },
   "additionalProperties": false
  },
  "LogInMethods": {
   "type": "object",
   "required": [
    "hasPassword",
    "authenticatorTypes"
   ],
   "properties": {
    "hasPassword": {
     "type": "boolean"
    },
    "authenticatorTypes": {
     "description": "Providers of the deployment that can sign in to the account.",
     "type": "array",
     "maxItems": 2,
     "items": {
      "$ref": "#/definitions/AuthenticatorType"
     }
    }
   },
   "additionalProperties": false
  },
  "UserDataExport": {
   "description": "Stored data of a user, except what is secret even to them. Passwords and codes are stored hashed or sealed.",
   "type": "object",
   "required": [
    "exportedAt",
    "createdAt",
    "profile",
    "logInMethods",
    "linkedProviders",
    "notificationSettings",
    "sessions",
    "roles",
    "paymentMeans",
    "payoutMethods",
    "orders",
    "tokens",
    "subscriptions",
    "messages",
    "demoRequests",
    "applications"
   ],
   "properties": {
    "exportedAt": {
     "$ref": "#/definitions/Instant"
    },
    "createdAt": {
     "description": "Creation of the account.",
     "$ref": "#/definitions/Instant"
    },
    "termsAgreedAt": {
     "$ref": "#/definitions/Instant"
    },
    "profile": {
     "$ref": "#/definitions/Profile"
    },
    "logInMethods": {
     "$ref": "#/definitions/LogInMethods"
    },
    "linkedProviders": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "$ref": "#/definitions/LinkedProvider"
     }
    },
    "notificationSettings": {
     "$ref": "#/definitions/NotificationSettings"
    },
    "sessions": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "$ref": "#/definitions/UserSession"
     }
    },
    "roles": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "$ref": "#/definitions/ExportedRole"
     }
    },
    "attribution": {
     "$ref": "#/definitions/ExportedAttribution"
    },
    "paymentMeans": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "#/definitions/PaymentMeans"
     }
    },
    "payoutMethods": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "#/definitions/PayoutMethod"
     }
    },
    "orders": {
     "type": "array",
     "maxItems": 10000,
     "items": {
      "$ref": "#/definitions/ExportedOrder"
     }
    },
    "tokens": {
     "description": "Items that the caller holds.",
     "type": "array",
     "maxItems": 50000,
     "items": {
      "$ref": "#/definitions/ExportedToken"
     }
    },
    "subscriptions": {
     "description": "Subscriptions of the verified address.",
     "type": "array",
     "maxItems": 1000,
     "items": {
      "$ref": "#/definitions/ExportedSubscription"
     }
    },
    "messages": {
     "description": "Messages from the verified address.",
     "type": "array",
     "maxItems": 1000,
     "items": {
      "$ref": "#/definitions/ExportedMessage"
     }
    },
    "demoRequests": {
     "description": "Demonstrations requested with the verified address.",
     "type": "array",
     "maxItems": 1000,
     "items": {
      "$ref": "#/definitions/ExportedDemoRequest"
     }
    },
    "applications": {
     "description": "Job applications from the verified address, while they are stored.",
     "type": "array",
     "maxItems": 1000,
     "items": {
      "$ref": "#/definitions/ExportedApplication"
     }
    }
   },
   "additionalProperties": false
  },
  "LinkedProvider": {
   "type": "object",
   "required": [
    "authenticatorType",
    "linkedAt"
   ],
   "properties": {
    "authenticatorType": {
     "$ref": "#/definitions/AuthenticatorType"
    },
    "linkedAt": {
     "$ref": "#/definitions/Instant"
    }
   },
   "additionalProperties": false
  },
  "ExportedRole": {
   "type": "object",
   "required": [
    "role",
    "grantedAt"
   ],
   "properties": {
    "role": {
     "type": "string",
     "enum": [
      "promoter",
      "client"
     ]
    },
    "clientId": {
     "$ref": "#/definitions/Id"
    },
    "grantedAt": {
     "$ref": "#/definitions/Instant"
    }
   },
   "additionalProperties": false
  },
  "ExportedAttribution": {
   "description": "Attribution of the visit in which the caller created the account.",
   "type": "object",
   "required": [
    "recordedAt"
   ],
   "properties": {
    "appType": {
     "type": "string",
     "enum": [
      "ANDROID",
      "IOS"
     ]
    },
    "advertisementId": {
     "type": "string",
     "maxLength": 64
    },
    "advertisementData": {
     "description": "Campaign parameters in query format.",
     "type": "string",
     "maxLength": 2000
    },
    "affiliateCode": {
     "type": "string",
     "maxLength": 64
    },
    "eventId": {
     "$ref": "#/definitions/Id"
    },
    "recordedAt": {
     "$ref": "#/definitions/Instant"
    }
   },
   "additionalProperties": false
  },
  "ExportedOrder": {
   "type": "object",
   "required": [
    "orderId",
    "orderNumber",
    "eventId",
    "eventName",
    "placedAt",
    "state",
    "lines",
    "quote",
    "card"
   ],
   "properties": {
    "orderId": {
     "$ref": "#/definitions/Id"
    },
    "orderNumber": {
     "type": "string",
     "maxLength": 20
    },
    "eventId": {
     "$ref": "#/definitions/Id"
    },
    "eventName": {
     "$ref": "#/definitions/ShortText"
    },
    "placedAt": {
     "$ref": "#/definitions/Instant"
    },
    "state": {
     "type": "string",
     "enum": [
      "placed",
      "partlyRefunded",
      "refunded"
     ]
    },
    "lines": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "#/definitions/CartLine"
     }
    },
    "quote": {
     "$ref": "#/definitions/PriceBreakdown"
    },
    "card": {
     "$ref": "#/definitions/ExportedCard"
    },
    "shippingAddress": {
     "$ref": "#/definitions/ShippingAddress"
    },
    "affiliateCode": {
     "description": "Affiliate code of the link that led to the purchase.",
     "type": "string",
     "maxLength": 64
    }
   },
   "additionalProperties": false
  },
  "ExportedCard": {
   "type": "object",
   "required": [
    "brand",
    "lastFour"
   ],
   "properties": {
    "brand": {
     "$ref": "#/definitions/CardBrand"
    },
    "lastFour": {
     "type": "string",
     "pattern": "^[0-9]{4}$",
     "maxLength": 4
    }
   },
   "additionalProperties": false
  },
  "ExportedToken": {
   "type": "object",
   "required": [
    "tokenId",
    "eventId",
    "eventName",
    "orderId",
    "state",
    "since",
    "paid"
   ],
   "properties": {
    "tokenId": {
     "$ref": "#/definitions/Id"
    },
    "eventId": {
     "$ref": "#/definitions/Id"
    },
    "eventName": {
     "$ref": "#/definitions/ShortText"
    },
    "orderId": {
     "$ref": "#/definitions/Id"
    },
    "state": {
     "$ref": "#/definitions/TokenState"
    },
    "since": {
     "$ref": "#/definitions/Instant"
    },
    "seatCode": {
     "$ref": "#/definitions/SeatCode"
    },
    "paid": {
     "$ref": "#/definitions/Money"
    }
   },
   "additionalProperties": false
  },
  "ExportedSubscription": {
   "type": "object",
   "required": [
    "host",
    "state",
    "createdAt"
   ],
   "properties": {
    "host": {
     "$ref": "#/definitions/ShortText"
    },
    "eventId": {
     "$ref": "#/definitions/Id"
    },
    "state": {
     "type": "string",
     "enum": [
      "pending",
      "active",
      "ended"
     ]
    },
    "createdAt": {
     "$ref": "#/definitions/Instant"
    }
   },
   "additionalProperties": false
  },
  "ExportedMessage": {
   "type": "object",
   "required": [
    "message",
    "createdAt"
   ],
   "properties": {
    "message": {
     "type": "string",
     "maxLength": 4000
    },
    "createdAt": {
     "$ref": "#/definitions/Instant"
    }
   },
   "additionalProperties": false
  },
  "ExportedDemoRequest": {
   "type": "object",
   "required": [
    "name",
    "company",
    "country",
    "attendance",
    "createdAt"
   ],
   "properties": {
    "name": {
     "type": "string",
     "maxLength": 100
    },
    "company": {
     "type": "string",
     "maxLength": 200
    },
    "country": {
     "$ref": "#/definitions/CountryCode"
    },
    "attendance": {
     "type": "array",
     "maxItems": 2,
     "items": {
      "$ref": "#/definitions/Attendance"
     }
    },
    "annualVolume": {
     "$ref": "#/definitions/AnnualVolume"
    },
    "createdAt": {
     "$ref": "#/definitions/Instant"
    }
   },
   "additionalProperties": false
  },
  "ExportedApplication": {
   "type": "object",
   "required": [
    "jobId",
    "message",
    "createdAt"
   ],
   "properties": {
    "jobId": {
     "type": "string",
     "maxLength": 64
    },
    "message": {
     "type": "string",
     "maxLength": 4000
    },
    "createdAt": {
     "$ref": "#/definitions/Instant"
    }
   },
   "additionalProperties": false
  },
  "CallerId": {
   "type": "object",
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "$ref": "#/definitions/Id"
    }
   },
   "additionalProperties": false
  },
  "NotificationSettings": {
   "description": "Permitted mails. Receipts and mails about the account's security are always sent.",
   "type": "object",
   "required": [
    "eventReminders",
    "tokenActivity",
    "saleAlerts",
    "newsletter"
   ],
   "properties": {
    "eventReminders": {
     "description": "Before an event, and when it changes.",
     "type": "boolean"
    },
    "tokenActivity": {
     "description": "When an item was transferred, accepted or sold.",
     "type": "boolean"
    },
    "saleAlerts": {
     "description": "When a sale opens or a price falls.",
     "type": "boolean"
    },
    "newsletter": {
     "type": "boolean"
    }
   },
   "additionalProperties": false
  },
  "SetPhotoRequest": {
   "type": "object",
   "required": [
    "image"
   ],
   "properties": {
    "image": {
     "description": "JPEG, PNG or WebP file in base64, at most 5 MB.",
     "type": "string",
     "minLength": 4,
     "maxLength": 7000000,
     "examples": [
      "iVBORw0KGgoAAAANSUhEUgAAAPAAAADwAQMAAAAEm3vRAAAAA1BMVEXJoktEO9ZmAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAHklEQVRYw+3BAQ0AAADCoPdPbQ8HFAAAAAAAAMCnAR0QAAH6UAaEAAAAAElFTkSuQmCC"
     ]
    }
   },
   "additionalProperties": false
  },
  "UserSession": {
   "type": "object",
   "required": [
    "sessionId",
    "current",
    "createdAt",
    "lastSeenAt",
    "deviceKind"
   ],
   "properties": {
    "sessionId": {
     "$ref": "#/definitions/Id"
    },
    "current": {
     "description": "Whether this is the session of the request.",
     "type": "boolean"
    },
    "createdAt": {
     "$ref": "#/definitions/Instant"
    },
    "lastSeenAt": {
     "$ref": "#/definitions/Instant"
    },
    "deviceKind": {
     "type": "string",
     "enum": [
      "desktop",
      "mobile",
      "tablet",
      "other"
     ]
    },
    "browser": {
     "$ref": "#/definitions/ShortText"
    },
    "system": {
     "$ref": "#/definitions/ShortText"
    },
    "ipAddress": {
     "type": "string",
     "maxLength": 64
    }
   },
   "additionalProperties": false
  },
  "UserSessionList": {
   "type": "object",
   "required": [
    "sessions"
   ],
   "properties": {
    "sessions": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "$ref": "#/definitions/UserSession"
     }
    }
   },
   "additionalProperties": false
  },
  "AccountDeletionCheck": {
   "type": "object",
   "required": [
    "upcomingTokens",
    "openPayments"
   ],
   "properties": {
    "upcomingTokens": {
     "description": "Items for events that are not over.",
     "type": "integer",
     "minimum": 0
    },
    "openPayments": {
     "description": "Payments whose outcome is unknown, or whose refund is pending.",
     "type": "integer",
     "minimum": 0
    }
   },
   "additionalProperties": false
  },
  "NewsletterRequest": {
   "type": "object",
   "required": [
    "emailAddress"
   ],
   "properties": {
    "emailAddress": {
     "$ref": "#/definitions/EmailAddress"
    }
   },
   "additionalProperties": false
  },
  "EventNewsletterRequest": {
   "type": "object",
   "required": [
    "emailAddress",
    "eventId"
   ],
   "properties": {
    "emailAddress": {
     "$ref": "#/definitions/EmailAddress"
    },
    "eventId": {
     "$ref": "#/definitions/Id"
    }
   },
   "additionalProperties": false
  },
  "NewsletterAnswer": {
   "type": "object",
   "required": [
    "token",
    "isWanted"
   ],
   "properties": {
    "token": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "isWanted": {
     "type": "boolean"
    }
   },
   "additionalProperties": false
  },
  "NewsletterSubscription": {
   "type": "object",
   "required": [
    "emailAddress",
    "state"
   ],
   "properties": {
    "emailAddress": {
     "$ref": "#/definitions/EmailAddress"
    },
    "state": {
     "description": "Pending until the owner of the address confirms; ended after unsubscribing, or after the announced mail.",
     "type": "string",
     "enum": [
      "pending",
      "active",
      "ended"
     ]
    },
    "eventName": {
     "description": "Event of the subscription; absent for the newsletter.",
     "$ref": "#/definitions/ShortText"
    }
   },
   "additionalProperties": false
  },
  "ErrorReport": {
   "type": "object",
   "required": [
    "name",
    "message",
    "page"
   ],
   "properties": {
    "name": {
     "description": "Kind of error.",
     "type": "string",
     "minLength": 1,
     "maxLength": 80
    },
    "message": {
     "type": "string",
     "maxLength": 500
    },
    "stack": {
     "type": "string",
     "maxLength": 8000
    },
    "page": {
     "description": "Path of the page, without its query.",
     "type": "string",
     "maxLength": 300
    },
    "webCommit": {
     "description": "Version of the page's build.",
     "type": "string",
     "maxLength": 60
    },
    "mayIdentify": {
     "description": "The signed-in user agreed to be identified in the report, by id only.",
     "type": "boolean"
    }
   },
   "additionalProperties": false
  },
  "ReleaseName": {
   "type": "object",
   "required": [
    "releaseName"
   ],
   "properties": {
    "releaseName": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80,
     "examples": [
      "0.1.0"
     ]
    }
   },
   "additionalProperties": false
  },
  "ContactTopic": {
   "description": "Topic of a message; hosts are answered within 24 hours [I9.10].",
   "type": "string",
   "enum": [
    "order",
    "access",
    "hosting",
    "press",
    "other"
   ]
  },
  "ContactMessage": {
   "type": "object",
   "required": [
    "name",
    "emailAddress",
    "topic",
    "message"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "emailAddress": {
     "$ref": "#/definitions/EmailAddress"
    },
    "topic": {
     "$ref": "#/definitions/ContactTopic"
    },
    "message": {
     "type": "string",
     "minLength": 1,
     "maxLength": 4000
    }
   },
   "additionalProperties": false
  },
  "AnnualVolume": {
   "description": "Tickets per year [I3.23].",
   "type": "string",
   "enum": [
    "UNDER_25K",
    "FROM_25K_TO_100K",
    "FROM_100K_TO_500K",
    "OVER_500K"
   ]
  },
  "DemoRequest": {
   "description": "Request of an organiser for a demonstration [I3.23, C3.32].",
   "type": "object",
   "required": [
    "name",
    "email",
    "company",
    "country",
    "attendance"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "email": {
     "$ref": "#/definitions/EmailAddress"
    },
    "company": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "country": {
     "$ref": "#/definitions/CountryCode"
    },
    "attendance": {
     "type": "array",
     "minItems": 1,
     "maxItems": 2,
     "uniqueItems": true,
     "items": {
      "$ref": "#/definitions/Attendance"
     }
    },
    "annualVolume": {
     "$ref": "#/definitions/AnnualVolume"
    }
   },
   "additionalProperties": false
  },
  "ProductWord": {
   "type": "object",
   "required": [
    "one",
    "other"
   ],
   "properties": {
    "one": {
     "type": "string",
     "maxLength": 40
    },
    "other": {
     "type": "string",
     "maxLength": 40
    },
    "gender": {
     "description": "Grammatical gender; masculine by default.",
     "type": "string",
     "enum": [
      "m",
      "f"
     ]
    },
    "elides": {
     "description": "Takes d’ in French and \"an\" in English; by default when it begins with a vowel.",
     "type": "boolean"
    }
   },
   "additionalProperties": false
  },
  "PublicConfiguration": {
   "type": "object",
   "required": [
    "product",
    "productAddress",
    "sandbox",
    "payOrigin",
    "holdSeconds",
    "maxPerEvent",
    "successMs",
    "resetMs",
    "profileRefreshMs",
    "emailAvailabilityCacheMs",
    "searchThrottleMs",
    "minimumSignUpAge",
    "maximumAge",
    "minimumPasswordLength",
    "currencies",
    "authenticatorTypes",
    "links"
   ],
   "properties": {
    "product": {
     "description": "Word for an access item in the language of the request.",
     "$ref": "#/definitions/ProductWord"
    },
    "productAddress": {
     "description": "Word for an access item in addresses.",
     "type": "string",
     "pattern": "^[A-Za-z]{2,20}$",
     "maxLength": 20
    },
    "sandbox": {
     "type": "boolean"
    },
    "payOrigin": {
     "description": "Origin of the hosted card fields.",
     "$ref": "#/definitions/UrlText"
    },
    "holdSeconds": {
     "type": "integer",
     "minimum": 1
    },
    "maxPerEvent": {
     "type": "integer",
     "minimum": 1
    },
    "successMs": {
     "description": "time.timeout.success [I9.03].",
     "type": "integer",
     "minimum": 0
    },
    "resetMs": {
     "description": "time.timeout.reset [I9.03].",
     "type": "integer",
     "minimum": 0
    },
    "profileRefreshMs": {
     "type": "integer",
     "minimum": 100
    },
    "emailAvailabilityCacheMs": {
     "type": "integer",
     "minimum": 0
    },
    "searchThrottleMs": {
     "type": "integer",
     "minimum": 0
    },
    "minimumSignUpAge": {
     "type": "integer",
     "minimum": 0
    },
    "maximumAge": {
     "type": "integer",
     "minimum": 1
    },
    "minimumPasswordLength": {
     "type": "integer",
     "minimum": 1
    },
    "authenticatorTypes": {
     "description": "Sign-in providers; if empty, the list is not shown [I4.01].",
     "type": "array",
     "maxItems": 2,
     "items": {
      "$ref": "#/definitions/AuthenticatorType"
     }
    },
    "recaptcha": {
     "$ref": "#/definitions/RecaptchaSettings"
    },
    "maps": {
     "$ref": "#/definitions/MapsSettings"
    },
    "currencies": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "#/definitions/CurrencyCode"
     }
    },
    "links": {
     "$ref": "#/definitions/SiteLinks"
    },
    "remoteConfig": {
     "$ref": "#/definitions/RemoteConfig"
    },
    "analytics": {
     "$ref": "#/definitions/AnalyticsTags"
    },
    "debugPages": {
     "description": "Enabled debug pages; if empty, they are not found, and no version panel is shown.",
     "type": "array",
     "maxItems": 2,
     "uniqueItems": true,
     "items": {
      "$ref": "#/definitions/DebugPage"
     }
    }
   },
   "additionalProperties": false
  },
  "AnalyticsTags": {
   "description": "Analytics tags, loaded after consent; absent without analytics [I7.30].",
   "type": "object",
   "properties": {
    "gtag": {
     "type": "object",
     "required": [
      "measurementId",
      "scriptUrl"
     ],
     "properties": {
      "measurementId": {
       "type": "string",
       "minLength": 1,
       "maxLength": 40
      },
      "scriptUrl": {
       "$ref": "#/definitions/UrlText"
      }
     },
     "additionalProperties": false
    },
    "tagManager": {
     "type": "object",
     "required": [
      "containerId",
      "scriptUrl"
     ],
     "properties": {
      "containerId": {
       "type": "string",
       "minLength": 1,
       "maxLength": 40
      },
      "scriptUrl": {
       "$ref": "#/definitions/UrlText"
      }
     },
     "additionalProperties": false
    }
   },
   "additionalProperties": false
  },
  "RemoteConfigDocument": {
   "type": "object",
   "required": [
    "values"
   ],
   "properties": {
    "values": {
     "description": "Values by key, as strings, as remote-config services deliver them; objects are JSON.",
     "type": "object",
     "additionalProperties": {
      "type": "string",
      "maxLength": 4000
     }
    }
   },
   "additionalProperties": false
  },
  "ImageCodeGenerationConfig": {
   "description": "Proportions of the image code of a {product}; missing or unscannable values fall back to the defaults [C9.13].",
   "type": "object",
   "properties": {
    "grid": {
     "type": "number",
     "minimum": 0,
     "maximum": 1
    },
    "star": {
     "type": "number",
     "minimum": 0,
     "maximum": 1
    },
    "corner": {
     "type": "number",
     "minimum": 0,
     "maximum": 1
    },
    "footer": {
     "type": "number",
     "minimum": 0,
     "maximum": 1
    }
   },
   "additionalProperties": false
  },
  "RemoteConfig": {
   "description": "Settings that operators change at run time; a missing key has its default [I3.31, I3.32, I4.23].",
   "type": "object",
   "properties": {
    "imageCodeGenerationConfig": {
     "$ref": "#/definitions/ImageCodeGenerationConfig"
    },
    "discoverV2": {
     "description": "Discover starts with the promoted event. Off: it is a plain list.",
     "type": "boolean"
    },
    "seatsThumbnailPaddingOverride": {
     "description": "Padding around the seats in the thumbnail of a map, in map units; no page reads it yet.",
     "type": "integer",
     "minimum": 0,
     "maximum": 1000
    },
    "useRecaptcha": {
     "description": "Sign-up requires a reCAPTCHA, if the deployment has one. Off: not required.",
     "type": "boolean"
    },
    "recaptchaSiteKey": {
     "description": "Replaces the site key of the deployment.",
     "type": "string",
     "maxLength": 200
    },
    "showCookieConsentInAllRegions": {
     "description": "Shows the consent banner in every region, not only where the law requires it.",
     "type": "boolean"
    },
    "whitelabelConfigVersion": {
     "description": "Changed to make partner sites fetch their configuration again [I7.23].",
     "type": "string",
     "maxLength": 40
    },
    "promoCodes": {
     "description": "The cart accepts promo codes; no page reads it yet.",
     "type": "boolean"
    },
    "largeOrderRequest": {
     "description": "Buyers can request more than an order may hold; no page reads it yet.",
     "type": "boolean"
    },
    "upgrades": {
     "description": "Held items can be exchanged for better ones; no page reads it yet.",
     "type": "boolean"
    },
    "marketOffers": {
     "description": "The exchange accepts offers to buy; no page reads it yet.",
     "type": "boolean"
    },
    "marketTutorial": {
     "description": "The exchange shows a tutorial until it is dismissed; no page reads it yet.",
     "type": "boolean"
    },
    "performersSection": {
     "description": "The event page lists the performers.",
     "type": "boolean"
    },
    "promoterV2": {
     "description": "Promoters get the newer inventory; no page reads it yet.",
     "type": "boolean"
    },
    "imageCodeGeneration": {
     "description": "Entry codes are drawn as the product's image code. Off: a plain QR code.",
     "type": "boolean"
    },
    "playerAnalytics": {
     "description": "The player measures playback, under consent; no page reads it yet.",
     "type": "boolean"
    },
    "externalSupportedPayments": {
     "description": "Payment can continue at an external provider; no page reads it yet.",
     "type": "boolean"
    },
    "mobileAppButtonsOnDiscover": {
     "description": "The footer links to the mobile app stores.",
     "type": "boolean"
    }
   },
   "additionalProperties": false
  },
  "DebugPage": {
   "description": "Debug page [I2.10, I6.07].",
   "type": "string",
   "enum": [
    "remoteConfig",
    "errorReporting"
   ]
  },
  "SiteLinks": {
   "description": "External links in the footer of the main site; missing ones are not shown [I2.27].",
   "type": "object",
   "properties": {
    "supportUrl": {
     "description": "Support desk, which receives the topic as `ticket_form_id`. Without it the contact page is used [I7.30].",
     "$ref": "#/definitions/UrlText"
    },
    "photoSharingUrl": {
     "$ref": "#/definitions/UrlText"
    },
    "shortMessageUrl": {
     "$ref": "#/definitions/UrlText"
    },
    "socialNetworkUrl": {
     "$ref": "#/definitions/UrlText"
    },
    "appleStoreUrl": {
     "description": "Mobile app; shown only while a remote flag is on, as is the next one [I2.27, I3.32].",
     "$ref": "#/definitions/UrlText"
    },
    "googleStoreUrl": {
     "$ref": "#/definitions/UrlText"
    }
   },
   "additionalProperties": false
  },
  "RecaptchaSettings": {
   "description": "Present when sign-up requires a reCAPTCHA (use-recaptcha, recaptcha site key) [I3.31].",
   "type": "object",
   "required": [
    "siteKey",
    "scriptUrl"
   ],
   "properties": {
    "siteKey": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "scriptUrl": {
     "description": "Address of its script.",
     "$ref": "#/definitions/UrlText"
    }
   },
   "additionalProperties": false
  },
  "ThemeColours": {
   "description": "Overrides of a client theme; missing ones keep the default. Its contrast is checked before it is accepted.",
   "type": "object",
   "properties": {
    "base": {
     "type": "string",
     "pattern": "^#[0-9a-f]{6}$",
     "maxLength": 7
    },
    "surface": {
     "type": "string",
     "pattern": "^#[0-9a-f]{6}$",
     "maxLength": 7
    },
    "content": {
     "type": "string",
     "pattern": "^#[0-9a-f]{6}$",
     "maxLength": 7
    },
    "accentSurface": {
     "type": "string",
     "pattern": "^#[0-9a-f]{6}$",
     "maxLength": 7
    },
    "accentContent": {
     "type": "string",
     "pattern": "^#[0-9a-f]{6}$",
     "maxLength": 7
    }
   },
   "additionalProperties": false
  },
  "WhiteLabelTheme": {
   "type": "object",
   "required": [
    "tone",
    "clientDark",
    "clientLight"
   ],
   "properties": {
    "tone": {
     "type": "string",
     "enum": [
      "dark",
      "light",
      "auto"
     ]
    },
    "clientDark": {
     "$ref": "#/definitions/ThemeColours"
    },
    "clientLight": {
     "$ref": "#/definitions/ThemeColours"
    },
    "custom": {
     "description": "Encoded themes (base64url of the JSON of tone, colors, body) [I3.29]. One takes the place of the client theme of\nits tone, where it passes the contrast gate.\n",
     "type": "array",
     "maxItems": 2,
     "items": {
      "type": "string",
      "maxLength": 6000,
      "pattern": "^[A-Za-z0-9_-]+$"
     }
    }
   },
   "additionalProperties": false
  },
  "WhiteLabelConfig": {
   "description": "Appearance and texts of a partner's site [I3.26].",
   "type": "object",
   "required": [
    "clientId",
    "name",
    "logo",
    "theme",
    "favicons",
    "detailOnlyFlow",
    "preventKeepShopping",
    "translationOverrides",
    "icons",
    "analyticsStatus"
   ],
   "properties": {
    "clientId": {
     "$ref": "#/definitions/Id"
    },
    "name": {
     "$ref": "#/definitions/ShortText"
    },
    "logo": {
     "$ref": "#/definitions/UrlText"
    },
    "theme": {
     "$ref": "#/definitions/WhiteLabelTheme"
    },
    "favicons": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "$ref": "#/definitions/UrlText"
     }
    },
    "customHomepageUrl": {
     "$ref": "#/definitions/UrlText"
    },
    "detailOnlyFlow": {
     "type": "boolean"
    },
    "preventKeepShopping": {
     "type": "boolean"
    },
    "translationOverrides": {
     "description": "By locale, then by `namespace.key`.",
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": {
       "type": "string",
       "maxLength": 500
      }
     }
    },
    "icons": {
     "type": "object",
     "additionalProperties": {
      "$ref": "#/definitions/UrlText"
     }
    },
    "analyticsStatus": {
     "type": "string",
     "enum": [
      "enabled",
      "disabled"
     ]
    },
    "postalAddress": {
     "description": "Postal address of the sender in newsletters of the site, on one line.",
     "type": "string",
     "maxLength": 200
    }
   },
   "additionalProperties": false
  },
  "Country": {
   "type": "object",
   "required": [
    "id",
    "countryCodeISO2",
    "countryName"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1
    },
    "countryCodeISO2": {
     "$ref": "#/definitions/CountryCode"
    },
    "countryName": {
     "$ref": "#/definitions/ShortText"
    }
   },
   "additionalProperties": false
  },
  "CountryList": {
   "type": "object",
   "required": [
    "countries"
   ],
   "properties": {
    "countries": {
     "type": "array",
     "maxItems": 300,
     "items": {
      "$ref": "#/definitions/Country"
     }
    }
   },
   "additionalProperties": false
  },
  "City": {
   "type": "object",
   "required": [
    "cityId",
    "name",
    "region",
    "countryCode",
    "coordinates"
   ],
   "properties": {
    "cityId": {
     "type": "string",
     "maxLength": 40
    },
    "name": {
     "$ref": "#/definitions/ShortText"
    },
    "region": {
     "type": "string",
     "maxLength": 80
    },
    "countryCode": {
     "$ref": "#/definitions/CountryCode"
    },
    "coordinates": {
     "$ref": "#/definitions/Coordinates"
    }
   },
   "additionalProperties": false
  },
  "CityList": {
   "type": "object",
   "required": [
    "cities",
    "attribution"
   ],
   "properties": {
    "cities": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "$ref": "#/definitions/City"
     }
    },
    "attribution": {
     "$ref": "#/definitions/ShortText"
    }
   },
   "additionalProperties": false
  },
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
     "type": "boolean"
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
     "maxItems": 200,
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
    "serverTime": {
     "$ref": "#/definitions/Instant"
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
 }
};

export const operationSchemas: Record<OperationId, OperationSchema> = {
 "getAdvertisementData": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "advertisementId"
   ],
   "properties": {
    "advertisementId": {
     "type": "string",
     "pattern": "^[A-Za-z0-9._~-]{1,64}$",
     "maxLength": 64,
     "examples": [
      "spring-poster"
     ]
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/AdvertisementData"
  }
 },
 "recordSystemEvent": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/SystemEvent"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "uploadResumePart": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ResumePart"
  },
  "response": {
   "$ref": "foyer#/definitions/ResumeUpload"
  }
 },
 "applyForJob": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/JobApplication"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "checkoutCart": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/CheckoutCartRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Cart"
  }
 },
 "payCart": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PayCartRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Order"
  }
 },
 "clearCart": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ClearCartRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "extendHold": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ExtendHoldRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Cart"
  }
 },
 "getOrder": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "orderId"
   ],
   "properties": {
    "orderId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/Order"
  }
 },
 "listPaymentMethods": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/PaymentMethodList"
  }
 },
 "listPaymentMeans": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "onePurchase": {
     "type": "boolean"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/PaymentMeansList"
  }
 },
 "addPaymentMeans": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/AddPaymentMeansRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PaymentMeans"
  }
 },
 "removePaymentMeans": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "paymentMethodId"
   ],
   "properties": {
    "paymentMethodId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "updatePaymentMeans": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/UpdatePaymentMeansRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PaymentMeans"
  }
 },
 "verifyPaymentMeans": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/VerifyPaymentMeansRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PaymentMeans"
  }
 },
 "createExchangeCode": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ExchangeCodeRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ExchangeCodeGrant"
  }
 },
 "redeemExchangeCode": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/RedeemExchangeCodeRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/AuthenticatedProfile"
  }
 },
 "createAccount": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/CreateAccountRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/AuthenticatedProfile"
  }
 },
 "completePartialUserAccount": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/FinishAccountRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/AuthenticatedProfile"
  }
 },
 "getPartialUserAccount": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "token"
   ],
   "properties": {
    "token": {
     "$ref": "foyer#/definitions/LinkToken"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/PartialUserAccount"
  }
 },
 "logIn": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/LogInRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/AuthenticatedProfile"
  }
 },
 "logInByLink": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/LogInByLinkRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/AuthenticatedProfile"
  }
 },
 "startThirdPartyLogin": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/StartThirdPartyLoginRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ThirdPartyLoginStart"
  }
 },
 "thirdPartyLogin": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ThirdPartyLoginRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ThirdPartySession"
  }
 },
 "logOut": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "changePassword": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ChangePasswordRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/AuthenticatedProfile"
  }
 },
 "resendVerificationLink": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "initiateResetPassword": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/InitiateResetPasswordRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "verifyAccountEmail": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "token"
   ],
   "properties": {
    "token": {
     "$ref": "foyer#/definitions/LinkToken"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/VerifiedEmail"
  }
 },
 "verifyResetPasswordEmail": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "token"
   ],
   "properties": {
    "token": {
     "$ref": "foyer#/definitions/LinkToken"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/ResetPasswordLink"
  }
 },
 "isEmailAddressAvailable": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "emailAddress"
   ],
   "properties": {
    "emailAddress": {
     "type": "string",
     "minLength": 1,
     "maxLength": 254
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "getProfile": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/Profile"
  }
 },
 "updateProfile": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PersonalDetails"
  },
  "response": {
   "$ref": "foyer#/definitions/Profile"
  }
 },
 "getSurroundings": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "latitude",
    "longitude"
   ],
   "properties": {
    "latitude": {
     "type": "number",
     "minimum": -90,
     "maximum": 90,
     "examples": [
      43.6532
     ]
    },
    "longitude": {
     "type": "number",
     "minimum": -180,
     "maximum": 180,
     "examples": [
      -79.3832
     ]
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/Surroundings"
  }
 },
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
     "type": "string",
     "pattern": "^[A-Za-z0-9-]{1,40}$",
     "maxLength": 40
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
    "priceMax": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "clientId": {
     "$ref": "foyer#/definitions/Id"
    },
    "sort": {
     "type": "string",
     "enum": [
      "date",
      "distance",
      "price"
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
 },
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
 "listOfferGroups": {
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
   "$ref": "foyer#/definitions/OfferGroupList"
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
    "sectionCodes": {
     "type": "array",
     "minItems": 1,
     "maxItems": 60,
     "items": {
      "$ref": "foyer#/definitions/SectionCode"
     }
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/SeatsForSections"
  }
 },
 "listPayoutMethods": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/PayoutMethodList"
  }
 },
 "deleteAccount": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "checkAccountDeletion": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/AccountDeletionCheck"
  }
 },
 "getLogInMethods": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/LogInMethods"
  }
 },
 "confirmLogIn": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ConfirmLogInRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/AuthenticatedProfile"
  }
 },
 "sendLogInCode": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "listSessions": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/UserSessionList"
  }
 },
 "endSession": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "sessionId"
   ],
   "properties": {
    "sessionId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "endOtherSessions": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "getId": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/CallerId"
  }
 },
 "getNotificationSettings": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/NotificationSettings"
  }
 },
 "updateNotificationSettings": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/NotificationSettings"
  },
  "response": {
   "$ref": "foyer#/definitions/NotificationSettings"
  }
 },
 "exportUserData": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/UserDataExport"
  }
 },
 "setPhoto": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/SetPhotoRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Profile"
  }
 },
 "removePhoto": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/Profile"
  }
 },
 "freezeTokens": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/Profile"
  }
 },
 "unfreezeTokens": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/Profile"
  }
 },
 "getConfiguration": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/PublicConfiguration"
  }
 },
 "getRemoteConfig": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/RemoteConfigDocument"
  }
 },
 "getWhiteLabelConfig": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "version": {
     "type": "string",
     "maxLength": 40
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/WhiteLabelConfig"
  }
 },
 "listCountries": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "context": {
     "type": "string",
     "enum": [
      "signUp",
      "shipping"
     ]
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/CountryList"
  }
 },
 "searchCities": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "searchQuery"
   ],
   "properties": {
    "searchQuery": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/CityList"
  }
 },
 "getReleaseName": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/ReleaseName"
  }
 },
 "reportError": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ErrorReport"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "sendContactMessage": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ContactMessage"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "requestDemo": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/DemoRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "subscribeNewsletter": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/NewsletterRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "subscribeEventNewsletter": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/EventNewsletterRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "getNewsletterSubscription": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "token"
   ],
   "properties": {
    "token": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/NewsletterSubscription"
  }
 },
 "answerNewsletterSubscription": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/NewsletterAnswer"
  },
  "response": {
   "$ref": "foyer#/definitions/NewsletterSubscription"
  }
 },
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
