// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const promoterFeeDefinitions: Record<string, JsonSchema> = {
 "FeeCode": {
  "description": "Code of a fee, unique within its event.",
  "type": "string",
  "minLength": 1,
  "maxLength": 40,
  "examples": [
   "SERVICE"
  ]
 },
 "FeeName": {
  "description": "Name of a fee, as buyers read it.",
  "type": "string",
  "maxLength": 60,
  "examples": [
   "Cloakroom"
  ]
 },
 "FeeNames": {
  "description": "Name by locale; the one in the default locale is used where another lacks.",
  "type": "object",
  "required": [
   "en-US"
  ],
  "properties": {
   "en-US": {
    "$ref": "#/definitions/FeeName"
   },
   "en-CA": {
    "$ref": "#/definitions/FeeName"
   },
   "fr-CA": {
    "$ref": "#/definitions/FeeName"
   },
   "es-US": {
    "$ref": "#/definitions/FeeName"
   }
  },
  "examples": [
   {
    "en-US": "Cloakroom",
    "fr-CA": "Vestiaire",
    "es-US": "Guardarropa"
   }
  ],
  "additionalProperties": false
 },
 "ChargeKind": {
  "description": "Whose charge it is [C3.09]: `payment` of the payment provider, `provider` of the platform, `custom` of the organiser or venue, `profitShare` of the organiser in a resale, `tax` of the tax office.\n",
  "type": "string",
  "enum": [
   "payment",
   "profitShare",
   "tax",
   "custom",
   "provider"
  ]
 },
 "FeeStep": {
  "type": "object",
  "required": [
   "amount"
  ],
  "properties": {
   "upTo": {
    "$ref": "#/definitions/Money",
    "description": "Highest price that it applies to; the last step has none."
   },
   "amount": {
    "$ref": "#/definitions/Money"
   }
  },
  "additionalProperties": false
 },
 "FeePayer": {
  "description": "Buyers pay on top of the price; organisers and sellers from what they are owed.",
  "type": "string",
  "enum": [
   "buyer",
   "organiser",
   "seller"
  ]
 },
 "CustomFee": {
  "description": "Fee of the organiser per {product}, part of the all-in price. It has the figure of its kind; the figure of a `pending` one is not known yet, and nobody pays it until then. A fee that sellers pay applies to resales alone.\n",
  "type": "object",
  "required": [
   "names",
   "purpose",
   "kind",
   "payer",
   "marketplaceTypes",
   "refundable"
  ],
  "properties": {
   "code": {
    "$ref": "#/definitions/FeeCode",
    "description": "Fee that is kept; absent for a new one."
   },
   "names": {
    "$ref": "#/definitions/FeeNames"
   },
   "purpose": {
    "$ref": "#/definitions/LocaleTexts",
    "description": "What it is for, by locale."
   },
   "kind": {
    "type": "string",
    "enum": [
     "pending",
     "amount",
     "percent",
     "stepped"
    ]
   },
   "amount": {
    "$ref": "#/definitions/Money",
    "description": "For `amount`."
   },
   "ratePpm": {
    "description": "For `percent`: parts per million of the price, 85000 is 8.5 %.",
    "type": "integer",
    "minimum": 1,
    "maximum": 1000000
   },
   "steps": {
    "description": "For `stepped`: by the price, in rising order.",
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/FeeStep"
    }
   },
   "payer": {
    "type": "string",
    "enum": [
     "buyer",
     "seller"
    ]
   },
   "marketplaceTypes": {
    "type": "array",
    "minItems": 1,
    "maxItems": 4,
    "uniqueItems": true,
    "items": {
     "$ref": "#/definitions/MarketplaceType"
    }
   },
   "refundable": {
    "type": "boolean"
   }
  },
  "examples": [
   {
    "names": {
     "en-US": "Cloakroom",
     "fr-CA": "Vestiaire"
    },
    "purpose": {
     "en-US": "Coats and bags",
     "fr-CA": "Manteaux et sacs"
    },
    "kind": "percent",
    "ratePpm": 20000,
    "payer": "buyer",
    "marketplaceTypes": [
     "purchase"
    ],
    "refundable": true
   }
  ],
  "additionalProperties": false
 },
 "EventFee": {
  "description": "Fee of an event. `own` ones are the organiser's to change.",
  "type": "object",
  "required": [
   "code",
   "names",
   "purpose",
   "charge",
   "own",
   "recipient",
   "basis",
   "kind",
   "payer",
   "marketplaceTypes",
   "mandatory",
   "refundable"
  ],
  "properties": {
   "code": {
    "$ref": "#/definitions/FeeCode"
   },
   "names": {
    "$ref": "#/definitions/LocaleTexts"
   },
   "purpose": {
    "$ref": "#/definitions/LocaleTexts"
   },
   "charge": {
    "$ref": "#/definitions/ChargeKind"
   },
   "own": {
    "type": "boolean"
   },
   "recipient": {
    "$ref": "#/definitions/FeeRecipient"
   },
   "charityId": {
    "$ref": "#/definitions/Id"
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
   "amount": {
    "$ref": "#/definitions/Money"
   },
   "ratePpm": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000000
   },
   "steps": {
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/FeeStep"
    }
   },
   "payer": {
    "$ref": "#/definitions/FeePayer"
   },
   "marketplaceTypes": {
    "type": "array",
    "maxItems": 4,
    "items": {
     "$ref": "#/definitions/MarketplaceType"
    }
   },
   "mandatory": {
    "type": "boolean"
   },
   "refundable": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "EventTax": {
  "type": "object",
  "required": [
   "code",
   "names",
   "charge",
   "ratePpm",
   "included"
  ],
  "properties": {
   "code": {
    "$ref": "#/definitions/FeeCode"
   },
   "names": {
    "$ref": "#/definitions/LocaleTexts"
   },
   "charge": {
    "$ref": "#/definitions/ChargeKind"
   },
   "ratePpm": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000000
   },
   "included": {
    "description": "Whether the shown price already includes it.",
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "EventFees": {
  "type": "object",
  "required": [
   "eventId",
   "live",
   "taxes"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "live": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "#/definitions/EventFee"
    }
   },
   "draft": {
    "description": "The organiser's own fees as prepared; absent without a draft.",
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/EventFee"
    }
   },
   "taxes": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/EventTax"
    }
   }
  },
  "additionalProperties": false
 },
 "BuyerPriceRequest": {
  "type": "object",
  "required": [
   "eventId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "resalePrice": {
    "$ref": "#/definitions/Money",
    "description": "Prices each place as one that its owner resells for this, instead of a first sale."
   },
   "discountCode": {
    "$ref": "#/definitions/DiscountCode",
    "description": "Adds the prices with this promo code."
   }
  },
  "additionalProperties": false
 },
 "DraftBuyerPriceRequest": {
  "type": "object",
  "required": [
   "eventId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "fees": {
    "description": "The organiser's own fees to price with; the draft if absent, or the live ones without a draft.",
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/CustomFee"
    }
   },
   "resalePrice": {
    "$ref": "#/definitions/Money"
   },
   "discountCode": {
    "$ref": "#/definitions/DiscountCode",
    "description": "Adds the prices with this promo code."
   }
  },
  "additionalProperties": false
 },
 "BuyerPrice": {
  "type": "object",
  "required": [
   "offerGroupId",
   "name",
   "priceKind",
   "price",
   "organiserReceives"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "priceKind": {
    "description": "`discount`: with the promo code of the request, for an offer that it applies to.",
    "type": "string",
    "enum": [
     "discount",
     "regular"
    ]
   },
   "price": {
    "$ref": "#/definitions/PriceBreakdown"
   },
   "organiserReceives": {
    "$ref": "#/definitions/Money",
    "description": "Price less fees of others and taxes."
   }
  },
  "additionalProperties": false
 },
 "BuyerPriceList": {
  "type": "object",
  "required": [
   "buyerPrices",
   "pendingFees"
  ],
  "properties": {
   "buyerPrices": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/definitions/BuyerPrice"
    }
   },
   "pendingFees": {
    "description": "Names of fees whose figures are not known yet, and which no price has.",
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "#/definitions/ShortText"
    }
   }
  },
  "additionalProperties": false
 },
 "SetEventFeesRequest": {
  "type": "object",
  "required": [
   "eventId",
   "state",
   "fees"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "state": {
    "type": "string",
    "enum": [
     "draft",
     "live"
    ]
   },
   "fees": {
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/CustomFee"
    }
   }
  },
  "additionalProperties": false
 },
 "SetResaleProfitShareRequest": {
  "type": "object",
  "required": [
   "eventId",
   "ratePpm"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "ratePpm": {
    "description": "Parts per million of the price above the face value: 500000 is half.",
    "type": "integer",
    "minimum": 0,
    "maximum": 1000000
   }
  },
  "additionalProperties": false
 }
};

export const promoterFeeSchemas: Record<'validateCustomFeeName' | 'getEventFees' | 'getDraftBuyerPrices' | 'getBuyerPrices' | 'setEventFees' | 'setResaleProfitShare', OperationSchema> = {
 "validateCustomFeeName": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId",
    "name"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
    "name": {
     "$ref": "foyer#/definitions/FeeName"
    },
    "code": {
     "$ref": "foyer#/definitions/FeeCode"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "getEventFees": {
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
   "$ref": "foyer#/definitions/EventFees"
  }
 },
 "getDraftBuyerPrices": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/DraftBuyerPriceRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/BuyerPriceList"
  }
 },
 "getBuyerPrices": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/BuyerPriceRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/BuyerPriceList"
  }
 },
 "setEventFees": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/SetEventFeesRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/EventFees"
  }
 },
 "setResaleProfitShare": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/SetResaleProfitShareRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/EventFees"
  }
 }
};
