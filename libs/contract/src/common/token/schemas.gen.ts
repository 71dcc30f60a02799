// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema } from '../../json-schema/jsonSchema.ts';

export const commonTokenDefinitions: Record<string, JsonSchema> = {
 "TokenPolicy": {
  "description": "Rules in force at purchase, stored on the token and shown before payment.",
  "type": "object",
  "required": [
   "transfer",
   "resale",
   "refund",
   "idRequired"
  ],
  "properties": {
   "transfer": {
    "type": "string",
    "enum": [
     "allowed",
     "forbidden",
     "later"
    ]
   },
   "transferFrom": {
    "$ref": "#/definitions/Instant"
   },
   "transferUntil": {
    "$ref": "#/definitions/Instant",
    "description": "Doors, if absent."
   },
   "revoke": {
    "description": "Whether the owner may revoke what another person accepted; `forbidden` if absent.",
    "type": "string",
    "enum": [
     "allowed",
     "forbidden"
    ]
   },
   "resale": {
    "type": "string",
    "enum": [
     "allowed",
     "forbidden",
     "later"
    ]
   },
   "resaleFrom": {
    "$ref": "#/definitions/Instant"
   },
   "resaleUntil": {
    "$ref": "#/definitions/Instant"
   },
   "resaleCapBasisPoints": {
    "description": "Maximum resale price above face value, if the event limits it; 0 is face value.",
    "type": "integer",
    "minimum": 0,
    "maximum": 100000
   },
   "refund": {
    "type": "string",
    "enum": [
     "none",
     "untilDate",
     "always"
    ]
   },
   "refundUntil": {
    "$ref": "#/definitions/Instant"
   },
   "minimumAge": {
    "type": "integer",
    "minimum": 0,
    "maximum": 99
   },
   "idRequired": {
    "type": "boolean"
   },
   "entryMethod": {
    "description": "How entrances read a {product}; the code on a screen always works [C3.11]. Missing for streams.",
    "type": "string",
    "enum": [
     "QrCode",
     "NfcBle",
     "Ble"
    ]
   }
  },
  "additionalProperties": false
 },
 "TokenState": {
  "description": "Lifecycle state of a token.",
  "type": "string",
  "enum": [
   "active",
   "checkedIn",
   "sent",
   "selling",
   "voided",
   "notUsed"
  ]
 },
 "TokenAssignmentState": {
  "description": "What has become of a token, from the caller's view [C4.11]: `assignedToMe` if the caller attends, `accepted` if another person holds it now, `guest` and `child` if they enter with the caller, `guestOfAnother` if the caller enters with its holder. `declined`, `guestReturned`, `bounced` and `revoked` tell how the last assignment of an unassigned token ended.\n",
  "type": "string",
  "enum": [
   "unassigned",
   "assignedToMe",
   "sent",
   "accepted",
   "declined",
   "guest",
   "child",
   "guestReturned",
   "bounced",
   "selling",
   "revoked",
   "checkedIn",
   "notUsed",
   "guestOfAnother"
  ]
 },
 "AssigneeKind": {
  "description": "Who a token is for [C3.16]. `guest` and `guestChild` enter with the caller.",
  "type": "string",
  "enum": [
   "user",
   "guest",
   "guestChild"
  ]
 },
 "AssignmentState": {
  "description": "State of the record of an assignment [C4.12].",
  "type": "string",
  "enum": [
   "created",
   "accepted",
   "declined",
   "returned",
   "revoked",
   "bounced"
  ]
 },
 "TokenAssignment": {
  "description": "Hand-over of a token to another person [C3.23].",
  "type": "object",
  "required": [
   "assignmentId",
   "state"
  ],
  "properties": {
   "assignmentId": {
    "$ref": "#/definitions/Id"
   },
   "assignmentGroupId": {
    "$ref": "#/definitions/Id",
    "description": "Shared by the tokens that were sent together."
   },
   "state": {
    "$ref": "#/definitions/AssignmentState"
   },
   "assigneeKind": {
    "$ref": "#/definitions/AssigneeKind"
   },
   "emailAddress": {
    "$ref": "#/definitions/EmailAddress"
   },
   "assigneeHasAccount": {
    "type": "boolean"
   },
   "firstName": {
    "$ref": "#/definitions/ShortText",
    "description": "Of the guest or child, or of the account that accepted."
   },
   "lastName": {
    "$ref": "#/definitions/ShortText"
   },
   "createdAt": {
    "$ref": "#/definitions/Instant"
   },
   "sendsAt": {
    "$ref": "#/definitions/Instant",
    "description": "When the recipient is mailed, if that waits; until then the sender can undo it unseen."
   },
   "history": {
    "description": "What became of it, first to last.",
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/AssignmentStep"
    }
   }
  },
  "additionalProperties": false
 },
 "AssignmentStep": {
  "type": "object",
  "required": [
   "state",
   "at"
  ],
  "properties": {
   "state": {
    "$ref": "#/definitions/AssignmentState"
   },
   "at": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "Token": {
  "description": "Access item of one attendee.",
  "type": "object",
  "required": [
   "tokenId",
   "eventId",
   "state",
   "offerGroupId",
   "name",
   "seating",
   "attendance",
   "policy"
  ],
  "properties": {
   "tokenId": {
    "$ref": "#/definitions/Id"
   },
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "orderId": {
    "$ref": "#/definitions/Id",
    "description": "Order that paid for the token; for its owner only."
   },
   "offerGroupId": {
    "$ref": "#/definitions/Id"
   },
   "state": {
    "$ref": "#/definitions/TokenState"
   },
   "assignmentState": {
    "$ref": "#/definitions/TokenAssignmentState",
    "description": "Absent for a voided token."
   },
   "assignment": {
    "$ref": "#/definitions/TokenAssignment",
    "description": "Last assignment; for who made it only."
   },
   "name": {
    "$ref": "#/definitions/ShortText",
    "description": "Name of the offer group."
   },
   "seating": {
    "$ref": "#/definitions/SeatingKind"
   },
   "seat": {
    "$ref": "#/definitions/SeatRef"
   },
   "sectionName": {
    "$ref": "#/definitions/ShortText",
    "description": "Section of a standing token."
   },
   "gate": {
    "$ref": "#/definitions/ShortText"
   },
   "attendance": {
    "$ref": "#/definitions/Attendance"
   },
   "ageGroup": {
    "$ref": "#/definitions/AgeGroup"
   },
   "paid": {
    "$ref": "#/definitions/Money",
    "description": "Total paid for this token, taxes included; for its owner only."
   },
   "policy": {
    "$ref": "#/definitions/TokenPolicy"
   },
   "inviter": {
    "$ref": "#/definitions/TokenInviter",
    "description": "Who handed it to the caller [C3.22]."
   },
   "allowed": {
    "$ref": "#/definitions/TokenPermissions",
    "description": "What the caller may do with the token; absent from receipts."
   }
  },
  "additionalProperties": false
 },
 "TokenInviter": {
  "type": "object",
  "required": [
   "assignmentId",
   "firstName",
   "lastName"
  ],
  "properties": {
   "assignmentId": {
    "$ref": "#/definitions/Id",
    "description": "What `return` gives back."
   },
   "firstName": {
    "$ref": "#/definitions/ShortText"
   },
   "lastName": {
    "$ref": "#/definitions/ShortText"
   }
  },
  "additionalProperties": false
 },
 "TokenPermissions": {
  "type": "object",
  "required": [
   "showCode"
  ],
  "properties": {
   "showCode": {
    "$ref": "#/definitions/Permission"
   },
   "applePass": {
    "$ref": "#/definitions/Permission",
    "description": "Absent where no pass for Apple Wallet is made."
   },
   "googlePass": {
    "$ref": "#/definitions/Permission",
    "description": "Absent where no pass for Google Wallet is made."
   },
   "transfer": {
    "$ref": "#/definitions/Permission",
    "description": "Absent where the deployment has no transfers, and for a token that another person holds."
   },
   "nameGuest": {
    "$ref": "#/definitions/Permission",
    "description": "Absent unless the caller holds it."
   },
   "nameChild": {
    "$ref": "#/definitions/Permission",
    "description": "Absent unless the caller holds it."
   },
   "editGuest": {
    "$ref": "#/definitions/Permission",
    "description": "Absent without a guest or child; `takeBack` removes one."
   },
   "selfAssign": {
    "$ref": "#/definitions/Permission",
    "description": "Absent unless the caller holds it, and once it is assigned to the caller."
   },
   "takeBack": {
    "$ref": "#/definitions/Permission",
    "description": "Absent without an open assignment."
   },
   "revoke": {
    "$ref": "#/definitions/Permission",
    "description": "Absent unless another person accepted."
   },
   "resend": {
    "$ref": "#/definitions/Permission",
    "description": "Absent without an open invitation."
   },
   "sell": {
    "$ref": "#/definitions/Permission",
    "description": "Of the own {product}, where the deployment has resale; absent while it is listed."
   },
   "seeListing": {
    "$ref": "#/definitions/Permission",
    "description": "Absent unless it is listed."
   },
   "giveBack": {
    "$ref": "#/definitions/Permission",
    "description": "Absent unless another person handed it to the caller."
   }
  },
  "additionalProperties": false
 }
};
