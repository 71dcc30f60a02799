// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EventSummary } from '../common/event.gen.ts';
import type { Money } from '../common/money.gen.ts';
import type { Id, Instant, ShortText } from '../common/value.gen.ts';
import type { PromoterMoney, PromoterStock } from './inventory.gen.ts';
import type { PromoterTransactionGuest } from './transaction.gen.ts';
/**
 * `refund`: commission that a refund took back; `handedBack`: cash that the promoter gave back to a guest; `handedOver`: cash for the organiser; `payout`: commission that is paid to the promoter's account.
 * 
 */
export type SettlementLineKind = ("sale" | "refund" | "handedBack" | "handedOver" | "settlement" | "payout")
/**
 * `withdrawn` by the side that proposed it, or declined by the other.
 */
export type SettlementState = ("proposed" | "accepted" | "withdrawn")

export interface PromoterEventRequest {
eventId: Id
}
export interface PromoterOfEventRequest {
eventId: Id
promoterId: Id
}
export interface AnswerSettlementRequest {
eventId: Id
settlementId: Id
accepted: boolean
}
export interface PromoterRefundRequest {
eventId: Id
refundId: Id
}
export interface PromoterCashRequest {
eventId: Id
promoterId: Id
/**
 * Negative for cash that the organiser gave back to a promoter who had handed over too much.
 */
amount: Money
}
/**
 * Booking that changed what a promoter owes or is owed; amounts are changes.
 */
export interface SettlementLine {
kind: SettlementLineKind
bookedAt: Instant
orderNumber?: string
transactionId?: Id
cash: Money
commission: Money
}
/**
 * Document that promoter and organiser both accept. With its acceptance the promoter keeps `kept` of the cash, in place of so much commission; `toHandOver` is owed on, until it is handed over.
 * 
 */
export interface PromoterSettlement {
settlementId: Id
/**
 * Of the promoter and event, from 1.
 */
number: number
state: SettlementState
proposedBy: ("promoter" | "organiser")
/**
 * Cash that was owed before; negative if the organiser owes.
 */
cash: Money
commission: Money
/**
 * Negative for commission that goes back with the cash.
 */
kept: Money
toHandOver: Money
proposedAt: Instant
answeredAt?: Instant
}
export interface PromoterCashReceipt {
receiptId: Id
/**
 * Of the promoter and event, from 1.
 */
number: number
amount: Money
handedOverAt: Instant
}
/**
 * Cash that a guest is to get back, by the promoter or the organiser.
 */
export interface PromoterRefundDue {
refundId: Id
transactionId: Id
orderNumber: string
guest?: PromoterTransactionGuest
amount: Money
}
export interface SettledPromoter {
promoterId: Id
/**
 * Or else the address.
 */
name: ShortText
}
/**
 * Account of a promoter for an event. Every amount is read from the ledger.
 */
export interface PromoterAccount {
promoter: SettledPromoter
event: EventSummary
stock: PromoterStock
money: PromoterMoney
/**
 * When the promoter sells no more and what is unsold returns; the end of sale if absent.
 */
endsAt?: Instant
hasEnded?: boolean
/**
 * Sales whose guests have not paid. They stay valid to their own end; then their places return.
 */
pendingSales: number
/**
 * @maxItems 200
 */
refundsDue: PromoterRefundDue[]
/**
 * Booked since the last settlement, latest first.
 * 
 * @maxItems 500
 */
openLines: SettlementLine[]
/**
 * Latest first.
 * 
 * @maxItems 100
 */
settlements: PromoterSettlement[]
/**
 * Latest first.
 * 
 * @maxItems 100
 */
receipts: PromoterCashReceipt[]
/**
 * Whether there are open lines, and nothing waits for an answer.
 */
proposable: boolean
}
export interface PromoterAccountList {
/**
 * @maxItems 200
 */
accounts: PromoterAccount[]
}
