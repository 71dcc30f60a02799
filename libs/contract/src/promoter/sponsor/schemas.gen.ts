// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const promoterSponsorDefinitions: Record<string, JsonSchema> = {
  GroupedSponsor: {"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"\\S","examples":["Lumen Credit Union"]},"url":{"type":"string","pattern":"^https?://","maxLength":2000,"examples":["https://lumen.example"]}},"additionalProperties":false},
  SponsorGroup: {"description":"Sponsors that do the same for an event.","type":"object","required":["sponsors"],"properties":{"role":{"$ref":"#/definitions/LocaleTexts","description":"Words before their names; plain sponsors have none."},"sponsors":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"#/definitions/GroupedSponsor"}}},"additionalProperties":false},
  SponsorGroups: {"description":"At most 50 sponsors in all.","type":"object","required":["eventId","groups"],"properties":{"eventId":{"$ref":"#/definitions/Id"},"groups":{"type":"array","maxItems":50,"items":{"$ref":"#/definitions/SponsorGroup"}}},"additionalProperties":false},
};

export const promoterSponsorSchemas: Record<'listEventSponsors' | 'setSponsorGroups', OperationSchema> = {
  listEventSponsors: {"querystring":{"type":"object","additionalProperties":false,"required":["eventId"],"properties":{"eventId":{"$ref":"foyer#/definitions/Id"}}},"response":{"$ref":"foyer#/definitions/SponsorGroups"}},
  setSponsorGroups: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/SponsorGroups"},"response":{"$ref":"foyer#/definitions/SponsorGroups"}},
};
