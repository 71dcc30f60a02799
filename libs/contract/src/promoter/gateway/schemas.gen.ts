// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const promoterGatewayDefinitions: Record<string, JsonSchema> = {
 "GatewayName": {
  "type": "string",
  "minLength": 1,
  "maxLength": 80,
  "pattern": "\\S",
  "examples": [
   "Main account"
  ]
 },
 "GatewayCredential": {
  "description": "Key or secret, as the provider shows it.",
  "type": "string",
  "minLength": 8,
  "maxLength": 500,
  "pattern": "^[!-~]+$",
  "examples": [
   "whsec_example_of_a_secret"
  ]
 },
 "GatewayCredentials": {
  "description": "What the gateway needs: all three at Stripe, of the same mode as the platform's account; `webhookSecret` in the sandbox. Only ever sent to the server.\n",
  "type": "object",
  "properties": {
   "secretKey": {
    "$ref": "#/definitions/GatewayCredential"
   },
   "publishableKey": {
    "$ref": "#/definitions/GatewayCredential"
   },
   "webhookSecret": {
    "$ref": "#/definitions/GatewayCredential"
   }
  },
  "additionalProperties": false
 },
 "RedactedCredential": {
  "type": "object",
  "required": [
   "name",
   "ending"
  ],
  "properties": {
   "name": {
    "type": "string",
    "enum": [
     "secretKey",
     "publishableKey",
     "webhookSecret"
    ]
   },
   "ending": {
    "description": "Last four characters; empty for a short one.",
    "type": "string",
    "maxLength": 4
   }
  },
  "additionalProperties": false
 },
 "Gateway": {
  "type": "object",
  "required": [
   "gatewayAccountId",
   "name",
   "gateway",
   "credentials",
   "createdAt"
  ],
  "properties": {
   "gatewayAccountId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/GatewayName"
   },
   "gateway": {
    "$ref": "#/definitions/ShortText",
    "description": "Name of the payment provider."
   },
   "credentials": {
    "description": "Empty once they are deleted.",
    "type": "array",
    "maxItems": 3,
    "items": {
     "$ref": "#/definitions/RedactedCredential"
    }
   },
   "webhookUrl": {
    "$ref": "#/definitions/UrlText",
    "description": "Address that the provider has to call; absent once the credentials are deleted."
   },
   "hostedFieldsUrl": {
    "$ref": "#/definitions/UrlText",
    "description": "Page with the card fields of a test payment; absent once the credentials are deleted."
   },
   "createdAt": {
    "$ref": "#/definitions/Instant"
   },
   "redactedAt": {
    "$ref": "#/definitions/Instant",
    "description": "When the credentials were deleted."
   }
  },
  "additionalProperties": false
 },
 "GatewayList": {
  "type": "object",
  "required": [
   "gateways"
  ],
  "properties": {
   "gateways": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "#/definitions/Gateway"
    }
   }
  },
  "additionalProperties": false
 },
 "CreateGatewayRequest": {
  "type": "object",
  "required": [
   "clientId",
   "name",
   "credentials"
  ],
  "properties": {
   "clientId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/GatewayName"
   },
   "credentials": {
    "$ref": "#/definitions/GatewayCredentials"
   }
  },
  "additionalProperties": false
 },
 "UpdateGatewayRequest": {
  "type": "object",
  "required": [
   "clientId",
   "gatewayAccountId"
  ],
  "properties": {
   "clientId": {
    "$ref": "#/definitions/Id"
   },
   "gatewayAccountId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/GatewayName"
   },
   "credentials": {
    "$ref": "#/definitions/GatewayCredentials"
   }
  },
  "additionalProperties": false
 },
 "GatewayRequest": {
  "type": "object",
  "required": [
   "clientId",
   "gatewayAccountId"
  ],
  "properties": {
   "clientId": {
    "$ref": "#/definitions/Id"
   },
   "gatewayAccountId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 },
 "PurchaseOneDollarRequest": {
  "type": "object",
  "required": [
   "clientId",
   "gatewayAccountId",
   "cardToken"
  ],
  "properties": {
   "clientId": {
    "$ref": "#/definitions/Id"
   },
   "gatewayAccountId": {
    "$ref": "#/definitions/Id"
   },
   "cardToken": {
    "description": "Single-use token of the account's hosted fields.",
    "type": "string",
    "minLength": 1,
    "maxLength": 500
   }
  },
  "additionalProperties": false
 },
 "RefundTestPaymentRequest": {
  "type": "object",
  "required": [
   "clientId",
   "testPaymentId"
  ],
  "properties": {
   "clientId": {
    "$ref": "#/definitions/Id"
   },
   "testPaymentId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 },
 "TestPayment": {
  "type": "object",
  "required": [
   "testPaymentId",
   "gatewayAccountId",
   "amount",
   "paidAt"
  ],
  "properties": {
   "testPaymentId": {
    "$ref": "#/definitions/Id"
   },
   "gatewayAccountId": {
    "$ref": "#/definitions/Id"
   },
   "amount": {
    "$ref": "#/definitions/Money"
   },
   "paidAt": {
    "$ref": "#/definitions/Instant"
   },
   "refundedAt": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 }
};

export const promoterGatewaySchemas: Record<'createGateway' | 'updateGateway' | 'listGateways' | 'redactGateway' | 'purchaseOneDollar' | 'refundTestPayment', OperationSchema> = {
 "createGateway": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/CreateGatewayRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Gateway"
  }
 },
 "updateGateway": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/UpdateGatewayRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Gateway"
  }
 },
 "listGateways": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "clientId"
   ],
   "properties": {
    "clientId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/GatewayList"
  }
 },
 "redactGateway": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/GatewayRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Gateway"
  }
 },
 "purchaseOneDollar": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PurchaseOneDollarRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/TestPayment"
  }
 },
 "refundTestPayment": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/RefundTestPaymentRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/TestPayment"
  }
 }
};
