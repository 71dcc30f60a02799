// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplaceAuctionDefinitions: Record<string, JsonSchema> = {
 "AuctionQuantity": {
  "type": "integer",
  "minimum": 1,
  "maximum": 50
 },
 "OfferedPrice": {
  "description": "Integer amount in the minor unit of its currency, up to a million of most currencies.",
  "type": "object",
  "required": [
   "amount",
   "currency"
  ],
  "properties": {
   "amount": {
    "type": "integer",
    "minimum": 0,
    "maximum": 100000000
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
 "CheckoutAuctionRequest": {
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
    "description": "Opens an auction that is for holders of a code; callers with an offer need none."
   },
   "offerGroupId": {
    "$ref": "#/definitions/Id",
    "description": "Offer to quote; that of the own offer if absent, or the cheapest."
   },
   "quantity": {
    "$ref": "#/definitions/AuctionQuantity"
   },
   "price": {
    "$ref": "#/definitions/OfferedPrice",
    "description": "Price of one, before fees; the own one if absent, or the minimum."
   },
   "promoCode": {
    "$ref": "#/definitions/DiscountCode",
    "description": "Promo code to quote with; that of the own offer if absent."
   }
  },
  "additionalProperties": false
 },
 "MakeAuctionOfferRequest": {
  "type": "object",
  "required": [
   "eventId",
   "offerGroupId",
   "price",
   "quantity",
   "paymentMethodId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "marketplaceCode": {
    "$ref": "#/definitions/MarketplaceCode",
    "description": "Opens an auction that is for holders of a code; callers with an offer need none."
   },
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "offerId": {
    "$ref": "#/definitions/Id",
    "description": "Own offer to raise; absent for a new one."
   },
   "price": {
    "$ref": "#/definitions/OfferedPrice",
    "description": "Price of one, before fees: the minimum plus a number of steps. Raising an offer takes a higher price, or the same one for more {product}s."
   },
   "quantity": {
    "$ref": "#/definitions/AuctionQuantity",
    "description": "Never fewer than before."
   },
   "seatsTogether": {
    "description": "Seats have to be side by side: without such seats, the offer gets none. Of an offer that is raised, it stays as it is if absent.",
    "type": "boolean"
   },
   "paymentMethodId": {
    "$ref": "#/definitions/Id",
    "description": "Stored card of the caller, charged if the offer qualifies."
   },
   "promoCode": {
    "$ref": "#/definitions/DiscountCode",
    "description": "Promo code that lowers what is charged, not the price that is offered. An offer that is raised keeps its code if absent."
   },
   "expiresHoursBefore": {
    "$ref": "#/definitions/OfferExpiry",
    "description": "When the offer stops waiting for a place. An offer that is raised keeps it if absent; a new one waits until the event starts."
   }
  },
  "additionalProperties": false
 },
 "OfferExpiry": {
  "description": "Hours before the start of the event at which an offer expires that has not been accepted. Not before the results, so that it always counts at the close; 0 until the event starts.",
  "type": "integer",
  "minimum": 0,
  "maximum": 720,
  "examples": [
   24
  ]
 },
 "PickAuctionSeatsRequest": {
  "type": "object",
  "required": [
   "offerId",
   "seatCodes"
  ],
  "properties": {
   "offerId": {
    "$ref": "#/definitions/Id"
   },
   "seatCodes": {
    "description": "As many as the offer is for, side by side.",
    "type": "array",
    "minItems": 1,
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/SeatCode"
    }
   }
  },
  "additionalProperties": false
 },
 "DeclineOfferPaymentRequest": {
  "type": "object",
  "required": [
   "offerId"
  ],
  "properties": {
   "offerId": {
    "$ref": "#/definitions/Id",
    "description": "Id of the offer, or of the entry that has won."
   }
  },
  "additionalProperties": false
 },
 "AuctionState": {
  "description": "Offers are taken while `open`; `closed` until it is allocated, and `allocated` from then on, with its cut-off prices.",
  "type": "string",
  "enum": [
   "upcoming",
   "open",
   "closed",
   "allocated",
   "cancelled"
  ]
 },
 "AuctionOfferState": {
  "description": "`open` until the auction closes, and `pendingResults` until it is allocated. An offer that is high enough is `qualified` while its seats are picked and its card is charged, `claimed` once it is paid, and `paymentFailed` while a refused card can be made good. `expired` if it was not accepted by the time that its fan chose. `cancelled` has a reason.",
  "type": "string",
  "enum": [
   "open",
   "pendingResults",
   "qualified",
   "claimed",
   "paymentFailed",
   "lost",
   "expired",
   "cancelled"
  ]
 },
 "AuctionCancelReason": {
  "description": "`paymentFailed`: not paid in time, or after too many attempts. `declined`: given up by the fan. `notTogether`: there were no seats side by side, and the fan wanted no others. `fewerPlaces`: places were taken off sale after the close, so that it did not fit any more. `event`: the event does not take place.",
  "type": "string",
  "enum": [
   "paymentFailed",
   "declined",
   "notTogether",
   "fewerPlaces",
   "event"
  ]
 },
 "OfferQuality": {
  "description": "How an offer compares with the others [C4.22].",
  "type": "string",
  "enum": [
   "great",
   "good",
   "ok",
   "poor",
   "negligible"
  ]
 },
 "OfferLikelihood": {
  "description": "Whether an offer gets in [C4.22]. `no`: the offers so far leave no room for it. `yes`: nine times in ten or more, it gets in at the close.",
  "type": "string",
  "enum": [
   "yes",
   "maybe",
   "no"
  ]
 },
 "SeatOptions": {
  "description": "Which of the seats are left for an offer [C4.22].",
  "type": "string",
  "enum": [
   "high",
   "medium",
   "low",
   "last"
  ]
 },
 "OfferOutlook": {
  "description": "How an offer stands by the offers so far; it can fall until the close.",
  "type": "object",
  "required": [
   "quality",
   "gettingIn"
  ],
  "properties": {
   "quality": {
    "$ref": "#/definitions/OfferQuality"
   },
   "gettingIn": {
    "$ref": "#/definitions/OfferLikelihood"
   },
   "seats": {
    "$ref": "#/definitions/SeatOptions",
    "description": "Of seated offers that may get in."
   }
  },
  "additionalProperties": false
 },
 "ChanceBand": {
  "description": "Outlook of all prices from `from` on, up to that of the next band.",
  "type": "object",
  "required": [
   "from",
   "quality",
   "gettingIn"
  ],
  "properties": {
   "from": {
    "$ref": "#/definitions/Money",
    "description": "Price of one, before fees."
   },
   "quality": {
    "$ref": "#/definitions/OfferQuality"
   },
   "gettingIn": {
    "$ref": "#/definitions/OfferLikelihood"
   },
   "seats": {
    "$ref": "#/definitions/SeatOptions",
    "description": "Of seated offers that may get in."
   }
  },
  "additionalProperties": false
 },
 "ChanceBucket": {
  "description": "Offers with a price from `from` on, up to that of the next bucket.",
  "type": "object",
  "required": [
   "from",
   "offers"
  ],
  "properties": {
   "from": {
    "$ref": "#/definitions/Money"
   },
   "offers": {
    "type": "integer",
    "minimum": 5
   }
  },
  "additionalProperties": false
 },
 "AverageOffer": {
  "$ref": "#/definitions/Money",
  "description": "Average price of the middle half of the open offers of a My Price offer group, before fees, to the nearest step: the cheapest and the dearest quarter don't count. Absent with fewer than 5 offers, and unless offers are taken."
 },
 "MinQualifyingPrice": {
  "$ref": "#/definitions/Money",
  "description": "Lowest bound of the histogram's buckets, before fees, at which a new offer of one would find room by the offers so far. It can rise until the close. Absent with fewer than 5 offers, unless offers are taken, and if no price is high enough or only a few high offers tell which."
 },
 "AuctionChance": {
  "type": "object",
  "required": [
   "offerGroupId",
   "quantity",
   "minimum",
   "step",
   "isFull",
   "bands",
   "histogram",
   "state",
   "serverTime"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "quantity": {
    "$ref": "#/definitions/AuctionQuantity"
   },
   "minimum": {
    "$ref": "#/definitions/Money"
   },
   "maximum": {
    "$ref": "#/definitions/Money"
   },
   "step": {
    "$ref": "#/definitions/Money"
   },
   "isFull": {
    "description": "Offers want at least as many {product}s as there are.",
    "type": "boolean"
   },
   "bands": {
    "description": "From the minimum upwards, never worse than the one before. Each price is one that can be offered, and a bound of the histogram's buckets, so that no single offer gives it.",
    "type": "array",
    "minItems": 1,
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/ChanceBand"
    }
   },
   "histogram": {
    "description": "Where the offers are, from the lowest price up. A bucket has at least 5 offers: a smaller one is joined with those below it, or above the lowest one. The last one has no end. With fewer than 5 offers there is none.",
    "type": "array",
    "maxItems": 12,
    "items": {
     "$ref": "#/definitions/ChanceBucket"
    }
   },
   "averageOffer": {
    "$ref": "#/definitions/AverageOffer"
   },
   "minQualifyingPrice": {
    "$ref": "#/definitions/MinQualifyingPrice"
   },
   "state": {
    "$ref": "#/definitions/AuctionState"
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "AuctionGroup": {
  "description": "Offer that can be bid for, with a stock of its own.",
  "type": "object",
  "required": [
   "offerGroupId",
   "name",
   "seating",
   "minimum",
   "step",
   "minimumAllIn",
   "minQuantity",
   "maxQuantity",
   "quantity",
   "offers"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "seating": {
    "$ref": "#/definitions/SeatingKind"
   },
   "minimum": {
    "$ref": "#/definitions/Money",
    "description": "Lowest price of one, before fees."
   },
   "maximum": {
    "$ref": "#/definitions/Money"
   },
   "step": {
    "$ref": "#/definitions/Money"
   },
   "minimumAllIn": {
    "$ref": "#/definitions/Money",
    "description": "Lowest price of one, with its fees."
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
   },
   "quantity": {
    "description": "{product}s to be had.",
    "type": "integer",
    "minimum": 0
   },
   "offers": {
    "description": "Offers so far, or at the close.",
    "type": "integer",
    "minimum": 0
   },
   "cutOff": {
    "$ref": "#/definitions/AuctionCutOff"
   }
  },
  "additionalProperties": false
 },
 "AuctionCutOff": {
  "description": "Result of an offer of the window, published once the auction is allocated.",
  "type": "object",
  "required": [
   "winners",
   "quantity"
  ],
  "properties": {
   "price": {
    "$ref": "#/definitions/Money",
    "description": "Lowest price that got in; absent if no offer did."
   },
   "winners": {
    "description": "Offers that got in.",
    "type": "integer",
    "minimum": 0
   },
   "quantity": {
    "description": "{product}s that they got.",
    "type": "integer",
    "minimum": 0
   }
  },
  "additionalProperties": false
 },
 "Auction": {
  "type": "object",
  "required": [
   "event",
   "marketplaceId",
   "state",
   "opensAt",
   "closesAt",
   "resultsAt",
   "payHours",
   "expiryChoices",
   "groups",
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
    "$ref": "#/definitions/AuctionState"
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
   "payHours": {
    "description": "Time to make a refused card good.",
    "type": "integer",
    "minimum": 1
   },
   "expiryChoices": {
    "description": "Usual times at which an offer may expire, the latest first.",
    "type": "array",
    "minItems": 1,
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/OfferExpiry"
    }
   },
   "groups": {
    "description": "The cheapest first.",
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/AuctionGroup"
    }
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "AuctionGroupLive": {
  "type": "object",
  "required": [
   "offerGroupId",
   "offers"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "offers": {
    "description": "Offers so far, or at the close.",
    "type": "integer",
    "minimum": 0
   },
   "cutOff": {
    "$ref": "#/definitions/AuctionCutOff"
   }
  },
  "additionalProperties": false
 },
 "AuctionLive": {
  "type": "object",
  "required": [
   "state",
   "closesAt",
   "resultsAt",
   "groups",
   "serverTime"
  ],
  "properties": {
   "state": {
    "$ref": "#/definitions/AuctionState"
   },
   "closesAt": {
    "$ref": "#/definitions/Instant"
   },
   "resultsAt": {
    "$ref": "#/definitions/Instant"
   },
   "groups": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/AuctionGroupLive"
    }
   },
   "offer": {
    "$ref": "#/definitions/AuctionOffer",
    "description": "Latest own offer of a caller who is logged in."
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "AuctionQuote": {
  "description": "What an offer would cost.",
  "type": "object",
  "required": [
   "offerGroupId",
   "quantity",
   "price",
   "allIn",
   "total",
   "takesPromoCode"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "quantity": {
    "$ref": "#/definitions/AuctionQuantity"
   },
   "price": {
    "$ref": "#/definitions/Money",
    "description": "Of one, before fees."
   },
   "allIn": {
    "$ref": "#/definitions/Money",
    "description": "Of one, with its discount and fees."
   },
   "total": {
    "$ref": "#/definitions/Money",
    "description": "What the card is charged if the offer qualifies, with all fees and taxes."
   },
   "takesPromoCode": {
    "description": "There are promo codes for it.",
    "type": "boolean"
   },
   "promoCode": {
    "$ref": "#/definitions/AppliedPromoCode"
   }
  },
  "additionalProperties": false
 },
 "AuctionCheckoutPermissions": {
  "type": "object",
  "required": [
   "offer"
  ],
  "properties": {
   "offer": {
    "$ref": "#/definitions/Permission",
    "description": "Making a new offer for the quoted one, or raising the own offer if there is one."
   }
  },
  "additionalProperties": false
 },
 "AuctionCheckout": {
  "type": "object",
  "required": [
   "auction",
   "remaining",
   "quote",
   "allowed"
  ],
  "properties": {
   "auction": {
    "$ref": "#/definitions/Auction"
   },
   "remaining": {
    "description": "{product}s that the limit still allows the caller, besides those of their offer.",
    "type": "integer",
    "minimum": 0
   },
   "quote": {
    "$ref": "#/definitions/AuctionQuote"
   },
   "offer": {
    "$ref": "#/definitions/AuctionOffer",
    "description": "Latest own offer."
   },
   "allowed": {
    "$ref": "#/definitions/AuctionCheckoutPermissions"
   }
  },
  "additionalProperties": false
 },
 "AuctionOffer": {
  "type": "object",
  "required": [
   "offerId",
   "event",
   "marketplaceId",
   "offerGroupId",
   "name",
   "quantity",
   "seatsTogether",
   "price",
   "total",
   "state",
   "madeAt",
   "priceReachedAt",
   "expiresHoursBefore",
   "expiresAt",
   "closesAt",
   "resultsAt",
   "allowed"
  ],
  "properties": {
   "offerId": {
    "$ref": "#/definitions/Id"
   },
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "marketplaceId": {
    "$ref": "#/definitions/Id"
   },
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "quantity": {
    "$ref": "#/definitions/AuctionQuantity"
   },
   "seatsTogether": {
    "type": "boolean"
   },
   "price": {
    "$ref": "#/definitions/Money",
    "description": "Of one, before fees."
   },
   "total": {
    "$ref": "#/definitions/Money",
    "description": "Most that is charged, as it was shown when the offer was made or last raised."
   },
   "promoCode": {
    "$ref": "#/definitions/DiscountCode",
    "description": "Promo code that it has a use of."
   },
   "state": {
    "$ref": "#/definitions/AuctionOfferState"
   },
   "cancelReason": {
    "$ref": "#/definitions/AuctionCancelReason",
    "description": "Of a cancelled offer."
   },
   "outlook": {
    "$ref": "#/definitions/OfferOutlook",
    "description": "While it is open."
   },
   "nextPrice": {
    "$ref": "#/definitions/Money",
    "description": "Lowest price that it can be raised to, while it is open; absent at the maximum."
   },
   "cutOff": {
    "$ref": "#/definitions/AuctionCutOff",
    "description": "Once the auction is allocated."
   },
   "place": {
    "description": "Among the offers at the close, from 1.",
    "type": "integer",
    "minimum": 1
   },
   "stillOpen": {
    "description": "Ways of getting in to the event that are open now, for an offer that did not get in or has lapsed.",
    "type": "array",
    "maxItems": 4,
    "items": {
     "$ref": "#/definitions/MarketplaceType"
    }
   },
   "quote": {
    "$ref": "#/definitions/PriceBreakdown",
    "description": "What is to be paid now, of `paymentFailed`."
   },
   "seatPick": {
    "$ref": "#/definitions/AuctionSeatPick",
    "description": "Of seats, once it got in."
   },
   "attemptsLeft": {
    "description": "Cards that may still be refused, of `paymentFailed`. Many of other purchases lower it.",
    "type": "integer",
    "minimum": 0
   },
   "payUntil": {
    "$ref": "#/definitions/Instant",
    "description": "Time until which another card can pay, of `paymentFailed`."
   },
   "paymentMethodId": {
    "$ref": "#/definitions/Id",
    "description": "Absent once the card was removed."
   },
   "madeAt": {
    "$ref": "#/definitions/Instant"
   },
   "priceReachedAt": {
    "$ref": "#/definitions/Instant",
    "description": "Time that decides between equal prices: the earlier one is ahead."
   },
   "expiresHoursBefore": {
    "$ref": "#/definitions/OfferExpiry"
   },
   "expiresAt": {
    "$ref": "#/definitions/Instant",
    "description": "When it expires, unless it is accepted before; moves with the start of the event."
   },
   "closesAt": {
    "$ref": "#/definitions/Instant"
   },
   "resultsAt": {
    "$ref": "#/definitions/Instant"
   },
   "allowed": {
    "$ref": "#/definitions/AuctionOfferPermissions"
   }
  },
  "additionalProperties": false
 },
 "AuctionSeatPick": {
  "description": "Window in which the fan picks seats, by rank. Who has not picked at its end gets the best ones that are left.",
  "type": "object",
  "required": [
   "opensAt",
   "closesAt",
   "seats"
  ],
  "properties": {
   "opensAt": {
    "$ref": "#/definitions/Instant"
   },
   "closesAt": {
    "$ref": "#/definitions/Instant",
    "description": "Without time before the event, the same as `opensAt`."
   },
   "pickedAt": {
    "$ref": "#/definitions/Instant",
    "description": "When the fan picked; absent if the seats were given."
   },
   "seats": {
    "description": "Once the offer has them.",
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/SeatRef"
    }
   }
  },
  "additionalProperties": false
 },
 "SeatSelection": {
  "type": "object",
  "required": [
   "offer",
   "sections",
   "availability",
   "offers",
   "offerSets",
   "bestSeatCodes",
   "serverTime"
  ],
  "properties": {
   "offer": {
    "$ref": "#/definitions/AuctionOffer"
   },
   "sections": {
    "description": "With seats of the offer. Empty, as is all else, unless seats can be picked now.",
    "type": "array",
    "maxItems": 60,
    "items": {
     "$ref": "#/definitions/SectionAvailability"
    }
   },
   "availability": {
    "description": "Seats of these sections, as in `listSeatsForSections`.",
    "type": "array",
    "maxItems": 60,
    "items": {
     "$ref": "#/definitions/SeatAvailability"
    }
   },
   "offers": {
    "type": "array",
    "maxItems": 1,
    "items": {
     "$ref": "#/definitions/SeatOffer"
    }
   },
   "offerSets": {
    "description": "Indexes of the offers that a seat carries; the first set is empty.",
    "type": "array",
    "maxItems": 2,
    "items": {
     "type": "array",
     "maxItems": 1,
     "items": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "bestSeatCodes": {
    "description": "Best seats for the offer that are left side by side; empty without so many.",
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/SeatCode"
    }
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "AuctionOfferPermissions": {
  "type": "object",
  "required": [
   "raise",
   "decline",
   "repay",
   "pickSeats"
  ],
  "properties": {
   "pickSeats": {
    "$ref": "#/definitions/Permission",
    "description": "Picking seats, in the window of the rank; `opensAt` before it. `myPricePickSeatsOfferNotFound`: there are none."
   },
   "raise": {
    "$ref": "#/definitions/Permission"
   },
   "decline": {
    "$ref": "#/definitions/Permission"
   },
   "repay": {
    "$ref": "#/definitions/Permission",
    "description": "Paying again, after a refused card (`repayOffer`)."
   }
  },
  "additionalProperties": false
 },
 "AuctionOffers": {
  "type": "object",
  "required": [
   "offers",
   "serverTime"
  ],
  "properties": {
   "offers": {
    "type": "array",
    "maxItems": 200,
    "items": {
     "$ref": "#/definitions/AuctionOffer"
    }
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 }
};

export const marketplaceAuctionSchemas: Record<'getAuction' | 'getAuctionLive' | 'getAuctionChance' | 'checkoutAuction' | 'makeAuctionOffer' | 'listAuctionOffers' | 'getSeatSelection' | 'pickAuctionSeats' | 'declineOfferPayment', OperationSchema> = {
 "getAuction": {
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
   "$ref": "foyer#/definitions/Auction"
  }
 },
 "getAuctionLive": {
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
   "$ref": "foyer#/definitions/AuctionLive"
  }
 },
 "getAuctionChance": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "offerGroupId",
    "numTokens"
   ],
   "properties": {
    "offerGroupId": {
     "$ref": "foyer#/definitions/Id"
    },
    "numTokens": {
     "$ref": "foyer#/definitions/AuctionQuantity"
    },
    "marketplaceCode": {
     "$ref": "foyer#/definitions/MarketplaceCode"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/AuctionChance"
  }
 },
 "checkoutAuction": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/CheckoutAuctionRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/AuctionCheckout"
  }
 },
 "makeAuctionOffer": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/MakeAuctionOfferRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/AuctionOffer"
  }
 },
 "listAuctionOffers": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/AuctionOffers"
  }
 },
 "getSeatSelection": {
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
   "$ref": "foyer#/definitions/SeatSelection"
  }
 },
 "pickAuctionSeats": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PickAuctionSeatsRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/AuctionOffer"
  }
 },
 "declineOfferPayment": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/DeclineOfferPaymentRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 }
};
