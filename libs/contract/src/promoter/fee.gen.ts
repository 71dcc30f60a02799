// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { DiscountCode } from '../cart/discount.gen.ts';
import type { MarketplaceType } from '../common/event.gen.ts';
import type { FeeKind, FeeRecipient, Money, PriceBreakdown } from '../common/money.gen.ts';
import type { Id, LocaleTexts, ShortText } from '../common/value.gen.ts';
/**
 * Code of a fee, unique within its event.
 */
export type FeeCode = string
/**
 * Name of a fee, as buyers read it.
 */
export type FeeName = string
/**
 * Whose charge it is [C3.09]: `payment` of the payment provider, `provider` of the platform, `custom` of the organiser or venue, `profitShare` of the organiser in a resale, `tax` of the tax office.
 * 
 */
export type ChargeKind = ("payment" | "profitShare" | "tax" | "custom" | "provider")
/**
 * Buyers pay on top of the price; organisers and sellers from what they are owed.
 */
export type FeePayer = ("buyer" | "organiser" | "seller")

/**
 * Name by locale; the one in the default locale is used where another lacks.
 */
export interface FeeNames {
"en-US": FeeName
"en-CA"?: FeeName
"fr-CA"?: FeeName
"es-US"?: FeeName
}
export interface FeeStep {
/**
 * Highest price that it applies to; the last step has none.
 */
upTo?: Money
amount: Money
}
/**
 * Fee of the organiser per {product}, part of the all-in price. It has the figure of its kind; the figure of a `pending` one is not known yet, and nobody pays it until then. A fee that sellers pay applies to resales alone.
 * 
 */
export interface CustomFee {
/**
 * Fee that is kept; absent for a new one.
 */
code?: FeeCode
names: FeeNames
/**
 * What it is for, by locale.
 */
purpose: LocaleTexts
kind: ("pending" | "amount" | "percent" | "stepped")
/**
 * For `amount`.
 */
amount?: Money
/**
 * For `percent`: parts per million of the price, 85000 is 8.5 %.
 */
ratePpm?: number
/**
 * For `stepped`: by the price, in rising order.
 * 
 * @maxItems 20
 */
steps?: FeeStep[]
payer: ("buyer" | "seller")
/**
 * @minItems 1
 * @maxItems 4
 */
marketplaceTypes: MarketplaceType[]
refundable: boolean
}
/**
 * Fee of an event. `own` ones are the organiser's to change.
 */
export interface EventFee {
code: FeeCode
names: LocaleTexts
purpose: LocaleTexts
charge: ChargeKind
own: boolean
recipient: FeeRecipient
charityId?: Id
basis: ("ticket" | "order")
kind: FeeKind
amount?: Money
ratePpm?: number
/**
 * @maxItems 20
 */
steps?: FeeStep[]
payer: FeePayer
/**
 * @maxItems 4
 */
marketplaceTypes: MarketplaceType[]
mandatory: boolean
refundable: boolean
}
export interface EventTax {
code: FeeCode
names: LocaleTexts
charge: ChargeKind
ratePpm: number
/**
 * Whether the shown price already includes it.
 */
included: boolean
}
export interface EventFees {
eventId: Id
/**
 * @maxItems 100
 */
live: EventFee[]
/**
 * The organiser's own fees as prepared; absent without a draft.
 * 
 * @maxItems 20
 */
draft?: EventFee[]
/**
 * @maxItems 50
 */
taxes: EventTax[]
}
export interface BuyerPriceRequest {
eventId: Id
/**
 * Prices each place as one that its owner resells for this, instead of a first sale.
 */
resalePrice?: Money
/**
 * Adds the prices with this promo code.
 */
discountCode?: DiscountCode
}
export interface DraftBuyerPriceRequest {
eventId: Id
/**
 * The organiser's own fees to price with; the draft if absent, or the live ones without a draft.
 * 
 * @maxItems 20
 */
fees?: CustomFee[]
resalePrice?: Money
/**
 * Adds the prices with this promo code.
 */
discountCode?: DiscountCode
}
export interface BuyerPrice {
offerGroupId: Id
name: ShortText
/**
 * `discount`: with the promo code of the request, for an offer that it applies to.
 */
priceKind: ("discount" | "regular")
price: PriceBreakdown
/**
 * Price less fees of others and taxes.
 */
organiserReceives: Money
}
export interface BuyerPriceList {
/**
 * @maxItems 1000
 */
buyerPrices: BuyerPrice[]
/**
 * Names of fees whose figures are not known yet, and which no price has.
 * 
 * @maxItems 100
 */
pendingFees: ShortText[]
}
export interface SetEventFeesRequest {
eventId: Id
state: ("draft" | "live")
/**
 * @maxItems 20
 */
fees: CustomFee[]
}
export interface SetResaleProfitShareRequest {
eventId: Id
/**
 * Parts per million of the price above the face value: 500000 is half.
 */
ratePpm: number
}
