// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema } from '../../json-schema/jsonSchema.ts';

export const commonItemDefinitions: Record<string, JsonSchema> = {
  ItemCategory: {"description":"Category of an item [C3.02].","type":"string","enum":["EVENT_ACCESS","MERCHANDISE","ADD_ON","CHARITY","COLLECTIBLE"]},
  SeatingKind: {"type":"string","enum":["none","ga","seated"]},
  Fulfilment: {"type":"string","enum":["SHIPPING","PICKUP","DIGITAL"]},
  AgeGroup: {"type":"string","enum":["ADULT","CHILD","SENIOR"]},
  PackageKind: {"description":"Kind of a package, whose items are sold together at one price [C3.06].","type":"string","enum":["BUNDLE","GROUP","HOTEL_ROOM","TABLE"]},
};
