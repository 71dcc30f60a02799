// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const shellCityDefinitions: Record<string, JsonSchema> = {
  City: {"type":"object","required":["cityId","name","region","countryCode","countryName","coordinates"],"properties":{"cityId":{"type":"string","maxLength":40},"name":{"$ref":"#/definitions/ShortText"},"region":{"description":"Name of the state or province, in the language of the request.","type":"string","maxLength":80},"countryCode":{"$ref":"#/definitions/CountryCode"},"countryName":{"description":"In the language of the request.","type":"string","maxLength":80},"coordinates":{"$ref":"#/definitions/Coordinates"}},"additionalProperties":false},
  CityList: {"type":"object","required":["cities","attribution"],"properties":{"cities":{"type":"array","maxItems":10,"items":{"$ref":"#/definitions/City"}},"attribution":{"$ref":"#/definitions/ShortText"}},"additionalProperties":false},
  Surroundings: {"type":"object","required":["rangeKm","cities","attribution"],"properties":{"rangeKm":{"description":"Distance from the place to the upper and lower edge of its map; to the sides, half as much again.","type":"integer","minimum":1,"maximum":500},"cities":{"type":"array","maxItems":12,"items":{"$ref":"#/definitions/City"}},"attribution":{"$ref":"#/definitions/ShortText"}},"additionalProperties":false},
};

export const shellCitySchemas: Record<'searchCities' | 'getSurroundings', OperationSchema> = {
  searchCities: {"querystring":{"type":"object","additionalProperties":false,"required":["searchQuery"],"properties":{"searchQuery":{"type":"string","minLength":1,"maxLength":80}}},"response":{"$ref":"foyer#/definitions/CityList"}},
  getSurroundings: {"querystring":{"type":"object","additionalProperties":false,"required":["latitude","longitude"],"properties":{"latitude":{"type":"number","minimum":-90,"maximum":90,"examples":[43.6532]},"longitude":{"type":"number","minimum":-180,"maximum":180,"examples":[-79.3832]}}},"response":{"$ref":"foyer#/definitions/Surroundings"}},
};
