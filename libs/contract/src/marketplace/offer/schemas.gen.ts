// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplaceOfferDefinitions: Record<string, JsonSchema> = {
 "OfferSort": {
  "type": "string",
  "enum": [
   "RECOMMENDED",
   "LOW_TO_HIGH",
   "HIGH_TO_LOW"
  ]
 },
 "DateFilterType": {
  "description": "Offers of sale windows that are open (NOW) or open later (LATER).",
  "type": "string",
  "enum": [
   "ANY",
   "NOW",
   "LATER"
  ]
 },
 "CategoryAccessibilityType": {
  "description": "ACCESSIBLE counts wheelchair places alone.",
  "type": "string",
  "enum": [
   "ANY",
   "ACCESSIBLE"
  ]
 },
 "OfferGroupQuery": {
  "description": "Filters of list and map [C3.19]. They apply to access; extras are always listed.",
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
   "marketplaceCode": {
    "$ref": "#/definitions/MarketplaceCode"
   },
   "sortCriteria": {
    "$ref": "#/definitions/OfferSort"
   },
   "includeResale": {
    "description": "Lists offers of fans too, whose `resale` is true; false if absent.",
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
   "dateFilterType": {
    "$ref": "#/definitions/DateFilterType"
   },
   "categoryAccessibilityType": {
    "$ref": "#/definitions/CategoryAccessibilityType"
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
 "OfferTier": {
  "description": "Price of an offer in one of the windows that follow each other, such as early birds.",
  "type": "object",
  "required": [
   "offerGroupId",
   "name",
   "price",
   "saleState",
   "opensAt",
   "endAt"
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
    "description": "All-in price; the adult price if ages differ."
   },
   "saleState": {
    "$ref": "#/definitions/SaleState"
   },
   "opensAt": {
    "$ref": "#/definitions/Instant"
   },
   "endAt": {
    "$ref": "#/definitions/Instant"
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
   "category",
   "name",
   "description",
   "seating",
   "attendance",
   "sectionCodes",
   "available",
   "saleState",
   "buyable",
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
    "$ref": "#/definitions/Id",
    "description": "Item that it sells, the first one of a package; absent for requests that name only a category."
   },
   "inventoryPackageId": {
    "$ref": "#/definitions/Id",
    "description": "Package that it sells."
   },
   "packageKind": {
    "$ref": "#/definitions/PackageKind",
    "description": "Only for packages."
   },
   "offerId": {
    "$ref": "#/definitions/Id",
    "description": "Offer of a fan, or offer to the caller."
   },
   "upgradeSourceOfferId": {
    "$ref": "#/definitions/Id",
    "description": "Offer whose {product} it upgrades."
   },
   "offerGroupInviteDetailId": {
    "$ref": "#/definitions/Id",
    "description": "Invitation that the offer is for."
   },
   "category": {
    "$ref": "#/definitions/ItemCategory"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "variantName": {
    "$ref": "#/definitions/ShortText",
    "description": "Difference from the other offers of its item, such as a size. `name` is the full name."
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
   "row": {
    "$ref": "#/definitions/ShortText",
    "description": "Name of the row, if all its seats are in one."
   },
   "tiers": {
    "description": "Prices by time, in order, this offer's among them. The list has only the first tier that is not over, after its filters.\n",
    "type": "array",
    "minItems": 2,
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/OfferTier"
    }
   },
   "available": {
    "type": "integer",
    "minimum": 0
   },
   "saleState": {
    "$ref": "#/definitions/SaleState"
   },
   "buyable": {
    "$ref": "#/definitions/Permission",
    "description": "Whether the offer can be held, until `endAt`."
   },
   "price": {
    "$ref": "#/definitions/PriceBreakdown",
    "description": "Price of one unit; the adult price if ages differ."
   },
   "amounts": {
    "$ref": "#/definitions/AmountRange",
    "description": "For a donation whose amount the buyer names; `price` is what it is without one."
   },
   "charityName": {
    "$ref": "#/definitions/ShortText",
    "description": "Recipient of a donation."
   },
   "agePrices": {
    "description": "Empty if one price applies to all ages.",
    "type": "array",
    "maxItems": 3,
    "items": {
     "$ref": "#/definitions/AgePrice"
    }
   },
   "tokensEach": {
    "description": "{product}s that one unit brings: 8 for a table of eight. Absent if it is one, and for extras.",
    "type": "integer",
    "minimum": 2
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
    "$ref": "#/definitions/Instant",
    "description": "The offer can be held from then until `endAt`."
   },
   "endAt": {
    "$ref": "#/definitions/Instant"
   },
   "resale": {
    "description": "Whether a fan sells it: then `offerId` names the listing, which is sold as a whole.",
    "type": "boolean"
   },
   "officialPrice": {
    "$ref": "#/definitions/Money",
    "description": "Only for resale: face value of one {product} as it was first paid."
   },
   "seats": {
    "description": "Only for resale: the seats that it has.",
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/SeatRef"
    }
   },
   "minQualifyingPrice": {
    "$ref": "#/definitions/MinQualifyingPrice",
    "description": "Only for My Price offer groups, for an offer of `minQuantity`."
   },
   "averageOffer": {
    "$ref": "#/definitions/AverageOffer",
    "description": "Only for My Price offer groups."
   }
  },
  "additionalProperties": false
 },
 "OfferGroupList": {
  "type": "object",
  "required": [
   "offerGroups",
   "hasResale",
   "serverTime"
  ],
  "properties": {
   "offerGroups": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/definitions/OfferGroup"
    }
   },
   "hasResale": {
    "description": "Whether fans sell {product} of the event, whatever the filters.",
    "type": "boolean"
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
 }
};

export const marketplaceOfferSchemas: Record<'listOfferGroups', OperationSchema> = {
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
 }
};
