// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const shellErrorReportDefinitions: Record<string, JsonSchema> = {
  ErrorReport: {"type":"object","required":["name","message","page"],"properties":{"name":{"description":"Kind of error.","type":"string","minLength":1,"maxLength":80},"message":{"type":"string","maxLength":500},"stack":{"type":"string","maxLength":8000},"page":{"description":"Path of the page, without its query.","type":"string","maxLength":300},"webCommit":{"description":"Version of the page's build.","type":"string","maxLength":60},"mayIdentify":{"description":"The signed-in user agreed to be identified in the report, by id only.","type":"boolean"}},"additionalProperties":false},
};

export const shellErrorReportSchemas: Record<'reportError', OperationSchema> = {
  reportError: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/ErrorReport"},"response":{"$ref":"foyer#/definitions/Accepted"}},
};
