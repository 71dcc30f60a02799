// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const marketplaceInventoryPackageDefinitions: Record<string, JsonSchema> = {
  InventoryPackageQuery: {"type":"object","required":["eventId"],"properties":{"eventId":{"$ref":"#/definitions/Id"},"marketplaceId":{"$ref":"#/definitions/Id"},"marketplaceCode":{"$ref":"#/definitions/MarketplaceCode"},"kinds":{"description":"All kinds if absent.","type":"array","maxItems":4,"items":{"$ref":"#/definitions/PackageKind"}}},"additionalProperties":false},
  PackagePart: {"description":"Item of a package besides the first one.","type":"object","required":["inventoryItemId","name","category","quantity"],"properties":{"inventoryItemId":{"$ref":"#/definitions/Id"},"name":{"$ref":"#/definitions/ShortText"},"category":{"$ref":"#/definitions/ItemCategory"},"quantity":{"description":"Units of the item in one package.","type":"integer","minimum":1,"maximum":50}},"additionalProperties":false},
  InventoryPackage: {"type":"object","required":["inventoryPackageId","kind","parts","offerGroups"],"properties":{"inventoryPackageId":{"$ref":"#/definitions/Id"},"kind":{"$ref":"#/definitions/PackageKind"},"parts":{"type":"array","maxItems":50,"items":{"$ref":"#/definitions/PackagePart"}},"offerGroups":{"description":"Its offers, one for each window and variant; they have name, price and stock.","type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/definitions/OfferGroup"}}},"additionalProperties":false},
  InventoryPackageList: {"type":"object","required":["inventoryPackages","serverTime"],"properties":{"inventoryPackages":{"type":"array","maxItems":500,"items":{"$ref":"#/definitions/InventoryPackage"}},"serverTime":{"$ref":"#/definitions/Instant"}},"additionalProperties":false},
  InventoryPackageDetail: {"type":"object","required":["inventoryPackage","serverTime"],"properties":{"inventoryPackage":{"$ref":"#/definitions/InventoryPackage"},"serverTime":{"$ref":"#/definitions/Instant"}},"additionalProperties":false},
};

export const marketplaceInventoryPackageSchemas: Record<'listInventoryPackages' | 'getInventoryPackage', OperationSchema> = {
  listInventoryPackages: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/InventoryPackageQuery"},"response":{"$ref":"foyer#/definitions/InventoryPackageList"}},
  getInventoryPackage: {"querystring":{"type":"object","additionalProperties":false,"required":["eventId","inventoryPackageId"],"properties":{"eventId":{"$ref":"foyer#/definitions/Id"},"inventoryPackageId":{"$ref":"foyer#/definitions/Id"},"marketplaceCode":{"$ref":"foyer#/definitions/MarketplaceCode"}}},"response":{"$ref":"foyer#/definitions/InventoryPackageDetail"}},
};
