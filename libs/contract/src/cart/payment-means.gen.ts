// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Permission } from '../common/permission.gen.ts';
import type { Id, ShortText, UrlText } from '../common/value.gen.ts';
export type CardBrand = ("visa" | "mastercard" | "amex" | "unknown")
export type PaymentType = ("CreditCard" | "Cash" | "SquarePOS" | "Alipay" | "Wechat" | "Klarna")

export interface PaymentMethod {
paymentType: PaymentType
label: ShortText
/**
 * Address of the page with the card fields, for a frame; of cards alone.
 */
hostedFieldsUrl?: UrlText
}
export interface PaymentMethodList {
/**
 * @maxItems 10
 */
paymentMethods: PaymentMethod[]
maxStoredCards: number
}
/**
 * Stored payment method.
 */
export interface PaymentMeans {
paymentMethodId: Id
brand: CardBrand
lastFour: string
expiryMonth: number
expiryYear: number
nameOnCard: ShortText
postalCode?: string
defaultMeans: boolean
expired: boolean
/**
 * Added for a single purchase; not a stored card.
 */
onePurchase?: boolean
/**
 * The bank declined its last charge.
 */
lastDeclined?: boolean
/**
 * What the owner may do with the card; absent from the data export.
 */
allowed?: MeansPermissions
}
export interface MeansPermissions {
makeDefault: Permission
update: Permission
remove: Permission
}
export interface PaymentMeansList {
/**
 * @maxItems 50
 */
paymentMeans: PaymentMeans[]
}
export interface AddPaymentMeansRequest {
/**
 * Single-use token of the hosted fields.
 */
cardToken: string
defaultMeans?: boolean
/**
 * Event to pay for, whose gateway account keeps the card.
 */
eventId?: Id
/**
 * Keeps the card for a single purchase; it is not listed among the stored cards.
 */
onePurchase?: boolean
}
/**
 * Details that are not sent stay as they are.
 */
export interface UpdatePaymentMeansRequest {
paymentMethodId: Id
defaultMeans?: true
/**
 * Sent with `expiryYear`.
 */
expiryMonth?: number
expiryYear?: number
nameOnCard?: string
postalCode?: string
}
export interface VerifyPaymentMeansRequest {
paymentMethodId: Id
verificationToken: string
}
