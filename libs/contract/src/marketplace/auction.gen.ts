// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { AppliedPromoCode, DiscountCode } from '../cart/discount.gen.ts';
import type { EventSummary, MarketplaceCode, MarketplaceType, MinimumAge } from '../common/event.gen.ts';
import type { SeatingKind } from '../common/item.gen.ts';
import type { CurrencyCode, Money, PriceBreakdown } from '../common/money.gen.ts';
import type { Permission } from '../common/permission.gen.ts';
import type { SeatCode, SeatRef } from '../common/seat.gen.ts';
import type { Id, Instant, ShortText } from '../common/value.gen.ts';
import type { SeatAvailability, SeatOffer, SectionAvailability } from './seat.gen.ts';
export type AuctionQuantity = number
/**
 * Hours before the start of the event at which an offer expires that has not been accepted. Not before the results, so that it always counts at the close; 0 until the event starts.
 */
export type OfferExpiry = number
/**
 * Offers are taken while `open`; `closed` until it is allocated, and `allocated` from then on, with its cut-off prices.
 */
export type AuctionState = ("upcoming" | "open" | "closed" | "allocated" | "cancelled")
/**
 * `open` until the auction closes, and `pendingResults` until it is allocated. An offer that is high enough is `qualified` while its seats are picked and its card is charged, `claimed` once it is paid, and `paymentFailed` while a refused card can be made good. `expired` if it was not accepted by the time that its fan chose. `cancelled` has a reason.
 */
export type AuctionOfferState = ("open" | "pendingResults" | "qualified" | "claimed" | "paymentFailed" | "lost" | "expired" | "cancelled")
/**
 * `paymentFailed`: not paid in time, or after too many attempts. `declined`: given up by the fan. `notTogether`: there were no seats side by side, and the fan wanted no others. `fewerPlaces`: places were taken off sale after the close, so that it did not fit any more. `event`: the event does not take place.
 */
export type AuctionCancelReason = ("paymentFailed" | "declined" | "notTogether" | "fewerPlaces" | "event")
/**
 * How an offer compares with the others [C4.22].
 */
export type OfferQuality = ("great" | "good" | "ok" | "poor" | "negligible")
/**
 * Whether an offer gets in [C4.22]. `no`: the offers so far leave no room for it. `yes`: nine times in ten or more, it gets in at the close.
 */
export type OfferLikelihood = ("yes" | "maybe" | "no")
/**
 * Which of the seats are left for an offer [C4.22].
 */
export type SeatOptions = ("high" | "medium" | "low" | "last")
/**
 * Average price of the middle half of the open offers of a My Price offer group, before fees, to the nearest step: the cheapest and the dearest quarter don't count. Absent with fewer than 5 offers, and unless offers are taken.
 */
export type AverageOffer = Money
/**
 * Lowest bound of the histogram's buckets, before fees, at which a new offer of one would find room by the offers so far. It can rise until the close. Absent with fewer than 5 offers, unless offers are taken, and if no price is high enough or only a few high offers tell which.
 */
export type MinQualifyingPrice = Money

/**
 * Integer amount in the minor unit of its currency, up to a million of most currencies.
 */
export interface OfferedPrice {
amount: number
currency: CurrencyCode
}
export interface CheckoutAuctionRequest {
eventId: Id
/**
 * Opens an auction that is for holders of a code; callers with an offer need none.
 */
marketplaceCode?: MarketplaceCode
/**
 * Offer to quote; that of the own offer if absent, or the cheapest.
 */
offerGroupId?: Id
quantity?: AuctionQuantity
/**
 * Price of one, before fees; the own one if absent, or the minimum.
 */
price?: OfferedPrice
/**
 * Promo code to quote with; that of the own offer if absent.
 */
promoCode?: DiscountCode
}
export interface MakeAuctionOfferRequest {
eventId: Id
/**
 * Opens an auction that is for holders of a code; callers with an offer need none.
 */
marketplaceCode?: MarketplaceCode
offerGroupId: Id
/**
 * Own offer to raise; absent for a new one.
 */
offerId?: Id
/**
 * Price of one, before fees: the minimum plus a number of steps. Raising an offer takes a higher price, or the same one for more {product}s.
 */
price: OfferedPrice
/**
 * Never fewer than before.
 */
quantity: AuctionQuantity
/**
 * Seats have to be side by side: without such seats, the offer gets none. Of an offer that is raised, it stays as it is if absent.
 */
seatsTogether?: boolean
/**
 * Stored card of the caller, charged if the offer qualifies.
 */
paymentMethodId: Id
/**
 * Promo code that lowers what is charged, not the price that is offered. An offer that is raised keeps its code if absent.
 */
promoCode?: DiscountCode
/**
 * When the offer stops waiting for a place. An offer that is raised keeps it if absent; a new one waits until the event starts.
 */
expiresHoursBefore?: OfferExpiry
}
export interface PickAuctionSeatsRequest {
offerId: Id
/**
 * As many as the offer is for, side by side.
 * 
 * @minItems 1
 * @maxItems 50
 */
seatCodes: SeatCode[]
}
export interface DeclineOfferPaymentRequest {
/**
 * Id of the offer, or of the entry that has won.
 */
offerId: Id
}
/**
 * How an offer stands by the offers so far; it can fall until the close.
 */
