// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Money } from '../common/money.gen.ts';
import type { Id, Instant, ShortText, UrlText } from '../common/value.gen.ts';
export type GatewayName = string
/**
 * Key or secret, as the provider shows it.
 */
export type GatewayCredential = string

/**
 * What the gateway needs: all three at Stripe, of the same mode as the platform's account; `webhookSecret` in the sandbox. Only ever sent to the server.
 * 
 */
export interface GatewayCredentials {
secretKey?: GatewayCredential
publishableKey?: GatewayCredential
webhookSecret?: GatewayCredential
}
export interface RedactedCredential {
name: ("secretKey" | "publishableKey" | "webhookSecret")
/**
 * Last four characters; empty for a short one.
 */
ending: string
}
export interface Gateway {
gatewayAccountId: Id
name: GatewayName
/**
 * Name of the payment provider.
 */
gateway: ShortText
/**
 * Empty once they are deleted.
 * 
 * @maxItems 3
 */
credentials: RedactedCredential[]
/**
 * Address that the provider has to call; absent once the credentials are deleted.
 */
webhookUrl?: UrlText
/**
 * Page with the card fields of a test payment; absent once the credentials are deleted.
 */
hostedFieldsUrl?: UrlText
createdAt: Instant
/**
 * When the credentials were deleted.
 */
redactedAt?: Instant
}
export interface GatewayList {
/**
 * @maxItems 1000
 */
gateways: Gateway[]
}
export interface CreateGatewayRequest {
clientId: Id
name: GatewayName
credentials: GatewayCredentials
}
export interface UpdateGatewayRequest {
clientId: Id
gatewayAccountId: Id
name?: GatewayName
credentials?: GatewayCredentials
}
export interface GatewayRequest {
clientId: Id
gatewayAccountId: Id
}
export interface PurchaseOneDollarRequest {
clientId: Id
gatewayAccountId: Id
/**
 * Single-use token of the account's hosted fields.
 */
cardToken: string
}
export interface RefundTestPaymentRequest {
clientId: Id
testPaymentId: Id
}
export interface TestPayment {
testPaymentId: Id
gatewayAccountId: Id
amount: Money
paidAt: Instant
refundedAt?: Instant
}
