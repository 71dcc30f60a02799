// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema } from '../../json-schema/jsonSchema.ts';

export const commonMembershipDefinitions: Record<string, JsonSchema> = {
  MemberRight: {"description":"Right of a member in an organisation. An owner has every right.","type":"string","enum":["owner","finance","events","attendees","streaming","invites","scan"]},
};
