// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Money } from '../common/money.gen.ts';
import type { Id, Instant } from '../common/value.gen.ts';
export interface PriceAlert {
eventId: Id
/**
 * Highest price of each that the fan would pay, with all fees.
 */
price?: Money
setAt?: Instant
}
export interface SetPriceAlertRequest {
eventId: Id
/**
 * Of each, in the currency of the event; more than nothing.
 */
price: Money
}
