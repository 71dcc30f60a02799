// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EmailAddress, Id, Instant } from '../../common/value/types.gen.ts';
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
