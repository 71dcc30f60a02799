// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EventSummary } from '../common/event.gen.ts';
import type { Money } from '../common/money.gen.ts';
import type { Permission } from '../common/permission.gen.ts';
import type { Token } from '../common/token.gen.ts';
import type { Id, Instant, ShortText } from '../common/value.gen.ts';
/**
 * Part of a price, and how much of it is refunded.
 */
export interface RefundPart {
kind: ("face" | "discount" | "fee" | "tax" | "other")
code: string
/**
 * Of a fee or tax.
 */
label?: ShortText
/**
 * Negative for a discount.
 */
paid: Money
refund: Money
}
/**
 * Tokens that are refunded together; one, unless they were sold as a unit (a table, a package).
 */
export interface RefundItem {
orderId: Id
orderNumber: string
/**
 * @minItems 1
 * @maxItems 500
 */
tokens: Token[]
/**
 * @maxItems 60
 */
parts: RefundPart[]
paid: Money
refund: Money
allowed: Permission
}
export interface RefundCheckout {
event: EventSummary
/**
 * @maxItems 500
 */
items: RefundItem[]
/**
 * The event was postponed or rescheduled: until then the whole price is refunded.
 */
refundUntil?: Instant
}
export interface RefundTokensRequest {
eventId: Id
/**
 * Whole items of the checkout.
 * 
 * @minItems 1
 * @maxItems 500
 */
tokenIds: Id[]
/**
 * Amount shown to the caller; another one is refused with `priceChanged`.
 */
acceptedAmount: Money
}
/**
 * Refund under way; the gateway pays it out.
 */
export interface Refund {
amount: Money
/**
 * @maxItems 500
 */
tokenIds: Id[]
}
