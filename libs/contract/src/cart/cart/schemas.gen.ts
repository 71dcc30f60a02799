// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const cartCartDefinitions: Record<string, JsonSchema> = {
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
   "packageId": {
    "$ref": "#/definitions/Id",
    "description": "Package that the offer is of, if it is of one. Must be the one of the offer."
   },
   "offerId": {
    "$ref": "#/definitions/Id",
    "description": "Listing of a fan, which is sold as a whole: `quantity` is all of it, and the seats are its own."
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
    "$ref": "#/definitions/SectionCode",
    "description": "Section of a standing line."
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
   },
   "amount": {
    "$ref": "#/definitions/Money",
    "description": "What the buyer gives, for an offer with `amounts`; the price of the offer if absent."
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
   "marketplaceCode": {
    "$ref": "#/definitions/MarketplaceCode"
   },
   "promoCode": {
    "$ref": "#/definitions/DiscountCode",
    "description": "Promo code of the cart; without one, the cart has none. One per cart."
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
   "lineId",
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
   "lineId": {
    "$ref": "#/definitions/Id",
    "description": "Id of the server; the same in the cart, the order and the offerId of a failed payment."
   },
   "cartGuid": {
    "$ref": "#/definitions/CartGuid"
   },
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "inventoryItemId": {
    "$ref": "#/definitions/Id"
   },
   "packageId": {
    "$ref": "#/definitions/Id",
    "description": "Package of the offer; absent if it is of none."
   },
   "resale": {
    "$ref": "#/definitions/ResaleOfLine"
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
   "tokensEach": {
    "description": "{product}s that one unit brings: 8 for a table of eight. Absent if it is one, and for extras.",
    "type": "integer",
    "minimum": 2
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
   "pickupPlace": {
    "$ref": "#/definitions/ShortText",
    "description": "Where a line of fulfilment PICKUP waits for its buyer."
   },
   "amount": {
    "$ref": "#/definitions/Money",
    "description": "Amount that the buyer named."
   },
   "amounts": {
    "$ref": "#/definitions/AmountRange",
    "description": "In a cart, what the amount may be changed to; absent from a receipt, and at a fixed price."
   },
   "charityName": {
    "$ref": "#/definitions/ShortText",
    "description": "Recipient of a donation."
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
    "$ref": "#/definitions/PriceBreakdown",
    "description": "Price of the whole line."
   },
   "allowed": {
    "$ref": "#/definitions/LinePermissions",
    "description": "In a cart; absent from a receipt."
   }
  },
  "additionalProperties": false
 },
 "ResaleOfLine": {
  "description": "Of a line that a fan sells. It is not refunded on request [C3.01].",
  "type": "object",
  "required": [
   "offerId",
   "officialPrice"
  ],
  "properties": {
   "offerId": {
    "$ref": "#/definitions/Id",
    "description": "Its listing."
   },
   "officialPrice": {
    "$ref": "#/definitions/Money",
    "description": "Face value of one {product} as it was first paid."
   }
  },
  "additionalProperties": false
 },
 "LinePermissions": {
  "type": "object",
  "required": [
   "remove"
  ],
  "properties": {
   "remove": {
    "$ref": "#/definitions/Permission"
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
   "allowed",
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
   "allowed": {
    "$ref": "#/definitions/CartPermissions"
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
   },
   "promoCode": {
    "$ref": "#/definitions/AppliedPromoCode"
   }
  },
  "additionalProperties": false
 },
 "CartPermissions": {
  "type": "object",
  "required": [
   "extend"
  ],
  "properties": {
   "extend": {
    "$ref": "#/definitions/Permission",
    "description": "Whether the hold can be extended, which is possible once."
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
 }
};

export const cartCartSchemas: Record<'checkoutCart' | 'getOpenCart' | 'clearCart' | 'extendHold', OperationSchema> = {
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
 "getOpenCart": {
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
   "$ref": "foyer#/definitions/Cart"
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
 }
};
