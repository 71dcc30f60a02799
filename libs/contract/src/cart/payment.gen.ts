// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Money } from '../common/money.gen.ts';
import type { QuestionAnswer } from '../common/question.gen.ts';
import type { Id } from '../common/value.gen.ts';
import type { PurchaseToken } from './cart.gen.ts';
import type { InvoiceTo, ShippingAddress, SignedExternalPaymentKey } from './order.gen.ts';
import type { PaymentType } from './payment-means.gen.ts';
export interface PayCartRequest {
eventId: Id
purchaseToken: PurchaseToken
/**
 * Stored card, or one added for a single purchase. What is free needs none.
 */
paymentMethodId?: Id
/**
 * Total shown to the buyer. A higher one is refused as `priceChanged`.
 */
acceptedTotal: Money
shippingAddress?: ShippingAddress
/**
 * Answers to the organiser's questions of the event.
 * 
 * @maxItems 500
 */
answers?: QuestionAnswer[]
/**
 * Whom the order's tax invoice names; without it there is none.
 */
invoiceTo?: InvoiceTo
/**
 * Id of the visit, by which the payment gateway links its payments to find fraud.
 */
fraudSessionId?: string
/**
 * Stores a card added for a single purchase, once this payment has succeeded.
 */
savePaymentMeans?: boolean
}
export interface InitiateExternalPaymentRequest {
eventId: Id
purchaseToken: PurchaseToken
/**
 * One that the event offers and that is paid on a provider's page.
 */
paymentType: PaymentType
/**
 * Total shown to the buyer. A higher one is refused as `priceChanged`.
 */
acceptedTotal: Money
shippingAddress?: ShippingAddress
/**
 * Answers to the organiser's questions of the event.
 * 
 * @maxItems 500
 */
answers?: QuestionAnswer[]
/**
 * Whom the order's tax invoice names; without it there is none.
 */
invoiceTo?: InvoiceTo
/**
 * Id of the visit, by which the payment gateway links its payments to find fraud.
 */
fraudSessionId?: string
}
/**
 * Payment on a provider's page.
 */
export interface ExternalPayment {
/**
 * Where the browser goes next: the provider's page, or the page of the return.
 */
redirectUrl: string
signedExternalPaymentKey: SignedExternalPaymentKey
}
export interface PurchaseExternallyRequest {
signedExternalPaymentKey: SignedExternalPaymentKey
}
