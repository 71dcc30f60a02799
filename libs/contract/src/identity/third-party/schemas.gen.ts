// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const identityThirdPartyDefinitions: Record<string, JsonSchema> = {
 "AuthenticatorType": {
  "description": "Sign-in provider [I3.28].",
  "type": "string",
  "enum": [
   "Apple",
   "Google"
  ]
 },
 "StartThirdPartyLoginRequest": {
  "type": "object",
  "required": [
   "authenticatorType"
  ],
  "properties": {
   "authenticatorType": {
    "$ref": "#/definitions/AuthenticatorType"
   },
   "returnTo": {
    "$ref": "#/definitions/ReturnTo"
   }
  },
  "additionalProperties": false
 },
 "ThirdPartyLoginStart": {
  "type": "object",
  "required": [
   "authorizationUrl",
   "redirectUrl",
   "state",
   "browserKey"
  ],
  "properties": {
   "authorizationUrl": {
    "description": "Address of the provider's sign-in page.",
    "type": "string",
    "maxLength": 4000
   },
   "redirectUrl": {
    "$ref": "#/definitions/UrlText"
   },
   "state": {
    "description": "Returned together with the code.",
    "type": "string",
    "maxLength": 200
   },
   "browserKey": {
    "description": "Stays in this browser and is never sent to the provider; without it the state is useless.",
    "type": "string",
    "maxLength": 200
   }
  },
  "additionalProperties": false
 },
 "ThirdPartyLoginRequest": {
  "type": "object",
  "required": [
   "authToken",
   "authenticatorType",
   "redirectUrl",
   "state",
   "browserKey"
  ],
  "properties": {
   "authToken": {
    "description": "Code returned by the provider.",
    "type": "string",
    "minLength": 1,
    "maxLength": 2000
   },
   "authenticatorType": {
    "$ref": "#/definitions/AuthenticatorType"
   },
   "redirectUrl": {
    "$ref": "#/definitions/UrlText"
   },
   "state": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200
   },
   "browserKey": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200
   },
   "issuer": {
    "description": "`iss` of the answer, if the provider sends one (RFC 9207).",
    "type": "string",
    "maxLength": 400
   },
   "firstName": {
    "$ref": "#/definitions/PersonName",
    "description": "From Apple, the first time only."
   },
   "lastName": {
    "$ref": "#/definitions/PersonName",
    "description": "From Apple, the first time only."
   }
  },
  "additionalProperties": false
 },
 "ThirdPartySession": {
  "description": "Session with its user, and whether the account was just created [I3.13].",
  "type": "object",
  "required": [
   "authToken",
   "needsEmailVerification",
   "profile",
   "newAccount"
  ],
  "properties": {
   "authToken": {
    "type": "string",
    "maxLength": 200
   },
   "needsEmailVerification": {
    "type": "boolean"
   },
   "profile": {
    "$ref": "#/definitions/Profile"
   },
   "newAccount": {
    "type": "boolean"
   },
   "returnTo": {
    "description": "State from the start of the sign-in.",
    "type": "string",
    "maxLength": 1000
   }
  },
  "additionalProperties": false
 }
};

export const identityThirdPartySchemas: Record<'startThirdPartyLogin' | 'thirdPartyLogin', OperationSchema> = {
 "startThirdPartyLogin": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/StartThirdPartyLoginRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ThirdPartyLoginStart"
  }
 },
 "thirdPartyLogin": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ThirdPartyLoginRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ThirdPartySession"
  }
 }
};
