// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const shellReleaseDefinitions: Record<string, JsonSchema> = {
  ReleaseName: {"type":"object","required":["releaseName"],"properties":{"releaseName":{"type":"string","minLength":1,"maxLength":80,"examples":["0.1.0"]}},"additionalProperties":false},
};

export const shellReleaseSchemas: Record<'getReleaseName', OperationSchema> = {
  getReleaseName: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"response":{"$ref":"foyer#/definitions/ReleaseName"}},
};
