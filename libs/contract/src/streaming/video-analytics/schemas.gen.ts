// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const streamingVideoAnalyticsDefinitions: Record<string, JsonSchema> = {
 "StreamSegment": {
  "description": "Part of a live stream. The first one begins with the stream and is not listed.",
  "type": "object",
  "required": [
   "segment",
   "startedAt"
  ],
  "properties": {
   "segment": {
    "type": "integer",
    "minimum": 2,
    "maximum": 100
   },
   "startedAt": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "ClientStream": {
  "type": "object",
  "required": [
   "event",
   "state",
   "startsAt",
   "viewers",
   "segments",
   "serverTime"
  ],
  "properties": {
   "event": {
    "$ref": "#/definitions/EventSummary"
   },
   "state": {
    "$ref": "#/definitions/StreamState"
   },
   "startsAt": {
    "$ref": "#/definitions/Instant"
   },
   "endsAt": {
    "$ref": "#/definitions/Instant"
   },
   "replayExpiresAt": {
    "$ref": "#/definitions/Instant"
   },
   "viewers": {
    "description": "Playback sessions that are on now.",
    "type": "integer",
    "minimum": 0
   },
   "segments": {
    "type": "array",
    "maxItems": 99,
    "items": {
     "$ref": "#/definitions/StreamSegment"
    }
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "VideoOverview": {
  "type": "object",
  "required": [
   "concurrent",
   "peak",
   "unique",
   "minutes",
   "countries",
   "qualities",
   "serverTime"
  ],
  "properties": {
   "concurrent": {
    "description": "Viewers now.",
    "type": "integer",
    "minimum": 0
   },
   "peak": {
    "description": "Most viewers in one minute.",
    "type": "integer",
    "minimum": 0
   },
   "unique": {
    "description": "People who watched at all.",
    "type": "integer",
    "minimum": 0
   },
   "minutes": {
    "description": "Watched by all together.",
    "type": "integer",
    "minimum": 0
   },
   "countries": {
    "description": "Where viewers are, most first; only where a proxy tells the country, so that they may add up to less.",
    "type": "array",
    "maxItems": 300,
    "items": {
     "$ref": "#/definitions/VideoCountry"
    }
   },
   "qualities": {
    "description": "How sharp the picture was, sharpest first; of minutes in which the browser told it.",
    "type": "array",
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/VideoQuality"
    }
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "VideoCountry": {
  "type": "object",
  "required": [
   "country",
   "name",
   "viewers"
  ],
  "properties": {
   "country": {
    "description": "ISO 3166-1.",
    "type": "string",
    "maxLength": 2,
    "pattern": "^[A-Z]{2}$"
   },
   "name": {
    "description": "In the language of the request.",
    "type": "string",
    "maxLength": 100
   },
   "viewers": {
    "type": "integer",
    "minimum": 0
   }
  },
  "additionalProperties": false
 },
 "VideoQuality": {
  "type": "object",
  "required": [
   "height",
   "minutes"
  ],
  "properties": {
   "height": {
    "description": "Height of the picture in pixels: the usual one that it reached.",
    "type": "integer",
    "enum": [
     2160,
     1440,
     1080,
     720,
     480,
     360,
     240
    ]
   },
   "minutes": {
    "type": "integer",
    "minimum": 0
   }
  },
  "additionalProperties": false
 },
 "VideoTimeStep": {
  "type": "object",
  "required": [
   "at",
   "viewers",
   "minutes"
  ],
  "properties": {
   "at": {
    "$ref": "#/definitions/Instant",
    "description": "Start of the step."
   },
   "viewers": {
    "description": "People who watched in it.",
    "type": "integer",
    "minimum": 0
   },
   "minutes": {
    "type": "integer",
    "minimum": 0
   }
  },
  "additionalProperties": false
 },
 "VideoTimeseries": {
  "type": "object",
  "required": [
   "granularity",
   "steps"
  ],
  "properties": {
   "granularity": {
    "type": "string",
    "enum": [
     "MINUTE",
     "HOUR",
     "DAY",
     "WEEK",
     "MONTH"
    ]
   },
   "steps": {
    "type": "array",
    "maxItems": 1500,
    "items": {
     "$ref": "#/definitions/VideoTimeStep"
    }
   }
  },
  "additionalProperties": false
 }
};

export const streamingVideoAnalyticsSchemas: Record<'getClientStream' | 'getVideoOverview' | 'listVideoTimeseries', OperationSchema> = {
 "getClientStream": {
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
   "$ref": "foyer#/definitions/ClientStream"
  }
 },
 "getVideoOverview": {
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
   "$ref": "foyer#/definitions/VideoOverview"
  }
 },
 "listVideoTimeseries": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
    "granularity": {
     "type": "string",
     "enum": [
      "MINUTE",
      "HOUR",
      "DAY",
      "WEEK",
      "MONTH"
     ]
    },
    "from": {
     "$ref": "foyer#/definitions/Instant"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/VideoTimeseries"
  }
 }
};
