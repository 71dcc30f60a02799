// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Id, ShortText } from './value.gen.ts';
/**
 * ISO 4217.
 */
export type CurrencyCode = string
/**
 * How a fee is calculated [C3.09].
 */
export type FeeKind = ("amount" | "percent" | "profitPercent" | "stepped" | "pending")
/**
 * Party that a fee goes to [C3.09].
 */
export type FeeRecipient = ("platform" | "organiser" | "venue" | "payment" | "promoter" | "seller" | "charity")

/**
 * Integer amount in the minor unit of its currency.
 */
export interface Money {
amount: number
currency: CurrencyCode
}
/**
 * Amounts that a buyer may choose from, or name between the lowest and the highest [C5.07].
 */
export interface AmountRange {
minimum: Money
maximum: Money
/**
 * @maxItems 6
 */
suggested: Money[]
}
/**
 * Fee in a price. `mandatory` fees are part of the all-in price.
 */
export interface FeeLine {
code: string
label: ShortText
purpose: ShortText
recipient: FeeRecipient
/**
 * Charity that the fee goes to.
 */
charityId?: Id
basis: ("ticket" | "order")
kind: FeeKind
mandatory: boolean
refundable: boolean
amount: Money
}
export interface TaxLine {
code: string
label: ShortText
/**
 * Parts per million: 130000 is 13 %, 99750 is 9.975 % (Québec).
 */
ratePpm: number
/**
 * Whether the shown price already includes it.
 */
included: boolean
amount: Money
/**
 * Part of `amount` that is on fees which are not refundable, so that a refund leaves it.
 */
nonRefundable?: Money
}
export interface DiscountLine {
code: string
label: ShortText
/**
 * Party whose share it reduces; the organiser if absent.
 */
bearer?: ("platform" | "organiser")
/**
 * Positive amount to be deducted.
 */
amount: Money
}
/**
 * What a resale leaves to its seller. `proceeds = price - fees - organiserShare`; the parts sum exactly, in minor units.
 * 
 */
export interface SellerSide {
/**
 * Face value at the first sale.
 */
face: Money
/**
 * Price that the seller asks.
 */
price: Money
/**
 * Highest price that the event allows; absent without one.
 */
cap?: Money
/**
 * Fees that the seller pays.
 * 
 * @maxItems 50
 */
fees: FeeLine[]
/**
 * Share of the profit above face value.
 */
organiserShare: Money
proceeds: Money
}
/**
 * Price breakdown per {product} or of a whole cart. `allIn = face - discounts + mandatory fees (+ taxes where prices are shown with tax)`; `total = allIn + optional fees + taxes not included in allIn`. The parts sum exactly, in minor units.
 * 
 */
export interface PriceBreakdown {
face: Money
/**
 * @maxItems 50
 */
discounts: DiscountLine[]
/**
 * @maxItems 50
 */
fees: FeeLine[]
/**
 * @maxItems 50
 */
taxes: TaxLine[]
allIn: Money
total: Money
/**
 * Only for a whole upgrade: positive amount that was paid for what it gives up; `total` is without it.
 */
credit?: Money
/**
 * Only for offers of fans.
 */
seller?: SellerSide
}
