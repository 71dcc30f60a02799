// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { MarketplaceCode } from '../common/event.gen.ts';
import type { ItemCategory, PackageKind } from '../common/item.gen.ts';
import type { Id, Instant, ShortText } from '../common/value.gen.ts';
import type { OfferGroup } from './offer.gen.ts';
export interface InventoryPackageQuery {
eventId: Id
marketplaceId?: Id
marketplaceCode?: MarketplaceCode
/**
 * All kinds if absent.
 * 
 * @maxItems 4
 */
kinds?: PackageKind[]
}
/**
 * Item of a package besides the first one.
 */
export interface PackagePart {
inventoryItemId: Id
name: ShortText
category: ItemCategory
/**
 * Units of the item in one package.
 */
quantity: number
}
export interface InventoryPackage {
inventoryPackageId: Id
kind: PackageKind
/**
 * @maxItems 50
 */
parts: PackagePart[]
/**
 * Its offers, one for each window and variant; they have name, price and stock.
 * 
 * @minItems 1
 * @maxItems 100
 */
offerGroups: OfferGroup[]
}
export interface InventoryPackageList {
/**
 * @maxItems 500
 */
inventoryPackages: InventoryPackage[]
serverTime: Instant
}
export interface InventoryPackageDetail {
inventoryPackage: InventoryPackage
serverTime: Instant
}
