// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const shellInquiryDefinitions: Record<string, JsonSchema> = {
  ContactTopic: {"description":"Topic of a message; hosts are answered within 24 hours [I9.10].","type":"string","enum":["order","access","hosting","press","other"]},
  ContactMessage: {"type":"object","required":["name","emailAddress","topic","message"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"emailAddress":{"$ref":"#/definitions/EmailAddress"},"topic":{"$ref":"#/definitions/ContactTopic"},"message":{"type":"string","minLength":1,"maxLength":4000}},"additionalProperties":false},
  AnnualVolume: {"description":"Tickets per year [I3.23].","type":"string","enum":["UNDER_25K","FROM_25K_TO_100K","FROM_100K_TO_500K","OVER_500K"]},
  DemoRequest: {"description":"Request of an organiser for a demonstration [I3.23, C3.32].","type":"object","required":["name","email","company","country","attendance"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"email":{"$ref":"#/definitions/EmailAddress"},"company":{"type":"string","minLength":1,"maxLength":200},"country":{"$ref":"#/definitions/CountryCode"},"attendance":{"type":"array","minItems":1,"maxItems":2,"uniqueItems":true,"items":{"$ref":"#/definitions/Attendance"}},"annualVolume":{"$ref":"#/definitions/AnnualVolume"}},"additionalProperties":false},
};

export const shellInquirySchemas: Record<'sendContactMessage' | 'requestDemo', OperationSchema> = {
  sendContactMessage: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/ContactMessage"},"response":{"$ref":"foyer#/definitions/Accepted"}},
  requestDemo: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/DemoRequest"},"response":{"$ref":"foyer#/definitions/Accepted"}},
};
