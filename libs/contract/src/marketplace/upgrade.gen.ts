// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { CartLine } from '../cart/cart.gen.ts';
import type { EventSummary } from '../common/event.gen.ts';
import type { AgeGroup, PackageKind } from '../common/item.gen.ts';
import type { Money, PriceBreakdown } from '../common/money.gen.ts';
import type { Permission } from '../common/permission.gen.ts';
import type { SeatCode, SeatRef, SectionCode } from '../common/seat.gen.ts';
import type { Id, Instant, ShortText } from '../common/value.gen.ts';
import type { PackagePart } from './inventory-package.gen.ts';
import type { SalesGroupNode } from './offer-group.gen.ts';
import type { OfferGroup } from './offer.gen.ts';
import type { SeatChart, SectionAvailability } from './seat.gen.ts';
/**
 * `over` once its hold has ended or was given back; the {product} were then not exchanged.
 */
export type UpgradeState = ("held" | "paying" | "paid" | "over")

export interface UpgradableQuery {
eventId: Id
}
/**
 * {product} of one line that are to be exchanged.
 */
export interface UpgradeQuery {
eventId: Id
/**
 * Line of an order of the caller.
 */
upgradeSourceOfferId: Id
/**
 * @minItems 1
 * @maxItems 50
 */
tokenIds: Id[]
}
export interface UpgradableToken {
tokenId: Id
seat?: SeatRef
sectionName?: ShortText
ageGroup?: AgeGroup
/**
 * What is credited for it.
 */
paid: Money
upgrade: Permission
}
/**
 * Line of an order with the {product} of it that are the caller's.
 */
export interface UpgradableOffer {
/**
 * The line, as `upgradeSourceOfferId`.
 */
offerId: Id
offerGroupId: Id
orderId: Id
name: ShortText
/**
 * @minItems 1
 * @maxItems 200
 */
tokens: UpgradableToken[]
}
export interface UpgradableOffers {
event: EventSummary
/**
 * @maxItems 200
 */
offers: UpgradableOffer[]
serverTime: Instant
}
export interface UpgradeOption {
/**
 * Offer whose `upgradeSourceOfferId` is the line.
 */
offerGroup: OfferGroup
/**
 * Difference for one {product}; absent where it is not the same for all.
 */
each?: Money
/**
 * To pay for all of them, with fees and taxes.
 */
difference: Money
}
export interface UpgradeOptions {
source: UpgradableOffer
/**
 * What was paid for the {product} that are given up.
 */
credit: Money
/**
 * @maxItems 1000
 */
options: UpgradeOption[]
serverTime: Instant
}
export interface UpgradePackage {
inventoryPackageId: Id
kind: PackageKind
/**
 * @maxItems 50
 */
parts: PackagePart[]
/**
 * @minItems 1
 * @maxItems 100
 */
options: UpgradeOption[]
}
export interface UpgradePackages {
/**
 * @maxItems 500
 */
inventoryPackages: UpgradePackage[]
serverTime: Instant
}
export interface UpgradeHeading {
salesGroup: SalesGroupNode
/**
 * Lowest difference below the heading, for all {product}.
 */
differenceFrom: Money
}
export interface UpgradeTree {
/**
 * @maxItems 500
 */
salesGroups: UpgradeHeading[]
serverTime: Instant
}
export interface SectionDifference {
sectionCode: SectionCode
/**
 * Lowest difference in the section, for all {product}.
 */
from: Money
}
export interface UpgradeChart {
seatChart: SeatChart
/**
 * @maxItems 1000
 */
sections: SectionAvailability[]
/**
 * @maxItems 1000
 */
differences: SectionDifference[]
}
export interface UpgradeCharts {
/**
 * @maxItems 10
 */
seatCharts: UpgradeChart[]
serverTime: Instant
}
export interface HoldUpgradeRequest {
eventId: Id
upgradeSourceOfferId: Id
/**
 * @minItems 1
 * @maxItems 50
 */
tokenIds: Id[]
offerGroupId: Id
/**
 * Picked seats; the best available without them.
 * 
 * @maxItems 50
 */
seatCodes?: SeatCode[]
maySplit?: boolean
}
export interface UpgradeKey {
eventId: Id
upgradeId: Id
}
export interface UpgradeCheckout {
upgradeId: Id
state: UpgradeState
event: EventSummary
/**
 * What is given up.
 */
source: UpgradableOffer
/**
 * What replaces it.
 */
line: CartLine
/**
 * Its `credit` is what was paid for what is given up; its total is the difference.
 */
quote: PriceBreakdown
/**
 * Once it is paid.
 */
orderId?: Id
heldUntil: Instant
serverTime: Instant
}
export interface PayUpgradeRequest {
eventId: Id
upgradeId: Id
/**
 * Stored card, or one added for a single purchase. What is free needs none.
 */
paymentMethodId?: Id
/**
 * Difference shown to the fan. A higher one is refused as `priceChanged`.
 */
acceptedTotal: Money
savePaymentMeans?: boolean
/**
 * Id of the visit, by which the payment gateway links its payments to find fraud.
 */
fraudSessionId?: string
}
