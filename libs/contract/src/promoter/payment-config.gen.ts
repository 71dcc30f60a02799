// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Id, ShortText } from '../common/value.gen.ts';
/**
 * Payment type that an event can offer [C3.12].
 */
export type EventPaymentType = ("CreditCard" | "Alipay" | "Wechat" | "Klarna")
/**
 * @minItems 1
 * @maxItems 4
 */
export type EventPaymentTypes = EventPaymentType[]

export interface EventPaymentConfig {
eventId: Id
paymentTypes: EventPaymentTypes
/**
 * Account of the organisation's own that takes the money; the platform's if absent.
 */
gatewayAccountId?: Id
}
export interface OwnGatewayAccount {
gatewayAccountId: Id
/**
 * Name of the payment provider.
 */
gateway: ShortText
}
export interface ClientPaymentConfig {
clientId: Id
paymentTypes: EventPaymentTypes
/**
 * The organisation's own accounts.
 * 
 * @maxItems 100
 */
gatewayAccounts: OwnGatewayAccount[]
}
