// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema } from '../../json-schema/jsonSchema.ts';

export const commonErrorDefinitions: Record<string, JsonSchema> = {
  ErrorResponse: {"description":"Error shape of every operation. `message` is in the language of the request.","type":"object","required":["code","message"],"properties":{"code":{"type":"string","maxLength":60},"message":{"$ref":"#/definitions/ShortText"},"details":{"type":"object","additionalProperties":true}},"examples":[{"code":"invalidSeatCodes","message":"Someone else was faster.","details":{"lostSeatCodes":["101-C-12"]}}],"additionalProperties":false},
};
