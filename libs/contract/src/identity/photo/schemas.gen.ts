// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const identityPhotoDefinitions: Record<string, JsonSchema> = {
  SetPhotoRequest: {"type":"object","required":["image"],"properties":{"image":{"description":"JPEG, PNG or WebP file in base64, at most 5 MB.","type":"string","minLength":4,"maxLength":7000000,"examples":["iVBORw0KGgoAAAANSUhEUgAAAPAAAADwAQMAAAAEm3vRAAAAA1BMVEXJoktEO9ZmAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAHklEQVRYw+3BAQ0AAADCoPdPbQ8HFAAAAAAAAMCnAR0QAAH6UAaEAAAAAElFTkSuQmCC"]}},"additionalProperties":false},
};

export const identityPhotoSchemas: Record<'setPhoto' | 'removePhoto', OperationSchema> = {
  setPhoto: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/SetPhotoRequest"},"response":{"$ref":"foyer#/definitions/Profile"}},
  removePhoto: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"response":{"$ref":"foyer#/definitions/Profile"}},
};
