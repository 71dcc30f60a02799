// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const streamingStreamFeedbackDefinitions: Record<string, JsonSchema> = {
  StreamFeedbackRequest: {"type":"object","required":["eventId"],"properties":{"eventId":{"$ref":"#/definitions/Id"},"rating":{"description":"Absent if the viewer skips.","type":"integer","minimum":1,"maximum":5},"comment":{"type":"string","minLength":1,"maxLength":1000}},"additionalProperties":false},
  StreamComment: {"type":"object","required":["rating","comment","at"],"properties":{"rating":{"type":"integer","minimum":1,"maximum":5},"comment":{"type":"string","maxLength":1000},"at":{"$ref":"#/definitions/Instant"}},"additionalProperties":false},
  StreamFeedbackResults: {"type":"object","required":["ratings","skipped","comments"],"properties":{"ratings":{"description":"How many viewers gave 1, 2, 3, 4 and 5.","type":"array","minItems":5,"maxItems":5,"items":{"type":"integer","minimum":0}},"skipped":{"type":"integer","minimum":0},"comments":{"description":"Latest first.","type":"array","maxItems":200,"items":{"$ref":"#/definitions/StreamComment"}}},"additionalProperties":false},
};

export const streamingStreamFeedbackSchemas: Record<'giveStreamFeedback' | 'getStreamFeedback', OperationSchema> = {
  giveStreamFeedback: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/StreamFeedbackRequest"},"response":{"$ref":"foyer#/definitions/Accepted"}},
  getStreamFeedback: {"querystring":{"type":"object","additionalProperties":false,"required":["eventId"],"properties":{"eventId":{"$ref":"foyer#/definitions/Id"}}},"response":{"$ref":"foyer#/definitions/StreamFeedbackResults"}},
};
