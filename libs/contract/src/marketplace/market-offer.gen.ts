// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EventSummary } from '../common/event.gen.ts';
import type { SeatingKind } from '../common/item.gen.ts';
import type { Money, PriceBreakdown } from '../common/money.gen.ts';
import type { Permission } from '../common/permission.gen.ts';
import type { Id, Instant, ShortText } from '../common/value.gen.ts';
import type { HoursBefore, ListingTokenIds, SellNowBid } from './secondary-listing.gen.ts';
export type MarketOfferQuantity = number
/**
 * `open` until a fan fills it; `pendingPayment` while its card is charged; `claimed` once it is paid; `paymentFailed` while a refused card can be made good; `lost` has a reason.
 * 
 */
export type MarketOfferState = ("open" | "pendingPayment" | "claimed" | "paymentFailed" | "lost")
/**
 * `cancelled`: by its fan, or with its event. `expired`: no fan filled it in time. `failedPayment`: its card was refused, and not made good in time [C4.08].
 * 
 */
export type MarketOfferLostReason = ("cancelled" | "expired" | "failedPayment")

/**
 * Figures about the bids of other fans; without `bids` and `best`, there are too few to tell without giving one away.
 * 
 */
export interface ExchangeFigures {
/**
 * Standing bids.
 */
bids?: number
/**
 * Highest price of each that is bid, before fees.
 */
best?: Money
}
export interface ExchangeStats {
/**
 * Those that have bids.
 * 
 * @maxItems 500
 */
categories: ExchangeCategoryStats[]
serverTime: Instant
}
export interface ExchangeCategoryStats {
offerGroupId: Id
figures: ExchangeFigures
}
export interface ExchangeCategoriesRequest {
eventId: Id
}
/**
 * Category of an event that fans resell, as far as bids go.
 */
export interface ExchangeCategory {
offerGroupId: Id
name: ShortText
seating: SeatingKind
/**
 * Price of each from the organiser, before fees.
 */
officialPrice: Money
/**
 * Lowest price of each that may be bid, before fees.
 */
minimum: Money
/**
 * Highest one.
 */
maximum: Money
minQuantity: MarketOfferQuantity
maxQuantity: MarketOfferQuantity
/**
 * Lowest price of each that a fan asks now, before fees; absent if no fan sells.
 */
lowestAsk?: Money
figures: ExchangeFigures
}
export interface ExchangeCategories {
event: EventSummary
/**
 * @maxItems 500
 */
categories: ExchangeCategory[]
/**
 * Hours before the event at which a bid can end, the latest end first [C9.03]. Empty once bidding is over.
 * 
 * @maxItems 10
 */
expiryHours: number[]
serverTime: Instant
}
export interface ExchangeCategoryRequest {
eventId: Id
offerGroupId: Id
}
export interface ExchangeLevel {
/**
 * {Product} that are sold together.
 */
quantity: MarketOfferQuantity
figures: ExchangeFigures
/**
 * Lowest price of each that is asked for so many.
 */
lowestAsk?: Money
}
export interface ExchangeCategoryDetail {
category: ExchangeCategory
/**
 * @maxItems 50
 */
levels: ExchangeLevel[]
serverTime: Instant
}
export interface CheckoutMarketOfferRequest {
eventId: Id
offerGroupId: Id
quantity: MarketOfferQuantity
/**
 * Of each, before fees.
 */
price: Money
/**
 * Own bid that would be changed.
 */
marketOfferId?: Id
}
export interface MarketOfferCheckout {
/**
 * What is charged if the bid is filled, for everything together.
 */
quote: PriceBreakdown
make: Permission
/**
 * Bid of the caller for this event that is not decided.
 */
own?: MarketOffer
/**
 * Cheapest listing of as many that costs no more than the bid: it can be bought at once.
 */
buyNow?: BuyNowInstead
serverTime: Instant
}
export interface BuyNowInstead {
listingId: Id
/**
 * Of each, before fees.
 */
price: Money
}
export interface CreateMarketOfferRequest {
eventId: Id
offerGroupId: Id
/**
 * {Product} that the caller wants together: never fewer, never more.
 */
quantity: MarketOfferQuantity
/**
 * Of each, before fees.
 */
price: Money
hoursBefore: HoursBefore
/**
 * Stored card of the caller, charged if a fan fills the bid.
 */
paymentMethodId: Id
/**
 * Total of the quote that the caller saw; a higher one is refused, then and when the card is charged.
 */
acceptedTotal: Money
}
export interface UpdateMarketOfferRequest {
eventId: Id
marketOfferId: Id
quantity: MarketOfferQuantity
/**
 * Of each, before fees.
 */
price: Money
hoursBefore: HoursBefore
paymentMethodId: Id
acceptedTotal: Money
}
export interface ListMarketOffersRequest {
/**
 * Bids for this event alone.
 */
eventId?: Id
}
export interface MarketOfferPermissions {
/**
 * Also to give it another card.
 */
edit: Permission
cancel: Permission
}
/**
 * Standing bid of the caller [C3.20].
 */
export interface MarketOffer {
marketOfferId: Id
event: EventSummary
offerGroupId: Id
name: ShortText
quantity: MarketOfferQuantity
/**
 * Of each, before fees.
 */
price: Money
/**
 * Most that is charged, as it was shown when the bid was made or last changed.
 */
total: Money
hoursBefore: HoursBefore
expiresAt: Instant
state: MarketOfferState
/**
 * Of `lost`.
 */
lostReason?: MarketOfferLostReason
paymentMethodId?: Id
/**
 * Until when another card can be given, of `paymentFailed`.
 */
fixUntil?: Instant
madeAt: Instant
allowed: MarketOfferPermissions
}
export interface MarketOffers {
/**
 * @maxItems 1000
 */
marketOffers: MarketOffer[]
serverTime: Instant
}
export interface QuoteSellNowRequest {
eventId: Id
tokenIds: ListingTokenIds
}
export interface SellNowQuote {
/**
 * Absent if no bid fits.
 */
best?: SellNowBid
payoutBy: Instant
}
export interface SellNowRequest {
eventId: Id
tokenIds: ListingTokenIds
payoutMethodId: Id
/**
 * Proceeds of the quote that the caller saw; it is never sold for less.
 */
acceptedProceeds: Money
}
