// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const identityAccountDefinitions: Record<string, JsonSchema> = {
 "PersonName": {
  "type": "string",
  "minLength": 1,
  "maxLength": 100
 },
 "Gender": {
  "type": "string",
  "enum": [
   "MALE",
   "FEMALE",
   "UNDECLARED"
  ]
 },
 "BirthDate": {
  "description": "`YYYY-MM-DD`, or `YYYY-MM`, which counts as the last day of the month.",
  "type": "string",
  "pattern": "^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$",
  "maxLength": 10,
  "examples": [
   "1994-05-17"
  ]
 },
 "PostalCode": {
  "type": "string",
  "minLength": 1,
  "maxLength": 20
 },
 "Password": {
  "type": "string",
  "minLength": 1,
  "maxLength": 200
 },
 "UserAuthenticationState": {
  "type": "string",
  "enum": [
   "EMAIL_VERIFIED",
   "EMAIL_UNVERIFIED",
   "BLACK_LISTED"
  ]
 },
 "CreateAccountRequest": {
  "type": "object",
  "required": [
   "emailAddress",
   "password",
   "firstName",
   "lastName",
   "dateOfBirth",
   "gender",
   "countryCode",
   "postalCode",
   "userLocale"
  ],
  "properties": {
   "emailAddress": {
    "$ref": "#/definitions/EmailAddress"
   },
   "password": {
    "$ref": "#/definitions/Password"
   },
   "firstName": {
    "$ref": "#/definitions/PersonName"
   },
   "lastName": {
    "$ref": "#/definitions/PersonName"
   },
   "dateOfBirth": {
    "$ref": "#/definitions/BirthDate"
   },
   "gender": {
    "$ref": "#/definitions/Gender"
   },
   "countryCode": {
    "$ref": "#/definitions/CountryCode"
   },
   "postalCode": {
    "$ref": "#/definitions/PostalCode"
   },
   "userLocale": {
    "$ref": "#/definitions/Locale"
   },
   "emailVerificationToken": {
    "$ref": "#/definitions/LinkToken",
    "description": "Link of an account created for this address; it verifies the address [I3.15]."
   },
   "returnTo": {
    "$ref": "#/definitions/ReturnTo"
   },
   "recaptcha": {
    "description": "Result of the reCAPTCHA, if the configuration requires one [I3.15, I4.05].",
    "type": "string",
    "minLength": 1,
    "maxLength": 4000
   }
  },
  "additionalProperties": false
 },
 "PersonalDetails": {
  "type": "object",
  "required": [
   "countryCode",
   "dateOfBirth",
   "firstName",
   "gender",
   "lastName",
   "postalCode"
  ],
  "properties": {
   "countryCode": {
    "$ref": "#/definitions/CountryCode"
   },
   "dateOfBirth": {
    "$ref": "#/definitions/BirthDate"
   },
   "firstName": {
    "$ref": "#/definitions/PersonName"
   },
   "gender": {
    "$ref": "#/definitions/Gender"
   },
   "lastName": {
    "$ref": "#/definitions/PersonName"
   },
   "postalCode": {
    "$ref": "#/definitions/PostalCode"
   },
   "userLocale": {
    "$ref": "#/definitions/Locale"
   }
  },
  "additionalProperties": false
 },
 "ProfilePictureVerificationStatus": {
  "description": "`UNVERIFIED` until an operator has reviewed it.",
  "type": "string",
  "enum": [
   "UNVERIFIED",
   "VERIFIED",
   "REJECTED"
  ]
 },
 "Profile": {
  "type": "object",
  "required": [
   "globalUserId",
   "emailAddress",
   "userAuthenticationState",
   "userLocale",
   "eventReady",
   "complete"
  ],
  "properties": {
   "globalUserId": {
    "$ref": "#/definitions/Id"
   },
   "emailAddress": {
    "$ref": "#/definitions/EmailAddress"
   },
   "firstName": {
    "$ref": "#/definitions/PersonName"
   },
   "lastName": {
    "$ref": "#/definitions/PersonName"
   },
   "dateOfBirth": {
    "$ref": "#/definitions/BirthDate"
   },
   "gender": {
    "$ref": "#/definitions/Gender"
   },
   "countryCode": {
    "$ref": "#/definitions/CountryCode"
   },
   "country": {
    "$ref": "#/definitions/ShortText"
   },
   "postalCode": {
    "$ref": "#/definitions/PostalCode"
   },
   "userAuthenticationState": {
    "$ref": "#/definitions/UserAuthenticationState"
   },
   "userLocale": {
    "$ref": "#/definitions/Locale"
   },
   "eventReady": {
    "type": "boolean"
   },
   "profilePictureUrl": {
    "$ref": "#/definitions/UrlText"
   },
   "profilePictureVerificationStatus": {
    "$ref": "#/definitions/ProfilePictureVerificationStatus"
   },
   "tokensFrozenAt": {
    "$ref": "#/definitions/Instant",
    "description": "Start of the freeze of everything that the user holds."
   },
   "paymentMeans": {
    "description": "Stored cards, one of them the default [I3.10].",
    "type": "array",
    "maxItems": 50,
    "items": {
     "$ref": "#/definitions/ProfileCard"
    }
   },
   "complete": {
    "description": "Whether all six details are filled in [I3.14].",
    "type": "boolean"
   },
   "isPromoter": {
    "description": "Whether the user sells events as a promoter. Absent for no, and where the profile is not asked for.",
    "type": "boolean",
    "x-extension": true
   }
  },
  "additionalProperties": false
 },
 "ProfileCard": {
  "description": "Stored card in a profile: no name and no postal code, since browsers keep the profile for use without a network.\n",
  "type": "object",
  "required": [
   "paymentMethodId",
   "brand",
   "lastFour",
   "expiryMonth",
   "expiryYear",
   "defaultMeans",
   "expired"
  ],
  "properties": {
   "paymentMethodId": {
    "$ref": "#/definitions/Id"
   },
   "brand": {
    "$ref": "#/definitions/CardBrand"
   },
   "lastFour": {
    "type": "string",
    "pattern": "^[0-9]{4}$",
    "maxLength": 4
   },
   "expiryMonth": {
    "type": "integer",
    "minimum": 1,
    "maximum": 12
   },
   "expiryYear": {
    "type": "integer",
    "minimum": 2000,
    "maximum": 2100
   },
   "defaultMeans": {
    "type": "boolean"
   },
   "expired": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "AuthenticatedProfile": {
  "description": "Session with its user. The token is also in the header `Api-Client-Auth-Token`.",
  "type": "object",
  "required": [
   "authToken",
   "needsEmailVerification",
   "profile"
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
   }
  },
  "additionalProperties": false
 },
 "CallerId": {
  "type": "object",
  "required": [
   "id"
  ],
  "properties": {
   "id": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 }
};

export const identityAccountSchemas: Record<'createAccount' | 'isEmailAddressAvailable' | 'getProfile' | 'updateProfile' | 'getId', OperationSchema> = {
 "createAccount": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/CreateAccountRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/AuthenticatedProfile"
  }
 },
 "isEmailAddressAvailable": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "emailAddress"
   ],
   "properties": {
    "emailAddress": {
     "type": "string",
     "minLength": 1,
     "maxLength": 254
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "getProfile": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/Profile"
  }
 },
 "updateProfile": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PersonalDetails"
  },
  "response": {
   "$ref": "foyer#/definitions/Profile"
  }
 },
 "getId": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/CallerId"
  }
 }
};
