// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const streamingLiveStreamDefinitions: Record<string, JsonSchema> = {
  EndLiveStreamRequest: {"type":"object","required":["eventId","shouldHarvest","shouldScheduleInfraDestruction"],"properties":{"eventId":{"$ref":"#/definitions/Id"},"shouldHarvest":{"description":"Keeps the recording for the replay; without it there is no replay.","type":"boolean"},"shouldScheduleInfraDestruction":{"description":"Closes the stage and deletes its addresses and token an hour later.","type":"boolean"}},"additionalProperties":false},
  StartNextSegmentRequest: {"type":"object","required":["eventId"],"properties":{"eventId":{"$ref":"#/definitions/Id"},"segment":{"description":"Number of the part that begins, so that a repetition begins no other; the next one if absent.","type":"integer","minimum":2,"maximum":100}},"additionalProperties":false},
};

export const streamingLiveStreamSchemas: Record<'endLiveStream' | 'startNextSegment', OperationSchema> = {
  endLiveStream: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/EndLiveStreamRequest"},"response":{"$ref":"foyer#/definitions/ClientStream"}},
  startNextSegment: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/StartNextSegmentRequest"},"response":{"$ref":"foyer#/definitions/ClientStream"}},
};
