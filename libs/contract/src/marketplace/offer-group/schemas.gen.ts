// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplaceOfferGroupDefinitions: Record<string, JsonSchema> = {
 "OfferGroupSelection": {
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
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "OfferGroupIds": {
  "type": "object",
  "required": [
   "offerGroupIds"
  ],
  "properties": {
   "offerGroupIds": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/Id"
    }
   }
  },
  "additionalProperties": false
 },
 "OfferChoice": {
  "type": "object",
  "required": [
   "choiceId",
   "name",
   "price",
   "available",
   "buyable"
  ],
  "properties": {
   "choiceId": {
    "$ref": "#/definitions/Id",
    "description": "Offer that the choice takes."
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "price": {
    "$ref": "#/definitions/PriceBreakdown"
   },
   "available": {
    "type": "integer",
    "minimum": 0
   },
   "buyable": {
    "$ref": "#/definitions/Permission"
   }
  },
  "additionalProperties": false
 },
 "OfferChoiceSet": {
  "description": "Offers of one item that differ in one thing, such as a size [C3.27].",
  "type": "object",
  "required": [
   "choiceSetId",
   "name",
   "choices"
  ],
  "properties": {
   "choiceSetId": {
    "$ref": "#/definitions/Id",
    "description": "Sales group of the choices."
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "choices": {
    "type": "array",
    "minItems": 1,
    "maxItems": 100,
    "items": {
     "$ref": "#/definitions/OfferChoice"
    }
   }
  },
  "additionalProperties": false
 },
 "OfferGroupDetail": {
  "type": "object",
  "required": [
   "offerGroup",
   "gates",
   "choiceSets",
   "parts",
   "serverTime"
  ],
  "properties": {
   "offerGroup": {
    "$ref": "#/definitions/OfferGroup"
   },
   "gates": {
    "description": "Names of the gates that its {product}s enter by; empty if any gate will do.",
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/ShortText"
    }
   },
   "choiceSets": {
    "type": "array",
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/OfferChoiceSet"
    }
   },
   "parts": {
    "description": "Further items of a package; empty for every other offer.",
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/PackagePart"
    }
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "SalesGroupTreeQuery": {
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
   }
  },
  "additionalProperties": false
 },
 "SalesGroupNode": {
  "description": "Heading with its offers; those of the headings below it are their own.",
  "type": "object",
  "required": [
   "salesGroupId",
   "name",
   "category",
   "available",
   "offerGroupIds"
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
   },
   "available": {
    "description": "Free units of it and the headings below it; each stock is counted once.",
    "type": "integer",
    "minimum": 0
   },
   "priceFrom": {
    "$ref": "#/definitions/Money",
    "description": "Lowest all-in price of what can be held, with the headings below it."
   },
   "plusTax": {
    "description": "Tax comes on top of `priceFrom`. Absent where none does.",
    "type": "boolean"
   },
   "offerGroupIds": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/Id"
    }
   }
  },
  "additionalProperties": false
 },
 "SalesGroupTree": {
  "type": "object",
  "required": [
   "salesGroups",
   "serverTime"
  ],
  "properties": {
   "salesGroups": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "#/definitions/SalesGroupNode"
    }
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "MarketplaceCodeRequest": {
  "type": "object",
  "required": [
   "code",
   "eventId"
  ],
  "properties": {
   "code": {
    "$ref": "#/definitions/MarketplaceCode"
   },
   "eventId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 },
 "CodedMarketplaces": {
  "type": "object",
  "required": [
   "marketplaces",
   "serverTime"
  ],
  "properties": {
   "marketplaces": {
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/Marketplace"
    }
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 }
};

export const marketplaceOfferGroupSchemas: Record<'getOfferGroups' | 'listRelatedOfferGroups' | 'listOfferGroupIds' | 'getOfferGroupDetail' | 'listUpsells' | 'getSalesGroupTree' | 'validateMarketplaceCode', OperationSchema> = {
 "getOfferGroups": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId",
    "offerGroupIds"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
    "offerGroupIds": {
     "type": "array",
     "minItems": 1,
     "maxItems": 50,
     "items": {
      "$ref": "foyer#/definitions/Id"
     }
    },
    "marketplaceCode": {
     "$ref": "foyer#/definitions/MarketplaceCode"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/OfferGroupSelection"
  }
 },
 "listRelatedOfferGroups": {
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
    "marketplaceCode": {
     "$ref": "foyer#/definitions/MarketplaceCode"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/OfferGroupSelection"
  }
 },
 "listOfferGroupIds": {
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
    "marketplaceId": {
     "$ref": "foyer#/definitions/Id"
    },
    "marketplaceCode": {
     "$ref": "foyer#/definitions/MarketplaceCode"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/OfferGroupIds"
  }
 },
 "getOfferGroupDetail": {
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
    "marketplaceCode": {
     "$ref": "foyer#/definitions/MarketplaceCode"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/OfferGroupDetail"
  }
 },
 "listUpsells": {
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
   "$ref": "foyer#/definitions/OfferGroupSelection"
  }
 },
 "getSalesGroupTree": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/SalesGroupTreeQuery"
  },
  "response": {
   "$ref": "foyer#/definitions/SalesGroupTree"
  }
 },
 "validateMarketplaceCode": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/MarketplaceCodeRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/CodedMarketplaces"
  }
 }
};
