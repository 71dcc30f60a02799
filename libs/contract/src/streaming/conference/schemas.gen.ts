// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const streamingConferenceDefinitions: Record<string, JsonSchema> = {
 "OpenConferenceMediaRequest": {
  "type": "object",
  "required": [
   "eventId",
   "way",
   "offer"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "way": {
    "type": "string",
    "enum": [
     "publish",
     "watch"
    ]
   },
   "offer": {
    "description": "SDP offer with its candidates.",
    "type": "string",
    "minLength": 1,
    "maxLength": 60000
   }
  },
  "additionalProperties": false
 },
 "ConferenceMedia": {
  "type": "object",
  "required": [
   "mediaId",
   "answer"
  ],
  "properties": {
   "mediaId": {
    "description": "Sealed for the caller.",
    "type": "string",
    "maxLength": 4000
   },
   "answer": {
    "description": "SDP answer.",
    "type": "string",
    "maxLength": 60000
   }
  },
  "additionalProperties": false
 },
 "RestartConferenceMediaRequest": {
  "type": "object",
  "required": [
   "mediaId",
   "fragment"
  ],
  "properties": {
   "mediaId": {
    "type": "string",
    "minLength": 1,
    "maxLength": 4000
   },
   "fragment": {
    "description": "SDP fragment (RFC 8840) with the new credentials and candidates.",
    "type": "string",
    "minLength": 1,
    "maxLength": 60000
   }
  },
  "additionalProperties": false
 },
 "ConferenceMediaFragment": {
  "type": "object",
  "required": [
   "fragment"
  ],
  "properties": {
   "fragment": {
    "description": "SDP fragment with the media server's credentials.",
    "type": "string",
    "maxLength": 60000
   }
  },
  "additionalProperties": false
 },
 "CloseConferenceMediaRequest": {
  "type": "object",
  "required": [
   "mediaId"
  ],
  "properties": {
   "mediaId": {
    "type": "string",
    "minLength": 1,
    "maxLength": 4000
   }
  },
  "additionalProperties": false
 },
 "ConferenceConfig": {
  "type": "object",
  "required": [
   "isOpen",
   "places"
  ],
  "properties": {
   "isOpen": {
    "description": "Fans can register and be invited.",
    "type": "boolean"
   },
   "places": {
    "description": "Guests on stage at a time.",
    "type": "integer",
    "minimum": 1,
    "maximum": 6
   },
   "termsUrl": {
    "description": "What a guest agrees to by accepting.",
    "type": "string",
    "format": "uri",
    "pattern": "^https://",
    "maxLength": 500
   },
   "publishUrl": {
    "description": "WHIP endpoint (RFC 9725) of the organiser's media server, which takes what guests send. Without it and watchUrl, the platform's own server connects the guests.",
    "type": "string",
    "format": "uri",
    "maxLength": 500
   },
   "watchUrl": {
    "description": "WHEP endpoint from which guests see and hear the stage.",
    "type": "string",
    "format": "uri",
    "maxLength": 500
   }
  },
  "additionalProperties": false
 },
 "SetConferenceRequest": {
  "type": "object",
  "required": [
   "eventId",
   "config"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "config": {
    "$ref": "#/definitions/ConferenceConfig"
   },
   "mediaToken": {
    "description": "Bearer token (RFC 6750) of both endpoints, kept sealed and never shown; the stored one stays if absent.",
    "type": "string",
    "pattern": "^[A-Za-z0-9._~+/-]+=*$",
    "minLength": 1,
    "maxLength": 2000
   }
  },
  "additionalProperties": false
 },
 "Conference": {
  "type": "object",
  "required": [
   "eventId",
   "config",
   "hasMediaToken"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "config": {
    "$ref": "#/definitions/ConferenceConfig"
   },
   "hasMediaToken": {
    "type": "boolean"
   }
  },
  "additionalProperties": false
 },
 "ConferenceStep": {
  "description": "Where a fan is on the way to the stage [C4.20]. `ready` is after the setup: camera and microphone may be sent. `removed` was taken off by the organiser.\n",
  "type": "string",
  "enum": [
   "none",
   "registered",
   "invited",
   "accepted",
   "ready",
   "declined",
   "left",
   "removed"
  ]
 },
 "ConferenceCandidate": {
  "type": "object",
  "required": [
   "candidateId",
   "step",
   "since"
  ],
  "properties": {
   "candidateId": {
    "$ref": "#/definitions/Id"
   },
   "firstName": {
    "type": "string",
    "maxLength": 50
   },
   "lastName": {
    "type": "string",
    "maxLength": 50
   },
   "step": {
    "$ref": "#/definitions/ConferenceStep"
   },
   "since": {
    "$ref": "#/definitions/Instant"
   }
  },
  "additionalProperties": false
 },
 "ConferenceCandidates": {
  "type": "object",
  "required": [
   "candidates",
   "registered"
  ],
  "properties": {
   "candidates": {
    "type": "array",
    "maxItems": 200,
    "items": {
     "$ref": "#/definitions/ConferenceCandidate"
    }
   },
   "registered": {
    "description": "How many wait, also those beyond the first 200.",
    "type": "integer",
    "minimum": 0
   }
  },
  "additionalProperties": false
 },
 "ConferenceCandidateRequest": {
  "type": "object",
  "required": [
   "eventId",
   "candidateId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "candidateId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 },
 "ConferenceRequest": {
  "type": "object",
  "required": [
   "eventId"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   }
  },
  "additionalProperties": false
 },
 "ConferencePlace": {
  "type": "object",
  "required": [
   "eventId",
   "step",
   "register",
   "canPublish",
   "canWatch",
   "pictures"
  ],
  "properties": {
   "eventId": {
    "$ref": "#/definitions/Id"
   },
   "step": {
    "$ref": "#/definitions/ConferenceStep"
   },
   "register": {
    "$ref": "#/definitions/Permission"
   },
   "termsUrl": {
    "type": "string",
    "format": "uri",
    "maxLength": 500
   },
   "canPublish": {
    "description": "A media server takes what guests send.",
    "type": "boolean"
   },
   "canWatch": {
    "description": "Guests can see and hear the stage.",
    "type": "boolean"
   },
   "pictures": {
    "description": "Pictures that one connection brings, each with its sound: of each other guest, or the one of an organiser's media server. The offer to watch has so many transceivers of each kind.",
    "type": "integer",
    "minimum": 1,
    "maximum": 5
   }
  },
  "additionalProperties": false
 }
};

