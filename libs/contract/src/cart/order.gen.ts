// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EventSummary } from '../common/event.gen.ts';
import type { FeeLine, Money, PriceBreakdown } from '../common/money.gen.ts';
import type { Permission } from '../common/permission.gen.ts';
import type { AnsweredQuestion } from '../common/question.gen.ts';
import type { Token } from '../common/token.gen.ts';
import type { CountryCode, Cursor, Id, Instant, ShortText } from '../common/value.gen.ts';
import type { CartLine } from './cart.gen.ts';
import type { CardBrand, PaymentType } from './payment-means.gen.ts';
export type ShipmentState = ("toShip" | "shipped" | "delivered")
/**
 * Signed key of a payment on a provider's page.
 */
export type SignedExternalPaymentKey = string

export interface OrderDocument {
fileName: string
/**
 * The PDF in base64.
 */
content: string
}
export interface OrderPermissions {
print: Permission
}
/**
 * What a line of an order bought.
 */
export interface OrderItem {
name: ShortText
quantity: number
}
/**
 * Order in a list.
 */
export interface OrderSummary {
orderId: Id
orderNumber: string
event: EventSummary
createdAt: Instant
/**
 * @maxItems 20
 */
items: OrderItem[]
total: Money
state: ("placed" | "partlyRefunded" | "refunded")
/**
 * Refunds of the order so far, paid out or under way; absent without one.
 */
refunded?: Money
/**
 * Absent if nothing of the order is shipped.
 */
shipment?: ShipmentState
}
/**
 * Parcel of an order with everything of it that is shipped.
 */
export interface Shipment {
state: ShipmentState
carrier?: string
trackingNumber?: string
/**
 * Page of the carrier that tells where the parcel is.
 */
trackingLink?: string
shippedAt?: Instant
deliveredAt?: Instant
}
export interface OrderPage {
/**
 * @maxItems 50
 */
orders: OrderSummary[]
nextCursor?: Cursor
}
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
 * Person or company that a tax invoice names as the buyer.
 */
export interface InvoiceTo {
name: string
/**
 * As the buyer typed it; countries write it differently.
 */
taxNumber?: string
}
/**
 * What a refund took off the tax invoice of an order.
 */
export interface CreditNote {
/**
 * In a series of its own.
 */
number: string
amount: Money
issuedAt: Instant
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
 * Absent if nothing of the order is shipped: none of it ever was, or it was refunded before.
 */
shipment?: Shipment
/**
 * Of an order whose buyer asked for a tax invoice; the document then has one.
 */
invoiceTo?: InvoiceTo
/**
 * Of a refunded order with a tax invoice, oldest first; the document has a page for each.
 * 
 * @maxItems 200
 */
creditNotes?: CreditNote[]
/**
 * Organiser's questions with what the buyer answered.
 * 
 * @maxItems 500
 */
answers?: AnsweredQuestion[]
/**
 * At most as many as an event can sell to one person.
 * 
 * @maxItems 500
 */
tokens: Token[]
/**
 * What the buyer may do with the order.
 */
allowed?: OrderPermissions
}
