// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Money } from '../common/money.gen.ts';
import type { Id, Instant, ShortText } from '../common/value.gen.ts';
/**
 * Promo code as a buyer enters it, in upper or lower case.
 */
export type DiscountCode = string

/**
 * Promo code of a cart, which holds a use of it, or of a quote.
 */
export interface AppliedPromoCode {
discountCode: DiscountCode
label: ShortText
/**
 * Whether it lowers the price of what is in the cart, or quoted.
 */
applies: boolean
}
export interface ValidateDiscountCodeRequest {
discountCode: DiscountCode
eventId?: Id
}
/**
 * What a promo code gives.
 */
export interface Discount {
eventId: Id
discountCode: DiscountCode
label: ShortText
/**
 * Off each item; absent for a rate.
 */
amount?: Money
/**
 * Parts per million of the face price: 100000 is 10 %. Absent for an amount.
 */
ratePpm?: number
/**
 * Items in the cart from which on it is given.
 */
minQuantity: number
endsAt?: Instant
}
