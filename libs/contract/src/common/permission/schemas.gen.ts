// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema } from '../../json-schema/jsonSchema.ts';

export const commonPermissionDefinitions: Record<string, JsonSchema> = {
  Permission: {"description":"Whether an action is allowed now, by the policy that its call asks.","type":"object","required":["allowed"],"properties":{"allowed":{"type":"boolean"},"reason":{"description":"Error code with which the call refuses.","type":"string","maxLength":60},"opensAt":{"$ref":"#/definitions/Instant","description":"Time from which the action is allowed."}},"additionalProperties":false},
};