export interface OfferOutlook {
quality: OfferQuality
gettingIn: OfferLikelihood
/**
 * Of seated offers that may get in.
 */
seats?: SeatOptions
}
/**
 * Outlook of all prices from `from` on, up to that of the next band.
 */
export interface ChanceBand {
/**
 * Price of one, before fees.
 */
from: Money
quality: OfferQuality
gettingIn: OfferLikelihood
/**
 * Of seated offers that may get in.
 */
seats?: SeatOptions
}
/**
 * Offers with a price from `from` on, up to that of the next bucket.
 */
export interface ChanceBucket {
from: Money
offers: number
}
export interface AuctionChance {
offerGroupId: Id
quantity: AuctionQuantity
minimum: Money
maximum?: Money
step: Money
/**
 * Offers want at least as many {product}s as there are.
 */
isFull: boolean
/**
 * From the minimum upwards, never worse than the one before. Each price is one that can be offered, and a bound of the histogram's buckets, so that no single offer gives it.
 * 
 * @minItems 1
 * @maxItems 20
 */
bands: ChanceBand[]
/**
 * Where the offers are, from the lowest price up. A bucket has at least 5 offers: a smaller one is joined with those below it, or above the lowest one. The last one has no end. With fewer than 5 offers there is none.
 * 
 * @maxItems 12
 */
histogram: ChanceBucket[]
averageOffer?: AverageOffer
minQualifyingPrice?: MinQualifyingPrice
state: AuctionState
serverTime: Instant
}
/**
 * Offer that can be bid for, with a stock of its own.
 */
export interface AuctionGroup {
offerGroupId: Id
name: ShortText
seating: SeatingKind
/**
 * Lowest price of one, before fees.
 */
minimum: Money
maximum?: Money
step: Money
/**
 * Lowest price of one, with its fees.
 */
minimumAllIn: Money
minQuantity: number
maxQuantity: number
minimumAge?: MinimumAge
/**
 * {product}s to be had.
 */
quantity: number
/**
 * Offers so far, or at the close.
 */
offers: number
cutOff?: AuctionCutOff
}
/**
 * Result of an offer of the window, published once the auction is allocated.
 */
export interface AuctionCutOff {
/**
 * Lowest price that got in; absent if no offer did.
 */
price?: Money
/**
 * Offers that got in.
 */
winners: number
/**
 * {product}s that they got.
 */
quantity: number
}
export interface Auction {
event: EventSummary
marketplaceId: Id
state: AuctionState
opensAt: Instant
closesAt: Instant
/**
 * Why the organiser closed it before its time.
 */
closedEarly?: ShortText
resultsAt: Instant
/**
 * Time to make a refused card good.
 */
payHours: number
/**
 * Usual times at which an offer may expire, the latest first.
 * 
 * @minItems 1
 * @maxItems 10
 */
expiryChoices: OfferExpiry[]
/**
 * The cheapest first.
 * 
 * @maxItems 500
 */
groups: AuctionGroup[]
serverTime: Instant
}
export interface AuctionGroupLive {
offerGroupId: Id
/**
 * Offers so far, or at the close.
 */
offers: number
cutOff?: AuctionCutOff
}
export interface AuctionLive {
state: AuctionState
closesAt: Instant
resultsAt: Instant
/**
 * @maxItems 500
 */
groups: AuctionGroupLive[]
/**
 * Latest own offer of a caller who is logged in.
 */
offer?: AuctionOffer
serverTime: Instant
}
/**
 * What an offer would cost.
 */
