// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EventSummary } from '../common/event.gen.ts';
import type { EmailAddress, Id, Instant, Locale, ShortText } from '../common/value.gen.ts';
import type { AssignmentString } from '../token-assignment/guest-purchase.gen.ts';
import type { PromoterPaymentKind } from './inventory.gen.ts';
import type { PromoterGuest, PromoterLine } from './transaction.gen.ts';
export interface GiveToGuestRequest {
eventId: Id
/**
 * @minItems 1
 * @maxItems 10
 */
lines: PromoterLine[]
guest: PromoterGuest
/**
 * False for the price of the offer.
 */
isFree: boolean
}
export interface OfferEngagementRequest {
eventId: Id
emailAddress: EmailAddress
/**
 * Of the mail; the caller's if absent.
 */
locale?: Locale
/**
 * @minItems 1
 * @maxItems 3
 */
paymentKinds: PromoterPaymentKind[]
/**
 * Commission on each {product}, in parts per million of its price; absent for none.
 */
ratePpm?: number
mostPerGuest?: number
/**
 * @minItems 1
 * @maxItems 10
 */
items: EngagementOfferPlaces[]
}
export interface EngagementOfferPlaces {
offerGroupId: Id
quantity: number
}
/**
 * The link that was mailed, told once.
 */
export interface EngagementLink {
eventId: Id
url: string
/**
 * When doors open.
 */
acceptUntil: Instant
}
export interface EngagementOfferItem {
name: ShortText
quantity: number
}
export interface EngagementOffer {
state: ("pending" | "completed" | "declined" | "expired")
event: EventSummary
/**
 * Name of the organiser.
 */
inviterFirstName: string
/**
 * Masked.
 */
emailAddress: string
assigneeHasAccount: boolean
/**
 * @maxItems 3
 */
paymentKinds: PromoterPaymentKind[]
ratePpm?: number
mostPerGuest?: number
/**
 * @maxItems 10
 */
items: EngagementOfferItem[]
acceptUntil: Instant
}
export interface AnswerEngagementOfferRequest {
assignmentString: AssignmentString
}
export interface AcceptedEngagement {
eventId: Id
}
