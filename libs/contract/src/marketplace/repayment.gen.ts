// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ShippingAddress } from '../cart/order.gen.ts';
import type { Money } from '../common/money.gen.ts';
import type { Id } from '../common/value.gen.ts';
export interface RepayOfferRequest {
/**
 * Id of the entry that has won, or of the offer that got in.
 */
offerId: Id
/**
 * Stored card, or one added for a single purchase; the refused one may be tried again.
 */
paymentMethodId: Id
/**
 * Total shown to the fan. A higher one is refused as `priceChanged`.
 */
acceptedTotal: Money
shippingAddress?: ShippingAddress
/**
 * Id of the visit, by which the payment gateway links its payments to find fraud.
 */
fraudSessionId?: string
}
