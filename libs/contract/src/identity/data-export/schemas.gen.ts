// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const identityDataExportDefinitions: Record<string, JsonSchema> = {
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
    "$ref": "#/definitions/Instant",
    "description": "Creation of the account."
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
    "description": "Items that the caller owns, holds or attends with.",
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
   "follows": {
    "description": "Performers, venues and organisers that the caller follows.",
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/definitions/Follow"
    }
   },
   "waitListEntries": {
    "description": "Wait lists that the caller joined.",
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/definitions/WaitListEntry"
    }
   },
   "listings": {
    "description": "{Product} that the caller offered to other fans.",
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/definitions/SecondaryListing"
    }
   },
   "priceAlerts": {
    "description": "Prices at which the caller wants to hear of listings.",
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/definitions/PriceAlert"
    }
   },
   "drawEntries": {
    "description": "Entries of the caller in draws.",
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/definitions/DrawEntry"
    }
   },
   "auctionOffers": {
    "description": "Offers of the caller in auctions.",
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/definitions/AuctionOffer"
    }
   },
   "handOvers": {
    "description": "Assignments that the caller made, accepted, or was invited to by the verified address.",
    "type": "array",
    "maxItems": 50000,
    "items": {
     "$ref": "#/definitions/ExportedHandOver"
    }
   },
   "watchedStreams": {
    "description": "Streams that the caller watched.",
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/definitions/ExportedStream"
    }
   },
   "stagePlaces": {
    "description": "Stages of streams for which the caller registered.",
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/definitions/ExportedStagePlace"
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
   "promoterSales": {
    "description": "Sales that the caller made as a promoter, and those of promoters to the caller.",
    "type": "array",
    "maxItems": 10000,
    "items": {
     "$ref": "#/definitions/ExportedPromoterSale"
    }
   },
   "promoterSettlements": {
    "description": "What the caller as a promoter agreed on with organisers, or was proposed.",
    "type": "array",
    "maxItems": 10000,
    "items": {
     "$ref": "#/definitions/ExportedSettlement"
    }
   },
   "promoterReceipts": {
    "description": "Cash that the caller as a promoter handed over.",
    "type": "array",
    "maxItems": 10000,
    "items": {
     "$ref": "#/definitions/ExportedCashReceipt"
    }
   },
   "engagementOffers": {
    "description": "Offers to sell an event, to the verified address or accepted by the caller.",
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/definitions/ExportedEngagementOffer"
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
 "ExportedSettlement": {
  "type": "object",
  "required": [
   "eventId",
   "settlementId",
   "number",
   "state",
   "proposedBy",
   "cash",
   "commission",
   "kept",
   "toHandOver",
   "proposedAt"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "settlementId": {
    "$ref": "#/definitions/Id"
   },
   "number": {
    "type": "integer",
    "minimum": 1
   },
   "state": {
    "$ref": "#/definitions/SettlementState"
   },
   "proposedBy": {
    "type": "string",
    "enum": [
     "promoter",
     "organiser"
    ]
   },
   "cash": {
    "$ref": "#/definitions/Money"
   },
   "commission": {
    "$ref": "#/definitions/Money"
   },
   "kept": {
    "$ref": "#/definitions/Money"
   },
   "toHandOver": {
    "$ref": "#/definitions/Money"
   },
   "proposedAt": {
    "$ref": "#/definitions/Instant"
   },
   "answeredAt": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "ExportedCashReceipt": {
  "type": "object",
  "required": [
   "eventId",
   "receiptId",
   "number",
   "amount",
   "handedOverAt"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "receiptId": {
    "$ref": "#/definitions/Id"
   },
   "number": {
    "type": "integer",
    "minimum": 1
   },
   "amount": {
    "$ref": "#/definitions/Money"
   },
   "handedOverAt": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "ExportedStagePlace": {
  "type": "object",
  "required": [
   "eventId",
   "eventName",
   "step",
   "registeredAt",
   "changedAt"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "eventName": {
    "$ref": "#/definitions/ShortText"
   },
   "step": {
    "$ref": "#/definitions/ConferenceStep"
   },
   "registeredAt": {
    "$ref": "#/definitions/Instant"
   },
   "changedAt": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "ExportedEngagementOffer": {
  "type": "object",
  "required": [
   "eventId",
   "createdAt",
   "isAccepted"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "createdAt": {
    "$ref": "#/definitions/Instant"
   },
   "emailAddress": {
    "$ref": "#/definitions/EmailAddress"
   },
   "isAccepted": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "ExportedStream": {
  "type": "object",
  "required": [
   "eventId",
   "eventName",
   "firstWatchedAt",
   "minutes"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "eventName": {
    "$ref": "#/definitions/ShortText"
   },
   "firstWatchedAt": {
    "$ref": "#/definitions/Instant"
   },
   "minutes": {
    "description": "Minutes watched.",
    "type": "integer",
    "minimum": 0
   },
   "country": {
    "description": "Where the caller watched (ISO 3166-1), if it was known.",
    "type": "string",
    "maxLength": 2,
    "pattern": "^[A-Z]{2}$"
   },
   "rating": {
    "type": "integer",
    "minimum": 1,
    "maximum": 5
   },
   "comment": {
    "type": "string",
    "maxLength": 1000
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
   "rights": {
    "description": "Rights in the organisation.",
    "type": "array",
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/MemberRight"
    }
   },
   "eventId": {
    "$ref": "#/definitions/Id",
    "description": "Event that a promoter sells."
   },
   "grantedAt": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "ExportedPromoterSale": {
  "type": "object",
  "required": [
   "eventId",
   "transactionId",
   "soldBy",
   "paymentKind",
   "createdAt"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "transactionId": {
    "$ref": "#/definitions/Id"
   },
   "soldBy": {
    "type": "string",
    "enum": [
     "caller",
     "promoter"
    ]
   },
   "paymentKind": {
    "$ref": "#/definitions/PromoterPaymentKind"
   },
   "createdAt": {
    "$ref": "#/definitions/Instant"
   },
   "guest": {
    "$ref": "#/definitions/PromoterTransactionGuest",
    "description": "What the promoter typed in of the caller."
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
   "quote"
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
    "$ref": "#/definitions/ExportedCard",
    "description": "Absent when no card was charged."
   },
   "shippingAddress": {
    "$ref": "#/definitions/ShippingAddress"
   },
   "shipment": {
    "$ref": "#/definitions/Shipment"
   },
   "invoiceTo": {
    "$ref": "#/definitions/InvoiceTo"
   },
   "creditNotes": {
    "type": "array",
    "maxItems": 200,
    "items": {
     "$ref": "#/definitions/CreditNote"
    }
   },
   "answers": {
    "description": "Organiser's questions with what the buyer answered.",
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/AnsweredQuestion"
    }
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
   "state",
   "since"
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
    "$ref": "#/definitions/Money",
    "description": "For the owner only, as is orderId."
   },
   "roles": {
    "description": "What the caller is to the token.",
    "type": "array",
    "minItems": 1,
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "owner",
      "holder",
      "attendee"
     ]
    }
   },
   "attendee": {
    "$ref": "#/definitions/ExportedAttendee"
   }
  },
  "additionalProperties": false
 },
 "ExportedAttendee": {
  "type": "object",
  "required": [
   "kind"
  ],
  "properties": {
   "kind": {
    "description": "Guests and children enter with the holder.",
    "type": "string",
    "enum": [
     "holder",
     "guest",
     "child"
    ]
   },
   "firstName": {
    "type": "string",
    "maxLength": 100
   },
   "lastName": {
    "type": "string",
    "maxLength": 100
   },
   "emailAddress": {
    "type": "string",
    "maxLength": 254
   },
   "dateOfBirth": {
    "description": "YYYY-MM-DD, or YYYY-MM.",
    "type": "string",
    "maxLength": 10
   }
  },
  "additionalProperties": false
 },
 "ExportedHandOver": {
  "type": "object",
  "required": [
   "tokenId",
   "eventId",
   "role",
   "assigneeKind",
   "state",
   "createdAt"
  ],
  "properties": {
   "tokenId": {
    "$ref": "#/definitions/Id"
   },
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "role": {
    "type": "string",
    "enum": [
     "sender",
     "recipient"
    ]
   },
   "assigneeKind": {
    "$ref": "#/definitions/AssigneeKind"
   },
   "state": {
    "$ref": "#/definitions/AssignmentState"
   },
   "createdAt": {
    "$ref": "#/definitions/Instant"
   },
   "emailAddress": {
    "description": "To which it was mailed.",
    "type": "string",
    "maxLength": 254
   },
   "message": {
    "type": "string",
    "maxLength": 500
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
 }
};

export const identityDataExportSchemas: Record<'exportUserData', OperationSchema> = {
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
 }
};
