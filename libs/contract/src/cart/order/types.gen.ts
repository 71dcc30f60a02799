// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EventSummary } from '../../common/event/types.gen.ts';
import type { FeeLine, Money, PriceBreakdown } from '../../common/money/types.gen.ts';
import type { Token } from '../../common/token/types.gen.ts';
import type { CountryCode, Id, Instant } from '../../common/value/types.gen.ts';
import type { CartLine } from '../cart/types.gen.ts';
import type { CardBrand, PaymentType } from '../payment-means/types.gen.ts';
/**
 * Signed key of a payment on a provider's page.
 */
export type SignedExternalPaymentKey = string

export interface ShippingAddress {
country: CountryCode
fullName: string
address: string
unit: string
/**
 * Empty by default [C3.29].
 */
googlePlaceId: string
}
/**
 * Absent from orders that were free. Brand and last four digits are those of a card.
 */
export interface OrderPayment {
paymentType: PaymentType
transactionId: string
brand?: CardBrand
lastFour?: string
}
/**
 * Order, as shown on its receipt [C3.28].
 */
export interface Order {
orderId: Id
/**
 * Short order number for people.
 */
orderNumber: string
eventId: Id
event: EventSummary
createdAt: Instant
/**
 * Items of the cart.
 * 
 * @maxItems 20
 */
lines: CartLine[]
quote: PriceBreakdown
/**
 * Fees of `quote`.
 * 
 * @maxItems 50
 */
fees: FeeLine[]
/**
 * Total of `quote`.
 */
total: Money
/**
 * The gateway's id of the payment; absent from orders that were free.
 */
transactionId?: string
/**
 * Of an order that was paid on a provider's page.
 */
signedExternalPaymentKey?: SignedExternalPaymentKey
payment?: OrderPayment
shippingAddress?: ShippingAddress
/**
 * @maxItems 50
 */
tokens: Token[]
}
