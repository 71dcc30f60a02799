// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { MarketplaceCode } from '../common/event.gen.ts';
import type { AgeGroup, Fulfilment, ItemCategory, SeatingKind } from '../common/item.gen.ts';
import type { AmountRange, Money, PriceBreakdown } from '../common/money.gen.ts';
import type { Permission } from '../common/permission.gen.ts';
import type { SeatCode, SeatRef, SectionCode } from '../common/seat.gen.ts';
import type { Id, Instant, Quantity, ShortText } from '../common/value.gen.ts';
import type { AppliedPromoCode, DiscountCode } from './discount.gen.ts';
/**
 * Secret of one buyer's cart for one event.
 */
export type PurchaseToken = string
/**
 * Id of a line while it is in the cart; created by the client.
 */
export type CartGuid = string

export interface AgeQuantity {
ageGroup: AgeGroup
quantity: Quantity
}
/**
 * Line as requested by the buyer.
 */
export interface CartSelection {
cartGuid: CartGuid
offerGroupId: Id
/**
 * Package that the offer is of, if it is of one. Must be the one of the offer.
 */
packageId?: Id
/**
 * Listing of a fan, which is sold as a whole: `quantity` is all of it, and the seats are its own.
 */
offerId?: Id
quantity: Quantity
/**
 * Picked seats; without any, the server finds the best for a seated line.
 * 
 * @maxItems 50
 */
seatCodes?: SeatCode[]
/**
 * Section of a standing line.
 */
sectionCode?: SectionCode
/**
 * Must sum to the quantity; all adults if absent.
 * 
 * @maxItems 3
 */
ages?: AgeQuantity[]
maySplit?: boolean
accessible?: boolean
fulfilment?: Fulfilment
/**
 * What the buyer gives, for an offer with `amounts`; the price of the offer if absent.
 */
amount?: Money
}
export interface CheckoutCartRequest {
eventId: Id
purchaseToken?: PurchaseToken
marketplaceCode?: MarketplaceCode
/**
 * Promo code of the cart; without one, the cart has none. One per cart.
 */
promoCode?: DiscountCode
/**
 * All lines of the cart.
 * 
 * @maxItems 20
 */
selections: CartSelection[]
}
export interface CartLine {
/**
 * Id of the server; the same in the cart, the order and the offerId of a failed payment.
 */
lineId: Id
cartGuid: CartGuid
offerGroupId: Id
inventoryItemId: Id
/**
 * Package of the offer; absent if it is of none.
 */
packageId?: Id
resale?: ResaleOfLine
category: ItemCategory
name: ShortText
seating: SeatingKind
quantity: Quantity
/**
 * {product}s that one unit brings: 8 for a table of eight. Absent if it is one, and for extras.
 */
tokensEach?: number
/**
 * @maxItems 50
 */
seats: SeatRef[]
sectionCode?: SectionCode
sectionName?: ShortText
/**
 * @maxItems 3
 */
ages: AgeQuantity[]
fulfilment?: Fulfilment
/**
 * Where a line of fulfilment PICKUP waits for its buyer.
 */
pickupPlace?: ShortText
/**
 * Amount that the buyer named.
 */
amount?: Money
/**
 * In a cart, what the amount may be changed to; absent from a receipt, and at a fixed price.
 */
amounts?: AmountRange
/**
 * Recipient of a donation.
 */
charityName?: ShortText
/**
 * All-in unit price by age group; a single entry if ages do not matter.
 * 
 * @minItems 1
 * @maxItems 3
 */
unitPrices: UnitPrice[]
/**
 * Price of the whole line.
 */
price: PriceBreakdown
/**
 * In a cart; absent from a receipt.
 */
allowed?: LinePermissions
}
/**
 * Of a line that a fan sells. It is not refunded on request [C3.01].
 */
export interface ResaleOfLine {
/**
 * Its listing.
 */
offerId: Id
/**
 * Face value of one {product} as it was first paid.
 */
officialPrice: Money
}
export interface LinePermissions {
remove: Permission
}
export interface UnitPrice {
ageGroup: AgeGroup
quantity: Quantity
allIn: Money
}
/**
 * Line whose price differs from the last quote [C4.01, C8.06].
 */
export interface PriceChange {
cartGuid: CartGuid
before: Money
now: Money
}
export interface Cart {
eventId: Id
purchaseToken: PurchaseToken
purchaseTokenExpiration: Instant
serverTime: Instant
allowed: CartPermissions
/**
 * @maxItems 20
 */
lines: CartLine[]
quote: PriceBreakdown
/**
 * @maxItems 20
 */
priceChanges: PriceChange[]
needsShippingAddress: boolean
promoCode?: AppliedPromoCode
}
export interface CartPermissions {
/**
 * Whether the hold can be extended, which is possible once.
 */
extend: Permission
}
export interface ExtendHoldRequest {
eventId: Id
purchaseToken: PurchaseToken
}
export interface ClearCartRequest {
eventId: Id
purchaseToken?: PurchaseToken
}
