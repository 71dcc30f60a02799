// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Attendance, MarketplaceCode, SaleState } from '../common/event.gen.ts';
import type { AgeGroup, Fulfilment, ItemCategory, PackageKind, SeatingKind } from '../common/item.gen.ts';
import type { AmountRange, Money, PriceBreakdown } from '../common/money.gen.ts';
import type { Permission } from '../common/permission.gen.ts';
import type { SeatRef, SectionCode } from '../common/seat.gen.ts';
import type { Id, Instant, LongText, Quantity, ShortText, UrlText } from '../common/value.gen.ts';
import type { AverageOffer, MinQualifyingPrice } from './auction.gen.ts';
export type OfferSort = ("RECOMMENDED" | "LOW_TO_HIGH" | "HIGH_TO_LOW")
/**
 * Offers of sale windows that are open (NOW) or open later (LATER).
 */
export type DateFilterType = ("ANY" | "NOW" | "LATER")
/**
 * ACCESSIBLE counts wheelchair places alone.
 */
export type CategoryAccessibilityType = ("ANY" | "ACCESSIBLE")

/**
 * Filters of list and map [C3.19]. They apply to access; extras are always listed.
 */
export interface OfferGroupQuery {
eventId: Id
marketplaceId?: Id
marketplaceCode?: MarketplaceCode
sortCriteria?: OfferSort
/**
 * Lists offers of fans too, whose `resale` is true; false if absent.
 */
includeResale?: boolean
/**
 * Lowest and highest all-in price in minor units, or empty.
 * 
 * @maxItems 2
 */
priceRange?: number[]
/**
 * @maxItems 200
 */
sectionCodes?: SectionCode[]
numTokens?: Quantity
dateFilterType?: DateFilterType
categoryAccessibilityType?: CategoryAccessibilityType
}
export interface AgePrice {
ageGroup: AgeGroup
price: PriceBreakdown
}
/**
 * Price of an offer in one of the windows that follow each other, such as early birds.
 */
export interface OfferTier {
offerGroupId: Id
name: ShortText
/**
 * All-in price; the adult price if ages differ.
 */
price: Money
saleState: SaleState
opensAt: Instant
endAt: Instant
}
/**
 * Offer at one price [C3.18].
 */
export interface OfferGroup {
offerGroupId: Id
marketplaceId: Id
salesGroupId: Id
/**
 * Item that it sells, the first one of a package; absent for requests that name only a category.
 */
inventoryItemId?: Id
/**
 * Package that it sells.
 */
inventoryPackageId?: Id
/**
 * Only for packages.
 */
packageKind?: PackageKind
/**
 * Offer of a fan, or offer to the caller.
 */
offerId?: Id
/**
 * Offer whose {product} it upgrades.
 */
upgradeSourceOfferId?: Id
/**
 * Invitation that the offer is for.
 */
offerGroupInviteDetailId?: Id
category: ItemCategory
name: ShortText
/**
 * Difference from the other offers of its item, such as a size. `name` is the full name.
 */
variantName?: ShortText
description: LongText
seating: SeatingKind
attendance: Attendance
/**
 * @maxItems 1000
 */
sectionCodes: SectionCode[]
/**
 * Name of the row, if all its seats are in one.
 */
row?: ShortText
/**
 * Prices by time, in order, this offer's among them. The list has only the first tier that is not over, after its filters.
 * 
 * 
 * @minItems 2
 * @maxItems 20
 */
tiers?: OfferTier[]
available: number
saleState: SaleState
/**
 * Whether the offer can be held, until `endAt`.
 */
buyable: Permission
/**
 * Price of one unit; the adult price if ages differ.
 */
price: PriceBreakdown
/**
 * For a donation whose amount the buyer names; `price` is what it is without one.
 */
amounts?: AmountRange
/**
 * Recipient of a donation.
 */
charityName?: ShortText
/**
 * Empty if one price applies to all ages.
 * 
 * @maxItems 3
 */
agePrices: AgePrice[]
/**
 * {product}s that one unit brings: 8 for a table of eight. Absent if it is one, and for extras.
 */
tokensEach?: number
minQuantity: number
maxQuantity: number
minimumAge?: number
/**
 * @maxItems 3
 */
fulfilment?: Fulfilment[]
imageUrl?: UrlText
/**
 * The offer can be held from then until `endAt`.
 */
opensAt?: Instant
endAt?: Instant
/**
 * Whether a fan sells it: then `offerId` names the listing, which is sold as a whole.
 */
resale: boolean
/**
 * Only for resale: face value of one {product} as it was first paid.
 */
officialPrice?: Money
/**
 * Only for resale: the seats that it has.
 * 
 * @maxItems 50
 */
seats?: SeatRef[]
/**
 * Only for My Price offer groups, for an offer of `minQuantity`.
 */
minQualifyingPrice?: MinQualifyingPrice
/**
 * Only for My Price offer groups.
 */
averageOffer?: AverageOffer
}
export interface OfferGroupList {
/**
 * @maxItems 1000
 */
offerGroups: OfferGroup[]
/**
 * Whether fans sell {product} of the event, whatever the filters.
 */
hasResale: boolean
priceFrom?: Money
priceTo?: Money
serverTime: Instant
}
