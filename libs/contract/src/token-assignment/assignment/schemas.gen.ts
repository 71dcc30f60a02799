// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const tokenAssignmentAssignmentDefinitions: Record<string, JsonSchema> = {
 "UndoCode": {
  "description": "Secret of the mail about what a young session sends; of no use once it is sent.",
  "type": "string",
  "minLength": 1,
  "maxLength": 500,
  "pattern": "^[A-Za-z0-9_-]+$"
 },
 "UndoWaitingAssignmentsRequest": {
  "type": "object",
  "required": [
   "undoCode"
  ],
  "properties": {
   "undoCode": {
    "$ref": "#/definitions/UndoCode"
   }
  },
  "additionalProperties": false
 },
 "WaitingAssignments": {
  "description": "What is mailed to others at `sendsAt`, unless it is taken back before.",
  "type": "object",
  "required": [
   "event",
   "quantity",
   "recipients",
   "recipientCount",
   "sendsAt"
  ],
  "properties": {
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "quantity": {
    "type": "integer",
    "minimum": 1
   },
   "recipients": {
    "description": "Masked addresses; the first 20.",
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/ShortText"
    }
   },
   "recipientCount": {
    "type": "integer",
    "minimum": 1
   },
   "sendsAt": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "AcceptanceCode": {
  "description": "Secret of an invitation, from its mail.",
  "type": "string",
  "pattern": "^[A-Za-z0-9_-]+$",
  "minLength": 1,
  "maxLength": 100
 },
 "AssignmentMessage": {
  "type": "string",
  "minLength": 1,
  "maxLength": 500
 },
 "InvitedToken": {
  "type": "object",
  "required": [
   "tokenId",
   "name",
   "seating",
   "attendance"
  ],
  "properties": {
   "tokenId": {
    "$ref": "#/definitions/Id"
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
    "$ref": "#/definitions/ShortText"
   },
   "attendance": {
    "$ref": "#/definitions/Attendance"
   },
   "ageGroup": {
    "$ref": "#/definitions/AgeGroup"
   }
  },
  "additionalProperties": false
 },
 "TokenInvitation": {
  "type": "object",
  "required": [
   "inviteId",
   "assignmentGroupId",
   "eventId",
   "event",
   "inviterFirstName",
   "inviterLastName",
   "emailAddress",
   "assigneeHasAccount",
   "tokens",
   "idRequired",
   "acceptUntil"
  ],
  "properties": {
   "inviteId": {
    "$ref": "#/definitions/Id"
   },
   "assignmentGroupId": {
    "$ref": "#/definitions/Id"
   },
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "inviterFirstName": {
    "$ref": "#/definitions/ShortText"
   },
   "inviterLastName": {
    "$ref": "#/definitions/ShortText"
   },
   "emailAddress": {
    "description": "Masked, as in `f••@example.com`.",
    "type": "string",
    "maxLength": 254
   },
   "assigneeHasAccount": {
    "type": "boolean"
   },
   "message": {
    "$ref": "#/definitions/AssignmentMessage"
   },
   "tokens": {
    "type": "array",
    "minItems": 1,
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/InvitedToken"
    }
   },
   "minimumAge": {
    "type": "integer",
    "minimum": 0,
    "maximum": 99
   },
   "idRequired": {
    "type": "boolean"
   },
   "acceptUntil": {
    "$ref": "#/definitions/Instant",
    "description": "Doors; the tokens are the sender's again from then on."
   }
  },
  "additionalProperties": false
 },
 "AcceptedInvitation": {
  "type": "object",
  "required": [
   "eventId",
   "tokenIds"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "tokenIds": {
    "type": "array",
    "minItems": 1,
    "maxItems": 500,
    "items": {
     "$ref": "#/definitions/Id"
    }
   }
  },
  "additionalProperties": false
 },
 "CreateTokenAssignmentRequest": {
  "type": "object",
  "required": [
   "eventId",
   "tokenIds",
   "assigneeKind"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "tokenIds": {
    "description": "One token for a guest or child.",
    "type": "array",
    "minItems": 1,
    "maxItems": 50,
    "uniqueItems": true,
    "items": {
     "$ref": "#/definitions/Id"
    }
   },
   "assigneeKind": {
    "$ref": "#/definitions/AssigneeKind"
   },
   "emailAddress": {
    "$ref": "#/definitions/EmailAddress",
    "description": "Of a `user`."
   },
   "firstName": {
    "description": "Of a guest or child.",
    "type": "string",
    "minLength": 1,
    "maxLength": 100
   },
   "lastName": {
    "description": "Of a guest or child.",
    "type": "string",
    "minLength": 1,
    "maxLength": 100
   },
   "birthDate": {
    "$ref": "#/definitions/Day",
    "description": "Of a child, and of a guest at an event with a minimum age."
   },
   "message": {
    "$ref": "#/definitions/AssignmentMessage",
    "description": "To a `user`."
   }
  },
  "additionalProperties": false
 },
 "BulkRecipient": {
  "type": "object",
  "required": [
   "line",
   "email",
   "qty"
  ],
  "properties": {
   "line": {
    "description": "Of the file, which errors name.",
    "type": "integer",
    "minimum": 1,
    "maximum": 100000
   },
   "email": {
    "description": "As in the file.",
    "type": "string",
    "maxLength": 254
   },
   "qty": {
    "type": "integer",
    "minimum": 1,
    "maximum": 10000
   }
  },
  "additionalProperties": false
 },
 "CreateTokenAssignmentsRequest": {
  "type": "object",
  "required": [
   "eventId",
   "tokenIds",
   "recipients"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "tokenIds": {
    "type": "array",
    "minItems": 1,
    "maxItems": 10000,
    "uniqueItems": true,
    "items": {
     "$ref": "#/definitions/Id"
    }
   },
   "recipients": {
    "type": "array",
    "minItems": 1,
    "maxItems": 10000,
    "items": {
     "$ref": "#/definitions/BulkRecipient"
    }
   },
   "message": {
    "$ref": "#/definitions/AssignmentMessage"
   }
  },
  "additionalProperties": false
 },
 "TokenAssignmentGroup": {
  "type": "object",
  "required": [
   "assignmentGroupId",
   "assignments"
  ],
  "properties": {
   "assignmentGroupId": {
    "$ref": "#/definitions/Id"
   },
   "assignments": {
    "type": "array",
    "minItems": 1,
    "maxItems": 10000,
    "items": {
     "$ref": "#/definitions/TokenAssignment"
    }
   }
  },
  "additionalProperties": false
 },
 "RecentRecipient": {
  "type": "object",
  "required": [
   "emailAddress"
  ],
  "properties": {
   "emailAddress": {
    "$ref": "#/definitions/EmailAddress"
   },
   "firstName": {
    "$ref": "#/definitions/ShortText",
    "description": "Of the account that accepted last."
   },
   "lastName": {
    "$ref": "#/definitions/ShortText"
   }
  },
  "additionalProperties": false
 },
 "RecentRecipients": {
  "type": "object",
  "required": [
   "recipients"
  ],
  "properties": {
   "recipients": {
    "type": "array",
    "maxItems": 8,
    "items": {
     "$ref": "#/definitions/RecentRecipient"
    }
   }
  },
  "additionalProperties": false
 },
 "EditTokenAssignmentRequest": {
  "type": "object",
  "required": [
   "assignmentId",
   "firstName",
   "lastName"
  ],
  "properties": {
   "assignmentId": {
    "$ref": "#/definitions/Id"
   },
   "firstName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100
   },
   "lastName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100
   },
   "birthDate": {
    "$ref": "#/definitions/Day",
    "description": "Stays if absent."
   }
  },
  "additionalProperties": false
 },
 "SelfAssignRequest": {
  "type": "object",
  "required": [
   "eventId",
   "tokenId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "tokenId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 },
 "SelfAssignmentCheck": {
  "type": "object",
  "required": [
   "selfAssign"
  ],
  "properties": {
   "selfAssign": {
    "$ref": "#/definitions/Permission"
   },
   "minimumAge": {
    "type": "integer",
    "minimum": 0,
    "maximum": 99
   }
  },
  "additionalProperties": false
 },
 "ResendTokenAssignmentRequest": {
  "type": "object",
  "required": [
   "assignmentId"
  ],
  "properties": {
   "assignmentId": {
    "$ref": "#/definitions/Id"
   },
   "emailAddress": {
    "$ref": "#/definitions/EmailAddress",
    "description": "Another address."
   }
  },
  "additionalProperties": false
 }
};

