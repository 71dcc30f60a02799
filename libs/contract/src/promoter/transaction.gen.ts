// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { AgeQuantity } from '../cart/cart.gen.ts';
import type { Money } from '../common/money.gen.ts';
import type { SeatCode, SeatRef } from '../common/seat.gen.ts';
import type { Cursor, EmailAddress, Id, Instant, Locale, Quantity, ShortText } from '../common/value.gen.ts';
import type { BirthDate, PersonName } from '../identity/account.gen.ts';
import type { PromoterPaymentKind } from './inventory.gen.ts';
/**
 * Kinds of payment that the promoter takes.
 */
export type PromoterCounterKind = ("cash" | "card")
/**
 * `pending` until it is paid, then `completed`; `declined` by the guest, or `cancelled`: not paid in time, or taken back [C4.21].
 * 
 */
export type PromoterTransactionState = ("pending" | "completed" | "declined" | "cancelled")

/**
 * Who the {product} are for: the account of the address, or an unfinished one, which the guest is mailed a link to finish. What a finished account knows of its owner is not changed.
 * 
 */
export interface PromoterGuest {
emailAddress: EmailAddress
firstName?: PersonName
lastName?: PersonName
/**
 * Needed for events with a minimum age, unless the account has it.
 */
birthDate?: BirthDate
/**
 * Of the mails; the caller's if absent.
 */
locale?: Locale
}
export interface PromoterLine {
offerGroupId: Id
quantity: Quantity
/**
 * @maxItems 3
 */
ages?: AgeQuantity[]
/**
 * Picked seats; the best of the allotment if absent.
 * 
 * @maxItems 50
 */
seatCodes?: SeatCode[]
/**
 * Seats need not lie together.
 */
maySplit?: boolean
}
/**
 * What the promoter has taken; nothing is sold if it is not the price.
 */
export interface PromoterPayment {
paymentKind: PromoterCounterKind
amount: Money
/**
 * Required for `card`: the terminal's id of the transaction, which pays once.
 */
reference?: string
}
export interface PromoterSaleRequest {
eventId: Id
/**
 * @minItems 1
 * @maxItems 10
 */
lines: PromoterLine[]
guest: PromoterGuest
payment: PromoterPayment
}
export interface SearchPromoterTransactionsRequest {
eventId: Id
/**
 * Pending, or all others.
 */
state: ("pending" | "completed")
/**
 * Part of the name or address of the guest.
 */
search: string
cursor?: Cursor
limit?: number
}
export interface UndoPromoterSaleRequest {
eventId: Id
transactionId: Id
}
export interface PromoterSaleRequestV1 {
eventId: Id
offerGroupId: Id
quantity: Quantity
emailAddress: EmailAddress
birthDate?: BirthDate
paymentKind: PromoterCounterKind
amount: Money
reference?: string
}
export interface PromoterAssignRequest {
eventId: Id
/**
 * @minItems 1
 * @maxItems 10
 */
lines: PromoterLine[]
guest: PromoterGuest
}
export interface PromoterAssignRequestV1 {
eventId: Id
offerGroupId: Id
quantity: Quantity
emailAddress: EmailAddress
}
export interface EditPromoterTransactionRequest {
eventId: Id
transactionId: Id
emailAddress?: EmailAddress
/**
 * Held in place of the one before, as many, for transactions of one offer that nobody has begun to pay.
 */
offerGroupId?: Id
}
export interface ResendPromoterTransactionRequest {
eventId: Id
transactionId: Id
}
/**
 * The link that was mailed to the guest. It is told once, to be shown to a guest who stands before the giver.
 */
export interface PromoterLink {
eventId: Id
transactionId: Id
url: string
/**
 * A day from now at most, and never later than doors.
 */
heldUntil: Instant
}
export interface PromoterSale {
eventId: Id
transactionId: Id
}
export interface PromoterTransactionItem {
offerGroupId: Id
name: ShortText
quantity: Quantity
/**
 * @maxItems 50
 */
seats: SeatRef[]
}
/**
 * As it was typed in; without an address once the account is deleted.
 */
export interface PromoterTransactionGuest {
emailAddress?: EmailAddress
firstName?: PersonName
lastName?: PersonName
}
export interface PromoterEntryCode {
tokenId: Id
/**
 * `F1.<tokenId>.<code>` of now.
 */
code: string
}
/**
 * So that a guest who paid at the door gets in. Absent later than ten minutes after the sale.
 */
export interface PromoterEntryCodes {
/**
 * @maxItems 500
 */
codes: PromoterEntryCode[]
/**
 * When the codes change.
 */
refreshAt: Instant
shownUntil: Instant
}
export interface PromoterTransaction {
transactionId: Id
eventId: Id
state: PromoterTransactionState
paymentKind: PromoterPaymentKind
guest: PromoterTransactionGuest
/**
 * @maxItems 10
 */
items: PromoterTransactionItem[]
/**
 * What the guest paid, less what was refunded; of a pending one, what is to be paid.
 */
total: Money
/**
 * What it earns, less that on what was refunded.
 */
commission: Money
createdAt: Instant
/**
 * Once it is completed.
 */
orderNumber?: string
/**
 * Of a pending one; until then the guest can pay, and the promoter edit, resend or revoke.
 */
heldUntil?: Instant
entryCodes?: PromoterEntryCodes
/**
 * Absent for what is no cash sale of the last ten minutes, or has been passed on, used or refunded.
 */
undoableUntil?: Instant
serverTime: Instant
}
export interface PromoterTransactionPage {
/**
 * @maxItems 50
 */
transactions: PromoterTransaction[]
nextCursor?: Cursor
}
export interface PromoterTransactionV1 {
transactionId: Id
eventId: Id
state: PromoterTransactionState
paymentKind: PromoterPaymentKind
emailAddress?: EmailAddress
quantity: number
total: Money
commission: Money
createdAt: Instant
}
export interface PromoterTransactionPageV1 {
/**
 * @maxItems 50
 */
transactions: PromoterTransactionV1[]
nextCursor?: Cursor
}
