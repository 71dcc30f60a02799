// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { CartSelection } from '../cart/cart.gen.ts';
import type { AppliedPromoCode, DiscountCode } from '../cart/discount.gen.ts';
import type { EventSummary, MarketplaceCode, MarketplaceType, MinimumAge } from '../common/event.gen.ts';
import type { Money, PriceBreakdown } from '../common/money.gen.ts';
import type { Permission } from '../common/permission.gen.ts';
import type { Id, Instant, ShortText } from '../common/value.gen.ts';
/**
 * Offers in order of preference, the most wanted first.
 * 
 * @minItems 1
 * @maxItems 20
 */
export type DrawChoiceIds = Id[]
export type DrawQuantity = number
/**
 * Entries are taken while `open`; `closed` until the beacon's value is there and the draw is made.
 */
export type DrawState = ("upcoming" | "open" | "closed" | "drawn" | "cancelled")
/**
 * `entered` until the draw closes, and `pendingResults` until it is drawn. A win is `won` while it is charged or can be claimed, `claimed` once it is paid, `paymentFailed` while a refused card can be made good, and `lapsed` after that.
 */
export type DrawEntryState = ("entered" | "pendingResults" | "won" | "claimed" | "paymentFailed" | "lapsed" | "lost" | "cancelled")
/**
 * SHA-256 in hex.
 */
export type DrawHash = string
export type DrawText = string

export interface CheckoutDrawRequest {
eventId: Id
/**
 * Opens a draw that is for holders of a code; callers with an entry need none.
 */
marketplaceCode?: MarketplaceCode
/**
 * Choices to quote; those of the entry if absent, or the dearest.
 */
offerGroupIds?: DrawChoiceIds
quantity?: DrawQuantity
/**
 * As in `EnterDrawRequest`; that of the entry if absent.
 */
maySplit?: boolean
/**
 * Promo code to quote with; that of the entry if absent.
 */
promoCode?: DiscountCode
}
export interface EnterDrawRequest {
eventId: Id
/**
 * Opens a draw that is for holders of a code; callers with an entry need none.
 */
marketplaceCode?: MarketplaceCode
offerGroupIds: DrawChoiceIds
quantity: DrawQuantity
/**
 * Fewer places are welcome too.
 */
maySplit: boolean
/**
 * Stored card of the caller, charged if the entry wins.
 */
paymentMethodId: Id
/**
 * Promo code that lowers what a win costs. An entry that is changed keeps its code if absent.
 */
promoCode?: DiscountCode
}
export interface DeleteDrawEntryRequest {
/**
 * Any offer of the draw.
 */
offerGroupId: Id
}
export interface ClaimDrawRequest {
/**
 * Id of the entry.
 */
offerId: Id
}
/**
 * Offer that can be drawn for.
 */
export interface DrawChoice {
offerGroupId: Id
name: ShortText
/**
 * Price of one.
 */
allIn: Money
minQuantity: number
maxQuantity: number
minimumAge?: MinimumAge
}
export interface DrawName {
offerGroupId: Id
name: ShortText
}
export interface DrawPermissions {
/**
 * Entering, or changing the entry.
 */
enter: Permission
delete: Permission
}
export interface DrawCheckout {
event: EventSummary
marketplaceId: Id
state: DrawState
opensAt: Instant
closesAt: Instant
resultsAt: Instant
/**
 * A win is charged at the draw.
 */
autoClaim: boolean
/**
 * Time to claim a win, or to make a refused card good.
 */
claimHours: number
seedCommitment: DrawHash
/**
 * @maxItems 500
 */
choices: DrawChoice[]
/**
 * There are promo codes for what is quoted.
 */
takesPromoCode: boolean
promoCode?: AppliedPromoCode
/**
 * {product}s that the limit still allows the caller, besides those of their entry.
 */
remaining: number
/**
 * Price of the dearest of the quoted choices, with all fees and taxes: for the quantity, or for fewer where they may cost more, as without the discount for a number.
 */
atMost?: Money
entry?: DrawEntry
allowed: DrawPermissions
serverTime: Instant
}
export interface DrawEntry {
/**
 * Id of the entry.
 */
offerId: Id
event: EventSummary
marketplaceId: Id
/**
 * In order of preference.
 * 
 * @maxItems 20
 */
choices: DrawName[]
quantity: number
maySplit: boolean
/**
 * Promo code that it has a use of.
 */
promoCode?: DiscountCode
state: DrawEntryState
enteredAt: Instant
changedAt: Instant
closesAt: Instant
resultsAt: Instant
autoClaim: boolean
/**
 * Absent once the card was removed.
 */
paymentMethodId?: Id
/**
 * In the drawn order, from 1; absent before the draw.
 */
place?: number
win?: DrawnWin
/**
 * Time at which the fan gave the win up.
 */
declinedAt?: Instant
/**
 * Ways of getting in to the event that are open now, for an entry that has lost or lapsed.
 * 
 * @maxItems 4
 */
stillOpen?: MarketplaceType[]
/**
 * Absent before the draw is closed.
 */
proof?: DrawInclusion
allowed: DrawEntryPermissions
}
export interface DrawEntryPermissions {
edit: Permission
delete: Permission
/**
 * Paying in the cart for a win that was not charged.
 */
claim: Permission
/**
 * Paying again at once, after a refused card (`repayOffer`).
 */
repay: Permission
/**
 * Giving the win up instead (`declineOfferPayment`).
 */
decline: Permission
}
export interface DrawnWin {
offerGroupId: Id
name: ShortText
quantity: number
/**
 * Time until which an unpaid win is set aside.
 */
until?: Instant
}
/**
 * Shows by itself that the entry was drawn from, as it was when the draw closed.
 */