export const streamingConferenceSchemas: Record<'getConference' | 'setConference' | 'listConferenceCandidates' | 'inviteConferenceCandidate' | 'removeConferenceCandidate' | 'getConferencePlace' | 'registerForConference' | 'acceptConference' | 'finishConferenceSetup' | 'declineConference' | 'leaveConference' | 'openConferenceMedia' | 'restartConferenceMedia' | 'closeConferenceMedia', OperationSchema> = {
 "getConference": {
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
   "$ref": "foyer#/definitions/Conference"
  }
 },
 "setConference": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/SetConferenceRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Conference"
  }
 },
 "listConferenceCandidates": {
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
   "$ref": "foyer#/definitions/ConferenceCandidates"
  }
 },
 "inviteConferenceCandidate": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ConferenceCandidateRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ConferenceCandidates"
  }
 },
 "removeConferenceCandidate": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "eventId",
    "candidateId"
   ],
   "properties": {
    "eventId": {
     "$ref": "foyer#/definitions/Id"
    },
    "candidateId": {
     "$ref": "foyer#/definitions/Id"
    }
   }
  },
  "response": {
   "$ref": "foyer#/definitions/ConferenceCandidates"
  }
 },
 "getConferencePlace": {
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
   "$ref": "foyer#/definitions/ConferencePlace"
  }
 },
 "registerForConference": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ConferenceRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ConferencePlace"
  }
 },
 "acceptConference": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ConferenceRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ConferencePlace"
  }
 },
 "finishConferenceSetup": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ConferenceRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ConferencePlace"
  }
 },
 "declineConference": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ConferenceRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ConferencePlace"
  }
 },
 "leaveConference": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/ConferenceRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ConferencePlace"
  }
 },
 "openConferenceMedia": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/OpenConferenceMediaRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ConferenceMedia"
  }
 },
 "restartConferenceMedia": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/RestartConferenceMediaRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/ConferenceMediaFragment"
  }
 },
 "closeConferenceMedia": {
  "querystring": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "$ref": "foyer#/definitions/CloseConferenceMediaRequest"
  },
  "response": {
   "$ref": "foyer#/definitions/Accepted"
  }
 }
};
