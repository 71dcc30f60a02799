// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const promoterSettlementDefinitions: Record<string, JsonSchema> = {
 "PromoterEventRequest": {
  "type": "object",
  "required": [
   "eventId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 },
 "PromoterOfEventRequest": {
  "type": "object",
  "required": [
   "eventId",
   "promoterId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "promoterId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 },
 "AnswerSettlementRequest": {
  "type": "object",
  "required": [
   "eventId",
   "settlementId",
   "accepted"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "settlementId": {
    "$ref": "#/definitions/Id"
   },
   "accepted": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "PromoterRefundRequest": {
  "type": "object",
  "required": [
   "eventId",
   "refundId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "refundId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 },
 "PromoterCashRequest": {
  "type": "object",
  "required": [
   "eventId",
   "promoterId",
   "amount"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "promoterId": {
    "$ref": "#/definitions/Id"
   },
   "amount": {
    "$ref": "#/definitions/Money",
    "description": "Negative for cash that the organiser gave back to a promoter who had handed over too much."
   }
  },
  "additionalProperties": false
 },
 "SettlementLineKind": {
  "description": "`refund`: commission that a refund took back; `handedBack`: cash that the promoter gave back to a guest; `handedOver`: cash for the organiser; `payout`: commission that is paid to the promoter's account.\n",
  "type": "string",
  "enum": [
   "sale",
   "refund",
   "handedBack",
   "handedOver",
   "settlement",
   "payout"
  ]
 },
 "SettlementLine": {
  "description": "Booking that changed what a promoter owes or is owed; amounts are changes.",
  "type": "object",
  "required": [
   "kind",
   "bookedAt",
   "cash",
   "commission"
  ],
  "properties": {
   "kind": {
    "$ref": "#/definitions/SettlementLineKind"
   },
   "bookedAt": {
    "$ref": "#/definitions/Instant"
   },
   "orderNumber": {
    "type": "string",
    "maxLength": 20
   },
   "transactionId": {
    "$ref": "#/definitions/Id"
   },
   "cash": {
    "$ref": "#/definitions/Money"
   },
   "commission": {
    "$ref": "#/definitions/Money"
   }
  },
  "additionalProperties": false
 },
 "SettlementState": {
  "description": "`withdrawn` by the side that proposed it, or declined by the other.",
  "type": "string",
  "enum": [
   "proposed",
   "accepted",
   "withdrawn"
  ]
 },
 "PromoterSettlement": {
  "description": "Document that promoter and organiser both accept. With its acceptance the promoter keeps `kept` of the cash, in place of so much commission; `toHandOver` is owed on, until it is handed over.\n",
  "type": "object",
  "required": [
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
   "settlementId": {
    "$ref": "#/definitions/Id"
   },
   "number": {
    "description": "Of the promoter and event, from 1.",
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
    "$ref": "#/definitions/Money",
    "description": "Cash that was owed before; negative if the organiser owes."
   },
   "commission": {
    "$ref": "#/definitions/Money"
   },
   "kept": {
    "$ref": "#/definitions/Money",
    "description": "Negative for commission that goes back with the cash."
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
 "PromoterCashReceipt": {
  "type": "object",
  "required": [
   "receiptId",
   "number",
   "amount",
   "handedOverAt"
  ],
  "properties": {
   "receiptId": {
    "$ref": "#/definitions/Id"
   },
   "number": {
    "description": "Of the promoter and event, from 1.",
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
 "PromoterRefundDue": {
  "description": "Cash that a guest is to get back, by the promoter or the organiser.",
  "type": "object",
  "required": [
   "refundId",
   "transactionId",
   "orderNumber",
   "amount"
  ],
  "properties": {
   "refundId": {
    "$ref": "#/definitions/Id"
   },
   "transactionId": {
    "$ref": "#/definitions/Id"
   },
   "orderNumber": {
    "type": "string",
    "maxLength": 20
   },
   "guest": {
    "$ref": "#/definitions/PromoterTransactionGuest"
   },
   "amount": {
    "$ref": "#/definitions/Money"
   }
  },
  "additionalProperties": false
 },
 "SettledPromoter": {
  "type": "object",
  "required": [
   "promoterId",
   "name"
  ],
  "properties": {
   "promoterId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText",
    "description": "Or else the address."
   }
  },
  "additionalProperties": false
 },
 "PromoterAccount": {
  "description": "Account of a promoter for an event. Every amount is read from the ledger.",
  "type": "object",
  "required": [
   "promoter",
   "event",
   "stock",
   "money",
   "pendingSales",
   "refundsDue",
   "openLines",
   "settlements",
   "receipts",
   "proposable"
  ],
  "properties": {
   "promoter": {
    "$ref": "#/definitions/SettledPromoter"
   },
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "stock": {
    "$ref": "#/definitions/PromoterStock"
   },
   "money": {
    "$ref": "#/definitions/PromoterMoney"
   },
   "endsAt": {
    "$ref": "#/definitions/Instant",
    "description": "When the promoter sells no more and what is unsold returns; the end of sale if absent."
   },
   "hasEnded": {
    "type": "boolean"
   },
   "pendingSales": {
    "description": "Sales whose guests have not paid. They stay valid to their own end; then their places return.",
    "type": "integer",
    "minimum": 0
   },
   "refundsDue": {
    "type": "array",
    "maxItems": 200,
    "items": {
     "$ref": "#/definitions/PromoterRefundDue"
    }
   },
   "openLines": {
    "description": "Booked since the last settlement, latest first.",
    "type": "array",
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/SettlementLine"
    }
   },
   "settlements": {
    "description": "Latest first.",
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "#/definitions/PromoterSettlement"
    }
   },
   "receipts": {
    "description": "Latest first.",
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "#/definitions/PromoterCashReceipt"
    }
   },
   "proposable": {
    "description": "Whether there are open lines, and nothing waits for an answer.",
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "PromoterAccountList": {
  "type": "object",
  "required": [
   "accounts"
  ],
  "properties": {
   "accounts": {
    "type": "array",
    "maxItems": 200,
    "items": {
     "$ref": "#/definitions/PromoterAccount"
    }
   }
  },
  "additionalProperties": false
 }
};

export const promoterSettlementSchemas: Record<'getPromoterSettlement' | 'proposePromoterSettlement' | 'answerPromoterSettlement' | 'recordPromoterRefund' | 'returnPromoterInventory' | 'listPromoterAccounts' | 'proposeSettlementToPromoter' | 'answerSettlementOfPromoter' | 'recordPromoterCash' | 'payBackForPromoter', OperationSchema> = {
 "getPromoterSettlement": {
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
   "$ref": "foyer#/definitions/PromoterAccount"
  }
 },
 "proposePromoterSettlement": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PromoterEventRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterAccount"
  }
 },
 "answerPromoterSettlement": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/AnswerSettlementRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterAccount"
  }
 },
 "recordPromoterRefund": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PromoterRefundRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterAccount"
  }
 },
 "returnPromoterInventory": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PromoterEventRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterAccount"
  }
 },
 "listPromoterAccounts": {
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
   "$ref": "foyer#/definitions/PromoterAccountList"
  }
 },
 "proposeSettlementToPromoter": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PromoterOfEventRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterAccount"
  }
 },
 "answerSettlementOfPromoter": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/AnswerSettlementRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterAccount"
  }
 },
 "recordPromoterCash": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PromoterCashRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterAccount"
  }
 },
 "payBackForPromoter": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PromoterRefundRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PromoterAccount"
  }
 }
};
