// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema } from '../../json-schema/jsonSchema.ts';

export const commonMoneyDefinitions: Record<string, JsonSchema> = {
 "CurrencyCode": {
  "description": "ISO 4217.",
  "type": "string",
  "pattern": "^[A-Z]{3}$",
  "maxLength": 3,
  "examples": [
   "CAD"
  ]
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
 "AmountRange": {
  "description": "Amounts that a buyer may choose from, or name between the lowest and the highest [C5.07].",
  "type": "object",
  "required": [
   "minimum",
   "maximum",
   "suggested"
  ],
  "properties": {
   "minimum": {
    "$ref": "#/definitions/Money"
   },
   "maximum": {
    "$ref": "#/definitions/Money"
   },
   "suggested": {
    "type": "array",
    "maxItems": 6,
    "items": {
     "$ref": "#/definitions/Money"
    }
   }
  },
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
 "FeeRecipient": {
  "description": "Party that a fee goes to [C3.09].",
  "type": "string",
  "enum": [
   "platform",
   "organiser",
   "venue",
   "payment",
   "promoter",
   "seller",
   "charity"
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
    "$ref": "#/definitions/FeeRecipient"
   },
   "charityId": {
    "$ref": "#/definitions/Id",
    "description": "Charity that the fee goes to.",
    "x-extension": true
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
   },
   "nonRefundable": {
    "$ref": "#/definitions/Money",
    "description": "Part of `amount` that is on fees which are not refundable, so that a refund leaves it.",
    "x-extension": true
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
   "bearer": {
    "description": "Party whose share it reduces; the organiser if absent.",
    "type": "string",
    "enum": [
     "platform",
     "organiser"
    ]
   },
   "amount": {
    "$ref": "#/definitions/Money",
    "description": "Positive amount to be deducted."
   }
  },
  "additionalProperties": false
 },
 "SellerSide": {
  "description": "What a resale leaves to its seller. `proceeds = price - fees - organiserShare`; the parts sum exactly, in minor units.\n",
  "type": "object",
  "required": [
   "face",
   "price",
   "fees",
   "organiserShare",
   "proceeds"
  ],
  "properties": {
   "face": {
    "$ref": "#/definitions/Money",
    "description": "Face value at the first sale."
   },
   "price": {
    "$ref": "#/definitions/Money",
    "description": "Price that the seller asks."
   },
   "cap": {
    "$ref": "#/definitions/Money",
    "description": "Highest price that the event allows; absent without one."
   },
   "fees": {
    "description": "Fees that the seller pays.",
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/FeeLine"
    }
   },
   "organiserShare": {
    "$ref": "#/definitions/Money",
    "description": "Share of the profit above face value."
   },
   "proceeds": {
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
   },
   "seller": {
    "$ref": "#/definitions/SellerSide",
    "description": "Only for offers of fans."
   }
  },
  "additionalProperties": false
 }
};
