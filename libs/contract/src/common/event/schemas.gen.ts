// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema } from '../../json-schema/jsonSchema.ts';

export const commonEventDefinitions: Record<string, JsonSchema> = {
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
 "MinimumAge": {
  "description": "Age in whole years that a buyer needs on the day of the event: the greater of that of the event and that of the category.",
  "type": "integer",
  "minimum": 1,
  "maximum": 99
 },
 "MarketplaceCode": {
  "description": "Opens the sale windows of an event that are for its holders, such as a presale. Upper and lower case are the same. No answer contains it.\n",
  "type": "string",
  "minLength": 1,
  "maxLength": 40
 },
 "SaleState": {
  "description": "Sale state of a marketplace or event, shown as a pill [C4.05, C4.23]. `pendingResults` is a draw or auction between its end and its results, `active` a resale while it lasts, `actionRequired` a window in which the caller has something to claim, pay or pick. The type of the marketplace tells what is `closed`.\n",
  "type": "string",
  "enum": [
   "upcoming",
   "openingSoon",
   "open",
   "endingSoon",
   "pendingResults",
   "actionRequired",
   "active",
   "closed",
   "soldOut"
  ]
 },
 "Attendance": {
  "type": "string",
  "enum": [
   "LIVE_ATTENDANCE",
   "STREAMING"
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
 "EventTag": {
  "description": "Genre of a performer, the same in every language; `listEventsByTag` finds events by it.",
  "type": "string",
  "minLength": 1,
  "maxLength": 200
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
    "$ref": "#/definitions/UrlText",
    "description": "Portrait picture, aspect ratio 4:5."
   },
   "wideUrl": {
    "$ref": "#/definitions/UrlText",
    "description": "Wide picture, aspect ratio 16:9, without text."
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
 "LaterState": {
  "description": "State of a sale from an instant on. It is about the window of the event's own state, unless it has the marketplace and times of another one.\n",
  "type": "object",
  "required": [
   "at",
   "saleState"
  ],
  "properties": {
   "at": {
    "$ref": "#/definitions/Instant"
   },
   "saleState": {
    "$ref": "#/definitions/SaleState"
   },
   "saleType": {
    "$ref": "#/definitions/MarketplaceType"
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
    "$ref": "#/definitions/Instant",
    "description": "Previous start of a rescheduled event."
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
    "$ref": "#/definitions/VenueSummary",
    "description": "Absent for events that are only streamed."
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
   "laterStates": {
    "description": "States of its sale that time alone brings, in order; absent without any.",
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/LaterState"
    }
   },
   "saleType": {
    "$ref": "#/definitions/MarketplaceType",
    "description": "Marketplace of the window that `saleState` and the three times are about."
   },
   "opensAt": {
    "$ref": "#/definitions/Instant"
   },
   "closesAt": {
    "$ref": "#/definitions/Instant"
   },
   "resultsAt": {
    "$ref": "#/definitions/Instant",
    "description": "Results of a draw or auction."
   },
   "priceFrom": {
    "$ref": "#/definitions/Money",
    "description": "Lowest all-in price currently available."
   },
   "priceTo": {
    "$ref": "#/definitions/Money"
   },
   "plusTax": {
    "description": "Tax comes on top of these prices. Absent where none does.",
    "type": "boolean"
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
 }
};
