// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const shellCountryDefinitions: Record<string, JsonSchema> = {
  Country: {"type":"object","required":["id","countryCodeISO2","countryName"],"properties":{"id":{"type":"integer","minimum":1},"countryCodeISO2":{"$ref":"#/definitions/CountryCode"},"countryName":{"$ref":"#/definitions/ShortText"}},"additionalProperties":false},
  CountryList: {"type":"object","required":["countries"],"properties":{"countries":{"type":"array","maxItems":300,"items":{"$ref":"#/definitions/Country"}}},"additionalProperties":false},
};

export const shellCountrySchemas: Record<'listCountries', OperationSchema> = {
  listCountries: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{"context":{"type":"string","enum":["signUp","shipping"]}}},"response":{"$ref":"foyer#/definitions/CountryList"}},
};
