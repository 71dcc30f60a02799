// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const tokenAssignmentGuestPurchaseDefinitions: Record<string, JsonSchema> = {
 "AssignmentString": {
  "description": "Secret of a mailed link.",
  "type": "string",
  "minLength": 1,
  "maxLength": 100
 },
 "GuestAssignmentState": {
  "description": "`pending` until it is paid, then `completed`; `declined` by the guest, `cancelled` by who gave it, or `expired` [C4.21].\n",
  "type": "string",
  "enum": [
   "pending",
   "completed",
   "declined",
   "cancelled",
   "expired"
  ]
 },
 "GuestAssignmentItem": {
  "type": "object",
  "required": [
   "name",
   "quantity",
   "seats"
  ],
  "properties": {
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
 "GuestAssignment": {
  "type": "object",
  "required": [
   "state",
   "event",
   "inviterFirstName",
   "inviterLastName",
   "emailAddress",
   "assigneeHasAccount",
   "items",
   "total",
   "heldUntil",
   "serverTime"
  ],
  "properties": {
   "state": {
    "$ref": "#/definitions/GuestAssignmentState"
   },
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "inviterFirstName": {
    "description": "Of the promoter; the name of an organiser.",
    "type": "string",
    "maxLength": 200
   },
   "inviterLastName": {
    "description": "Empty for an organiser.",
    "type": "string",
    "maxLength": 200
   },
   "emailAddress": {
    "description": "Masked.",
    "type": "string",
    "maxLength": 254
   },
   "assigneeHasAccount": {
    "type": "boolean"
   },
   "items": {
    "type": "array",
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/GuestAssignmentItem"
    }
   },
   "total": {
    "$ref": "#/definitions/Money",
    "description": "With fees and taxes; nothing is to be paid if it is zero."
   },
   "minimumAge": {
    "type": "integer",
    "minimum": 1,
    "maximum": 99
   },
   "heldUntil": {
    "$ref": "#/definitions/Instant"
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "GuestCheckout": {
  "type": "object",
  "required": [
   "assignment",
   "quote"
  ],
  "properties": {
   "assignment": {
    "$ref": "#/definitions/GuestAssignment"
   },
   "quote": {
    "$ref": "#/definitions/PriceBreakdown"
   }
  },
  "additionalProperties": false
 },
 "GuestPurchaseRequest": {
  "type": "object",
  "required": [
   "assignmentString",
   "acceptedTotal"
  ],
  "properties": {
   "assignmentString": {
    "$ref": "#/definitions/AssignmentString"
   },
   "paymentMethodId": {
    "$ref": "#/definitions/Id"
   },
   "acceptedTotal": {
    "$ref": "#/definitions/Money",
    "description": "Total shown to the guest. A higher one is refused as `priceChanged`."
   },
   "savePaymentMeans": {
    "type": "boolean",
    "x-extension": true
   },
   "fraudSessionId": {
    "description": "Id of the visit, by which the payment gateway links its payments to find fraud.",
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "x-extension": true
   }
  },
  "additionalProperties": false
 }
};

export const tokenAssignmentGuestPurchaseSchemas: Record<'validatePromoterPurchase' | 'checkoutPromoterPurchase' | 'checkoutPromoterPurchasePublicly' | 'declinePromoterPurchase' | 'purchaseFromPromoter' | 'validateGuestPurchase' | 'checkoutGuestPurchase' | 'checkoutGuestPurchasePublicly' | 'declineGuestPurchase' | 'purchaseFromClient', OperationSchema> = {
 "validatePromoterPurchase": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "assignmentString"
   ],
   "properties": {
    "assignmentString": {
     "$ref": "foyer#/definitions/AssignmentString"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/GuestAssignment"
  }
 },
 "checkoutPromoterPurchase": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "assignmentString"
   ],
   "properties": {
    "assignmentString": {
     "$ref": "foyer#/definitions/AssignmentString"
    },
    "paymentMethodId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/GuestCheckout"
  }
 },
 "checkoutPromoterPurchasePublicly": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "assignmentString"
   ],
   "properties": {
    "assignmentString": {
     "$ref": "foyer#/definitions/AssignmentString"
    },
    "paymentMethodId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/GuestCheckout"
  }
 },
 "declinePromoterPurchase": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "assignmentString"
   ],
   "properties": {
    "assignmentString": {
     "$ref": "foyer#/definitions/AssignmentString"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "purchaseFromPromoter": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/GuestPurchaseRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Order"
  }
 },
 "validateGuestPurchase": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "assignmentString"
   ],
   "properties": {
    "assignmentString": {
     "$ref": "foyer#/definitions/AssignmentString"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/GuestAssignment"
  }
 },
 "checkoutGuestPurchase": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "assignmentString"
   ],
   "properties": {
    "assignmentString": {
     "$ref": "foyer#/definitions/AssignmentString"
    },
    "paymentMethodId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/GuestCheckout"
  }
 },
 "checkoutGuestPurchasePublicly": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "assignmentString"
   ],
   "properties": {
    "assignmentString": {
     "$ref": "foyer#/definitions/AssignmentString"
    },
    "paymentMethodId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/GuestCheckout"
  }
 },
 "declineGuestPurchase": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "assignmentString"
   ],
   "properties": {
    "assignmentString": {
     "$ref": "foyer#/definitions/AssignmentString"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "purchaseFromClient": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/GuestPurchaseRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Order"
  }
 }
};
