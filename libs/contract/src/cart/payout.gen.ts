// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Money } from '../common/money.gen.ts';
import type { EmailAddress, Id, Instant, ShortText } from '../common/value.gen.ts';
/**
 * `sale` adds to what is owed to the caller, `refund` of its buyer takes it back, `payout` is money that was sent, and `payoutReturned` money that came back.
 * 
 */
export interface StatementEntry {
at: Instant
kind: ("sale" | "refund" | "payout" | "payoutReturned")
eventId: Id
eventName: ShortText
payoutId?: Id
amount: Money
/**
 * What is owed to the caller after it, in its currency; negative for a debt.
 */
balance: Money
}
/**
 * Sums of a year in one currency.
 */
export interface StatementTotal {
/**
 * Sales less refunds.
 */
earned: Money
/**
 * Payouts less what came back.
 */
paid: Money
/**
 * At the end of the year.
 */
balance: Money
}
export interface SellerStatement {
year: number
/**
 * Years with entries, latest first.
 * 
 * @maxItems 100
 */
years: number[]
/**
 * @maxItems 50
 */
totals: StatementTotal[]
/**
 * @maxItems 5000
 */
entries: StatementEntry[]
}
/**
 * PayPal account [C3.30].
 */
export interface PayoutMethod {
payoutMethodId: Id
payoutType: "PayPal"
/**
 * E-mail address that identifies the account, as entered by its owner.
 */
emailAddress: EmailAddress
addedAt: Instant
}
export interface PayoutMethodList {
/**
 * @maxItems 50
 */
payoutMethods: PayoutMethod[]
}
export interface AddPayPalAccountRequest {
emailAddress: EmailAddress
}
export interface ArchivePayoutMethodRequest {
payoutMethodId: Id
}