export const tokenAssignmentAssignmentSchemas: Record<'validateTokenAssignment' | 'confirmTokenAssignment' | 'declineTokenAssignment' | 'readWaitingAssignments' | 'undoWaitingAssignments' | 'listRecentRecipients' | 'createTokenAssignment' | 'createTokenAssignments' | 'revokeTokenAssignment' | 'returnTokenAssignment' | 'editTokenAssignment' | 'selfAssignToken' | 'validateSelfAssignment' | 'resendTokenAssignment', OperationSchema> = {
 "validateTokenAssignment": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "inviteId",
    "acceptanceCode"
   ],
   "properties": {
    "inviteId": {
     "$ref": "foyer#/definitions/Id"
    },
    "acceptanceCode": {
     "$ref": "foyer#/definitions/AcceptanceCode"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/TokenInvitation"
  }
 },
 "confirmTokenAssignment": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "inviteId",
    "acceptanceCode"
   ],
   "properties": {
    "inviteId": {
     "$ref": "foyer#/definitions/Id"
    },
    "acceptanceCode": {
     "$ref": "foyer#/definitions/AcceptanceCode"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/AcceptedInvitation"
  }
 },
 "declineTokenAssignment": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "inviteId",
    "acceptanceCode"
   ],
   "properties": {
    "inviteId": {
     "$ref": "foyer#/definitions/Id"
    },
    "acceptanceCode": {
     "$ref": "foyer#/definitions/AcceptanceCode"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "readWaitingAssignments": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "undoCode"
   ],
   "properties": {
    "undoCode": {
     "$ref": "foyer#/definitions/UndoCode"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/WaitingAssignments"
  }
 },
 "undoWaitingAssignments": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/UndoWaitingAssignmentsRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "listRecentRecipients": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/RecentRecipients"
  }
 },
 "createTokenAssignment": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/CreateTokenAssignmentRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/TokenAssignmentGroup"
  }
 },
 "createTokenAssignments": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/CreateTokenAssignmentsRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/TokenAssignmentGroup"
  }
 },
 "revokeTokenAssignment": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "assignmentId"
   ],
   "properties": {
    "assignmentId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "returnTokenAssignment": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "assignmentId"
   ],
   "properties": {
    "assignmentId": {
     "$ref": "foyer#/definitions/Id"
    },
    "message": {
     "$ref": "foyer#/definitions/AssignmentMessage"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "editTokenAssignment": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/EditTokenAssignmentRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/TokenAssignment"
  }
 },
 "selfAssignToken": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/SelfAssignRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "validateSelfAssignment": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/SelfAssignRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/SelfAssignmentCheck"
  }
 },
 "resendTokenAssignment": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ResendTokenAssignmentRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/TokenAssignment"
  }
 }
};
