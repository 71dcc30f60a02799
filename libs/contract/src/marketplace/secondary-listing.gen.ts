// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { PayoutMethod } from '../cart/payout.gen.ts';
import type { EventSummary } from '../common/event.gen.ts';
import type { SeatingKind } from '../common/item.gen.ts';
import type { Money, SellerSide } from '../common/money.gen.ts';
import type { Permission } from '../common/permission.gen.ts';
import type { SeatRef } from '../common/seat.gen.ts';
import type { TokenState } from '../common/token.gen.ts';
import type { Cursor, EmailAddress, Id, Instant, ShortText } from '../common/value.gen.ts';
/**
 * {Product} that are sold together. Seats are next to each other, and a group is whole.
 * 
 * @minItems 1
 * @maxItems 50
 */
export type ListingTokenIds = Id[]
/**
 * Hours before the start of the event [C9.03].
 */
export type HoursBefore = number
/**
 * State of a listing [C4.09].
 */
export type ListingState = ("active" | "cancelled" | "expired" | "failed" | "sold")
/**
 * What has become of a sale, from its seller's view [C4.10].
 */
export type SellingState = ("live" | "sold" | "payoutInitiated" | "payoutCompleted" | "paymentIssue" | "notSold")
/**
 * Why a listing ended that its seller did not end.
 */
export type ListingEndReason = ("over" | "eventOff" | "accountFrozen" | "tokenChanged" | "accountClosed" | "paymentDisputed" | "bidFailed")
/**
 * Why a sold listing is not paid: the event is not over, or was postponed; the buyer was refunded, so that nothing is paid; the buyer's payment is disputed; the seller owes money of another sale; or it is about to be sent.
 * 
 */
export type PayoutWait = ("eventEnd" | "eventPostponed" | "buyerRefunded" | "paymentDisputed" | "otherDebt" | "sending")
/**
 * State of a payout at its provider. `held`: the provider looks into it. `unclaimed`: the recipient has no account yet. `failed`, `blocked` (the recipient can't receive it), `returned` (nobody claimed it) and `refunded` (the recipient gave it back): the money is back, and the payout can be sent again.
 * 
 */
export type SellerPayoutState = ("due" | "pending" | "held" | "unclaimed" | "success" | "failed" | "blocked" | "returned" | "refunded")

/**
 * {Product} of the caller, and the prices at which it may be listed.
 */
export interface SellableToken {
tokenId: Id
offerGroupId: Id
/**
 * Name of the offer group.
 */
name: ShortText
seating: SeatingKind
state: TokenState
seat?: SeatRef
sectionName?: ShortText
/**
 * Face value that was paid for it.
 */
face: Money
minimum: Money
/**
 * By its own policy; absent without a cap.
 */
maximum?: Money
/**
 * Everything that can only be sold together with it, itself included: the places of one table.
 * 
 * @minItems 1
 * @maxItems 50
 */
groupTokenIds: Id[]
sell: Permission
}
export interface SecondaryMarketplace {
event: EventSummary
/**
 * @maxItems 200
 */
tokens: SellableToken[]
/**
 * Share of the profit that goes to the organiser, in parts per million.
 */
organiserSharePpm: number
/**
 * Hours before the event at which a listing can expire, the latest expiry first; the first is usual [C9.03].
 * 
 * @maxItems 10
 */
expiryHours: number[]
/**
 * When the money arrives at the latest.
 */
payoutBy: Instant
serverTime: Instant
}
export interface SecondaryListingOfferGroup {
offerGroupId: Id
name: ShortText
/**
 * {Product} on sale by other fans.
 */
listed: number
lowest: Money
highest: Money
}
export interface SecondaryListingOfferGroupList {
/**
 * @maxItems 500
 */
offerGroups: SecondaryListingOfferGroup[]
}
export interface QuoteSecondaryListingRequest {
eventId: Id
tokenIds: ListingTokenIds
/**
 * For each.
 */
price: Money
hoursBefore: HoursBefore
/**
 * Listing that would be changed.
 */
listingId?: Id
}
export interface SaveSecondaryListingRequest {
eventId: Id
tokenIds: ListingTokenIds
/**
 * For each.
 */
price: Money
hoursBefore: HoursBefore
payoutMethodId: Id
/**
 * Proceeds of the quote that the caller saw; another split is refused.
 */
acceptedProceeds: Money
/**
 * Listing to change.
 */
listingId?: Id
}
/**
 * Split of a price. `seller` is that of everything together: `proceeds = price - fees - organiserShare`.
 * 
 */
export interface SecondaryListingQuote {
seller: SellerSide
/**
 * All-in price for the buyer of everything together.
 */
buyerPays: Money
expiresAt: Instant
payoutBy: Instant
/**
 * Less than half of the face value and of what other fans ask: perhaps a slip.
 */
isFarBelow: boolean
/**
 * Best standing bid that these {product} can fill, if it leaves the seller no less.
 */
sellNow?: SellNowBid
}
export interface SellNowBid {
/**
 * Of each: that of the bid, or the highest at which these {product} may be resold.
 */
price: Money
/**
 * Split of everything together.
 */
seller: SellerSide
}
export interface ListingToken {
tokenId: Id
name: ShortText
seating: SeatingKind
seat?: SeatRef
sectionName?: ShortText
}
export interface ListingStep {
state: ListingState
/**
 * For each.
 */
price: Money
expiresAt: Instant
at: Instant
}
/**
 * Payout of a listing.
 */
export interface SellerPayout {
/**
 * Also told to the provider.
 */
payoutId: Id
amount: Money
state: SellerPayoutState
/**
 * Where it was sent; absent before.
 */
emailAddress?: EmailAddress
sentAt?: Instant
arrivedAt?: Instant
}
export interface ListingPermissions {
/**
 * To change the price, the expiry or the payout method.
 */
edit: Permission
delete: Permission
updatePayoutMethod: Permission
retryPayout: Permission
}
/**
 * Listing of the caller [C3.21].
 */
export interface SecondaryListing {
listingId: Id
event: EventSummary
state: ListingState
sellingState: SellingState
endReason?: ListingEndReason
/**
 * Made to fill a standing bid: no other buyer can see it. While it is active, the card of the bid is charged.
 */
isForOffer?: boolean
offerGroupId: Id
/**
 * Name of the offer group.
 */
name: ShortText
/**
 * @minItems 1
 * @maxItems 50
 */
tokens: ListingToken[]
/**
 * For each.
 */
price: Money
/**
 * Split of everything together, as it was when the price was set.
 */
seller: SellerSide
hoursBefore: HoursBefore
expiresAt: Instant
payoutBy: Instant
/**
 * Absent once it was deleted.
 */
payoutMethod?: PayoutMethod
soldAt?: Instant
waitsFor?: PayoutWait
payout?: SellerPayout
listedAt: Instant
/**
 * @maxItems 200
 */
history: ListingStep[]
allowed: ListingPermissions
}
export interface SecondaryListingPage {
/**
 * @maxItems 50
 */
listings: SecondaryListing[]
nextCursor?: Cursor
}
export interface RetryPayoutRequest {
eventId: Id
listingId: Id
}
export interface UpdatePayoutMethodRequest {
eventId: Id
listingId: Id
payoutMethodId: Id
}