export interface AuctionQuote {
offerGroupId: Id
quantity: AuctionQuantity
/**
 * Of one, before fees.
 */
price: Money
/**
 * Of one, with its discount and fees.
 */
allIn: Money
/**
 * What the card is charged if the offer qualifies, with all fees and taxes.
 */
total: Money
/**
 * There are promo codes for it.
 */
takesPromoCode: boolean
promoCode?: AppliedPromoCode
}
export interface AuctionCheckoutPermissions {
/**
 * Making a new offer for the quoted one, or raising the own offer if there is one.
 */
offer: Permission
}
export interface AuctionCheckout {
auction: Auction
/**
 * {product}s that the limit still allows the caller, besides those of their offer.
 */
remaining: number
quote: AuctionQuote
/**
 * Latest own offer.
 */
offer?: AuctionOffer
allowed: AuctionCheckoutPermissions
}
export interface AuctionOffer {
offerId: Id
event: EventSummary
marketplaceId: Id
offerGroupId: Id
name: ShortText
quantity: AuctionQuantity
seatsTogether: boolean
/**
 * Of one, before fees.
 */
price: Money
/**
 * Most that is charged, as it was shown when the offer was made or last raised.
 */
total: Money
/**
 * Promo code that it has a use of.
 */
promoCode?: DiscountCode
state: AuctionOfferState
/**
 * Of a cancelled offer.
 */
cancelReason?: AuctionCancelReason
/**
 * While it is open.
 */
outlook?: OfferOutlook
/**
 * Lowest price that it can be raised to, while it is open; absent at the maximum.
 */
nextPrice?: Money
/**
 * Once the auction is allocated.
 */
cutOff?: AuctionCutOff
/**
 * Among the offers at the close, from 1.
 */
place?: number
/**
 * Ways of getting in to the event that are open now, for an offer that did not get in or has lapsed.
 * 
 * @maxItems 4
 */
stillOpen?: MarketplaceType[]
/**
 * What is to be paid now, of `paymentFailed`.
 */
quote?: PriceBreakdown
/**
 * Of seats, once it got in.
 */
seatPick?: AuctionSeatPick
/**
 * Cards that may still be refused, of `paymentFailed`. Many of other purchases lower it.
 */
attemptsLeft?: number
/**
 * Time until which another card can pay, of `paymentFailed`.
 */
payUntil?: Instant
/**
 * Absent once the card was removed.
 */
paymentMethodId?: Id
madeAt: Instant
/**
 * Time that decides between equal prices: the earlier one is ahead.
 */
priceReachedAt: Instant
expiresHoursBefore: OfferExpiry
/**
 * When it expires, unless it is accepted before; moves with the start of the event.
 */
expiresAt: Instant
closesAt: Instant
resultsAt: Instant
allowed: AuctionOfferPermissions
}
/**
 * Window in which the fan picks seats, by rank. Who has not picked at its end gets the best ones that are left.
 */
export interface AuctionSeatPick {
opensAt: Instant
/**
 * Without time before the event, the same as `opensAt`.
 */
closesAt: Instant
/**
 * When the fan picked; absent if the seats were given.
 */
pickedAt?: Instant
/**
 * Once the offer has them.
 * 
 * @maxItems 50
 */
seats: SeatRef[]
}
export interface SeatSelection {
offer: AuctionOffer
/**
 * With seats of the offer. Empty, as is all else, unless seats can be picked now.
 * 
 * @maxItems 60
 */
sections: SectionAvailability[]
/**
 * Seats of these sections, as in `listSeatsForSections`.
 * 
 * @maxItems 60
 */
availability: SeatAvailability[]
/**
 * @maxItems 1
 */
offers: SeatOffer[]
/**
 * Indexes of the offers that a seat carries; the first set is empty.
 * 
 * @maxItems 2
 */
offerSets: number[][]
/**
 * Best seats for the offer that are left side by side; empty without so many.
 * 
 * @maxItems 50
 */
bestSeatCodes: SeatCode[]
serverTime: Instant
}
export interface AuctionOfferPermissions {
/**
 * Picking seats, in the window of the rank; `opensAt` before it. `myPricePickSeatsOfferNotFound`: there are none.
 */
pickSeats: Permission
raise: Permission
decline: Permission
/**
 * Paying again, after a refused card (`repayOffer`).
 */
repay: Permission
}
export interface AuctionOffers {
/**
 * @maxItems 200
 */
offers: AuctionOffer[]
serverTime: Instant
}
