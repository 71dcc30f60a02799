// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Money } from '../common/money.gen.ts';
import type { Permission } from '../common/permission.gen.ts';
import type { Id, Instant, ShortText } from '../common/value.gen.ts';
import type { AuctionOfferState, AuctionState } from './auction.gen.ts';
import type { ChangeReason, WindowChanges, WindowResults } from './client-draw.gen.ts';
export interface ChangeMinimumRequest {
eventId: Id
offerGroupId: Id
/**
 * Of one, before fees; whole steps below the maximum.
 */
minimum: Money
reason: ChangeReason
}
export interface ClientAuctionPermissions {
open: Permission
close: Permission
changeStock: Permission
}
/**
 * Offer that can be bid for, with figures. Nothing in it is of a single offer before the close.
 */
export interface ClientAuctionGroup {
offerGroupId: Id
name: ShortText
minimum: Money
maximum?: Money
step: Money
quantity: number
/**
 * Neither held nor sold.
 */
free: number
offers: number
/**
 * Places that these want.
 */
units: number
/**
 * Once it is allocated.
 */
results?: WindowResults
/**
 * Lowest price that got in, before fees.
 */
cutOff?: Money
/**
 * Sum of the prices of what is paid, before fees.
 */
paidFace?: Money
allowed: ClientAuctionGroupPermissions
}
export interface ClientAuctionGroupPermissions {
lowerStock: Permission
changeMinimum: Permission
}
export interface ClientAuction {
eventId: Id
marketplaceId: Id
state: AuctionState
opensAt: Instant
closesAt: Instant
closedEarly?: ChangeReason
resultsAt: Instant
/**
 * @maxItems 500
 */
groups: ClientAuctionGroup[]
changes: WindowChanges
allowed: ClientAuctionPermissions
serverTime: Instant
}
export interface ExportedOffer {
offerGroupId: Id
/**
 * Among the offers of its group, from 1.
 */
place: number
/**
 * Of one, before fees.
 */
price: Money
reachedAt: Instant
quantity: number
state: AuctionOfferState
}
export interface AuctionExport {
eventId: Id
state: AuctionState
/**
 * @maxItems 1000
 */
offers: ExportedOffer[]
/**
 * For the next page; absent on the last.
 */
next?: number
}
