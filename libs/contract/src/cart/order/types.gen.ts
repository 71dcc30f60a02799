// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EventSummary } from '../../common/event/types.gen.ts';
import type { PriceBreakdown } from '../../common/money/types.gen.ts';
import type { Token } from '../../common/token/types.gen.ts';
import type { CountryCode, Id, Instant } from '../../common/value/types.gen.ts';
import type { CartLine } from '../cart/types.gen.ts';
import type { CardBrand, PaymentType } from '../payment-means/types.gen.ts';
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
 * @maxItems 20
 */
lines: CartLine[]
quote: PriceBreakdown
payment?: OrderPayment
shippingAddress?: ShippingAddress
/**
 * @maxItems 50
 */
tokens: Token[]
}
