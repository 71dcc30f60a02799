// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplaceSearchSuggestionDefinitions: Record<string, JsonSchema> = {
  SuggestedPerformer: {"type":"object","required":["performerId","name"],"properties":{"performerId":{"$ref":"#/definitions/Id"},"name":{"$ref":"#/definitions/ShortText"}},"additionalProperties":false},
  SuggestedVenue: {"type":"object","required":["locationId","name","city"],"properties":{"locationId":{"$ref":"#/definitions/Id"},"name":{"$ref":"#/definitions/ShortText"},"city":{"$ref":"#/definitions/ShortText"}},"additionalProperties":false},
  SuggestedCity: {"type":"object","required":["name","countryCode","coordinates"],"properties":{"name":{"$ref":"#/definitions/ShortText"},"region":{"description":"Province or state.","type":"string","maxLength":80},"countryCode":{"$ref":"#/definitions/CountryCode"},"coordinates":{"$ref":"#/definitions/Coordinates","description":"Middle of the venues with listed events."}},"additionalProperties":false},
  SearchSuggestions: {"type":"object","required":["performers","venues","cities"],"properties":{"performers":{"type":"array","maxItems":3,"items":{"$ref":"#/definitions/SuggestedPerformer"}},"venues":{"type":"array","maxItems":3,"items":{"$ref":"#/definitions/SuggestedVenue"}},"cities":{"type":"array","maxItems":3,"items":{"$ref":"#/definitions/SuggestedCity"}}},"additionalProperties":false},
};

export const marketplaceSearchSuggestionSchemas: Record<'listSearchSuggestions', OperationSchema> = {
  listSearchSuggestions: {"querystring":{"type":"object","additionalProperties":false,"required":["searchQuery"],"properties":{"searchQuery":{"type":"string","minLength":1,"maxLength":100,"examples":["toronto"]}}},"response":{"$ref":"foyer#/definitions/SearchSuggestions"}},
};
