// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const streamingPlaybackDefinitions: Record<string, JsonSchema> = {
 "StreamState": {
  "description": "By the server's clock [C4.19]. `today` is before the stream on its day in the event's time zone. Without a replay a stream is `ended` when it is over; so is one of an event that is off.\n",
  "type": "string",
  "enum": [
   "notStarted",
   "today",
   "live",
   "replayAvailable",
   "replayExpired",
   "ended"
  ]
 },
 "WatchableItem": {
  "description": "{Product} of the caller that opens the stream.",
  "type": "object",
  "required": [
   "inventoryItemId",
   "quantity"
  ],
  "properties": {
   "inventoryItemId": {
    "$ref": "#/definitions/Id"
   },
   "quantity": {
    "description": "More than one: the others can be given away, as each person needs one.",
    "type": "integer",
    "minimum": 1
   }
  },
  "additionalProperties": false
 },
 "VideoStreamInfo": {
  "type": "object",
  "required": [
   "event",
   "state",
   "startsAt",
   "items",
   "watch",
   "isOpenElsewhere",
   "hasWatched",
   "feedback",
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
   "items": {
    "description": "Empty for a caller who has no {product} of the stream.",
    "type": "array",
    "maxItems": 20,
    "items": {
     "$ref": "#/definitions/WatchableItem"
    }
   },
   "watch": {
    "$ref": "#/definitions/Permission",
    "description": "Decides whether a view may begin; `state` says in which words."
   },
   "isOpenElsewhere": {
    "description": "Another playback session of the caller is on.",
    "type": "boolean"
   },
   "hasWatched": {
    "type": "boolean"
   },
   "feedback": {
    "description": "`due` after the caller has watched and not answered or skipped.",
    "type": "string",
    "enum": [
     "notDue",
     "due",
     "given"
    ]
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "StreamNotice": {
  "description": "What a viewer should know now. `streamDown` while the origin of the stream doesn't answer; `stageOpen` while fans can register for the stage; `stagePlace` for a viewer whom the organiser has invited, and as long as they are on the way or on stage.\n",
  "type": "string",
  "enum": [
   "endsSoon",
   "replayExpiresSoon",
   "streamDown",
   "stageOpen",
   "stagePlace"
  ]
 },
 "PlaybackSession": {
  "type": "object",
  "required": [
   "sessionId",
   "eventId",
   "state",
   "manifestUrl",
   "manifestExpiresAt",
   "heartbeatSeconds",
   "leaseSeconds",
   "notices",
   "serverTime"
  ],
  "properties": {
   "sessionId": {
    "$ref": "#/definitions/Id"
   },
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "state": {
    "$ref": "#/definitions/StreamState"
   },
   "manifestUrl": {
    "description": "HLS master playlist of this session. Its folder is signed and opens playlists until `manifestExpiresAt`; a player that can change addresses takes the folder of the newest heartbeat for each playlist. The first player that opens the master playlist of a session also gets a cookie, with which the folder opens as long as the lease is renewed, for browsers that play HLS themselves. Segments have addresses of their own without a session.\n",
    "type": "string",
    "maxLength": 2000
   },
   "manifestExpiresAt": {
    "$ref": "#/definitions/Instant",
    "description": "From then on the address answers 403 to anyone without the cookie."
   },
   "heartbeatSeconds": {
    "description": "Time between two heartbeats.",
    "type": "integer",
    "minimum": 1
   },
   "leaseSeconds": {
    "description": "Time after which a silent session is over.",
    "type": "integer",
    "minimum": 1
   },
   "notices": {
    "type": "array",
    "maxItems": 10,
    "items": {
     "$ref": "#/definitions/StreamNotice"
    }
   },
   "serverTime": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "InitializePlaybackRequest": {
  "type": "object",
  "required": [
   "inventoryItemId"
  ],
  "properties": {
   "inventoryItemId": {
    "$ref": "#/definitions/Id"
   },
   "sessionId": {
    "$ref": "#/definitions/Id",
    "description": "Session that this page had before a reload."
   }
  },
  "additionalProperties": false
 },
 "TakeOverPlaybackRequest": {
  "type": "object",
  "required": [
   "inventoryItemId"
  ],
  "properties": {
   "inventoryItemId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 },
 "StreamCheckInRequest": {
  "type": "object",
  "required": [
   "inventoryItemId"
  ],
  "properties": {
   "inventoryItemId": {
    "$ref": "#/definitions/Id"
   },
   "sessionId": {
    "$ref": "#/definitions/Id",
    "description": "Session that showed the picture; the one that is on if absent."
   }
  },
  "additionalProperties": false
 },
 "PlaybackRequest": {
  "type": "object",
  "required": [
   "sessionId"
  ],
  "properties": {
   "sessionId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 },
 "PlaybackHeartbeat": {
  "type": "object",
  "required": [
   "sessionId",
   "isPlaying"
  ],
  "properties": {
   "sessionId": {
    "$ref": "#/definitions/Id"
   },
   "isPlaying": {
    "description": "False while paused; minutes watched count only playing.",
    "type": "boolean"
   },
   "height": {
    "description": "Height of the picture in pixels, while it plays.",
    "type": "integer",
    "minimum": 1,
    "maximum": 10000
   }
  },
  "additionalProperties": false
 }
};

export const streamingPlaybackSchemas: Record<'getVideoStreamInfo' | 'initializePlayback' | 'checkInToStream' | 'takeOverPlayback' | 'beatPlayback' | 'leavePlayback', OperationSchema> = {
 "getVideoStreamInfo": {
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
    "platform": {
     "type": "string",
     "enum": [
      "WEB"
     ]
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/VideoStreamInfo"
  }
 },
 "initializePlayback": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/InitializePlaybackRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PlaybackSession"
  }
 },
 "checkInToStream": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/StreamCheckInRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 },
 "takeOverPlayback": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/TakeOverPlaybackRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/PlaybackSession"
  }
 },
 "beatPlayback": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PlaybackHeartbeat"
  },
  "response": {
   "$ref": "foyer#/definitions/PlaybackSession"
  }
 },
 "leavePlayback": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/PlaybackRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 }
};
