// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const shellWhiteLabelDefinitions: Record<string, JsonSchema> = {
 "ThemeColours": {
  "description": "Overrides of a client theme; missing ones keep the default. Its contrast is checked before it is accepted.",
  "type": "object",
  "properties": {
   "base": {
    "type": "string",
    "pattern": "^#[0-9a-f]{6}$",
    "maxLength": 7
   },
   "surface": {
    "type": "string",
    "pattern": "^#[0-9a-f]{6}$",
    "maxLength": 7
   },
   "content": {
    "type": "string",
    "pattern": "^#[0-9a-f]{6}$",
    "maxLength": 7
   },
   "accentSurface": {
    "type": "string",
    "pattern": "^#[0-9a-f]{6}$",
    "maxLength": 7
   },
   "accentContent": {
    "type": "string",
    "pattern": "^#[0-9a-f]{6}$",
    "maxLength": 7
   }
  },
  "additionalProperties": false
 },
 "WhiteLabelTheme": {
  "type": "object",
  "required": [
   "tone",
   "clientDark",
   "clientLight"
  ],
  "properties": {
   "tone": {
    "type": "string",
    "enum": [
     "dark",
     "light",
     "auto"
    ]
   },
   "clientDark": {
    "$ref": "#/definitions/ThemeColours"
   },
   "clientLight": {
    "$ref": "#/definitions/ThemeColours"
   },
   "font": {
    "description": "Typeface of the whole site, in both tones, from our own server; without it the product's own. `geometric` is Outfit\nfor everything, `serif` sets headings in Fraunces.\n",
    "type": "string",
    "enum": [
     "geometric",
     "serif"
    ]
   },
   "header": {
    "description": "Where the logo is in the header: at the start (default), or in the middle between links and account.",
    "type": "string",
    "enum": [
     "start",
     "centred"
    ]
   },
   "custom": {
    "description": "Encoded themes (base64url of the JSON of tone, colors, body) [I3.29]. One takes the place of the client theme of\nits tone, where it passes the contrast gate.\n",
    "type": "array",
    "maxItems": 2,
    "items": {
     "type": "string",
     "maxLength": 6000,
     "pattern": "^[A-Za-z0-9_-]+$"
    }
   }
  },
  "additionalProperties": false
 },
 "WhiteLabelConfig": {
  "description": "Appearance and texts of a partner's site [I3.26].",
  "type": "object",
  "required": [
   "clientId",
   "name",
   "logo",
   "theme",
   "favicons",
   "detailOnlyFlow",
   "preventKeepShopping",
   "translationOverrides",
   "icons",
   "analyticsStatus"
  ],
  "properties": {
   "clientId": {
    "$ref": "#/definitions/Id"
   },
   "name": {
    "$ref": "#/definitions/ShortText"
   },
   "logo": {
    "$ref": "#/definitions/UrlText"
   },
   "theme": {
    "$ref": "#/definitions/WhiteLabelTheme"
   },
   "favicons": {
    "type": "array",
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/UrlText"
    }
   },
   "customHomepageUrl": {
    "$ref": "#/definitions/UrlText"
   },
   "detailOnlyFlow": {
    "type": "boolean"
   },
   "preventKeepShopping": {
    "type": "boolean"
   },
   "translationOverrides": {
    "description": "By locale, then by `namespace.key`.",
    "type": "object",
    "additionalProperties": {
     "type": "object",
     "additionalProperties": {
      "type": "string",
      "maxLength": 500
     }
    }
   },
   "icons": {
    "type": "object",
    "additionalProperties": {
     "$ref": "#/definitions/UrlText"
    }
   },
   "analyticsStatus": {
    "type": "string",
    "enum": [
     "enabled",
     "disabled"
    ]
   },
   "postalAddress": {
    "description": "Postal address of the sender in newsletters of the site, on one line.",
    "type": "string",
    "maxLength": 200
   }
  },
  "additionalProperties": false
 }
};

export const shellWhiteLabelSchemas: Record<'getWhiteLabelConfig', OperationSchema> = {
 "getWhiteLabelConfig": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "version": {
     "type": "string",
     "maxLength": 40
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/WhiteLabelConfig"
  }
 }
};
