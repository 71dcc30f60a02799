// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EventSummary } from '../common/event.gen.ts';
import type { Money, PriceBreakdown } from '../common/money.gen.ts';
import type { SeatRef } from '../common/seat.gen.ts';
import type { Id, Instant, Quantity, ShortText } from '../common/value.gen.ts';
/**
 * Secret of a mailed link.
 */
export type AssignmentString = string
/**
 * `pending` until it is paid, then `completed`; `declined` by the guest, `cancelled` by who gave it, or `expired` [C4.21].
 * 
 */
export type GuestAssignmentState = ("pending" | "completed" | "declined" | "cancelled" | "expired")

export interface GuestAssignmentItem {
name: ShortText
quantity: Quantity
/**
 * @maxItems 50
 */
seats: SeatRef[]
}
export interface GuestAssignment {
state: GuestAssignmentState
event: EventSummary
/**
 * Of the promoter; the name of an organiser.
 */
inviterFirstName: string
/**
 * Empty for an organiser.
 */
inviterLastName: string
/**
 * Masked.
 */
emailAddress: string
assigneeHasAccount: boolean
/**
 * @maxItems 10
 */
items: GuestAssignmentItem[]
/**
 * With fees and taxes; nothing is to be paid if it is zero.
 */
total: Money
minimumAge?: number
heldUntil: Instant
serverTime: Instant
}
export interface GuestCheckout {
assignment: GuestAssignment
quote: PriceBreakdown
}
export interface GuestPurchaseRequest {
assignmentString: AssignmentString
paymentMethodId?: Id
/**
 * Total shown to the guest. A higher one is refused as `priceChanged`.
 */
acceptedTotal: Money
savePaymentMeans?: boolean
/**
 * Id of the visit, by which the payment gateway links its payments to find fraud.
 */
fraudSessionId?: string
}
