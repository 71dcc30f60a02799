// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const shellRemoteConfigDefinitions: Record<string, JsonSchema> = {
 "RemoteConfigDocument": {
  "type": "object",
  "required": [
   "values"
  ],
  "properties": {
   "values": {
    "description": "Values by key, as strings, as remote-config services deliver them; objects are JSON.",
    "type": "object",
    "additionalProperties": {
     "type": "string",
     "maxLength": 4000
    }
   }
  },
  "additionalProperties": false
 },
 "ImageCodeGenerationConfig": {
  "description": "Proportions of the image code of a {product}; missing or unscannable values fall back to the defaults [C9.13].",
  "type": "object",
  "properties": {
   "grid": {
    "type": "number",
    "minimum": 0,
    "maximum": 1
   },
   "star": {
    "type": "number",
    "minimum": 0,
    "maximum": 1
   },
   "corner": {
    "type": "number",
    "minimum": 0,
    "maximum": 1
   },
   "footer": {
    "type": "number",
    "minimum": 0,
    "maximum": 1
   }
  },
  "additionalProperties": false
 },
 "RemoteConfig": {
  "description": "Settings that operators change at run time; a missing key has its default [I3.31, I3.32, I4.23].",
  "type": "object",
  "properties": {
   "imageCodeGenerationConfig": {
    "$ref": "#/definitions/ImageCodeGenerationConfig"
   },
   "discoverV2": {
    "description": "Discover starts with the promoted event. Off: it is a plain list.",
    "type": "boolean"
   },
   "seatsThumbnailPaddingOverride": {
    "description": "Padding around the seats in the thumbnail of a map, in map units; no page reads it yet.",
    "type": "integer",
    "minimum": 0,
    "maximum": 1000
   },
   "useRecaptcha": {
    "description": "Sign-up requires a reCAPTCHA, if the deployment has one. Off: not required.",
    "type": "boolean"
   },
   "recaptchaSiteKey": {
    "description": "Replaces the site key of the deployment.",
    "type": "string",
    "maxLength": 200
   },
   "showCookieConsentInAllRegions": {
    "description": "Shows the consent banner in every region, not only where the law requires it.",
    "type": "boolean"
   },
   "whitelabelConfigVersion": {
    "description": "Changed to make partner sites fetch their configuration again [I7.23].",
    "type": "string",
    "maxLength": 40
   },
   "promoCodes": {
    "description": "Checkout has a field for promo codes.",
    "type": "boolean"
   },
   "largeOrderRequest": {
    "description": "Buyers can request more than an order may hold.",
    "type": "boolean"
   },
   "upgrades": {
    "description": "Held items can be exchanged for better ones; no page reads it yet.",
    "type": "boolean"
   },
   "marketOffers": {
    "description": "The exchange accepts offers to buy; no page reads it yet.",
    "type": "boolean"
   },
   "marketTutorial": {
    "description": "The exchange shows a tutorial until it is dismissed; no page reads it yet.",
    "type": "boolean"
   },
   "performersSection": {
    "description": "The event page lists the performers.",
    "type": "boolean"
   },
   "promoterV2": {
    "description": "Promoters get the newer inventory; no page reads it yet.",
    "type": "boolean"
   },
   "imageCodeGeneration": {
    "description": "Entry codes are drawn as the product's image code. Off: a plain QR code.",
    "type": "boolean"
   },
   "playerAnalytics": {
    "description": "The player measures playback, under consent.",
    "type": "boolean"
   },
   "externalSupportedPayments": {
    "description": "Payment can continue at an external provider; no page reads it yet.",
    "type": "boolean"
   },
   "mobileAppButtonsOnDiscover": {
    "description": "The footer links to the mobile app stores.",
    "type": "boolean"
   }
  },
  "additionalProperties": false
 }
};

export const shellRemoteConfigSchemas: Record<'getRemoteConfig', OperationSchema> = {
 "getRemoteConfig": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "response": {
   "$ref": "foyer#/definitions/RemoteConfigDocument"
  }
 }
};
