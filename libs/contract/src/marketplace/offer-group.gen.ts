// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { MarketplaceCode } from '../common/event.gen.ts';
import type { ItemCategory } from '../common/item.gen.ts';
import type { Money, PriceBreakdown } from '../common/money.gen.ts';
import type { Permission } from '../common/permission.gen.ts';
import type { Id, Instant, ShortText } from '../common/value.gen.ts';
import type { Marketplace } from './event.gen.ts';
import type { PackagePart } from './inventory-package.gen.ts';
import type { OfferGroup } from './offer.gen.ts';
export interface OfferGroupSelection {
/**
 * @maxItems 500
 */
offerGroups: OfferGroup[]
serverTime: Instant
}
export interface OfferGroupIds {
/**
 * @maxItems 500
 */
offerGroupIds: Id[]
}
export interface OfferChoice {
/**
 * Offer that the choice takes.
 */
choiceId: Id
name: ShortText
price: PriceBreakdown
available: number
buyable: Permission
}
/**
 * Offers of one item that differ in one thing, such as a size [C3.27].
 */
export interface OfferChoiceSet {
/**
 * Sales group of the choices.
 */
choiceSetId: Id
name: ShortText
/**
 * @minItems 1
 * @maxItems 100
 */
choices: OfferChoice[]
}
export interface OfferGroupDetail {
offerGroup: OfferGroup
/**
 * Names of the gates that its {product}s enter by; empty if any gate will do.
 * 
 * @maxItems 20
 */
gates: ShortText[]
/**
 * @maxItems 10
 */
choiceSets: OfferChoiceSet[]
/**
 * Further items of a package; empty for every other offer.
 * 
 * @maxItems 50
 */
parts: PackagePart[]
serverTime: Instant
}
export interface SalesGroupTreeQuery {
eventId: Id
marketplaceId?: Id
marketplaceCode?: MarketplaceCode
}
/**
 * Heading with its offers; those of the headings below it are their own.
 */
export interface SalesGroupNode {
salesGroupId: Id
parentSalesGroupId?: Id
name: ShortText
category: ItemCategory
/**
 * Free units of it and the headings below it; each stock is counted once.
 */
available: number
/**
 * Lowest all-in price of what can be held, with the headings below it.
 */
priceFrom?: Money
/**
 * Tax comes on top of `priceFrom`. Absent where none does.
 */
plusTax?: boolean
/**
 * @maxItems 500
 */
offerGroupIds: Id[]
}
export interface SalesGroupTree {
/**
 * @maxItems 100
 */
salesGroups: SalesGroupNode[]
serverTime: Instant
}
export interface MarketplaceCodeRequest {
code: MarketplaceCode
eventId: Id
}
export interface CodedMarketplaces {
/**
 * @maxItems 20
 */
marketplaces: Marketplace[]
serverTime: Instant
}
