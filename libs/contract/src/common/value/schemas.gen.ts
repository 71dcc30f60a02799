// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema } from '../../json-schema/jsonSchema.ts';

export const commonValueDefinitions: Record<string, JsonSchema> = {
  Id: {"description":"UUIDv7 created by the server, in lower case.","type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$","maxLength":36,"examples":["01936f5e-7c00-7000-8000-000000000001"]},
  VanityName: {"description":"Readable part of a page address. Names of existing addresses are refused.","type":"string","pattern":"^[a-z0-9][a-z0-9-]{1,79}$","maxLength":80,"examples":["northern-lights-tour"]},
  Day: {"description":"Day of the calendar.","type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$","maxLength":10,"example":"2027-03-02"},
  Instant: {"description":"Point in time, UTC with `Z`.","type":"string","format":"date-time","maxLength":35,"examples":["2027-03-05T01:30:00Z"]},
  TimeZone: {"description":"IANA time zone.","type":"string","maxLength":64,"examples":["America/Toronto"]},
  Locale: {"description":"Locale of the product [I3.27].","type":"string","enum":["en-US","en-CA","fr-CA","es-US"]},
  CountryCode: {"description":"ISO 3166-1 alpha-2.","type":"string","pattern":"^[A-Z]{2}$","maxLength":2,"examples":["CA"]},
  EmailAddress: {"type":"string","format":"email","minLength":3,"maxLength":254,"examples":["fan@example.com"]},
  ShortText: {"type":"string","maxLength":200},
  LongText: {"type":"string","maxLength":10000},
  LocaleTexts: {"description":"Text by locale; the one in the default locale is used where another lacks.","type":"object","required":["en-US"],"properties":{"en-US":{"$ref":"#/definitions/ShortText"},"en-CA":{"$ref":"#/definitions/ShortText"},"fr-CA":{"$ref":"#/definitions/ShortText"},"es-US":{"$ref":"#/definitions/ShortText"}},"examples":[{"en-US":"Presented with","fr-CA":"Présenté avec"}],"additionalProperties":false},
  UrlText: {"description":"Absolute or same-origin address.","type":"string","maxLength":2000},
  Quantity: {"type":"integer","minimum":1,"maximum":50},
  Cursor: {"description":"Opaque cursor of the next page.","type":"string","maxLength":400},
  Coordinates: {"type":"object","required":["latitude","longitude"],"properties":{"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180}},"examples":[{"latitude":43.6532,"longitude":-79.3832}],"additionalProperties":false},
  Accepted: {"description":"Success without content.","type":"object","required":["ok"],"properties":{"ok":{"type":"boolean","const":true}},"additionalProperties":false},
};
