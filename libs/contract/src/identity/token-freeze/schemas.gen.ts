// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const identityTokenFreezeDefinitions: Record<string, JsonSchema> = {
};

export const identityTokenFreezeSchemas: Record<'freezeTokens' | 'unfreezeTokens', OperationSchema> = {
  freezeTokens: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"response":{"$ref":"foyer#/definitions/Profile"}},
  unfreezeTokens: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"response":{"$ref":"foyer#/definitions/Profile"}},
};
