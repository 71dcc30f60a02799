// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplaceSecondaryListingDefinitions: Record<string, JsonSchema> = {
 "SellableToken": {
  "description": "{Product} of the caller, and the prices at which it may be listed.",
  "type": "object",
  "required": [
   "tokenId",
   "offerGroupId",
   "name",
   "seating",
   "state",
   "face",
   "minimum",
   "groupTokenIds",
   "sell"
  ],
  "properties": {
   "tokenId": {
    "$ref": "#/definitions/Id"
   },
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText",
    "description": "Name of the offer group."
   },
   "seating": {
    "$ref": "#/definitions/SeatingKind"
   },
   "state": {
    "$ref": "#/definitions/TokenState"
   },
   "seat": {
    "$ref": "#/definitions/SeatRef"
   },
   "sectionName": {
    "$ref": "#/definitions/ShortText"
   },
   "face": {
    "$ref": "#/definitions/Money",
    "description": "Face value that was paid for it."
   },
   "minimum": {
    "$ref": "#/definitions/Money"
   },
   "maximum": {
    "$ref": "#/definitions/Money",
    "description": "By its own policy; absent without a cap."
   },
   "groupTokenIds": {
    "description": "Everything that can only be sold together with it, itself included: the places of one table.",
    "type": "array",
    "minItems": 1,
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/Id"
    }
   },
   "sell": {
    "$ref": "#/definitions/Permission"
   }
  },
  "additionalProperties": false
 },
 "SecondaryMarketplace": {
  "type": "object",
  "required": [
   "event",
   "tokens",
   "organiserSharePpm",
   "expiryHours",
   "payoutBy",
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
     "$ref": "#/definitions/SellableToken"
    }
   },
   "organiserSharePpm": {
    "description": "Share of the profit that goes to the organiser, in parts per million.",
    "type": "integer",
    "minimum": 0,
    "maximum": 1000000
   },
   "expiryHours": {
    "description": "Hours before the event at which a listing can expire, the latest expiry first; the first is usual [C9.03].",
    "type": "array",
    "maxItems": 10,
    "items": {
     "type": "integer",
     "minimum": 1,
     "maximum": 720
    }
   },
   "payoutBy": {
    "$ref": "#/definitions/Instant",
    "description": "When the money arrives at the latest."
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "SecondaryListingOfferGroup": {
  "type": "object",
  "required": [
   "offerGroupId",
   "name",
   "listed",
   "lowest",
   "highest"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "listed": {
    "description": "{Product} on sale by other fans.",
    "type": "integer",
    "minimum": 1
   },
   "lowest": {
    "$ref": "#/definitions/Money"
   },
   "highest": {
    "$ref": "#/definitions/Money"
   }
  },
  "additionalProperties": false
 },
 "SecondaryListingOfferGroupList": {
  "type": "object",
  "required": [
   "offerGroups"
  ],
  "properties": {
   "offerGroups": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/SecondaryListingOfferGroup"
    }
   }
  },
  "additionalProperties": false
 },
 "ListingTokenIds": {
  "description": "{Product} that are sold together. Seats are next to each other, and a group is whole.",
  "type": "array",
  "minItems": 1,
  "maxItems": 50,
  "uniqueItems": true,
  "items": {
   "$ref": "#/definitions/Id"
  }
 },
 "HoursBefore": {
  "description": "Hours before the start of the event [C9.03].",
  "type": "integer",
  "minimum": 1,
  "maximum": 720
 },
 "QuoteSecondaryListingRequest": {
  "type": "object",
  "required": [
   "eventId",
   "tokenIds",
   "price",
   "hoursBefore"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "tokenIds": {
    "$ref": "#/definitions/ListingTokenIds"
   },
   "price": {
    "$ref": "#/definitions/Money",
    "description": "For each."
   },
   "hoursBefore": {
    "$ref": "#/definitions/HoursBefore"
   },
   "listingId": {
    "$ref": "#/definitions/Id",
    "description": "Listing that would be changed."
   }
  },
  "additionalProperties": false
 },
 "SaveSecondaryListingRequest": {
  "type": "object",
  "required": [
   "eventId",
   "tokenIds",
   "price",
   "hoursBefore",
   "payoutMethodId",
   "acceptedProceeds"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "tokenIds": {
    "$ref": "#/definitions/ListingTokenIds"
   },
   "price": {
    "$ref": "#/definitions/Money",
    "description": "For each."
   },
   "hoursBefore": {
    "$ref": "#/definitions/HoursBefore"
   },
   "payoutMethodId": {
    "$ref": "#/definitions/Id"
   },
   "acceptedProceeds": {
    "$ref": "#/definitions/Money",
    "description": "Proceeds of the quote that the caller saw; another split is refused."
   },
   "listingId": {
    "$ref": "#/definitions/Id",
    "description": "Listing to change."
   }
  },
  "additionalProperties": false
 },
 "SecondaryListingQuote": {
  "description": "Split of a price. `seller` is that of everything together: `proceeds = price - fees - organiserShare`.\n",
  "type": "object",
  "required": [
   "seller",
   "buyerPays",
   "expiresAt",
   "payoutBy",
   "isFarBelow"
  ],
  "properties": {
   "seller": {
    "$ref": "#/definitions/SellerSide"
   },
   "buyerPays": {
    "$ref": "#/definitions/Money",
    "description": "All-in price for the buyer of everything together."
   },
   "expiresAt": {
    "$ref": "#/definitions/Instant"
   },
   "payoutBy": {
    "$ref": "#/definitions/Instant"
   },
   "isFarBelow": {
    "description": "Less than half of the face value and of what other fans ask: perhaps a slip.",
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "ListingState": {
  "description": "State of a listing [C4.09].",
  "type": "string",
  "enum": [
   "active",
   "cancelled",
   "expired",
   "failed",
   "sold"
  ]
 },
 "SellingState": {
  "description": "What has become of a sale, from its seller's view [C4.10].",
  "type": "string",
  "enum": [
   "live",
   "sold",
   "payoutInitiated",
   "payoutCompleted",
   "paymentIssue",
   "notSold"
  ]
 },
 "ListingEndReason": {
  "description": "Why a listing ended that its seller did not end.",
  "type": "string",
  "enum": [
   "over",
   "eventOff",
   "accountFrozen",
   "tokenChanged",
   "accountClosed",
   "paymentDisputed"
  ]
 },
 "ListingToken": {
  "type": "object",
  "required": [
   "tokenId",
   "name",
   "seating"
  ],
  "properties": {
   "tokenId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "seating": {
    "$ref": "#/definitions/SeatingKind"
   },
   "seat": {
    "$ref": "#/definitions/SeatRef"
   },
   "sectionName": {
    "$ref": "#/definitions/ShortText"
   }
  },
  "additionalProperties": false
 },
 "ListingStep": {
  "type": "object",
  "required": [
   "state",
   "price",
   "expiresAt",
   "at"
  ],
  "properties": {
   "state": {
    "$ref": "#/definitions/ListingState"
   },
   "price": {
    "$ref": "#/definitions/Money",
    "description": "For each."
   },
   "expiresAt": {
    "$ref": "#/definitions/Instant"
   },
   "at": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "PayoutWait": {
  "description": "Why a sold listing is not paid: the event is not over, or was postponed; the buyer was refunded, so that nothing is paid; the buyer's payment is disputed; the seller owes money of another sale; or it is about to be sent.\n",
  "type": "string",
  "enum": [
   "eventEnd",
   "eventPostponed",
   "buyerRefunded",
   "paymentDisputed",
   "otherDebt",
   "sending"
  ]
 },
 "SellerPayoutState": {
  "description": "State of a payout at its provider. `held`: the provider looks into it. `unclaimed`: the recipient has no account yet. `failed`, `blocked` (the recipient can't receive it), `returned` (nobody claimed it) and `refunded` (the recipient gave it back): the money is back, and the payout can be sent again.\n",
  "type": "string",
  "enum": [
   "due",
   "pending",
   "held",
   "unclaimed",
   "success",
   "failed",
   "blocked",
   "returned",
   "refunded"
  ]
 },
 "SellerPayout": {
  "description": "Payout of a listing.",
  "type": "object",
  "required": [
   "payoutId",
   "amount",
   "state"
  ],
  "properties": {
   "payoutId": {
    "$ref": "#/definitions/Id",
    "description": "Also told to the provider."
   },
   "amount": {
    "$ref": "#/definitions/Money"
   },
   "state": {
    "$ref": "#/definitions/SellerPayoutState"
   },
   "emailAddress": {
    "$ref": "#/definitions/EmailAddress",
    "description": "Where it was sent; absent before."
   },
   "sentAt": {
    "$ref": "#/definitions/Instant"
   },
   "arrivedAt": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "ListingPermissions": {
  "type": "object",
  "required": [
   "edit",
   "delete",
   "updatePayoutMethod",
   "retryPayout"
  ],
  "properties": {
   "edit": {
    "$ref": "#/definitions/Permission",
    "description": "To change the price, the expiry or the payout method."
   },
   "delete": {
    "$ref": "#/definitions/Permission"
   },
   "updatePayoutMethod": {
    "$ref": "#/definitions/Permission"
   },
   "retryPayout": {
    "$ref": "#/definitions/Permission"
   }
  },
  "additionalProperties": false
 },
 "SecondaryListing": {
  "description": "Listing of the caller [C3.21].",
  "type": "object",
  "required": [
   "listingId",
   "event",
   "state",
   "sellingState",
   "offerGroupId",
   "name",
   "tokens",
   "price",
   "seller",
   "hoursBefore",
   "expiresAt",
   "payoutBy",
   "listedAt",
   "history",
   "allowed"
  ],
  "properties": {
   "listingId": {
    "$ref": "#/definitions/Id"
   },
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "state": {
    "$ref": "#/definitions/ListingState"
   },
   "sellingState": {
    "$ref": "#/definitions/SellingState"
   },
   "endReason": {
    "$ref": "#/definitions/ListingEndReason"
   },
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText",
    "description": "Name of the offer group."
   },
   "tokens": {
    "type": "array",
    "minItems": 1,
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/ListingToken"
    }
   },
   "price": {
    "$ref": "#/definitions/Money",
    "description": "For each."
   },
   "seller": {
    "$ref": "#/definitions/SellerSide",
    "description": "Split of everything together, as it was when the price was set."
   },
   "hoursBefore": {
    "$ref": "#/definitions/HoursBefore"
   },
   "expiresAt": {
    "$ref": "#/definitions/Instant"
   },
   "payoutBy": {
    "$ref": "#/definitions/Instant"
   },
   "payoutMethod": {
    "$ref": "#/definitions/PayoutMethod",
    "description": "Absent once it was deleted."
   },
   "soldAt": {
    "$ref": "#/definitions/Instant"
   },
   "waitsFor": {
    "$ref": "#/definitions/PayoutWait"
   },
   "payout": {
    "$ref": "#/definitions/SellerPayout"
   },
   "listedAt": {
    "$ref": "#/definitions/Instant"
   },
   "history": {
    "type": "array",
    "maxItems": 200,
    "items": {
     "$ref": "#/definitions/ListingStep"
    }
   },
   "allowed": {
    "$ref": "#/definitions/ListingPermissions"
   }
  },
  "additionalProperties": false
 },
 "SecondaryListingPage": {
  "type": "object",
  "required": [
   "listings"
  ],
  "properties": {
   "listings": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/SecondaryListing"
    }
   },
   "nextCursor": {
    "$ref": "#/definitions/Cursor"
   }
  },
  "additionalProperties": false
 },
 "RetryPayoutRequest": {
  "type": "object",
  "required": [
   "eventId",
   "listingId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "listingId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 },
 "UpdatePayoutMethodRequest": {
  "type": "object",
  "required": [
   "eventId",
   "listingId",
   "payoutMethodId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "listingId": {
    "$ref": "#/definitions/Id"
   },
   "payoutMethodId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 }
};

export const marketplaceSecondaryListingSchemas: Record<'getSecondaryMarketplace' | 'listSecondaryListingOfferGroups' | 'quoteSecondaryListing' | 'saveSecondaryListing' | 'deleteSecondaryListing' | 'getSecondaryListing' | 'listSecondaryListings' | 'updatePayoutMethod' | 'retryPayout', OperationSchema> = {
 "getSecondaryMarketplace": {
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
   "$ref": "foyer#/definitions/SecondaryMarketplace"
  }
 },
 "listSecondaryListingOfferGroups": {
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
   "$ref": "foyer#/definitions/SecondaryListingOfferGroupList"
  }
 },
 "quoteSecondaryListing": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/QuoteSecondaryListingRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/SecondaryListingQuote"
  }
 },
 "saveSecondaryListing": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/SaveSecondaryListingRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/SecondaryListing"
  }
 },
 "deleteSecondaryListing": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId",
    "listingId"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
    "listingId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/SecondaryListing"
  }
 },
 "getSecondaryListing": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId",
    "tokenId"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
    "tokenId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/SecondaryListing"
  }
 },
 "listSecondaryListings": {
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
    "eventId": {
     "$ref": "foyer#/definitions/Id"
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
   "$ref": "foyer#/definitions/SecondaryListingPage"
  }
 },
 "updatePayoutMethod": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/UpdatePayoutMethodRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/SecondaryListing"
  }
 },
 "retryPayout": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/RetryPayoutRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/SecondaryListing"
  }
 }
};
