// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const shellConfigurationDefinitions: Record<string, JsonSchema> = {
 "ProductWord": {
  "type": "object",
  "required": [
   "one",
   "other"
  ],
  "properties": {
   "one": {
    "type": "string",
    "maxLength": 40
   },
   "other": {
    "type": "string",
    "maxLength": 40
   },
   "gender": {
    "description": "Grammatical gender; masculine by default.",
    "type": "string",
    "enum": [
     "m",
     "f"
    ]
   },
   "elides": {
    "description": "Takes d’ in French and \"an\" in English; by default when it begins with a vowel.",
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "PublicConfiguration": {
  "type": "object",
  "required": [
   "product",
   "productAddress",
   "sandbox",
   "payOrigin",
   "holdSeconds",
   "maxPerEvent",
   "successMs",
   "resetMs",
   "profileRefreshMs",
   "emailAvailabilityCacheMs",
   "searchThrottleMs",
   "chanceRefreshMs",
   "minimumSignUpAge",
   "maximumAge",
   "minimumPasswordLength",
   "currencies",
   "authenticatorTypes",
   "abilities",
   "links"
  ],
  "properties": {
   "product": {
    "$ref": "#/definitions/ProductWord",
    "description": "Word for an access item in the language of the request."
   },
   "productAddress": {
    "description": "Word for an access item in addresses.",
    "type": "string",
    "pattern": "^[A-Za-z]{2,20}$",
    "maxLength": 20
   },
   "sandbox": {
    "type": "boolean"
   },
   "payOrigin": {
    "$ref": "#/definitions/UrlText",
    "description": "Origin of the hosted card fields."
   },
   "holdSeconds": {
    "type": "integer",
    "minimum": 1
   },
   "maxPerEvent": {
    "type": "integer",
    "minimum": 1
   },
   "successMs": {
    "description": "time.timeout.success [I9.03].",
    "type": "integer",
    "minimum": 0
   },
   "resetMs": {
    "description": "time.timeout.reset [I9.03].",
    "type": "integer",
    "minimum": 0
   },
   "profileRefreshMs": {
    "type": "integer",
    "minimum": 100
   },
   "emailAvailabilityCacheMs": {
    "type": "integer",
    "minimum": 0
   },
   "searchThrottleMs": {
    "type": "integer",
    "minimum": 0
   },
   "chanceRefreshMs": {
    "description": "Interval of asking for what moves in an auction [C9.09].",
    "type": "integer",
    "minimum": 1000
   },
   "minimumSignUpAge": {
    "type": "integer",
    "minimum": 0
   },
   "maximumAge": {
    "type": "integer",
    "minimum": 1
   },
   "minimumPasswordLength": {
    "type": "integer",
    "minimum": 1
   },
   "authenticatorTypes": {
    "description": "Sign-in providers; if empty, the list is not shown [I4.01].",
    "type": "array",
    "maxItems": 2,
    "items": {
     "$ref": "#/definitions/AuthenticatorType"
    }
   },
   "abilities": {
    "description": "What this deployment lets fans do; what is missing is mentioned nowhere.",
    "type": "array",
    "maxItems": 4,
    "uniqueItems": true,
    "items": {
     "$ref": "#/definitions/Ability"
    }
   },
   "recaptcha": {
    "$ref": "#/definitions/RecaptchaSettings"
   },
   "maps": {
    "$ref": "#/definitions/MapsSettings"
   },
   "currencies": {
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/CurrencyCode"
    }
   },
   "links": {
    "$ref": "#/definitions/SiteLinks"
   },
   "remoteConfig": {
    "$ref": "#/definitions/RemoteConfig"
   },
   "analytics": {
    "$ref": "#/definitions/AnalyticsTags"
   },
   "debugPages": {
    "description": "Enabled debug pages; if empty, they are not found, and no version panel is shown.",
    "type": "array",
    "maxItems": 2,
    "uniqueItems": true,
    "items": {
     "$ref": "#/definitions/DebugPage"
    }
   }
  },
  "additionalProperties": false
 },
 "Ability": {
  "description": "An ability of a deployment: handing a {product} over, selling it to another fan, watching streams, exchanging it for a better one.",
  "type": "string",
  "enum": [
   "transfer",
   "resale",
   "streaming",
   "upgrades"
  ]
 },
 "AnalyticsTags": {
  "description": "Analytics tags, loaded after consent; absent without analytics [I7.30].",
  "type": "object",
  "properties": {
   "gtag": {
    "type": "object",
    "required": [
     "measurementId",
     "scriptUrl"
    ],
    "properties": {
     "measurementId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40
     },
     "scriptUrl": {
      "$ref": "#/definitions/UrlText"
     }
    },
    "additionalProperties": false
   },
   "tagManager": {
    "type": "object",
    "required": [
     "containerId",
     "scriptUrl"
    ],
    "properties": {
     "containerId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40
     },
     "scriptUrl": {
      "$ref": "#/definitions/UrlText"
     }
    },
    "additionalProperties": false
   }
  },
  "additionalProperties": false
 },
 "DebugPage": {
  "description": "Debug page [I2.10, I6.07].",
  "type": "string",
  "enum": [
   "remoteConfig",
   "errorReporting"
  ]
 },
 "SiteLinks": {
  "description": "External links in the footer of the main site; missing ones are not shown [I2.27].",
  "type": "object",
  "properties": {
   "supportUrl": {
    "$ref": "#/definitions/UrlText",
    "description": "Support desk, which receives the topic as `ticket_form_id`. Without it the contact page is used [I7.30]."
   },
   "photoSharingUrl": {
    "$ref": "#/definitions/UrlText"
   },
   "shortMessageUrl": {
    "$ref": "#/definitions/UrlText"
   },
   "socialNetworkUrl": {
    "$ref": "#/definitions/UrlText"
   },
   "appleStoreUrl": {
    "$ref": "#/definitions/UrlText",
    "description": "Mobile app; shown only while a remote flag is on, as is the next one [I2.27, I3.32]."
   },
   "googleStoreUrl": {
    "$ref": "#/definitions/UrlText"
   }
  },
  "additionalProperties": false
 },
 "RecaptchaSettings": {
  "description": "Present when sign-up requires a reCAPTCHA (use-recaptcha, recaptcha site key) [I3.31].",
  "type": "object",
  "required": [
   "siteKey",
   "scriptUrl"
  ],
  "properties": {
   "siteKey": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200
   },
   "scriptUrl": {
    "$ref": "#/definitions/UrlText",
    "description": "Address of its script."
   }
  },
  "additionalProperties": false
 },
 "MapsSettings": {
  "description": "Present where a maps service is configured; otherwise maps are drawn from GeoNames [I7.30].",
  "type": "object",
  "required": [
   "scriptUrl"
  ],
  "properties": {
   "scriptUrl": {
    "$ref": "#/definitions/UrlText",
    "description": "Address of its script, with the key and the places library."
   }
  },
  "additionalProperties": false
 }
};

export const shellConfigurationSchemas: Record<'getConfiguration', OperationSchema> = {
 "getConfiguration": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/PublicConfiguration"
  }
 }
};