export interface DrawInclusion {
/**
 * Id of the entry in the published data: a hash of its own id and the salt.
 */
drawnId: DrawHash
salt: DrawHash
/**
 * Hashes beside the path from the entry to the root.
 * 
 * @maxItems 40
 */
steps: DrawProofStep[]
}
export interface DrawProofStep {
side: ("left" | "right")
hash: DrawHash
}
export interface DrawEntries {
/**
 * @maxItems 200
 */
entries: DrawEntry[]
serverTime: Instant
}
export interface DrawClaim {
entry: DrawEntry
/**
 * What `allIn` is made of.
 */
quote: PriceBreakdown
/**
 * Price of what was won; zero without a win.
 */
allIn: Money
/**
 * Cards that may still be refused for this win. Many refused cards of other purchases lower it.
 */
attemptsLeft: number
serverTime: Instant
}
export interface ClaimedDraw {
eventId: Id
/**
 * Lines of the cart; `checkoutCart` with them answers the cart. Empty without a win, or once it is over.
 * 
 * @maxItems 50
 */
selections: CartSelection[]
/**
 * Promo code of the win, for `checkoutCart`.
 */
promoCode?: DiscountCode
}
/**
 * Places to be drawn for. Several offers may sell from one stock.
 */
export interface DrawStock {
id: DrawText
/**
 * @maxItems 500
 */
choices: DrawText[]
quantity: number
}
/**
 * Public random value that did not exist when the draw closed.
 */
export interface DrawBeacon {
source: DrawText
round: number
/**
 * Hex.
 */
value: string
}
/**
 * Entry of a finished draw with its result, without its person.
 */
export interface PublishedEntry {
id: DrawHash
quantity: number
maySplit: boolean
/**
 * @maxItems 20
 */
choices: DrawText[]
/**
 * In the order drawn, from 1.
 */
place: number
/**
 * Absent without a win that stands.
 */
win?: PublishedWin
/**
 * Number among the wins that were not paid in time: their places went to the next in the order.
 */
lapsed?: number
}
export interface PublishedWin {
/**
 * Among the wins, in their order.
 */
number: number
choice: DrawText
quantity: number
/**
 * Its places were taken off sale after the draw: the winner did not get them, and neither did another entry.
 */
withdrawn?: true
}
export interface PublishedEntries {
/**
 * @maxItems 4096
 */
entries: PublishedEntry[]
/**
 * `from` of the next page, if there is one.
 */
next?: DrawHash
}
export interface DrawCounts {
entries: number
/**
 * Wins that did not lapse, withdrawn ones too.
 */
wins: number
/**
 * Wins that were not paid in time.
 */
lapsed: number
}
/**
 * What `@foyer/verify-draw` recomputes the draw from, without its entries (`listPublishedEntries`).
 */
export interface DrawHead {
version: 1
drawId: Id
seedCommitment: DrawHash
/**
 * @maxItems 500
 */
stock: DrawStock[]
closedAt: Instant
entriesRoot: DrawHash
beacon: DrawBeacon
serverSeed: DrawHash
counts: DrawCounts
}
/**
 * Change of the stock after it was committed to.
 */
export interface DrawStockChange {
stockId: DrawText
before: number
after: number
changedAt: Instant
}
export interface PublicDraw {
event: EventSummary
drawId: Id
state: DrawState
opensAt: Instant
closesAt: Instant
/**
 * Why the organiser closed it before its time.
 */
closedEarly?: ShortText
resultsAt: Instant
autoClaim: boolean
seedCommitment: DrawHash
committedAt: Instant
/**
 * @maxItems 500
 */
names: DrawName[]
/**
 * @maxItems 500
 */
stock: DrawStock[]
/**
 * @maxItems 500
 */
stockChanges: DrawStockChange[]
/**
 * Entries so far.
 */
entries: number
closedAt?: Instant
/**
 * From the close on.
 */
entriesRoot?: DrawHash
/**
 * When the root was published; the beacon round is chosen after it.
 */
rootPublishedAt?: Instant
/**
 * Of the beacon round that will decide, once it is chosen.
 */
beaconSource?: DrawText
beaconRound?: number
/**
 * When the value of the round appears.
 */
beaconAt?: Instant
drawnAt?: Instant
/**
 * From the draw on. Wins and lapsed ones change while winners lapse.
 */
record?: DrawHead
serverTime: Instant
}
