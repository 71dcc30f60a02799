// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplaceDrawDefinitions: Record<string, JsonSchema> = {
 "CheckoutDrawRequest": {
  "type": "object",
  "required": [
   "eventId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "marketplaceCode": {
    "$ref": "#/definitions/MarketplaceCode",
    "description": "Opens a draw that is for holders of a code; callers with an entry need none."
   },
   "offerGroupIds": {
    "$ref": "#/definitions/DrawChoiceIds",
    "description": "Choices to quote; those of the entry if absent, or the dearest."
   },
   "quantity": {
    "$ref": "#/definitions/DrawQuantity"
   },
   "maySplit": {
    "description": "As in `EnterDrawRequest`; that of the entry if absent.",
    "type": "boolean"
   },
   "promoCode": {
    "$ref": "#/definitions/DiscountCode",
    "description": "Promo code to quote with; that of the entry if absent."
   }
  },
  "additionalProperties": false
 },
 "EnterDrawRequest": {
  "type": "object",
  "required": [
   "eventId",
   "offerGroupIds",
   "quantity",
   "maySplit",
   "paymentMethodId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "marketplaceCode": {
    "$ref": "#/definitions/MarketplaceCode",
    "description": "Opens a draw that is for holders of a code; callers with an entry need none."
   },
   "offerGroupIds": {
    "$ref": "#/definitions/DrawChoiceIds"
   },
   "quantity": {
    "$ref": "#/definitions/DrawQuantity"
   },
   "maySplit": {
    "description": "Fewer places are welcome too.",
    "type": "boolean"
   },
   "paymentMethodId": {
    "$ref": "#/definitions/Id",
    "description": "Stored card of the caller, charged if the entry wins."
   },
   "promoCode": {
    "$ref": "#/definitions/DiscountCode",
    "description": "Promo code that lowers what a win costs. An entry that is changed keeps its code if absent."
   }
  },
  "additionalProperties": false
 },
 "DeleteDrawEntryRequest": {
  "type": "object",
  "required": [
   "offerGroupId"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id",
    "description": "Any offer of the draw."
   }
  },
  "additionalProperties": false
 },
 "ClaimDrawRequest": {
  "type": "object",
  "required": [
   "offerId"
  ],
  "properties": {
   "offerId": {
    "$ref": "#/definitions/Id",
    "description": "Id of the entry."
   }
  },
  "additionalProperties": false
 },
 "DrawChoiceIds": {
  "description": "Offers in order of preference, the most wanted first.",
  "type": "array",
  "minItems": 1,
  "maxItems": 20,
  "uniqueItems": true,
  "items": {
   "$ref": "#/definitions/Id"
  }
 },
 "DrawQuantity": {
  "type": "integer",
  "minimum": 1,
  "maximum": 50
 },
 "DrawState": {
  "description": "Entries are taken while `open`; `closed` until the beacon's value is there and the draw is made.",
  "type": "string",
  "enum": [
   "upcoming",
   "open",
   "closed",
   "drawn",
   "cancelled"
  ]
 },
 "DrawEntryState": {
  "description": "`entered` until the draw closes, and `pendingResults` until it is drawn. A win is `won` while it is charged or can be claimed, `claimed` once it is paid, `paymentFailed` while a refused card can be made good, and `lapsed` after that.",
  "type": "string",
  "enum": [
   "entered",
   "pendingResults",
   "won",
   "claimed",
   "paymentFailed",
   "lapsed",
   "lost",
   "cancelled"
  ]
 },
 "DrawChoice": {
  "description": "Offer that can be drawn for.",
  "type": "object",
  "required": [
   "offerGroupId",
   "name",
   "allIn",
   "minQuantity",
   "maxQuantity"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "allIn": {
    "$ref": "#/definitions/Money",
    "description": "Price of one."
   },
   "minQuantity": {
    "type": "integer",
    "minimum": 1
   },
   "maxQuantity": {
    "type": "integer",
    "minimum": 1,
    "maximum": 50
   },
   "minimumAge": {
    "$ref": "#/definitions/MinimumAge"
   }
  },
  "additionalProperties": false
 },
 "DrawName": {
  "type": "object",
  "required": [
   "offerGroupId",
   "name"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   }
  },
  "additionalProperties": false
 },
 "DrawPermissions": {
  "type": "object",
  "required": [
   "enter",
   "delete"
  ],
  "properties": {
   "enter": {
    "$ref": "#/definitions/Permission",
    "description": "Entering, or changing the entry."
   },
   "delete": {
    "$ref": "#/definitions/Permission"
   }
  },
  "additionalProperties": false
 },
 "DrawCheckout": {
  "type": "object",
  "required": [
   "event",
   "marketplaceId",
   "state",
   "opensAt",
   "closesAt",
   "resultsAt",
   "autoClaim",
   "claimHours",
   "seedCommitment",
   "choices",
   "remaining",
   "takesPromoCode",
   "allowed",
   "serverTime"
  ],
  "properties": {
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "marketplaceId": {
    "$ref": "#/definitions/Id"
   },
   "state": {
    "$ref": "#/definitions/DrawState"
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
   "autoClaim": {
    "description": "A win is charged at the draw.",
    "type": "boolean"
   },
   "claimHours": {
    "description": "Time to claim a win, or to make a refused card good.",
    "type": "integer",
    "minimum": 1
   },
   "seedCommitment": {
    "$ref": "#/definitions/DrawHash"
   },
   "choices": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/DrawChoice"
    }
   },
   "takesPromoCode": {
    "description": "There are promo codes for what is quoted.",
    "type": "boolean"
   },
   "promoCode": {
    "$ref": "#/definitions/AppliedPromoCode"
   },
   "remaining": {
    "description": "{product}s that the limit still allows the caller, besides those of their entry.",
    "type": "integer",
    "minimum": 0
   },
   "atMost": {
    "$ref": "#/definitions/Money",
    "description": "Price of the dearest of the quoted choices, with all fees and taxes: for the quantity, or for fewer where they may cost more, as without the discount for a number."
   },
   "entry": {
    "$ref": "#/definitions/DrawEntry"
   },
   "allowed": {
    "$ref": "#/definitions/DrawPermissions"
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "DrawEntry": {
  "type": "object",
  "required": [
   "offerId",
   "event",
   "marketplaceId",
   "choices",
   "quantity",
   "maySplit",
   "state",
   "enteredAt",
   "changedAt",
   "closesAt",
   "resultsAt",
   "autoClaim",
   "allowed"
  ],
  "properties": {
   "offerId": {
    "$ref": "#/definitions/Id",
    "description": "Id of the entry."
   },
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "marketplaceId": {
    "$ref": "#/definitions/Id"
   },
   "choices": {
    "description": "In order of preference.",
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/DrawName"
    }
   },
   "quantity": {
    "type": "integer",
    "minimum": 1
   },
   "maySplit": {
    "type": "boolean"
   },
   "promoCode": {
    "$ref": "#/definitions/DiscountCode",
    "description": "Promo code that it has a use of."
   },
   "state": {
    "$ref": "#/definitions/DrawEntryState"
   },
   "enteredAt": {
    "$ref": "#/definitions/Instant"
   },
   "changedAt": {
    "$ref": "#/definitions/Instant"
   },
   "closesAt": {
    "$ref": "#/definitions/Instant"
   },
   "resultsAt": {
    "$ref": "#/definitions/Instant"
   },
   "autoClaim": {
    "type": "boolean"
   },
   "paymentMethodId": {
    "$ref": "#/definitions/Id",
    "description": "Absent once the card was removed."
   },
   "place": {
    "description": "In the drawn order, from 1; absent before the draw.",
    "type": "integer",
    "minimum": 1
   },
   "win": {
    "$ref": "#/definitions/DrawnWin"
   },
   "declinedAt": {
    "$ref": "#/definitions/Instant",
    "description": "Time at which the fan gave the win up."
   },
   "stillOpen": {
    "description": "Ways of getting in to the event that are open now, for an entry that has lost or lapsed.",
    "type": "array",
    "maxItems": 4,
    "items": {
     "$ref": "#/definitions/MarketplaceType"
    }
   },
   "proof": {
    "$ref": "#/definitions/DrawInclusion",
    "description": "Absent before the draw is closed."
   },
   "allowed": {
    "$ref": "#/definitions/DrawEntryPermissions"
   }
  },
  "additionalProperties": false
 },
 "DrawEntryPermissions": {
  "type": "object",
  "required": [
   "edit",
   "delete",
   "claim",
   "repay",
   "decline"
  ],
  "properties": {
   "edit": {
    "$ref": "#/definitions/Permission"
   },
   "delete": {
    "$ref": "#/definitions/Permission"
   },
   "claim": {
    "$ref": "#/definitions/Permission",
    "description": "Paying in the cart for a win that was not charged."
   },
   "repay": {
    "$ref": "#/definitions/Permission",
    "description": "Paying again at once, after a refused card (`repayOffer`)."
   },
   "decline": {
    "$ref": "#/definitions/Permission",
    "description": "Giving the win up instead (`declineOfferPayment`)."
   }
  },
  "additionalProperties": false
 },
 "DrawnWin": {
  "type": "object",
  "required": [
   "offerGroupId",
   "name",
   "quantity"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "quantity": {
    "type": "integer",
    "minimum": 1
   },
   "until": {
    "$ref": "#/definitions/Instant",
    "description": "Time until which an unpaid win is set aside."
   }
  },
  "additionalProperties": false
 },
 "DrawInclusion": {
  "description": "Shows by itself that the entry was drawn from, as it was when the draw closed.",
  "type": "object",
  "required": [
   "drawnId",
   "salt",
   "steps"
  ],
  "properties": {
   "drawnId": {
    "$ref": "#/definitions/DrawHash",
    "description": "Id of the entry in the published data: a hash of its own id and the salt."
   },
   "salt": {
    "$ref": "#/definitions/DrawHash"
   },
   "steps": {
    "description": "Hashes beside the path from the entry to the root.",
    "type": "array",
    "maxItems": 40,
    "items": {
     "$ref": "#/definitions/DrawProofStep"
    }
   }
  },
  "additionalProperties": false
 },
 "DrawProofStep": {
  "type": "object",
  "required": [
   "side",
   "hash"
  ],
  "properties": {
   "side": {
    "type": "string",
    "enum": [
     "left",
     "right"
    ]
   },
   "hash": {
    "$ref": "#/definitions/DrawHash"
   }
  },
  "additionalProperties": false
 },
 "DrawEntries": {
  "type": "object",
  "required": [
   "entries",
   "serverTime"
  ],
  "properties": {
   "entries": {
    "type": "array",
    "maxItems": 200,
    "items": {
     "$ref": "#/definitions/DrawEntry"
    }
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "DrawClaim": {
  "type": "object",
  "required": [
   "entry",
   "allIn",
   "quote",
   "attemptsLeft",
   "serverTime"
  ],
  "properties": {
   "entry": {
    "$ref": "#/definitions/DrawEntry"
   },
   "quote": {
    "$ref": "#/definitions/PriceBreakdown",
    "description": "What `allIn` is made of."
   },
   "allIn": {
    "$ref": "#/definitions/Money",
    "description": "Price of what was won; zero without a win."
   },
   "attemptsLeft": {
    "description": "Cards that may still be refused for this win. Many refused cards of other purchases lower it.",
    "type": "integer",
    "minimum": 0
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "ClaimedDraw": {
  "type": "object",
  "required": [
   "eventId",
   "selections"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "selections": {
    "description": "Lines of the cart; `checkoutCart` with them answers the cart. Empty without a win, or once it is over.",
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/CartSelection"
    }
   },
   "promoCode": {
    "$ref": "#/definitions/DiscountCode",
    "description": "Promo code of the win, for `checkoutCart`."
   }
  },
  "additionalProperties": false
 },
 "DrawHash": {
  "description": "SHA-256 in hex.",
  "type": "string",
  "pattern": "^[0-9a-f]{64}$",
  "maxLength": 64
 },
 "DrawText": {
  "type": "string",
  "minLength": 1,
  "maxLength": 200
 },
 "DrawStock": {
  "description": "Places to be drawn for. Several offers may sell from one stock.",
  "type": "object",
  "required": [
   "id",
   "choices",
   "quantity"
  ],
  "properties": {
   "id": {
    "$ref": "#/definitions/DrawText"
   },
   "choices": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/DrawText"
    }
   },
   "quantity": {
    "type": "integer",
    "minimum": 0
   }
  },
  "additionalProperties": false
 },
 "DrawBeacon": {
  "description": "Public random value that did not exist when the draw closed.",
  "type": "object",
  "required": [
   "source",
   "round",
   "value"
  ],
  "properties": {
   "source": {
    "$ref": "#/definitions/DrawText"
   },
   "round": {
    "type": "integer",
    "minimum": 1
   },
   "value": {
    "description": "Hex.",
    "type": "string",
    "pattern": "^[0-9a-f]+$",
    "maxLength": 512
   }
  },
  "additionalProperties": false
 },
 "PublishedEntry": {
  "description": "Entry of a finished draw with its result, without its person.",
  "type": "object",
  "required": [
   "id",
   "quantity",
   "maySplit",
   "choices",
   "place"
  ],
  "properties": {
   "id": {
    "$ref": "#/definitions/DrawHash"
   },
   "quantity": {
    "type": "integer",
    "minimum": 1
   },
   "maySplit": {
    "type": "boolean"
   },
   "choices": {
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/DrawText"
    }
   },
   "place": {
    "description": "In the order drawn, from 1.",
    "type": "integer",
    "minimum": 1
   },
   "win": {
    "$ref": "#/definitions/PublishedWin",
    "description": "Absent without a win that stands."
   },
   "lapsed": {
    "description": "Number among the wins that were not paid in time: their places went to the next in the order.",
    "type": "integer",
    "minimum": 1
   }
  },
  "additionalProperties": false
 },
 "PublishedWin": {
  "type": "object",
  "required": [
   "number",
   "choice",
   "quantity"
  ],
  "properties": {
   "number": {
    "description": "Among the wins, in their order.",
    "type": "integer",
    "minimum": 1
   },
   "choice": {
    "$ref": "#/definitions/DrawText"
   },
   "quantity": {
    "type": "integer",
    "minimum": 1
   },
   "withdrawn": {
    "description": "Its places were taken off sale after the draw: the winner did not get them, and neither did another entry.",
    "type": "boolean",
    "const": true
   }
  },
  "additionalProperties": false
 },
 "PublishedEntries": {
  "type": "object",
  "required": [
   "entries"
  ],
  "properties": {
   "entries": {
    "type": "array",
    "maxItems": 4096,
    "items": {
     "$ref": "#/definitions/PublishedEntry"
    }
   },
   "next": {
    "$ref": "#/definitions/DrawHash",
    "description": "`from` of the next page, if there is one."
   }
  },
  "additionalProperties": false
 },
 "DrawCounts": {
  "type": "object",
  "required": [
   "entries",
   "wins",
   "lapsed"
  ],
  "properties": {
   "entries": {
    "type": "integer",
    "minimum": 0
   },
   "wins": {
    "description": "Wins that did not lapse, withdrawn ones too.",
    "type": "integer",
    "minimum": 0
   },
   "lapsed": {
    "description": "Wins that were not paid in time.",
    "type": "integer",
    "minimum": 0
   }
  },
  "additionalProperties": false
 },
 "DrawHead": {
  "description": "What `@foyer/verify-draw` recomputes the draw from, without its entries (`listPublishedEntries`).",
  "type": "object",
  "required": [
   "version",
   "drawId",
   "seedCommitment",
   "stock",
   "closedAt",
   "entriesRoot",
   "beacon",
   "serverSeed",
   "counts"
  ],
  "properties": {
   "version": {
    "type": "integer",
    "const": 1
   },
   "drawId": {
    "$ref": "#/definitions/Id"
   },
   "seedCommitment": {
    "$ref": "#/definitions/DrawHash"
   },
   "stock": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/DrawStock"
    }
   },
   "closedAt": {
    "$ref": "#/definitions/Instant"
   },
   "entriesRoot": {
    "$ref": "#/definitions/DrawHash"
   },
   "beacon": {
    "$ref": "#/definitions/DrawBeacon"
   },
   "serverSeed": {
    "$ref": "#/definitions/DrawHash"
   },
   "counts": {
    "$ref": "#/definitions/DrawCounts"
   }
  },
  "additionalProperties": false
 },
 "DrawStockChange": {
  "description": "Change of the stock after it was committed to.",
  "type": "object",
  "required": [
   "stockId",
   "before",
   "after",
   "changedAt"
  ],
  "properties": {
   "stockId": {
    "$ref": "#/definitions/DrawText"
   },
   "before": {
    "type": "integer",
    "minimum": 0
   },
   "after": {
    "type": "integer",
    "minimum": 0
   },
   "changedAt": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "PublicDraw": {
  "type": "object",
  "required": [
   "event",
   "drawId",
   "state",
   "opensAt",
   "closesAt",
   "resultsAt",
   "autoClaim",
   "seedCommitment",
   "committedAt",
   "names",
   "stock",
   "stockChanges",
   "entries",
   "serverTime"
  ],
  "properties": {
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "drawId": {
    "$ref": "#/definitions/Id"
   },
   "state": {
    "$ref": "#/definitions/DrawState"
   },
   "opensAt": {
    "$ref": "#/definitions/Instant"
   },
   "closesAt": {
    "$ref": "#/definitions/Instant"
   },
   "closedEarly": {
    "$ref": "#/definitions/ShortText",
    "description": "Why the organiser closed it before its time."
   },
   "resultsAt": {
    "$ref": "#/definitions/Instant"
   },
   "autoClaim": {
    "type": "boolean"
   },
   "seedCommitment": {
    "$ref": "#/definitions/DrawHash"
   },
   "committedAt": {
    "$ref": "#/definitions/Instant"
   },
   "names": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/DrawName"
    }
   },
   "stock": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/DrawStock"
    }
   },
   "stockChanges": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/DrawStockChange"
    }
   },
   "entries": {
    "description": "Entries so far.",
    "type": "integer",
    "minimum": 0
   },
   "closedAt": {
    "$ref": "#/definitions/Instant"
   },
   "entriesRoot": {
    "$ref": "#/definitions/DrawHash",
    "description": "From the close on."
   },
   "rootPublishedAt": {
    "$ref": "#/definitions/Instant",
    "description": "When the root was published; the beacon round is chosen after it."
   },
   "beaconSource": {
    "$ref": "#/definitions/DrawText",
    "description": "Of the beacon round that will decide, once it is chosen."
   },
   "beaconRound": {
    "type": "integer",
    "minimum": 1
   },
   "beaconAt": {
    "$ref": "#/definitions/Instant",
    "description": "When the value of the round appears."
   },
   "drawnAt": {
    "$ref": "#/definitions/Instant"
   },
   "record": {
    "$ref": "#/definitions/DrawHead",
    "description": "From the draw on. Wins and lapsed ones change while winners lapse."
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 }
};

export const marketplaceDrawSchemas: Record<'checkoutDraw' | 'enterDraw' | 'deleteDrawEntry' | 'listDrawEntries' | 'getDrawRecord' | 'listPublishedEntries' | 'checkoutDrawClaim' | 'claimDraw', OperationSchema> = {
 "checkoutDraw": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/CheckoutDrawRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/DrawCheckout"
  }
 },
 "enterDraw": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/EnterDrawRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/DrawEntry"
  }
 },
 "deleteDrawEntry": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/DeleteDrawEntryRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "listDrawEntries": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/DrawEntries"
  }
 },
 "getDrawRecord": {
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
   "$ref": "foyer#/definitions/PublicDraw"
  }
 },
 "listPublishedEntries": {
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
    "from": {
     "$ref": "foyer#/definitions/DrawHash"
    },
    "limit": {
     "type": "integer",
     "minimum": 1,
     "maximum": 4096
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/PublishedEntries"
  }
 },
 "checkoutDrawClaim": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "offerId"
   ],
   "properties": {
    "offerId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/DrawClaim"
  }
 },
 "claimDraw": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ClaimDrawRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ClaimedDraw"
  }
 }
};
