// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema } from '../../json-schema/jsonSchema.ts';

export const commonSeatDefinitions: Record<string, JsonSchema> = {
  SeatCode: {"description":"Seat code `section-row-seat`.","type":"string","pattern":"^[A-Za-z0-9.]{1,16}-[A-Za-z0-9.]{1,8}-[A-Za-z0-9.]{1,8}$","maxLength":34,"examples":["101-C-12"]},
  SectionCode: {"type":"string","pattern":"^[A-Za-z0-9.]{1,16}$","maxLength":16,"examples":["101"]},
  SeatRef: {"description":"Seat with its printed names.","type":"object","required":["seatCode","sectionCode","section","row","seat"],"properties":{"seatCode":{"$ref":"#/definitions/SeatCode"},"sectionCode":{"$ref":"#/definitions/SectionCode"},"section":{"$ref":"#/definitions/ShortText"},"row":{"$ref":"#/definitions/ShortText","description":"Name of the row."},"seat":{"type":"string","maxLength":8},"kind":{"type":"string","enum":["plain","wheelchair","companion","restrictedView"]}},"additionalProperties":false},
};
