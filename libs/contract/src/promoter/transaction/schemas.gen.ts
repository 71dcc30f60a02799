// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const promoterTransactionDefinitions: Record<string, JsonSchema> = {
 "PromoterGuest": {
  "description": "Who the {product} are for: the account of the address, or an unfinished one, which the guest is mailed a link to finish. What a finished account knows of its owner is not changed.\n",
  "type": "object",
  "required": [
   "emailAddress"
  ],
  "properties": {
   "emailAddress": {
    "$ref": "#/definitions/EmailAddress"
   },
   "firstName": {
    "$ref": "#/definitions/PersonName"
   },
   "lastName": {
    "$ref": "#/definitions/PersonName"
   },
   "birthDate": {
    "$ref": "#/definitions/BirthDate",
    "description": "Needed for events with a minimum age, unless the account has it."
   },
   "locale": {
    "$ref": "#/definitions/Locale",
    "description": "Of the mails; the caller's if absent."
   }
  },
  "additionalProperties": false
 },
 "PromoterLine": {
  "type": "object",
  "required": [
   "offerGroupId",
   "quantity"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "quantity": {
    "$ref": "#/definitions/Quantity"
   },
   "ages": {
    "type": "array",
    "maxItems": 3,
    "items": {
     "$ref": "#/definitions/AgeQuantity"
    }
   },
   "seatCodes": {
    "description": "Picked seats; the best of the allotment if absent.",
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/SeatCode"
    }
   },
   "maySplit": {
    "description": "Seats need not lie together.",
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "PromoterCounterKind": {
  "description": "Kinds of payment that the promoter takes.",
  "type": "string",
  "enum": [
   "cash",
   "card"
  ]
 },
 "PromoterPayment": {
  "description": "What the promoter has taken; nothing is sold if it is not the price.",
  "type": "object",
  "required": [
   "paymentKind",
   "amount"
  ],
  "properties": {
   "paymentKind": {
    "$ref": "#/definitions/PromoterCounterKind"
   },
   "amount": {
    "$ref": "#/definitions/Money"
   },
   "reference": {
    "description": "Required for `card`: the terminal's id of the transaction, which pays once.",
    "type": "string",
    "minLength": 1,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
   }
  },
  "additionalProperties": false
 },
 "PromoterSaleRequest": {
  "type": "object",
  "required": [
   "eventId",
   "lines",
   "guest",
   "payment"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "lines": {
    "type": "array",
    "minItems": 1,
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/PromoterLine"
    }
   },
   "guest": {
    "$ref": "#/definitions/PromoterGuest"
   },
   "payment": {
    "$ref": "#/definitions/PromoterPayment"
   }
  },
  "additionalProperties": false
 },
 "SearchPromoterTransactionsRequest": {
  "type": "object",
  "required": [
   "eventId",
   "state",
   "search"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "state": {
    "description": "Pending, or all others.",
    "type": "string",
    "enum": [
     "pending",
     "completed"
    ]
   },
   "search": {
    "description": "Part of the name or address of the guest.",
    "type": "string",
    "minLength": 1,
    "maxLength": 100
   },
   "cursor": {
    "$ref": "#/definitions/Cursor"
   },
   "limit": {
    "type": "integer",
    "minimum": 1,
    "maximum": 50
   }
  },
  "additionalProperties": false
 },
 "UndoPromoterSaleRequest": {
  "type": "object",
  "required": [
   "eventId",
   "transactionId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "transactionId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 },
 "PromoterSaleRequestV1": {
  "type": "object",
  "required": [
   "eventId",
   "offerGroupId",
   "quantity",
   "emailAddress",
   "paymentKind",
   "amount"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "quantity": {
    "$ref": "#/definitions/Quantity"
   },
   "emailAddress": {
    "$ref": "#/definitions/EmailAddress"
   },
   "birthDate": {
    "$ref": "#/definitions/BirthDate"
   },
   "paymentKind": {
    "$ref": "#/definitions/PromoterCounterKind"
   },
   "amount": {
    "$ref": "#/definitions/Money"
   },
   "reference": {
    "type": "string",
    "minLength": 1,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
   }
  },
  "additionalProperties": false
 },
 "PromoterAssignRequest": {
  "type": "object",
  "required": [
   "eventId",
   "lines",
   "guest"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "lines": {
    "type": "array",
    "minItems": 1,
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/PromoterLine"
    }
   },
   "guest": {
    "$ref": "#/definitions/PromoterGuest"
   }
  },
  "additionalProperties": false
 },
 "PromoterAssignRequestV1": {
  "type": "object",
  "required": [
   "eventId",
   "offerGroupId",
   "quantity",
   "emailAddress"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "quantity": {
    "$ref": "#/definitions/Quantity"
   },
   "emailAddress": {
    "$ref": "#/definitions/EmailAddress"
   }
  },
  "additionalProperties": false
 },
 "EditPromoterTransactionRequest": {
  "type": "object",
  "required": [
   "eventId",
   "transactionId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "transactionId": {
    "$ref": "#/definitions/Id"
   },
   "emailAddress": {
    "$ref": "#/definitions/EmailAddress"
   },
   "offerGroupId": {
    "$ref": "#/definitions/Id",
    "description": "Held in place of the one before, as many, for transactions of one offer that nobody has begun to pay."
   }
  },
  "additionalProperties": false
 },
 "ResendPromoterTransactionRequest": {
  "type": "object",
  "required": [
   "eventId",
   "transactionId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "transactionId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 },
 "PromoterLink": {
  "description": "The link that was mailed to the guest. It is told once, to be shown to a guest who stands before the giver.",
  "type": "object",
  "required": [
   "eventId",
   "transactionId",
   "url",
   "heldUntil"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "transactionId": {
    "$ref": "#/definitions/Id"
   },
   "url": {
    "type": "string",
    "pattern": "^https?://",
    "maxLength": 500
   },
   "heldUntil": {
    "$ref": "#/definitions/Instant",
    "description": "A day from now at most, and never later than doors."
   }
  },
  "additionalProperties": false
 },
 "PromoterSale": {
  "type": "object",
  "required": [
   "eventId",
   "transactionId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "transactionId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 },
 "PromoterTransactionState": {
  "description": "`pending` until it is paid, then `completed`; `declined` by the guest, or `cancelled`: not paid in time, or taken back [C4.21].\n",
  "type": "string",
  "enum": [
   "pending",
   "completed",
   "declined",
   "cancelled"
  ]
 },
 "PromoterTransactionItem": {
  "type": "object",
  "required": [
   "offerGroupId",
   "name",
   "quantity",
   "seats"
  ],
  "properties": {
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "quantity": {
    "$ref": "#/definitions/Quantity"
   },
   "seats": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/SeatRef"
    }
   }
  },
  "additionalProperties": false
 },
 "PromoterTransactionGuest": {
  "description": "As it was typed in; without an address once the account is deleted.",
  "type": "object",
  "properties": {
   "emailAddress": {
    "$ref": "#/definitions/EmailAddress"
   },
   "firstName": {
    "$ref": "#/definitions/PersonName"
   },
   "lastName": {
    "$ref": "#/definitions/PersonName"
   }
  },
  "additionalProperties": false
 },
 "PromoterEntryCode": {
  "type": "object",
  "required": [
   "tokenId",
   "code"
  ],
  "properties": {
   "tokenId": {
    "$ref": "#/definitions/Id"
   },
   "code": {
    "description": "`F1.<tokenId>.<code>` of now.",
    "type": "string",
    "maxLength": 80
   }
  },
  "additionalProperties": false
 },
 "PromoterEntryCodes": {
  "description": "So that a guest who paid at the door gets in. Absent later than ten minutes after the sale.",
  "type": "object",
  "required": [
   "codes",
   "refreshAt",
   "shownUntil"
  ],
  "properties": {
   "codes": {
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/PromoterEntryCode"
    }
   },
   "refreshAt": {
    "$ref": "#/definitions/Instant",
    "description": "When the codes change."
   },
   "shownUntil": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "PromoterTransaction": {
  "type": "object",
  "required": [
   "transactionId",
   "eventId",
   "state",
   "paymentKind",
   "guest",
   "items",
   "total",
   "commission",
   "createdAt",
   "serverTime"
  ],
  "properties": {
   "transactionId": {
    "$ref": "#/definitions/Id"
   },
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "state": {
    "$ref": "#/definitions/PromoterTransactionState"
   },
   "paymentKind": {
    "$ref": "#/definitions/PromoterPaymentKind"
   },
   "guest": {
    "$ref": "#/definitions/PromoterTransactionGuest"
   },
   "items": {
    "type": "array",
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/PromoterTransactionItem"
    }
   },
   "total": {
    "$ref": "#/definitions/Money",
    "description": "What the guest paid, less what was refunded; of a pending one, what is to be paid."
   },
   "commission": {
    "$ref": "#/definitions/Money",
    "description": "What it earns, less that on what was refunded."
   },
   "createdAt": {
    "$ref": "#/definitions/Instant"
   },
   "orderNumber": {
    "description": "Once it is completed.",
    "type": "string",
    "maxLength": 20
   },
   "heldUntil": {
    "$ref": "#/definitions/Instant",
    "description": "Of a pending one; until then the guest can pay, and the promoter edit, resend or revoke."
   },
   "entryCodes": {
    "$ref": "#/definitions/PromoterEntryCodes"
   },
   "undoableUntil": {
    "$ref": "#/definitions/Instant",
    "description": "Absent for what is no cash sale of the last ten minutes, or has been passed on, used or refunded."
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "PromoterTransactionPage": {
  "type": "object",
  "required": [
   "transactions"
  ],
  "properties": {
   "transactions": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/PromoterTransaction"
    }
   },
   "nextCursor": {
    "$ref": "#/definitions/Cursor"
   }
  },
  "additionalProperties": false
 },
 "PromoterTransactionV1": {
  "type": "object",
  "required": [
   "transactionId",
   "eventId",
   "state",
   "paymentKind",
   "quantity",
   "total",
   "commission",
   "createdAt"
  ],
  "properties": {
   "transactionId": {
    "$ref": "#/definitions/Id"
   },
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "state": {
    "$ref": "#/definitions/PromoterTransactionState"
   },
   "paymentKind": {
    "$ref": "#/definitions/PromoterPaymentKind"
   },
   "emailAddress": {
    "$ref": "#/definitions/EmailAddress"
   },
   "quantity": {
    "type": "integer",
    "minimum": 1,
    "maximum": 500
   },
   "total": {
    "$ref": "#/definitions/Money"
   },
   "commission": {
    "$ref": "#/definitions/Money"
   },
   "createdAt": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "PromoterTransactionPageV1": {
  "type": "object",
  "required": [
   "transactions"
  ],
  "properties": {
   "transactions": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/PromoterTransactionV1"
    }
   },
   "nextCursor": {
    "$ref": "#/definitions/Cursor"
   }
  },
  "additionalProperties": false
 }
};

