// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Instant } from '../common/value.gen.ts';
/**
 * Exact origin of a page that may embed the widget.
 */
export type HostOrigin = string
export type ExchangeCode = string

export interface ExchangeCodeRequest {
hostOrigin: HostOrigin
}
export interface ExchangeCodeGrant {
exchangeCode: ExchangeCode
expiresAt: Instant
}
export interface RedeemExchangeCodeRequest {
exchangeCode: ExchangeCode
hostOrigin: HostOrigin
}