export const promoterTransactionSchemas: Record<'sellAsPromoterV1' | 'sellAsPromoter' | 'assignAsPromoterV1' | 'editPromoterTransactionV1' | 'resendPromoterTransactionV1' | 'revokePromoterTransactionV1' | 'assignAsPromoter' | 'editPromoterTransaction' | 'resendPromoterTransaction' | 'revokePromoterTransaction' | 'listPromoterTransactionsV1' | 'listPromoterTransactions' | 'getPromoterTransactionV1' | 'getPromoterTransaction' | 'searchPromoterTransactions' | 'undoPromoterSale', OperationSchema> = {
 "sellAsPromoterV1": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PromoterSaleRequestV1"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterSale"
  }
 },
 "sellAsPromoter": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PromoterSaleRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterSale"
  }
 },
 "assignAsPromoterV1": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PromoterAssignRequestV1"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterLink"
  }
 },
 "editPromoterTransactionV1": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/EditPromoterTransactionRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterLink"
  }
 },
 "resendPromoterTransactionV1": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ResendPromoterTransactionRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterLink"
  }
 },
 "revokePromoterTransactionV1": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId",
    "transactionId"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
    "transactionId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterTransactionV1"
  }
 },
 "assignAsPromoter": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PromoterAssignRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterLink"
  }
 },
 "editPromoterTransaction": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/EditPromoterTransactionRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterLink"
  }
 },
 "resendPromoterTransaction": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ResendPromoterTransactionRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterLink"
  }
 },
 "revokePromoterTransaction": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId",
    "transactionId"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
    "transactionId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterTransaction"
  }
 },
 "listPromoterTransactionsV1": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId",
    "state"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
    "state": {
     "type": "string",
     "enum": [
      "pending",
      "completed"
     ]
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
   "$ref": "foyer#/definitions/PromoterTransactionPageV1"
  }
 },
 "listPromoterTransactions": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId",
    "state"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
    "state": {
     "type": "string",
     "enum": [
      "pending",
      "completed"
     ]
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
   "$ref": "foyer#/definitions/PromoterTransactionPage"
  }
 },
 "getPromoterTransactionV1": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId",
    "transactionId"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
    "transactionId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterTransactionV1"
  }
 },
 "getPromoterTransaction": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId",
    "transactionId"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
    "transactionId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterTransaction"
  }
 },
 "searchPromoterTransactions": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/SearchPromoterTransactionsRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterTransactionPage"
  }
 },
 "undoPromoterSale": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/UndoPromoterSaleRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterTransaction"
  }
 }
};
